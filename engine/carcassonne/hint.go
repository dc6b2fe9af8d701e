package carcassonne

import (
	"strings"

	"partie/lang"
)

// placesFor lists where a tile of that kind can lie, nearest to c first, as the words
// of the notation; at most most.
func (s *State) placesFor(k Kind, c Cell, most int) []string {
	type found struct {
		p        Play
		distance int
	}
	var list []found
	for i := range int(s.open) {
		at := &s.places[i]
		rots := s.rotations(k, i)
		for r := range uint8(4) {
			if !rots.has(r) {
				continue
			}
			f := found{Play{Kind: k, Rot: r, Cell: at.cell}, distance(at.cell, c)}
			i := len(list)
			for ; i > 0 && less(f.distance, f.p, list[i-1].distance, list[i-1].p); i-- {
			}
			if i < most {
				list = append(list[:i], append([]found{f}, list[i:]...)...)
				list = list[:min(len(list), most)]
			}
		}
	}
	var words []string
	for _, f := range list {
		words = append(words, f.p.tile())
	}
	return words
}

// less orders places by distance, then as they are read: by row, column, rotation.
func less(d int, p Play, e int, q Play) bool {
	switch {
	case d != e:
		return d < e
	case p.Cell != q.Cell:
		return p.Cell < q.Cell
	}
	return p.Rot < q.Rot
}

// distance is how many steps lie between two cells.
func distance(a, b Cell) int {
	ax, ay := a.XY()
	bx, by := b.XY()
	return max(ax-bx, bx-ax) + max(ay-by, by-ay)
}

// hintPlaces says where the tile can lie, nearest to c first.
func (s *State) hintPlaces(k Kind, c Cell) lang.Msg {
	if list := s.placesFor(k, c, 3); len(list) > 0 {
		return msg("hint-places", strings.Join(list, ", "))
	}
	return msg("hint-discard", k, "x"+k.String())
}

// hintRotations says how the tile can lie at c, or else where.
func (s *State) hintRotations(k Kind, c Cell) lang.Msg {
	rots := lanes(0)
	if i, ok := s.placeOf(c); ok {
		rots = s.rotations(k, i)
	}
	var list []string
	for r := range uint8(4) {
		if rots.has(r) {
			list = append(list, Play{Kind: k, Rot: r, Cell: c}.tile())
		}
	}
	if len(list) > 0 {
		return msg("hint-rotations", strings.Join(list, ", "))
	}
	if near := s.placesFor(k, c, 3); len(near) > 0 {
		return msg("hint-no-rotation", c, strings.Join(near, ", "))
	}
	return msg("hint-discard", k, "x"+k.String())
}

// hintRiver says where and how a river tile continues the River.
func (s *State) hintRiver(k Kind) lang.Msg {
	if s.river.cell == 0 {
		return lang.Msg{}
	}
	return s.hintRotations(k, s.river.cell)
}

// hintMen says where on the tile of p a follower may stand.
func (s *State) hintMen(p Play) lang.Msg {
	var list []string
	at := s.placeAt(p)
	try := func(m Man) {
		if p.Man = m; at != nil && s.mayStand(p, at) {
			list = append(list, p.man())
		}
	}
	for m := range Man(p.shape().n) {
		try(m)
	}
	try(Abbot)
	if len(list) == 0 {
		return msg("hint-without", p.tile())
	}
	return msg("hint-men", strings.Join(list, ", "))
}

// hintRiverLeft lists the river tiles of which one comes next.
func (s *State) hintRiverLeft() lang.Msg {
	var list []string
	for k := riverFirst; k < gardenFirst; k++ {
		if s.bag.may(k) {
			list = append(list, k.String())
		}
	}
	return msg("hint-one-of", strings.Join(list, " "))
}

// hintUsed says where the tiles of a kind lie of which none is left, or that a copy
// with or without the garden is.
func (s *State) hintUsed(k Kind) lang.Msg {
	other := k.Plain()
	if other == k {
		other = k.Garden()
	}
	if other != NoKind && s.bag.left[other] > 0 {
		return msg("hint-other-copy", other)
	}
	var list []string
	for i := range s.tiles[:s.board.n] {
		if t := &s.tiles[i]; t.kind == k {
			list = append(list, t.word())
		}
	}
	if len(list) == 0 {
		return lang.Msg{}
	}
	return msg("hint-lie", strings.Join(list, ", "))
}
