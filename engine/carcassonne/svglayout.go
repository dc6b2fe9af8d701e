package carcassonne

import (
	"math"

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

// layout is where the board and the seats lie in a drawing.
type layout struct {
	columns, rows span
	tile          float64 // how large a tile is drawn
	man           float64 // how large a follower is, in a tile of 100
	side          float64 // room for the coordinates on the left and right of the board
	left, top     float64 // the north-west corner of the board
	seats, height float64 // where the first seat's line is, and the drawing ends
}

// layoutOf has room for the boards of a position and of others.
func layoutOf(s *State, room []engine.State) (l layout) {
	l.columns, l.rows, _, _ = s.extent()
	for _, st := range room {
		xs, ys, _, _ := st.(*State).extent()
		l.columns, l.rows = l.columns.with(xs.from).with(xs.to), l.rows.with(ys.from).with(ys.to)
	}
	l.side = labelRoom(l.columns, l.rows)
	l.tile = min(mostTile, (svgWidth-2*l.side)/float64(l.columns.n()), float64(mostBoard)/float64(l.rows.n()))
	l.man = min(max(1, 92/l.tile), 1.45)
	l.left = (svgWidth - l.tile*float64(l.columns.n())) / 2
	l.top = headHeight + border
	l.seats = l.top + l.tile*float64(l.rows.n()) + border
	l.height = l.seats + float64(seatHeight*int(s.seats)) + 10
	return l
}

// labelRoom is how wide the longest name of a column or row is, with what is left free
// beside it.
func labelRoom(columns, rows span) float64 {
	longest := max(len(columnLabel(columns.from)), len(columnLabel(columns.to)), len(rowLabel(rows.from)), len(rowLabel(rows.to)))
	return max(border, float64(12+10*longest))
}

// coordinates draws the grid of the board with the names of columns and rows on all
// sides, or of so many of them that they do not touch.
func (d *drawing) coordinates() {
	right, bottom := d.left+d.tile*float64(d.columns.n()), d.top+d.tile*float64(d.rows.n())
	step := int(math.Ceil(d.side / d.tile))
	d.Print(`<g class="cc-coordinates" font-size="18" text-anchor="middle" fill="#6b5a3e">`)
	for c := d.columns.from; c <= d.columns.to; c++ {
		if c%step == 0 {
			x, label := d.left+d.tile*(float64(c-d.columns.from)+.5), columnLabel(c)
			d.text(x, d.top-9, label)
			d.text(x, bottom+22, label)
		}
	}
	for r := d.rows.from; r <= d.rows.to; r++ {
		if r%step == 0 {
			y, label := d.top+d.tile*(float64(r-d.rows.from)+.5)+6, rowLabel(r)
			d.text(d.left-d.side/2, y, label)
			d.text(right+d.side/2, y, label)
		}
	}
	d.Print(`</g><path d="`)
	for c := range d.columns.n() + 1 {
		d.line(d.left+d.tile*float64(c), d.top, "V", bottom)
	}
	for r := range d.rows.n() + 1 {
		d.line(d.left, d.top+d.tile*float64(r), "H", right)
	}
	d.Print(`" fill="none" stroke="#d8cbab" stroke-width="1"/>`)
}

// line prints the part of a path that leads from a point straight along an axis.
func (p *pen) line(x, y float64, axis string, to float64) {
	p.Print("M")
	p.num(x)
	p.Print(" ")
	p.num(y)
	p.Print(axis)
	p.num(to)
}

// num is a number in the drawing.
type num float64

func (n num) String() string { return draw.Num(float64(n)) }
