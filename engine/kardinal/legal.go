package kardinal

import "partie/engine"

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
	for suit, n := range held {
		if n > 0 {
			p := Play{Act: Swap}
			p.Cards[suit] = 1
			dst = append(dst, p.Ply())
		}
	}
	for l := range Land(lands) {
		own := s.rules.Map.Lands[l].Suit
		for _, n := range [2]uint8{1, 2} {
			p := Play{Act: Place, Land: l, N: n}
			if held[own] >= n {
				p.Cards[own] = n
				dst = s.withPieces(p, dst)
			}
			if held[own] < n-1 {
				continue
			}
			for suit := range held {
				if Suit(suit) == own || held[suit] < 2 {
					continue
				}
				p.Cards = cards{}
				p.Cards[own], p.Cards[suit] = n-1, 2
				if p.Cards.total() <= handSize {
					dst = s.withPieces(p, dst)
				}
			}
		}
	}
	return dst
}

// withPieces appends p with all pieces that may be placed for its cards.
func (s *State) withPieces(p Play, dst []engine.Ply) []engine.Ply {
	first, end := uint8(s.toMove), uint8(s.toMove)+1
	if s.rules.Baldwin {
		first, end = 0, colours
	}
	n := s.rules.Map.Lands[p.Land].N
	for c := first; c < end; c++ {
		for a := range n + 1 { // 0 is an advisor
			p.Pieces[0] = Piece{c, a}
			if p.N == 1 {
				dst = s.ifLegal(p, dst)
				continue
			}
			for b := range n + 1 {
				if a > 0 && b > 0 && b <= a {
					continue // two cloisters once, the smaller number first
				}
				p.Pieces[1] = Piece{c, b}
				dst = s.ifLegal(p, dst)
			}
		}
	}
	return dst
}

// ifLegal appends p if its pieces may be placed, in the variant also with each
// influence that may be laid.
func (s *State) ifLegal(p Play, dst []engine.Ply) []engine.Ply {
	if !s.mayPlace(p) {
		return dst
	}
	dst = append(dst, p.Ply())
	if !s.rules.Baldwin {
		return dst
	}
	left := s.hands[s.toMove].known
	for suit, n := range p.Cards {
		left[suit] -= n
	}
	for suit, n := range left {
		for p.Laid = 1; p.Laid <= min(n, 2); p.Laid++ {
			p.Suit = uint8(suit)
			for p.Colour = range uint8(colours) {
				if s.mayLay(p) {
					dst = append(dst, p.Ply())
				}
			}
		}
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
			dst = append(dst, Play{Act: Draw, Suit: o, From: Open}.Ply())
		}
	}
	if s.pile > 0 {
		dst = append(dst, Play{Act: Draw, Suit: UnknownCard, From: Unseen}.Ply())
	}
	return dst
}
