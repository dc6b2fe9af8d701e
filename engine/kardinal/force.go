package kardinal

import "partie/engine"

// Force makes a ply that the rules forbid as far as it is physically possible: pieces of
// the supply on free spaces and at any court, any cards that can be in the hand, and
// more cards than a hand should have. The fault is the first of what was left out.
func (s *State) Force(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	ev, left := s.ForceAll(code, ev)
	if len(left) == 0 {
		return ev, nil
	}
	return ev, left[0]
}

// ForceAll is Force, and tells all that was left out.
func (s *State) ForceAll(code engine.Ply, ev []engine.Event) ([]engine.Event, []*engine.Fault) {
	if p, ok := PlayOf(code); ok && !s.over && !s.decided && (p.Act == Place || p.Act == Swap && p.Cards != 0) {
		return ev, s.forceDecision(p)
	}
	ev, f := s.forceOther(code, ev)
	if f == nil {
		return ev, nil
	}
	return ev, []*engine.Fault{f}
}

// forceDecision places or swaps, and returns what stands in the way of the rest.
func (s *State) forceDecision(p Play) (left []*engine.Fault) {
	q := p
	q.N, q.Laid, q.Suit = 0, 0, 0
	for i, piece := range p.Pieces[:p.N] {
		if f := s.obstacle(p.Land, piece, &q); f != nil {
			left = append(left, at(f, i+1, 0, 0))
			continue
		}
		q.Pieces[q.N] = piece
		q.N++
	}
	word := 0 // of the cards
	if p.Act == Place {
		word = int(p.N) + 1
	}
	if !s.mayHold(s.toMove, q.Cards) {
		left = append(left, s.judgeHand(&q, word))
		q.Cards = 0
	}
	laying := q
	laying.Laid, laying.Suit = p.Laid, p.Suit
	switch {
	case p.Laid == 0:
	case !s.rules.Baldwin:
		left = append(left, at(s.judgeLay(&p), word+1, 0, 0))
	case !s.mayHold(s.toMove, laying.spent()):
		left = append(left, s.judgeHand(&laying, word+1))
	default:
		q = laying
	}
	s.decide(&q, q.Ply())
	return left
}

// forceOther makes a ply that neither places in the usual form nor swaps a card first.
func (s *State) forceOther(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
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
	case p.Act == Swap:
		return ev, s.judgeHand(&p, 0)
	}
	return ev, s.judge(&p)
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
	case p.N > 0:
		f = s.obstacle(p.Land, p.Pieces[0], &Play{})
	}
	if f != nil {
		f.Word = 0
		p = &Play{Act: Extra, Land: p.Land}
	}
	s.decide(p, code)
	return f
}

// obstacle says why a piece cannot come onto the board beside those of q, whatever the
// rules allow; nil where it can.
func (s *State) obstacle(l Land, piece Piece, q *Play) *engine.Fault {
	c := piece.Colour
	if c >= s.colours() {
		return fault("other-colour")
	}
	same, beside := uint8(0), uint64(0)
	for _, other := range q.Pieces[:q.N] {
		if other.Space > 0 {
			beside |= s.space(l, other.Space)
		}
		if other.Colour == c && (other.Space == 0) == (piece.Space == 0) {
			same++
		}
	}
	name, spaces := s.rules.Map.land(l), s.rules.Map.Lands[l].N
	switch {
	case piece.Space == 0 && s.council[c] <= same:
		return fault("advisors-used-up", startAdvisors)
	case piece.Space == 0:
		return nil
	case piece.Space > spaces:
		return hinted(fault("no-such-space", name, int(spaces), int(piece.Space)), s.hintFree(l))
	case (s.taken|beside)&s.space(l, piece.Space) != 0:
		return hinted(fault("space-taken", name, int(piece.Space)), s.hintFree(l))
	case s.cloisters[c] <= same:
		return fault("cloisters-used-up", s.startCloisters())
	}
	return nil
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
