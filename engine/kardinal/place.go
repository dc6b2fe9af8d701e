package kardinal

import "partie/engine"

// Apply makes one ply: pieces placed or a card swapped, then each card drawn and each
// card turned up.
func (s *State) Apply(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	if s.over {
		return ev, whole(fault("game-over"))
	}
	if from, suit, ok := cardOf(code); ok { // most plies are these
		if Act(code&7) == Draw {
			if f := s.judgeDraw(from, suit); f != nil {
				return ev, f
			}
			return s.draw(from, suit, ev), nil
		}
		if f := s.judgeRefill(suit); f != nil {
			return ev, f
		}
		return s.refill(suit, ev), nil
	}
	var p Play
	if !p.read(code) {
		return ev, whole(fault("bad-ply"))
	}
	if !s.legal(&p) {
		return ev, s.judge(&p)
	}
	s.decide(&p, code)
	return ev, nil
}

// legal reports whether the pieces of p may be placed, or its card swapped, and the
// cards for it can be in the hand.
func (s *State) legal(p *Play) bool {
	if s.decided || p.Act == Extra {
		return false
	}
	if p.Act == Swap {
		return p.Cards != 0 && s.mayHold(s.toMove, p.Cards)
	}
	return s.mayPlace(p) && s.pays(p) && s.mayLay(p) && s.mayHold(s.toMove, p.spent())
}

// spent is all cards that a play takes out of the hand.
func (p *Play) spent() cards {
	c := p.Cards
	if p.Laid > 0 {
		c += some(p.Suit, p.Laid)
	}
	return c
}

// mayPlace reports whether the pieces of p may come onto the board, whatever is paid:
// one cloister in a land without a piece, each cloister on a free space, each advisor
// within the limit as it is when he is placed (rules, Place).
func (s *State) mayPlace(p *Play) bool {
	l := p.Land
	if s.empty(l) && (p.N != 1 || p.Pieces[0].Space == 0) {
		return false
	}
	c := p.Pieces[0].Colour
	if c >= s.colours() || !s.rules.Baldwin && engine.Seat(c) != s.toMove {
		return false
	}
	taken, advisors, limit := s.taken, s.court[l], int(s.most[l])
	cloisters, council := s.cloisters[c], s.council[c]
	for i, piece := range p.Pieces[:p.N] {
		if piece.Colour != c {
			return false
		}
		if piece.Space == 0 {
			if advisors++; int(advisors) > limit || council == 0 {
				return false
			}
			council--
			continue
		}
		if piece.Space > s.rules.Map.Lands[l].N || cloisters == 0 {
			return false
		}
		at := s.space(l, piece.Space)
		if taken&at != 0 {
			return false
		}
		taken |= at
		cloisters--
		if i == 0 {
			limit = max(limit, s.count(c, l)+1)
		}
	}
	return true
}

// pays reports whether the cards of p pay for its pieces, one card or one pair for
// each: a card names the land, a pair of one suit does not (rules, Place).
func (s *State) pays(p *Play) bool {
	own := s.rules.Map.Lands[p.Land].Suit
	named := p.Cards.of(uint8(own))
	pairs := p.Cards - some(uint8(own), named)
	return pairs&oneEach == 0 && named+pairs.total()/2 == int(p.N)
}

// mayLay reports whether the influence cards of p may be laid: onto a stack of the same
// suit, or a new one of a suit that no other stack of the player has (rules, The
// two-player variant).
func (s *State) mayLay(p *Play) bool {
	if p.Laid == 0 {
		return true
	}
	if !s.rules.Baldwin || p.Suit >= suits {
		return false
	}
	for c, st := range s.stacks[s.toMove] {
		if st.n > 0 && (c == int(p.Colour)) != (st.suit == p.Suit) {
			return false
		}
	}
	return true
}

// decide places the pieces of p, which is code, and takes its cards out of the hand, or swaps.
func (s *State) decide(p *Play, code engine.Ply) {
	if !s.decided {
		s.fresh, s.freshBy, s.gone = code, s.toMove, 0
	}
	s.begun, s.decided = true, true
	for _, piece := range p.Pieces[:p.N] {
		s.put(p.Land, piece)
	}
	spent := p.spent()
	s.spend(s.toMove, spent)
	s.gone += uint8(spent.total())
	s.discard += p.Cards
	if p.Laid > 0 {
		s.stacks[s.toMove][p.Colour].lay(p.Suit, p.Laid)
	}
	s.due = uint8(max(handSize-s.hands[s.toMove].total(), 0))
}

// put sets one piece on the board.
func (s *State) put(l Land, piece Piece) {
	c := piece.Colour
	if piece.Space == 0 {
		s.advisors[c][l]++
		s.court[l]++
		s.council[c]--
		return
	}
	at := s.space(l, piece.Space)
	s.taken |= at
	s.own[c] |= at
	s.most[l] = max(s.most[l], uint8(s.count(c, l)))
	s.cloisters[c]--
}
