package carcassonne

import (
	"fmt"
	"math"
	"strings"

	"partie/engine"
	"partie/engine/draw"
)

// Measures of the drawing, in its own units. Its width is fixed, so that its texts are
// as large on a phone for every board.
const (
	svgWidth   = 720
	headHeight = 46
	border     = 32 // room for the coordinates above and below the board
	seatHeight = 46 // a seat's line below the board
	mostTile   = 96 // the largest that a tile is drawn
	mostBoard  = 1150
)

// drawing is the SVG under way.
type drawing struct {
	strings.Builder
	s       *State
	v       engine.View
	colours [maxSeats]engine.Colour
	tile    float64 // how large a tile is drawn
	man     float64 // how large a follower is, in a tile of 100
	side    float64 // room for the coordinates on the left and right of the board
}

// num is a number in the drawing.
type num float64

func (n num) String() string { return draw.Num(float64(n)) }

func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(d, format, args...) }

func (d *drawing) text(x, y float64, look, t string) {
	d.printf(`<text x="%v" y="%v" %s>%s</text>`, num(x), num(y), look, draw.Escape(t))
}

// Draw draws the position as one element on a ground of its own, so that it is readable
// on light and dark pages. Every tile is a group with the class cc-tile, every figure
// one with the class cc-man, in layers one above the other; their data- attributes say
// which tile of the game they are and where they stand. All ids begin with cc-, and
// what has the same id is the same in all drawings.
func (s *State) Draw(p *engine.Picture, v engine.View) {
	p.Part("all")
	d := &drawing{s: s, v: v, colours: seatColours(v)}
	d.Grow(64 << 10)
	xs, ys, _, _ := s.extent()
	d.side = labelRoom(xs, ys)
	d.tile = min(mostTile, (svgWidth-2*d.side)/float64(xs.n()), float64(mostBoard)/float64(ys.n()))
	d.man = min(max(1, 92/d.tile), 1.45)
	boardHeight := d.tile*float64(ys.n()) + 2*border
	height := headHeight + boardHeight + float64(seatHeight*int(s.seats)) + 10
	alt := draw.Escape(msg("dr-alt", int(s.board.n)).In(v.Lang))
	d.printf(`<svg xmlns="http://www.w3.org/2000/svg" class="cc" viewBox="0 0 %d %v" role="img" aria-label="%s" font-family="system-ui, sans-serif"><title>%s</title>`, svgWidth, num(height), alt, alt)
	d.define()
	d.printf(`<rect class="cc-table" width="%d" height="%v" rx="12" fill="#efe6d0"/>`, svgWidth, num(height))
	d.head()
	left := (svgWidth - d.tile*float64(xs.n())) / 2
	top := float64(headHeight + border)
	d.coordinates(xs, ys, left, top)
	d.printf(`<g class="cc-board" transform="translate(%v)scale(%.4g)">`, pt{left - d.tile*float64(xs.from), top - d.tile*float64(ys.from)}, d.tile/tileSize)
	d.free()
	d.tiles()
	d.badges()
	d.last()
	d.men()
	d.printf(`</g>`)
	for x := range engine.Seat(s.seats) {
		d.seat(x, headHeight+boardHeight+float64(seatHeight*int(x)))
	}
	d.printf("</svg>\n")
	p.Print(d.String())
}

// labelRoom is how wide the longest name of a column or row is, with what is left free
// beside it.
func labelRoom(columns, rows span) float64 {
	longest := max(len(columnLabel(columns.from)), len(columnLabel(columns.to)), len(rowLabel(rows.from)), len(rowLabel(rows.to)))
	return max(border, float64(12+10*longest))
}

// coordinates draws the grid of the board with the names of columns and rows on all
// sides, or of so many of them that they do not touch.
func (d *drawing) coordinates(columns, rows span, left, top float64) {
	right, bottom := left+d.tile*float64(columns.n()), top+d.tile*float64(rows.n())
	var grid strings.Builder
	d.printf(`<g class="cc-coordinates" font-size="18" text-anchor="middle" fill="#6b5a3e">`)
	step := int(math.Ceil(d.side / d.tile))
	for c := columns.from; c <= columns.to; c++ {
		x := left + d.tile*float64(c-columns.from)
		fmt.Fprintf(&grid, "M%v %vV%v", num(x), num(top), num(bottom))
		if c%step == 0 {
			d.text(x+d.tile/2, top-9, "", columnLabel(c))
			d.text(x+d.tile/2, bottom+22, "", columnLabel(c))
		}
	}
	for r := rows.from; r <= rows.to; r++ {
		y := top + d.tile*float64(r-rows.from)
		fmt.Fprintf(&grid, "M%v %vH%v", num(left), num(y), num(right))
		if r%step == 0 {
			d.text(left-d.side/2, y+d.tile/2+6, "", rowLabel(r))
			d.text(right+d.side/2, y+d.tile/2+6, "", rowLabel(r))
		}
	}
	fmt.Fprintf(&grid, "M%v %vV%vH%v", num(right), num(top), num(bottom), num(left))
	d.printf(`</g><path d="%s" fill="none" stroke="#d8cbab" stroke-width="1"/>`, &grid)
}

// define draws what the position is put together from, once.
func (d *drawing) define() {
	d.printf(`<defs>%s%s`, partDefs, figureDefs)
	d.patterns()
	var seen [Kinds]bool
	for i := range d.s.board.n {
		seen[d.s.tiles[i].kind] = true
	}
	if d.s.drawn != NoKind {
		seen[d.s.drawn] = true
	}
	for k, ok := range seen {
		if ok {
			d.defineTile(Kind(k))
		}
	}
	d.printf(`</defs>`)
}

// tiles draws the tiles in the order in which they were laid.
func (d *drawing) tiles() {
	for i := range int(d.s.board.n) {
		t := &d.s.tiles[i]
		d.printf(`<g class="cc-tile" data-tile="%d" data-cell="%v" transform="translate(%v)"><title>%s</title><use href="#cc-%v"%s/>`,
			i+1, t.cell, t.cell.origin(), t.word(), t.kind, turn(int(t.rot)))
		d.shades(t)
		d.upright(t)
		d.printf(`</g>`)
	}
}

// free marks the cells where the tile drawn can lie.
func (d *drawing) free() {
	for _, c := range d.s.fitting() {
		o := c.origin()
		d.printf(`<rect class="cc-free" data-cell="%v" x="%v" y="%v" width="84" height="84" rx="6" fill="none" stroke="#b9a883" stroke-width="3" stroke-dasharray="9 7"/>`, c, num(o.x+8), num(o.y+8))
	}
}

// origin is the north-west corner of a cell on the board.
func (c Cell) origin() pt {
	x, y := c.XY()
	return pt{float64(x * tileSize), float64(y * tileSize)}
}

// last marks the tile laid last.
func (d *drawing) last() {
	if n := d.s.board.n; n > 0 && d.s.begun {
		o := d.s.tiles[n-1].cell.origin()
		d.printf(`<g class="cc-last" fill="none"><rect x="%v" y="%v" width="94" height="94" rx="4" stroke="#fff" stroke-width="9"/><rect x="%v" y="%v" width="94" height="94" rx="4" stroke="#e8590c" stroke-width="5"/></g>`,
			num(o.x+3), num(o.y+3), num(o.x+3), num(o.y+3))
	}
}
