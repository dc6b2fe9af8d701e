package carcassonne

import (
	"math/bits"
	"slices"

	"partie/engine"
)

// Legal appends the plies that the seat to move may make: every placement of the
// tile drawn, with every follower; where the tile is not told yet, of every tile that
// may be drawn. A tile that fits nowhere can only be set aside.
func (s *State) Legal(dst []engine.Ply) []engine.Ply {
	if s.over || s.laid {
		return dst
	}
	if s.drawn != NoKind {
		return s.placements(s.drawn, dst)
	}
	for k := Kind(0); int(k) < Kinds; k++ {
		if s.bag.may(k) {
			dst = s.placements(k, dst)
		}
	}
	return dst
}

// placements appends the plies that a tile of that kind allows.
func (s *State) placements(k Kind, dst []engine.Ply) []engine.Ply {
	x := uint8(s.toMove)
	hasMen := s.followers[x] > 0
	hasAbbot := s.abbots&(1<<x) != 0
	abbot := s.abbotOf(x)
	edges := edgesOf[k]
	lays := engine.Ply(Place) | engine.Ply(k)<<kindShift
	n := len(dst)
	before := n
	for i := range s.places[:s.open] {
		at := &s.places[i]
		rots := fits(&edges, at.needs)
		if rots == 0 {
			continue
		}
		if k.River() {
			rots = s.riverRotations(k, at.cell, rots)
		}
		dst = slices.Grow(dst[:n], maxHere)
		buf := dst[:n+maxHere]
		occupied := uint16(0)
		if hasMen {
			if occupied = s.occupied(at); s.rules.NoField {
				occupied |= allHalves
			}
		}
		ring := hasMen && s.mayRing(at.cell, occupied)
		back := abbot >= 0 && !s.surroundedWith(int(s.figures[abbot].tile), at.cell)
		for ; rots != 0; rots &= rots - 1 {
			rot := bits.TrailingZeros8(rots)
			code := lays | engine.Ply(rot)<<rotShift | engine.Ply(at.cell)<<cellShift
			buf[n] = code | engine.Ply(NoMan)<<manShift
			n++
			if hasMen {
				taken := occupied
				if ring {
					taken = s.reach(at.cell, &shapes[k][rot], occupied)
				}
				m := &menus[k][rot]
				for seg, touch := range m.touch[:m.n] {
					// Written always, kept where the segment touches nobody: a branch
					// could not foresee it.
					buf[n] = code | engine.Ply(seg)<<manShift
					n += int((uint32(taken&touch) - 1) >> 31)
				}
			}
			if hasAbbot && s.abbotPlace(&shapes[k][rot]) {
				buf[n] = code | engine.Ply(Abbot)<<manShift
				n++
			}
			if back {
				buf[n] = code | engine.Ply(AbbotBack)<<manShift
				n++
			}
		}
	}
	dst = dst[:n]
	if n == before {
		dst = append(dst, Play{Act: Discard, Kind: k}.Ply())
	}
	return dst
}

// maxHere is more than the plies that lay a tile at one place.
const maxHere = 4*(maxSegs+3) + 1

// allHalves is every half edge, as in segment.touch.
const allHalves = 0xff0
