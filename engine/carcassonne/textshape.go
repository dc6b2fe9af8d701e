package carcassonne

import "math/bits"

// A tile of three lines is drawn on w columns, an odd number from 3 to 7. Its four
// sides, its corners and its centre have places of their own at every width:
//
//	NW ... N ... NE
//	W  ... + ...  E
//	SW ... S ... SE
const tileLines = 3

// spot is a place on a tile.
type spot struct{ x, y int }

// sideSpot is the middle of a side.
func sideSpot(side, w int) spot {
	return [4]spot{{w / 2, 0}, {w - 1, 1}, {w / 2, 2}, {0, 1}}[side]
}

// inward is the next spot on the way from a side to the opposite one.
func (s spot) inward(side int) spot {
	return [4]spot{{s.x, s.y + 1}, {s.x - 1, s.y}, {s.x, s.y - 1}, {s.x + 1, s.y}}[side]
}

// cornerSpot is a corner, by its number.
func cornerSpot(corner, w int) spot {
	return [4]spot{{w - 1, 0}, {w - 1, 2}, {0, 2}, {0, 0}}[corner]
}

// standSpot is where a follower stands who holds that side: a step inside where there
// is room, so that it is plain on which tile it is.
func standSpot(side, w int) spot {
	p := sideSpot(side, w)
	if w > 3 {
		p.x = min(max(p.x, 1), w-2)
	}
	return p
}

// city is the city segment at a side, or none.
func (sh *shape) city(side int) uint8 {
	if sh.edges[side] == cityEdge {
		return sh.rim[side]
	}
	return none
}

// through is the city that leads from one side to the opposite one, or none.
func (sh *shape) through() uint8 {
	for side := north; side <= east; side++ {
		if c := sh.city(side); c != none && c == sh.city(opposite(side)) {
			return c
		}
	}
	return none
}

// cityAt is the city segment that is drawn at a spot, or none. Between two cities
// that are not one a gap is kept.
func (sh *shape) cityAt(p spot, w int) uint8 {
	side, c := west, w/2
	if p.x > c {
		side = east
	}
	beside := sh.city(side)
	if p.y != 1 {
		seg := sh.city(p.y) // line 0 is the north, 2 the south
		switch {
		case p.x == c || seg == beside:
			return seg
		case p.x == 0 || p.x == w-1 || beside != none && (p.x == 1 || p.x == w-2):
			return none
		}
		return seg
	}
	if strip := min(c, 2); p.x < strip || p.x >= w-strip { // how far a city reaches in
		return beside
	}
	if t := sh.through(); t != none {
		return t
	}
	if p.x != c && beside != none && (beside == sh.city(north) || beside == sh.city(south)) {
		return beside
	}
	return none
}

// arms is the bit set of the sides with a road.
func (sh *shape) arms() (set uint8) {
	for side, e := range sh.edges {
		if e == roadEdge {
			set |= 1 << side
		}
	}
	return set
}

// bridge reports whether the one road of the tile ends beyond the water.
func (sh *shape) bridge() bool { return bits.OnesCount8(sh.arms()) == 1 && sh.water != 0 }

// monasterySpot is the middle of the monastery: of the tile, or beyond its bridge.
func (sh *shape) monasterySpot(w int) spot {
	p := spot{w / 2, 1}
	if sh.bridge() {
		side := int(lowest(sh.arms()))
		p = p.inward(side)
		if p.y == 1 && w == 7 {
			p = p.inward(side) // there is room for its brackets
		}
	}
	return p
}

// grassAt reports whether nothing but field is drawn at a spot.
func (sh *shape) grassAt(p spot, w int) bool {
	lines := sh.arms() | sh.water
	c := w / 2
	switch {
	case sh.cityAt(p, w) != none:
		return false
	case p.y != 1:
		return p.x != c || lines&(1<<p.y) == 0 // line 0 is the north, 2 the south
	case p.x < c:
		return lines&(1<<west) == 0
	case p.x > c:
		return lines&(1<<east) == 0
	}
	return lines == 0
}

// gardenSpot is where the garden of a tile is drawn: on grass as near to the middle as
// there is some, but in no corner, where a farmer may stand.
func (sh *shape) gardenSpot(w int) (best spot) {
	least := w * tileLines
	for y := range tileLines {
		for x := range w {
			away := max(x-w/2, w/2-x) + w*max(y-1, 1-y)
			if corner := x%(w-1) == 0 && y != 1; !corner && away < least && sh.grassAt(spot{x, y}, w) {
				best, least = spot{x, y}, away
			}
		}
	}
	return best
}

// pennantSpot is where the pennant of a city is drawn: in the middle of the tile, or
// where the city's two sides meet.
func (sh *shape) pennantSpot(seg uint8, w int) spot {
	if sh.cityAt(spot{w / 2, 1}, w) == seg {
		return spot{w / 2, 1}
	}
	for corner := range 4 {
		if p := cornerSpot(corner, w); sh.cityAt(p, w) == seg {
			if w > 3 {
				p.x = min(max(p.x, 1), w-2)
			}
			return p
		}
	}
	return sideSpot(int(sh.segs[seg].first), w)
}
