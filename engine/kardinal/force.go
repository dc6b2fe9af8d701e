package kardinal

import "partie/engine"

// Force makes a ply that the rules forbid as far as it is physically possible: pieces of
// the supply on free spaces and at any court, any cards that can be in the hand, and
// more cards than a hand should have.
func (s *State) Force(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	p, ok := PlayOf(code)
	switch {
	case !ok:
		return ev, whole(fault("bad-ply"))
	case s.over:
		return ev, whole(fault("game-over"))
	case p.Act == Draw:
		return s.forceDraw(p, ev)
	case p.Act == Refill:
		f := s.judgeRefill(p.Suit)
		if f == nil {
			ev = s.refill(p.Suit, ev)
		}
		return ev, f
	}
	switch {
	case p.Act == Extra:
		return ev, s.forceExtra(&p, code)
	case p.Act == Swap && (p.Cards == 0 || s.decided && s.mayHold(s.toMove, p.Cards)):
		s.decide(&p, code)
		return ev, nil
	case p.Act == Swap && s.decided:
		return ev, s.judgeHand(&p, 0)
	}
	left := s.judge(&p)
	if s.decided {
		return ev, left
	}
	q := p
	q.N = 0
	for _, piece := range p.Pieces[:p.N] {
		if s.canPut(p.Land, piece, &q) {
			q.Pieces[q.N] = piece
			q.N++
		}
	}
	whole := q.N == p.N
	if q.Laid > 0 && !s.rules.Baldwin {
		q.Laid, q.Suit, whole = 0, 0, false
	}
	if !s.mayHold(s.toMove, q.spent()) {
		q.Cards, q.Laid, whole = 0, 0, false
	}
	s.decide(&q, q.Ply())
	if whole {
		return ev, nil
	}
	return ev, left
}

// forceExtra makes one of the plies that are beyond a turn of the usual form.
func (s *State) forceExtra(p *Play, code engine.Ply) (f *engine.Fault) {
	switch {
	case p.Laid > 0 && !s.rules.Baldwin:
		f = s.judgeLay(p)
	case !s.mayHold(s.toMove, p.spent()):
		if f = s.judgeHand(p, 0); s.hands[s.toMove].total() == 0 {
			f.Msg = msg("hand-ran-out", s.toMove)
		}
	case p.N > 0 && !s.canPut(p.Land, p.Pieces[0], &Play{}):
		f = s.judgePlace(p)
	}
	if f != nil {
		f.Word = 0
		p = &Play{Act: Extra, Land: p.Land}
	}
	s.decide(p, code)
	return f
}

// canPut reports whether a piece can come onto the board beside those of q.
func (s *State) canPut(l Land, piece Piece, q *Play) bool {
	c := piece.Colour
	if c >= s.colours() {
		return false
	}
	same := uint8(0)
	for _, other := range q.Pieces[:q.N] {
		if other == piece && piece.Space > 0 {
			return false
		}
		if other.Colour == c && (other.Space == 0) == (piece.Space == 0) {
			same++
		}
	}
	if piece.Space == 0 {
		return s.council[c] > same
	}
	return piece.Space <= s.rules.Map.Lands[l].N && s.cloisters[c] > same && s.taken&s.space(l, piece.Space) == 0
}

// forceDraw draws one card too many, where there is one.
func (s *State) forceDraw(p Play, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	if s.decided && s.due == 0 {
		s.due++
		if f := s.judgeDraw(p.From, p.Suit); f != nil {
			s.due--
			return ev, f
		}
		return s.draw(p.From, p.Suit, ev), nil
	}
	return ev, s.judgeDraw(p.From, p.Suit)
}

// Seize makes it the turn of a seat, whoever's it was.
func (s *State) Seize(x engine.Seat) bool {
	if s.over || x >= engine.Seat(s.seats) {
		return false
	}
	s.toMove = x
	return true
}

// ForceEndTurn ends the turn, whether something was done or not.
func (s *State) ForceEndTurn(ev []engine.Event) []engine.Event {
	if s.over {
		return ev
	}
	return s.endTurn(ev)
}
