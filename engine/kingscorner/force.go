package kingscorner

import "partie/engine"

// Force makes a ply that the rules forbid as far as it is physically possible: any
// card that can be in the hand goes on any pile, any pile on any other, and a card
// is drawn while there is one. A card that lies on the table or is known to be in
// another hand stays where it is.
func (s *State) Force(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	p, ok := PlayOf(code)
	switch {
	case !ok:
		return ev, whole(fault("bad-ply"))
	case s.toMove == engine.NoSeat:
		return ev, s.notNow()
	case s.legal(p):
		s.note(p)
	case !s.possible(p):
		return ev, s.judge(p)
	}
	if s.implied && isDraw(code) {
		s.drawLate(p)
		return ev, nil
	}
	return s.do(p, ev), nil
}

// Seize makes it the turn of a seat of this round, whoever's it was.
func (s *State) Seize(x engine.Seat) bool {
	if s.toMove == engine.NoSeat || x >= engine.Seat(s.seats) || s.in&bit(x) == 0 {
		return false
	}
	s.toMove = x
	return true
}

// possible reports whether the cards can be so moved, whatever the rules say.
func (s *State) possible(p Play) bool {
	t := &s.table
	switch p.Act {
	case Draw:
		if s.implied {
			return s.cards.mayHold(s.toMove, p.Card, 0)
		}
		return s.cards.stock > 0 && s.mayDrawCard(p.Card, 0)
	case DrawUnseen:
		return s.implied || s.cards.stock > 0
	case Lay:
		return p.To < t.piles && s.cards.mayHold(s.toMove, p.Card, s.dueDraw())
	default:
		return p.From < t.piles && p.To < t.piles && p.From != p.To && !t.empty(p.From)
	}
}

// drawLate takes a draw that was written after a play for the one draw of this turn,
// which the play before it had implied.
func (s *State) drawLate(p Play) {
	s.implied = false
	if p.Act == Draw && s.cards.known[s.toMove].count(p.Card) == 0 {
		s.cards.reveal(s.toMove, p.Card)
	}
}
