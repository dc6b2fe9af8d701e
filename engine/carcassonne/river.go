package carcassonne

// river is where the River goes on.
type river struct {
	cell Cell  // where its next tile lies; 0: nowhere
	side uint8 // the side of that tile where the water comes in; none for the source
	bend int8  // how the last tile turned: -1 left, 1 right, 0 not
}

// bendOf is how water that comes in by side in leaves the tile: -1 to the left, 1 to
// the right, 0 straight on or not at all.
func (sh *shape) bendOf(in uint8) int8 {
	if in == none {
		return 0
	}
	switch sh.water {
	case 1<<in | 1<<((in+1)%4):
		return -1 // coming from the north, the water leaves to the east, on its left
	case 1<<in | 1<<((in+3)%4):
		return 1
	}
	return 0
}

// goesOn reports whether a tile of the River lying there continues it: water to
// water, and no second bend the same way at once.
func (r *river) goesOn(sh *shape, c Cell) bool {
	return r.meets(sh, c) && !r.uTurn(sh)
}

func (r *river) meets(sh *shape, c Cell) bool {
	return c == r.cell && (r.side == none || sh.water&(1<<r.side) != 0)
}

func (r *river) uTurn(sh *shape) bool {
	b := sh.bendOf(r.side)
	return b != 0 && b == r.bend
}

// flow takes note of a river tile that was laid at c.
func (r *river) flow(sh *shape, c Cell) {
	out := sh.water
	if r.meets(sh, c) && r.side != none {
		r.bend = sh.bendOf(r.side)
		out &^= 1 << r.side
	} else {
		r.bend = 0
	}
	r.cell, r.side = 0, none
	if out != 0 {
		side := int(lowest(out))
		r.cell, r.side = c.next(side), uint8(opposite(side))
	}
}
