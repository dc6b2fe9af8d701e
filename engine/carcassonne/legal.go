package carcassonne

import (
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

// placements appends the plies that a tile of that kind allows: first every way to lay
// it alone, then with the followers that may stand on it.
func (s *State) placements(k Kind, dst []engine.Ply) []engine.Ply {
	x := uint8(s.toMove)
	from := len(dst)
	dst = s.layings(k, dst)
	alone := len(dst)
	if alone == from {
		return append(dst, Play{Act: Discard, Kind: k}.Ply())
	}
	if s.followers[x] > 0 {
		dst = s.manned(k, from, dst)
	}
	if s.rules.Abbot {
		dst = s.withAbbot(k, dst[from:alone], dst)
	}
	return dst
}

// layings appends the plies that lay a tile without a follower. What fits where cannot
// be foreseen, so that branches on it would cost more than the work: everything is
// written and counted only where it holds.
func (s *State) layings(k Kind, dst []engine.Ply) []engine.Ply {
	edges := lanesOf[k]
	var list [maxPlaces + 1]uint16
	fitting := s.placesFitting(k, &list)
	n := len(dst)
	dst = slices.Grow(dst, 4*fitting)
	buf := dst[:n+4*fitting]
	base := Play{Act: Place, Kind: k, Man: NoMan}.Ply()
	for _, i := range list[:fitting] {
		at := s.places[i].cell
		rots := edges.fit(s.needs[i])
		if k.River() {
			rots = s.riverRotations(k, at, rots)
		}
		p := base | engine.Ply(at)<<cellShift
		to := (*[4]engine.Ply)(buf[n:])
		to[0] = p
		m := rots >> 15 & 1
		to[m&3] = p | 1<<rotShift
		m += rots >> 31 & 1
		to[m&3] = p | 2<<rotShift
		m += rots >> 47 & 1
		to[m&3] = p | 3<<rotShift
		n += int(m + rots>>63)
	}
	return dst[:n]
}

// placesFitting lists the places where a tile fits by its edges, and returns how many.
func (s *State) placesFitting(k Kind, list *[maxPlaces + 1]uint16) (n int) {
	edges := lanesOf[k]
	for i, needs := range s.needs[:s.open] {
		list[n] = uint16(i)
		n += edges.fitAny(needs)
	}
	return n
}

// manned appends, for the plies of dst from index from on, which lay a tile of that
// kind alone, the same with each follower that may stand there.
func (s *State) manned(k Kind, from int, dst []engine.Ply) []engine.Ply {
	n := len(dst)
	alone := dst[from:n]
	dst = slices.Grow(dst, len(alone)*maxSegs)
	buf := dst[:n+len(alone)*maxSegs]
	at, occupied, ring := Cell(0), uint16(0), false
	var touches contacts
	for _, p := range alone {
		if c := Cell(p >> cellShift); c != at {
			at = c
			place, _ := s.placeOf(c)
			touches = s.contacts(&s.places[place])
			occupied = s.occupied(&touches)
			if s.rules.NoField {
				occupied |= allHalves
			}
			ring = touches.mayRing(occupied, needs(s.needs[place]))
		}
		p &^= allMen
		taken := occupied
		if ring {
			taken = touches.reach(&shapes[k][p>>rotShift&3], occupied)
		}
		m := &menus[k][p>>rotShift&3]
		for seg, touch := range m.touch[:m.n] {
			buf[n] = p | engine.Ply(seg)<<manShift
			n += int((uint32(taken&touch) - 1) >> 31)
		}
	}
	return dst[:n]
}

// withAbbot appends, for plies that lay a tile of that kind alone, those that set the
// abbot on it or take it back.
func (s *State) withAbbot(k Kind, alone, dst []engine.Ply) []engine.Ply {
	x := uint8(s.toMove)
	if s.abbots&(1<<x) != 0 {
		if !s.abbotPlace(&shapes[k][0]) {
			return dst
		}
		for _, p := range alone {
			dst = append(dst, p&^allMen|engine.Ply(Abbot)<<manShift)
		}
		return dst
	}
	tile := int(s.figures[s.abbotOf(x)].tile)
	for _, p := range alone {
		if !s.surroundedWith(tile, Cell(p>>cellShift)) {
			dst = append(dst, p&^allMen|engine.Ply(AbbotBack)<<manShift)
		}
	}
	return dst
}

// allMen is the part of a ply that tells who is set.
const allMen = engine.Ply(31) << manShift

// allHalves is every half edge, as in segment.touch.
const allHalves = 0xff0
