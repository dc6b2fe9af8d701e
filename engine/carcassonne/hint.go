package carcassonne

import (
	"strings"

	"partie/lang"
)

// placesFor lists where a tile of that kind can lie, nearest to c first, with the
// follower that is meant, as the words of the notation; at most most.
func (s *State) placesFor(k Kind, c Cell, w wish, most int) string {
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
		words = append(words, s.wished(w, f.p).words())
	}
	return strings.Join(words, ", ")
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
func (s *State) hintPlaces(k Kind, c Cell, w wish) lang.Msg {
	list := s.placesFor(k, c, w, 3)
	switch {
	case list == "":
		return msg("hint-discard", k, "x"+k.String())
	case k.River() && k != riverStart:
		return msg("hint-river", s.river.cell, list)
	}
	return msg("hint-places", list)
}

// hintRotations says how the tile of p can lie at its cell, or else where.
func (s *State) hintRotations(p Play) lang.Msg {
	w := p.wish()
	var list []string
	for r := range turns[p.Kind] {
		if q := (Play{Kind: p.Kind, Rot: r, Cell: p.Cell}); s.placeAt(q) != nil {
			list = append(list, s.wished(w, q).words())
		}
	}
	if len(list) > 0 {
		return msg("hint-rotations", strings.Join(list, ", "))
	}
	if near := s.placesFor(p.Kind, p.Cell, w, 3); near != "" && !p.Kind.River() {
		return msg("hint-no-rotation", p.Cell, near)
	}
	return s.hintPlaces(p.Kind, p.Cell, w)
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
		if t := &s.tiles[i]; t.kind == k || t.kind.Plain() == k && !s.bag.gardens {
			list = append(list, t.word())
		}
	}
	if len(list) == 0 {
		return lang.Msg{}
	}
	return msg("hint-lie", len(list), strings.Join(list, ", "))
}
