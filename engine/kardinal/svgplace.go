package kardinal

import (
	"math"
	"sync"

	"partie/engine/draw"
)

// Measures of the map in the drawing's units.
const (
	svgWidth   = 720
	mapPad     = 50  // around the spaces
	mapStretch = 1.1 // how much the map is drawn higher than it is wide
	spaceSize  = 16  // radius of a space
	soil       = 68  // how far a land reaches around its spaces
	strait     = 13  // half of the water around an island
	coatWidth  = 92
	coatHeight = 62 // with one row of advisors
	discSize   = 13
)

// pt is a point of the drawing.
type pt struct{ x, y float64 }

func (p pt) String() string { return draw.Num(p.x) + " " + draw.Num(p.y) }

func (p pt) to(q pt) float64 { return math.Sqrt((p.x-q.x)*(p.x-q.x) + (p.y-q.y)*(p.y-q.y)) }

// mix is the point at t of the way to q.
func (p pt) mix(q pt, t float64) pt { return pt{p.x + t*(q.x-p.x), p.y + t*(q.y-p.y)} }

// arc is the line of an alliance: from coat to coat, bent by a point beside it.
type arc struct {
	from, bend, to pt
	disc           pt // where its number stands
	dots           [arcDots]pt
}

// arcDots is on how many points an arc is measured.
const arcDots = 33

func newArc(from, to pt, bulge float64) *arc {
	m := from.mix(to, .5)
	a := &arc{from: from, to: to, bend: pt{m.x - bulge*(to.y-from.y), m.y + bulge*(to.x-from.x)}}
	for i := range a.dots {
		a.dots[i] = a.at(float64(i) / (arcDots - 1))
	}
	return a
}

func (a *arc) at(t float64) pt { return a.from.mix(a.bend, t).mix(a.bend.mix(a.to, t), t) }

// layout is where everything of a map is drawn.
type layout struct {
	m       *Map
	height  float64
	spaces  []pt
	soils   []string  // the ground around each space
	borders string    // between lands
	wish    [lands]pt // where the map has the coats of arms, or the middle of the lands
	coats   [lands]pt // the middle of each coat of arms
	arcs    []*arc
	island  [lands]bool // no road leads away

	ground string   // the drawing of it without spaces, coats of arms and numbers
	free   []string // the drawing of each space without a cloister, as a group that is still open
}

var layouts sync.Map // of *layout, by the hash of the map

// layoutOf is the layout of a map, made once.
func layoutOf(m *Map) *layout {
	if l, ok := layouts.Load(m.Hash); ok {
		return l.(*layout)
	}
	l := &layout{m: m}
	l.placeSpaces()
	l.findIslands()
	l.shape()
	l.placeCoats()
	l.placeArcs()
	l.drawGround()
	stored, _ := layouts.LoadOrStore(m.Hash, l)
	return stored.(*layout)
}

// placeSpaces spreads the spaces over the width. Where a map does not say where they
// are, each land's stand in a ring.
func (l *layout) placeSpaces() {
	at := make([]pt, len(l.m.Spaces))
	seen := map[pt]bool{}
	for i := range at {
		at[i] = pt{float64(l.m.Spaces[i].X), float64(l.m.Spaces[i].Y)}
		seen[at[i]] = true
	}
	if len(seen) < len(at) {
		for i := range at {
			sp := &l.m.Spaces[i]
			sin, cos := math.Sincos(2 * math.Pi * float64(sp.Number) / float64(l.m.Lands[sp.Land].N))
			at[i] = pt{float64(sp.Land%3)*30 + 11*cos, float64(sp.Land/3)*30 + 11*sin}
		}
	}
	low, high := at[0], at[0]
	for _, p := range at {
		low = pt{min(low.x, p.x), min(low.y, p.y)}
		high = pt{max(high.x, p.x), max(high.y, p.y)}
	}
	scale := (svgWidth - 2*mapPad) / max(high.x-low.x, 1)
	up := min(scale*mapStretch, 900/max(high.y-low.y, 1))
	place := func(p pt) pt { return pt{mapPad + (p.x-low.x)*scale, mapPad + (p.y-low.y)*up} }
	for i := range at {
		at[i] = place(at[i])
	}
	for i, land := range l.m.Lands {
		if land.HasArms && len(seen) == len(at) {
			l.wish[i] = place(pt{float64(land.X), float64(land.Y)})
			continue
		}
		for _, p := range at[land.First : land.First+land.N] {
			l.wish[i].x += p.x / float64(land.N)
			l.wish[i].y += p.y / float64(land.N)
		}
	}
	l.spaces = at
	l.height = math.Ceil(2*mapPad + (high.y-low.y)*up)
}

