package kardinal

import (
	"cmp"
	"slices"

	"partie/engine"
)

// Possible appends the plies that the seat to move may make with some hand that it can
// have: swaps, then what is placed, by land and piece.
func (s *State) Possible(dst []engine.Ply) []engine.Ply {
	if s.over || s.decided {
		return s.Legal(dst)
	}
	c := *s
	x := s.toMove
	from := len(dst)
	s.eachHand(s.hands[x].known, int(s.hands[x].unknown), 0, func(held cards) {
		c.hands[x] = hand{known: held}
		dst = c.Legal(dst)
	})
	slices.SortFunc(dst[from:], func(a, b engine.Ply) int {
		return cmp.Or(cmp.Compare(b&7, a&7), cmp.Compare(a>>landShift&15, b>>landShift&15), cmp.Compare(a, b))
	})
	return dst[:from+len(slices.Compact(dst[from:]))]
}

// InOrder is the words of a turn, or of its beginning, as Legal and Possible list them: the
// land by its code, pieces spelt as usual, of two cloisters the smaller number first.
func (s *State) InOrder(words []string) []string {
	words = slices.Clone(words)
	if len(words) == 0 {
		return words
	}
	if l, ok := s.rules.Map.landOf(words[0]); ok {
		words[0] = s.rules.Map.Lands[l].Code
	}
	var pieces []Piece
	for i, w := range words[1:min(len(words), 3)] {
		p, f := s.readPiece(w)
		if f != nil {
			break
		}
		words[1+i] = string(s.appendPiece(nil, p))
		pieces = append(pieces, p)
	}
	if len(pieces) == 2 && pieces[0].Colour == pieces[1].Colour && pieces[1].Space > 0 && pieces[0].Space > pieces[1].Space {
		words[1], words[2] = words[2], words[1]
	}
	return words
}

// eachHand calls do with every hand of the seat to move that has the cards held and n
// more, of suits from one on.
func (s *State) eachHand(held cards, n int, from uint8, do func(held cards)) {
	if n == 0 {
		do(held)
		return
	}
	for suit := from; suit < suits; suit++ {
		if more := held + some(suit, 1); s.mayHold(s.toMove, more) {
			s.eachHand(more, n-1, suit, do)
		}
	}
}
