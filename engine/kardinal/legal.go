package kardinal

import (
	"math/bits"

	"partie/engine"
)

// Legal appends the plies that the seat to move may make: the turns that its known cards
// pay for, and swaps of these; then the cards that it may draw. A hand without known
// cards can do more than is listed.
func (s *State) Legal(dst []engine.Ply) []engine.Ply {
	switch {
	case s.over:
		return dst
	case s.decided:
		return s.legalDraws(dst)
	}
	held := s.hands[s.toMove].known
	for suit := range uint8(suits) {
		if held.of(suit) > 0 {
			dst = append(dst, Play{Act: Swap, Cards: some(suit, 1)}.Ply())
		}
	}
	for l := range Land(lands) {
		own := uint8(s.rules.Map.Lands[l].Suit)
		for n := range 2 {
			if named := some(own, n+1); held.covers(named) {
				dst = s.withPieces(Play{Act: Place, Land: l, N: uint8(n + 1), Cards: named}, dst)
			}
			for suit := range uint8(suits) {
				paired := some(own, n) + some(suit, 2)
				if suit != own && held.covers(paired) {
					dst = s.withPieces(Play{Act: Place, Land: l, N: uint8(n + 1), Cards: paired}, dst)
				}
			}
		}
	}
	return dst
}

// withPieces appends p with all pieces that may be placed for its cards: in the order of
// the colours, an advisor before the spaces, and two cloisters once, the smaller number
// first.
func (s *State) withPieces(p Play, dst []engine.Ply) []engine.Ply {
	var room [1 + 2*suits*colours]engine.Ply
	laid := s.influences(p, append(room[:0], 0))
	first, end := uint8(s.toMove), uint8(s.toMove)+1
	if s.rules.Baldwin {
		first, end = 0, colours
	}
	base := p.Ply()
	for c := first; c < end; c++ {
		may, next := s.placeable(c, p.Land)
		if p.N == 1 {
			for ; may != 0; may &= may - 1 {
				dst = withInfluence(base|onePiece(c, may).code(0), laid, dst)
			}
			continue
		}
		for ; may != 0; may &= may - 1 {
			one := onePiece(c, may)
			for second := next.behind(one); second != 0; second &= second - 1 {
				dst = withInfluence(base|one.code(0)|onePiece(c, second).code(1), laid, dst)
			}
		}
	}
	return dst
}

// pieceSet is pieces of one colour that may be placed in a land: bit 0 for an advisor, n
// for a cloister on space n.
type pieceSet uint64

// onePiece is the first of a set.
func onePiece(c uint8, set pieceSet) Piece {
	return Piece{Colour: c, Space: uint8(bits.TrailingZeros64(uint64(set)))}
}

// second is what may be placed after the first piece of a turn.
type second struct{ afterAdvisor, afterCloister pieceSet }

// behind is what may follow a piece; of two cloisters the one with the higher number.
func (n second) behind(first Piece) pieceSet {
	if first.Space == 0 {
		return n.afterAdvisor
	}
	return n.afterCloister &^ (1<<(first.Space+1) - 1 - 1)
}

// placeable is what of a colour may be placed in a land, and what may follow it in the
// same turn (rules, Place).
func (s *State) placeable(c uint8, l Land) (may pieceSet, next second) {
	land := &s.rules.Map.Lands[l]
	spaces := pieceSet(^s.taken&s.spacesOf(l)) >> land.First << 1
	if s.cloisters[c] > 0 {
		may = spaces
	}
	if s.empty(l) { // exactly one cloister
		return may, next
	}
	if s.cloisters[c] > 1 {
		next.afterCloister = spaces
	}
	next.afterAdvisor = may
	court, council := int(s.court[l]), s.council[c]
	if council > 0 && court < s.limit(l) {
		may |= 1
	}
	if council > 1 && court+1 < s.limit(l) {
		next.afterAdvisor |= 1
	}
	if council > 0 && court < max(s.limit(l), s.count(c, l)+1) {
		next.afterCloister |= 1
	}
	return may, next
}

// influences appends what may be laid beside the cards of p, as part of a ply.
func (s *State) influences(p Play, dst []engine.Ply) []engine.Ply {
	if !s.rules.Baldwin {
		return dst
	}
	left := s.hands[s.toMove].known - p.Cards
	for suit := range uint8(suits) {
		for n := range min(left.of(suit), 2) {
			for c := range uint8(colours) {
				if q := (Play{Colour: c, Laid: uint8(n + 1), Suit: suit}); s.mayLay(&q) {
					dst = append(dst, q.Ply())
				}
			}
		}
	}
	return dst
}

// withInfluence appends a ply with each of these.
func withInfluence(p engine.Ply, laid, dst []engine.Ply) []engine.Ply {
	for _, i := range laid {
		dst = append(dst, p|i)
	}
	return dst
}

// legalDraws appends the draws that are due: an open card that is known, or the top of
// the pile.
func (s *State) legalDraws(dst []engine.Ply) []engine.Ply {
	if s.due == 0 {
		return dst
	}
	for i, o := range s.open {
		if o < suits && (i == 0 || o != s.open[0]) {
			dst = append(dst, drawPly(Open, o))
		}
	}
	if s.pile > 0 {
		dst = append(dst, drawPly(Unseen, UnknownCard))
	}
	return dst
}
