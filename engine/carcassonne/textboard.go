package carcassonne

import (
	"slices"

	"partie/engine"
)

// blockSize is the columns and lines of a tile.
type blockSize struct{ w, h int }

// blockSizes is the best sizes first: pictures, and words where the board is too large
// for them.
var blockSizes = []blockSize{{7, tileLines}, {5, tileLines}, smallestPicture, {4, 1}, {2, 1}}

var smallestPicture = blockSize{3, tileLines}

// span is the cells from one to another along one direction, both included.
type span struct{ from, to int }

func (a span) n() int { return a.to - a.from + 1 }

// with is the least span that holds a and i.
func (a span) with(i int) span { return span{min(a.from, i), max(a.to, i)} }

// cut is at most most cells of a, around i.
func (a span) cut(i, most int) span {
	if most = max(most, 1); a.n() <= most {
		return a
	}
	from := min(max(i-most/2, a.from), a.to-most+1)
	return span{from, from + most - 1}
}

// moved is a, a part of all, moved by n as far as all goes.
func (a span) moved(n int, all span) span {
	n = max(min(n, all.to-a.to), all.from-a.from)
	return span{a.from + n, a.to + n}
}

// extent is the columns and rows of cells that are in use, and those of the last tile.
func (s *State) extent() (xs, ys span, x, y int) {
	for i := range s.board.n {
		x, y = s.tiles[i].cell.XY()
		if i == 0 {
			xs, ys = span{x, x}, span{y, y}
		}
		xs, ys = xs.with(x), ys.with(y)
	}
	for _, c := range s.fitting() {
		cx, cy := c.XY()
		xs, ys = xs.with(cx), ys.with(cy)
	}
	return xs, ys, x, y
}

// fitting is the cells where the tile drawn can lie, as far as it is told.
func (s *State) fitting() (list []Cell) {
	if s.drawn == NoKind {
		return nil
	}
	for _, code := range s.Legal(nil) {
		if p, _ := PlayOf(code); p.Act == Place && !slices.Contains(list, p.Cell) {
			list = append(list, p.Cell)
		}
	}
	return list
}

// labelLines is what the labels around the board take: a line above and one below.
const labelLines = 2

// leastColumns is the columns that the whole board takes with the smallest pictures.
func (s *State) leastColumns() int {
	xs, ys, _, _ := s.extent()
	return labelMargin(ys) + xs.n()*smallestPicture.w
}

// labelMargin is the columns on the left of the board: a mark, the label, a blank.
func labelMargin(ys span) (margin int) {
	for i := ys.from; i <= ys.to; i++ {
		margin = max(margin, len(rowLabel(i))+2)
	}
	return margin
}

// boardCanvas draws the board as large as fits into so many columns and lines (0: as
// many as it takes). Of a board that is still too large it draws the part around the
// last tile, moved by what the view says; pictures of most rows are better than words
// for all.
func (s *State) boardCanvas(v engine.View, width, height int) *canvas {
	xs, ys, x, y := s.extent()
	margin := labelMargin(ys)
	if height == 0 {
		height = ys.n()*tileLines + labelLines
	}
	shown := xs
	i := slices.IndexFunc(blockSizes, func(z blockSize) bool {
		rows := (height - labelLines) / z.h
		return margin+xs.n()*z.w <= width && (z.h == 1 || 3*rows >= 2*ys.n())
	})
	if i < 0 {
		i = len(blockSizes) - 1
		shown = xs.cut(x, (width-margin-1)/blockSizes[i].w)
	}
	z := blockSizes[i]
	d := &boardDrawing{
		painter: painter{s: s, g: glyphsOf(v), colours: seatColours(v), w: z.w, h: z.h},
		xs:      shown.moved(v.Right, xs),
		ys:      ys.cut(y, (height-labelLines)/z.h).moved(v.Down, ys),
		margin:  margin,
	}
	d.canvas = newCanvas(margin+d.xs.n()*z.w+1, d.ys.n()*z.h+labelLines)
	d.tiles()
	d.columnLabels(xs)
	d.rowLabels(ys)
	return d.canvas
}

// boardDrawing is a part of the board with its labels.
type boardDrawing struct {
	painter
	xs, ys span // the cells in sight
	margin int  // the columns on the left of them
}

// place is where a cell is drawn; ok reports whether it is in sight.
func (d *boardDrawing) place(c Cell) (x, y int, ok bool) {
	x, y = c.XY()
	ok = x >= d.xs.from && x <= d.xs.to && y >= d.ys.from && y <= d.ys.to
	return d.margin + (x-d.xs.from)*d.w, 1 + (y-d.ys.from)*d.h, ok
}

// tiles draws the tiles, and a question mark where the tile drawn can lie.
func (d *boardDrawing) tiles() {
	for i := range int(d.s.board.n) {
		if x, y, ok := d.place(d.s.tiles[i].cell); ok {
			d.tile(i, x, y)
		}
	}
	for _, c := range d.s.fitting() {
		if x, y, ok := d.place(c); ok {
			d.canvas.set(x+(d.w-1)/2, y+d.h/2, ink{glyph: '?', bold: true})
		}
	}
}

// columnLabels writes the labels above and below, as many as there is room for, and
// marks beside them where the board goes on.
func (d *boardDrawing) columnLabels(all span) {
	longest := 1
	for i := d.xs.from; i <= d.xs.to; i++ {
		longest = max(longest, len(columnLabel(i)))
	}
	step := 1
	for step*d.w <= longest {
		step++
	}
	bottom := d.canvas.h - 1
	for i := d.xs.from; i <= d.xs.to; i++ {
		text := columnLabel(i)
		x := d.margin + (i-d.xs.from)*d.w + max(d.w-len(text), 0)/2
		if i%step == 0 && x+len(text) < d.canvas.w {
			d.canvas.print(x, 0, text, labelColour)
			d.canvas.print(x, bottom, text, labelColour)
		}
	}
	if all.from < d.xs.from {
		d.canvas.print(d.margin-1, 0, "<", labelColour)
		d.canvas.print(d.margin-1, bottom, "<", labelColour)
	}
	if all.to > d.xs.to {
		d.canvas.print(d.canvas.w-1, 0, ">", labelColour)
		d.canvas.print(d.canvas.w-1, bottom, ">", labelColour)
	}
}

// rowLabels writes the labels on the left and marks before them where the board goes
// on above and below.
func (d *boardDrawing) rowLabels(all span) {
	y := 1 + d.h/2
	for i := d.ys.from; i <= d.ys.to; i++ {
		d.canvas.print(1, y, rowLabel(i), labelColour)
		if i == d.ys.from && all.from < i {
			d.canvas.print(0, y, "^", labelColour)
		}
		if i == d.ys.to && all.to > i {
			d.canvas.print(0, y, "v", labelColour)
		}
		y += d.h
	}
}

func columnLabel(x int) string { return label(x, 'e', 'w') }
func rowLabel(y int) string    { return label(y, 's', 'n') }

func label(n int, plus, minus byte) string {
	if n == 0 {
		return "0"
	}
	return string(appendSteps(nil, n, plus, minus))
}
