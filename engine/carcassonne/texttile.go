package carcassonne

import (
	"math/bits"

	"partie/engine"
)

// painter draws tiles onto a canvas, each on w columns and h lines.
type painter struct {
	s       *State
	g       *glyphs
	colours [maxSeats]engine.Colour
	w, h    int
	canvas  *canvas
}

// tilePainter draws one tile, whose first character stands at x0, y0.
type tilePainter struct {
	*painter
	t      *laid
	sh     *shape
	number int
	x0, y0 int
	last   bool
}

// tile draws the tile of that number.
func (p *painter) tile(number, x0, y0 int) {
	t := &p.s.tiles[number]
	tp := &tilePainter{p, t, t.shape(), number, x0, y0, number == int(p.s.board.n)-1}
	if p.h < tileLines {
		tp.word()
		return
	}
	tp.ground()
	tp.rivers()
	tp.roads()
	if tp.last {
		for corner := range 4 {
			tp.ink(cornerSpot(corner, p.w), ink{glyph: p.g.corners[corner], fg: markColour, bold: true})
		}
	}
	tp.pennants()
	tp.middle()
	tp.follower()
}

// at is the ink at a spot of the tile.
func (p *tilePainter) at(s spot) ink { return p.canvas.cells[(p.y0+s.y)*p.canvas.w+p.x0+s.x] }

// ink draws a character; without a ground of its own it keeps the one below.
func (p *tilePainter) ink(s spot, i ink) {
	if i.bg == paper {
		i.bg = p.at(s).bg
	}
	p.canvas.set(p.x0+s.x, p.y0+s.y, i)
}

// grass is the field of this tile.
func (p *tilePainter) grass() ink {
	x, y := p.t.cell.XY()
	shade := (x + y) & 1
	i := ink{glyph: p.g.field[shade], fg: dotColour, bg: grassColour[shade]}
	if p.last {
		i.bg = lastGrass
	}
	return i
}

// done is 1 if the city or road of a segment is finished.
func (p *tilePainter) done(seg uint8) int {
	if p.s.nodes[p.s.find(p.t.base+uint16(seg))].open == 0 {
		return 1
	}
	return 0
}

// ground draws fields and cities.
func (p *tilePainter) ground() {
	for y := range tileLines {
		for x := range p.w {
			i := p.grass()
			if seg := p.sh.cityAt(spot{x, y}, p.w); seg != none {
				d := p.done(seg)
				i = ink{glyph: p.g.city[d], fg: cityColour[d], bg: wallColour[d]}
			}
			p.ink(spot{x, y}, i)
		}
	}
}

// line draws from a side to the middle of the tile, which it leaves out, and stops at
// a city.
func (p *tilePainter) line(side int, i ink) {
	c := spot{p.w / 2, 1}
	for s := sideSpot(side, p.w); s != c && p.sh.cityAt(s, p.w) == none; s = s.inward(side) {
		p.ink(s, i)
	}
}

// rivers draws the water; source and lake are wider than the stream.
func (p *tilePainter) rivers() {
	if p.sh.water == 0 {
		return
	}
	i := ink{glyph: p.g.water, fg: waveColour, bg: waterColour}
	for side := range 4 {
		if p.sh.water&(1<<side) != 0 {
			p.line(side, i)
		}
	}
	c := p.w / 2
	p.ink(spot{c, 1}, i)
	if bits.OnesCount8(p.sh.water) == 1 && p.w > 3 {
		p.ink(spot{c - 1, 1}, i)
		p.ink(spot{c + 1, 1}, i)
	}
}

// roads draws the roads, with what joins them in the middle.
func (p *tilePainter) roads() {
	arms := p.sh.arms()
	done := 0
	for side := range 4 {
		if arms&(1<<side) == 0 {
			continue
		}
		seg := p.sh.rim[side]
		done = p.done(seg)
		p.line(side, p.road(done, uint8(1<<side|1<<opposite(side))))
	}
	middle, c := arms, spot{p.w / 2, 1}
	switch bits.OnesCount8(arms) {
	case 0:
		return
	case 1:
		if !p.sh.bridge() {
			return
		}
		middle |= arms<<2 | arms>>2
		if beyond := c.inward(int(lowest(arms))); p.sh.cityAt(beyond, p.w) == none {
			p.ink(beyond, p.road(done, middle))
		}
	case 3, 4:
		done = 0 // a junction belongs to no road
	}
	p.ink(c, p.road(done, middle))
}

func (p *tilePainter) road(done int, sides uint8) ink {
	return ink{glyph: p.g.road[done][sides&15], fg: roadColour[done], bold: done == 0}
}

func (p *tilePainter) pennants() {
	for i := range p.sh.n {
		if p.sh.segs[i].pennants > 0 {
			p.ink(p.sh.pennantSpot(i, p.w), ink{glyph: p.g.pennant, fg: markColour, bold: true})
		}
	}
}

// middle draws the monastery or garden.
func (p *tilePainter) middle() {
	if p.sh.middle == none {
		return
	}
	i := ink{fg: markColour, bold: true}
	if p.sh.segs[p.sh.middle].feature == Garden {
		if p.t.kind != riverJ || p.s.rules.Edition == 2014 {
			i.glyph = p.g.garden
			p.ink(p.sh.gardenSpot(p.w), i)
		}
		return
	}
	s := p.sh.monasterySpot(p.w)
	i.glyph = p.g.monastery
	p.ink(s, i)
	if p.w == 7 || p.w == 5 && s.x == p.w/2 {
		i.glyph = '['
		p.ink(spot{s.x - 1, s.y}, i)
		i.glyph = ']'
		p.ink(spot{s.x + 1, s.y}, i)
	}
}

// follower draws who stands on the tile, on his feature.
func (p *tilePainter) follower() {
	f, ok := p.s.figureOn(p.number)
	if !ok {
		return
	}
	seg := &p.sh.segs[f.node-p.t.base]
	var s spot
	switch seg.feature {
	case Field:
		s = cornerSpot(int(seg.first), p.w)
	case Monastery:
		s = p.sh.monasterySpot(p.w)
	case Garden:
		s = p.sh.gardenSpot(p.w)
	default:
		s = standSpot(int(seg.first), p.w)
	}
	p.ink(s, badge(f.seat, f.abbot, p.colours[f.seat]))
}

// word draws the tile as its letter, a small one for a tile of the River, its
// rotation and who stands there. On two columns the last two share their place; on
// four the last one keeps the tiles apart and marks the one laid last.
func (p *tilePainter) word() {
	name := p.t.kind.Plain().String()
	letter := rune(name[0])
	if p.t.kind.River() {
		letter = rune(name[1] - 'A' + 'a')
	}
	for x := range min(p.w, 3) {
		p.ink(spot{x, 0}, p.grass())
	}
	i := ink{fg: roadColour[0], bold: p.last, glyph: letter}
	p.ink(spot{0, 0}, i)
	if p.t.rot > 0 {
		i.glyph = rune('0' + p.t.rot)
		p.ink(spot{1, 0}, i)
	}
	if f, ok := p.s.figureOn(p.number); ok {
		p.ink(spot{min(2, p.w-1), 0}, badge(f.seat, f.abbot, p.colours[f.seat]))
	}
	if p.last && p.w > 3 {
		p.ink(spot{3, 0}, ink{glyph: '<', bold: true})
	}
}
