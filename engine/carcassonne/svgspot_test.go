package carcassonne

import (
	"fmt"
	"math"
	"strings"
	"testing"
)

// line is a path of the drawing as many short straight pieces.
type line []pt

// flatten reads the paths that the forms are written in: M, H, V, C and Z.
func flatten(t *testing.T, path string) (lines []line) {
	t.Helper()
	r := strings.NewReader(strings.NewReplacer("M", " M ", "H", " H ", "V", " V ", "C", " C ", "Z", " Z ").Replace(path))
	var op string
	var l line
	number := func() (f float64) {
		if _, err := fmt.Fscan(r, &f); err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		return f
	}
	for {
		if _, err := fmt.Fscan(r, &op); err != nil {
			return append(lines, l)
		}
		last := pt{}
		if len(l) > 0 {
			last = l[len(l)-1]
		}
		switch op {
		case "M":
			if l != nil {
				lines = append(lines, l)
			}
			l = line{{number(), number()}}
		case "H":
			l = l.to(pt{number(), last.y})
		case "V":
			l = l.to(pt{last.x, number()})
		case "C":
			a, b, c := pt{number(), number()}, pt{number(), number()}, pt{number(), number()}
			for i := range 40 {
				u := float64(i+1) / 40
				w := [4]float64{(1 - u) * (1 - u) * (1 - u), 3 * (1 - u) * (1 - u) * u, 3 * (1 - u) * u * u, u * u * u}
				l = append(l, pt{w[0]*last.x + w[1]*a.x + w[2]*b.x + w[3]*c.x, w[0]*last.y + w[1]*a.y + w[2]*b.y + w[3]*c.y})
			}
		case "Z":
			l = l.to(l[0])
		default:
			t.Fatalf("%s: %s", path, op)
		}
	}
}

// to is the line led on straight to p.
func (l line) to(p pt) line {
	from := l[len(l)-1]
	for i := range 50 {
		u := float64(i+1) / 50
		l = append(l, pt{from.x + u*(p.x-from.x), from.y + u*(p.y-from.y)})
	}
	return l
}

func turnedLines(lines []line, quarters int) (list []line) {
	for _, l := range lines {
		var m line
		for _, p := range l {
			m = append(m, p.turned(quarters))
		}
		list = append(list, m)
	}
	return list
}

// from is how far p is from the nearest point of the lines.
func (p pt) from(lines []line) float64 {
	d := math.Inf(1)
	for _, l := range lines {
		for _, q := range l {
			d = min(d, math.Hypot(p.x-q.x, p.y-q.y))
		}
	}
	return d
}

// within reports whether p lies in the area that a closed line goes around.
func (p pt) within(l line) bool {
	in := false
	for i, a := range l {
		b := l[(i+1)%len(l)]
		if (a.y > p.y) != (b.y > p.y) && p.x < a.x+(p.y-a.y)/(b.y-a.y)*(b.x-a.x) {
			in = !in
		}
	}
	return in
}

// picture is what is drawn on a tile as it lies, as lines.
type picture struct {
	area  [maxSegs][]line // of cities
	line  [maxSegs][]line // walls of cities, middles of roads
	water []line
}

func pictureOf(t *testing.T, l laid) (p picture) {
	sh := l.shape()
	for i := range sh.n {
		seg := &sh.segs[i]
		switch seg.feature {
		case City:
			f, quarters := sh.lies(l.kind, seg)
			p.area[i] = turnedLines(flatten(t, f.path), quarters)
			if f.walls != "" {
				p.line[i] = turnedLines(flatten(t, f.walls), quarters)
			}
		case Road:
			f, quarters := sh.lies(l.kind, seg)
			p.line[i] = turnedLines(flatten(t, f.path), quarters)
		}
	}
	if l.kind.River() {
		p.water = turnedLines(flatten(t, rivers[l.kind-riverFirst]), int(l.rot))
	}
	return p
}

// free reports whether p is so far from walls, roads, cities and the river that it is
// on a field.
func (pic *picture) free(p pt, sh *shape, off float64) bool {
	for i := range sh.n {
		width := 3.0 // of half a wall
		if sh.segs[i].feature == Road {
			width = 8
		}
		if p.from(pic.line[i]) < width+off || pic.area[i] != nil && p.within(pic.area[i][0]) {
			return false
		}
	}
	return p.from(pic.water) >= 13.5+off
}

// TestSpots holds of every tile, however it lies, that a follower stands on its own
// city, road, monastery or garden, and a farmer in the field that leads to the half
// edges of its segment and to no others, which also says that the drawing parts the
// fields as the rules do.
func TestSpots(t *testing.T) {
	for k := range Kind(Kinds) {
		for r := range uint8(4) {
			l := laid{kind: k, rot: r}
			sh := l.shape()
			pic := pictureOf(t, l)
			for i := range sh.n {
				p := l.spot(i)
				what := fmt.Sprintf("%v%d %s at %v", k, r, sh.segs[i].word(), p)
				switch sh.segs[i].feature {
				case City:
					if !p.within(pic.area[i][0]) || pic.line[i] != nil && p.from(pic.line[i]) < 5 {
						t.Error(what, "is not in the city")
					}
				case Road:
					if p.from(pic.line[i]) > 3 {
						t.Error(what, "is not on the road")
					}
				case Field:
					if !pic.free(p, sh, 3) {
						t.Error(what, "is not on a field")
					}
					if got, want := pic.reach(p, sh), sh.segs[i].touch>>4; got != want {
						t.Errorf("%s: the field leads to half edges %08b, not %08b", what, got, want)
					}
				default:
					if !pic.free(p, sh, 0) && k != 0 && k != riverH {
						t.Error(what, "is not beside the roads and cities")
					}
				}
			}
		}
	}
}

// reach is the half edges that can be reached over the field from p.
func (pic *picture) reach(p pt, sh *shape) (halves uint16) {
	const step = 2
	var seen [tileSize / step][tileSize / step]bool
	todo := []pt{{math.Floor(p.x/step)*step + 1, math.Floor(p.y/step)*step + 1}}
	for len(todo) > 0 {
		p := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		if p.x < 0 || p.y < 0 || p.x > tileSize || p.y > tileSize || seen[int(p.x)/step][int(p.y)/step] {
			continue
		}
		seen[int(p.x)/step][int(p.y)/step] = true
		if !pic.free(p, sh, 0) {
			continue
		}
		halves |= halfAt(p, step)
		todo = append(todo, pt{p.x - step, p.y}, pt{p.x + step, p.y}, pt{p.x, p.y - step}, pt{p.x, p.y + step})
	}
	return halves
}

// halfAt is the half edge that p lies at, as a bit; none within the tile and near its
// corners.
func halfAt(p pt, step float64) uint16 {
	for side := range 4 {
		q := p.turned(4 - side) // the side lies in the north
		switch {
		case q.y > step || q.x < 10 || q.x > tileSize-10:
		case q.x < tileSize/2:
			return 1 << (2 * side)
		default:
			return 2 << (2 * side)
		}
	}
	return 0
}

// TestRivers holds that the water is drawn to the sides that the tile has it on.
func TestRivers(t *testing.T) {
	for k := riverFirst; k < gardenFirst; k++ {
		l := flatten(t, rivers[k-riverFirst])[0]
		var sides uint8
		for _, p := range []pt{l[0], l[len(l)-1]} {
			for side := range 4 {
				if p == (pt{50, 0}).turned(side) {
					sides |= 1 << side
				}
			}
		}
		if sides != shapes[k][0].water {
			t.Errorf("%v: water to %04b", k, sides)
		}
	}
}
