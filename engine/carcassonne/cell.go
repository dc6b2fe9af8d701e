package carcassonne

import "strconv"

// reach is how far a tile can lie from the start tile: more than all tiles of the
// box in a row.
const reach = 85

// The board is a square of cells with a border, row by row from north to south.
const (
	stride = 2*reach + 3
	cells  = stride * stride
)

// Cell is a place for a tile. The zero Cell is none.
type Cell uint16

// Origin is where the start tile lies.
const Origin = Cell((reach+1)*stride + reach + 1)

// CellAt is the cell so many steps east and south of the start tile; ok reports
// whether it is on the board.
func CellAt(east, south int) (c Cell, ok bool) {
	if east < -reach || east > reach || south < -reach || south > reach {
		return 0, false
	}
	return Cell((south+reach+1)*stride + east + reach + 1), true
}

// XY is how far c lies to the east and south of the start tile.
func (c Cell) XY() (east, south int) {
	return int(c)%stride - reach - 1, int(c)/stride - reach - 1
}

// inside reports whether c is no cell of the border.
func (c Cell) inside() bool {
	x, y := c.XY()
	return x >= -reach && x <= reach && y >= -reach && y <= reach
}

// String is the cell in the notation: 0, e3s1, n2.
func (c Cell) String() string { return string(c.append(nil)) }

func (c Cell) append(dst []byte) []byte {
	x, y := c.XY()
	if x == 0 && y == 0 {
		return append(dst, '0')
	}
	dst = appendSteps(dst, x, 'e', 'w')
	return appendSteps(dst, y, 's', 'n')
}

func appendSteps(dst []byte, n int, plus, minus byte) []byte {
	switch {
	case n > 0:
		return strconv.AppendInt(append(dst, plus), int64(n), 10)
	case n < 0:
		return strconv.AppendInt(append(dst, minus), int64(-n), 10)
	}
	return dst
}

// Sides of a tile, clockwise. The corner and the two half edges of a side follow
// from its number.
const (
	north = iota
	east
	south
	west
)

// step is what leads to the next cell on a side.
var step = [4]int{-stride, 1, stride, -1}

// around is what leads to the eight cells around, clockwise from the north.
var around = [8]int{-stride, 1 - stride, 1, 1 + stride, stride, stride - 1, -1, -1 - stride}

// next is the cell on that side of c.
func (c Cell) next(side int) Cell { return Cell(int(c) + step[side]) }

func opposite(side int) int { return side ^ 2 }

// facing is the half edge that touches half edge h from the other side: Nw meets
// Sw, En meets Wn.
func facing(h int) int { return (h+4)&7 ^ 1 }