// findIslands tells the islands among the lands.
func (l *layout) findIslands() {
	for i := range l.island {
		l.island[i] = true
	}
	for _, r := range l.m.Roads {
		if from, to := l.m.Spaces[r[0]].Land, l.m.Spaces[r[1]].Land; from != to {
			l.island[from], l.island[to] = false, false
		}
	}
}

// corner is a corner of a piece of land; by is the space that it meets along the side
// which begins there, or -1 at the sea.
type corner struct {
	pt
	by int
}

// shape gives every space the ground that is nearer to it than to any other.
func (l *layout) shape() {
	for i, p := range l.spaces {
		var ground []corner
		for k := range 28 {
			sin, cos := math.Sincos(2 * math.Pi * float64(k) / 28)
			ground = append(ground, corner{pt{p.x + soil*cos, p.y + soil*sin}, -1})
		}
		for j, q := range l.spaces {
			d := p.to(q)
			if j == i || d == 0 {
				continue
			}
			from, to := l.m.Spaces[i].Land, l.m.Spaces[j].Land
			reach := d / 2
			if from != to && (l.island[from] || l.island[to]) {
				reach -= strait
			}
			ground = clip(ground, p, pt{(q.x - p.x) / d, (q.y - p.y) / d}, reach, j)
		}
		for _, side := range [][3]float64{{-1, 0, p.x - 5}, {1, 0, svgWidth - 5 - p.x}, {0, -1, p.y - 5}, {0, 1, l.height - 5 - p.y}} {
			ground = clip(ground, p, pt{side[0], side[1]}, side[2], -1)
		}
		path := ""
		for k, c := range ground {
			sign := "L"
			if k == 0 {
				sign = "M"
			}
			path += sign + c.pt.String()
			if c.by > i && l.m.Spaces[c.by].Land != l.m.Spaces[i].Land && !l.island[l.m.Spaces[c.by].Land] && !l.island[l.m.Spaces[i].Land] {
				l.borders += "M" + c.pt.String() + "L" + ground[(k+1)%len(ground)].pt.String()
			}
		}
		l.soils = append(l.soils, path+"Z")
	}
}

// clip cuts off what lies further than reach from p in that direction.
func clip(ground []corner, p, direction pt, reach float64, by int) (cut []corner) {
	over := func(q pt) float64 { return (q.x-p.x)*direction.x + (q.y-p.y)*direction.y - reach }
	for k, a := range ground {
		b := ground[(k+1)%len(ground)]
		u, v := over(a.pt), over(b.pt)
		if u <= 0 {
			cut = append(cut, a)
		}
		if (u <= 0) != (v <= 0) {
			c := corner{a.mix(b.pt, u/(u-v)), a.by}
			if u <= 0 {
				c.by = by
			}
			cut = append(cut, c)
		}
	}
	return cut
}

// nearest is the space nearest to p, and how far it is.
func (l *layout) nearest(p pt) (at int, d float64) {
	d = math.Inf(1)
	for i, q := range l.spaces {
		if e := p.to(q); e < d {
			at, d = i, e
		}
	}
	return at, d
}
