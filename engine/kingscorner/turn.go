package kingscorner

import "partie/engine"

// Apply makes one ply. Under the standard rules the first ply of a turn that is no
// draw draws an unseen card first, while there is a stock.
func (s *State) Apply(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	p, ok := PlayOf(code)
	if !ok {
		return ev, fault("bad-ply")
	}
	if s.toMove == engine.NoSeat {
		return ev, s.notNow()
	}
	if !s.legal(p) {
		return ev, s.judge(p)
	}
	s.note(p)
	return s.do(p, ev), nil
}

// legal reports whether the rules allow the play and some deal fits it.
func (s *State) legal(p Play) bool {
	switch p.Act {
	case Draw:
		return s.mayDraw() && s.mayDrawCard(p.Card, s.table.playable())
	case DrawUnseen:
		return s.mayDraw()
	case Lay:
		return s.table.fits[p.To].has(p.Card) && s.cards.mayHold(s.toMove, p.Card, s.dueDraw())
	default:
		return s.table.movable(p.From, p.To)
	}
}

// dueDraw is 1 where the rules make the seat draw before anything else and the
// record has not said so (rule text 5 and 7), else 0.
func (s *State) dueDraw() uint8 {
	if s.rules.Need || s.drawn || s.cards.stock == 0 {
		return 0
	}
	return 1
}

// mayDraw reports whether the seat may draw now: once, before it plays, and with
// draw=need only where it can do nothing else.
func (s *State) mayDraw() bool {
	if s.drawn || s.played || s.cards.stock == 0 {
		return false
	}
	return !s.rules.Need || s.mayBeStuck(s.toMove)
}

// mayBeStuck reports whether in some deal the seat can neither lay a card nor move a
// pile.
func (s *State) mayBeStuck(x engine.Seat) bool {
	playable := s.table.playable()
	if s.cards.known[x].in(playable) > 0 || s.table.anyMove() {
		return false
	}
	trial := *s.cards.slots
	trial.forbid(x, playable)
	return trial.feasible(&s.cards)
}

// mayDrawCard reports whether the card can come from the stock, if nothing in the
// hand is of the set not (with draw=need; else the hand does not matter).
func (s *State) mayDrawCard(c Card, not set) bool {
	if s.cards.unseen(c) == 0 {
		return false
	}
	if s.cards.slots == nil {
		return true
	}
	after, trial := s.cards, *s.cards.slots
	after.seen.add(c)
	trial.forbid(s.toMove, not)
	return trial.feasible(&after)
}

// note keeps what a legal play says of the hand: with draw=need a draw says that
// nothing in it could be played.
func (s *State) note(p Play) {
	if s.rules.Need && isDraw(p.Ply()) {
		s.cards.slots.forbid(s.toMove, s.table.playable())
	}
}

// do makes a play that can be made, by the rules or by force.
func (s *State) do(p Play, ev []engine.Event) []engine.Event {
	s.begin()
	switch p.Act {
	case Draw, DrawUnseen:
		s.draw(p)
		return ev
	case Lay:
		s.drawDue()
		s.cards.lay(s.toMove, p.Card)
		s.fresh.lay(s.table.put(p.Card, p.To))
		s.played, s.laid = true, true
		if s.cards.held(s.toMove) == 0 {
			// Whoever has no card left has won the round at once (rule text 4).
			s.closing = true
			ev = s.endRound(s.toMove, ev)
		}
		return ev
	default:
		s.drawDue()
		s.fresh.move(s.table.move(p.From, p.To))
		s.played = true
		return ev
	}
}

// begin notes that the seat to move is at its turn.
func (s *State) begin() {
	if s.drawn || s.played {
		return
	}
	s.fresh = fresh{seat: s.toMove}
	s.moved |= bit(s.toMove)
}

func (s *State) drawDue() {
	if s.dueDraw() == 1 {
		s.cards.drawUnseen(s.toMove)
		s.drawn, s.implied = true, true
	}
}

func (s *State) draw(p Play) {
	if p.Act == Draw {
		s.cards.seen.add(p.Card)
		s.cards.known[s.toMove].add(p.Card)
		s.cards.stock--
	} else {
		s.cards.drawUnseen(s.toMove)
	}
	s.drawn = true
}

// EndTurn ends the turn of the seat to move.
func (s *State) EndTurn(ev []engine.Event) ([]engine.Event, *engine.Fault) {
	if s.closing {
		s.closing = false
		return ev, nil
	}
	if s.toMove == engine.NoSeat {
		return ev, s.notNow()
	}
	if s.mustDraw() {
		return ev, hinted(whole(fault("must-draw", s.toMove)), msg("hint-word", "+ -"))
	}
	s.promise()
	return s.pass(ev), nil
}

// promise notes what a turn without a draw and without a play says of the hand under
// draw=need: that something in it could have been played.
func (s *State) promise() {
	if !s.rules.Need || s.drawn || s.played || s.cards.stock == 0 || s.table.anyMove() {
		return
	}
	playable := s.table.playable()
	if s.cards.known[s.toMove].in(playable) == 0 {
		s.cards.slots.promise(s.toMove, playable)
	}
}

// ForceEndTurn ends the turn whatever the rules still ask.
func (s *State) ForceEndTurn(ev []engine.Event) []engine.Event {
	if s.closing {
		s.closing = false
		return ev
	}
	if s.toMove == engine.NoSeat {
		return ev
	}
	return s.pass(ev)
}

// mustDraw reports whether the seat certainly could do nothing but draw, and has
// not (draw=need).
func (s *State) mustDraw() bool {
	if !s.rules.Need || s.drawn || s.played || s.cards.stock == 0 {
		return false
	}
	playable := s.table.playable()
	if s.cards.known[s.toMove].in(playable) > 0 || s.table.anyMove() {
		return false
	}
	for c := playable & s.cards.open(); c != 0; c = c.without1st() {
		if s.cards.mayHold(s.toMove, c.first(), 0) {
			return false
		}
	}
	return true
}

// pass hands the turn on. With an empty stock a full lap of turns in which no hand
// card was laid ends the round (rule text 7 and its decision); a turn counts if its
// stock was empty when it began.
func (s *State) pass(ev []engine.Event) []engine.Event {
	s.begin()
	s.drawDue()
	switch {
	case s.laid:
		s.passes = 0
	case s.cards.stock == 0 && !s.drawn:
		s.passes++
	}
	s.drawn, s.implied, s.played, s.laid = false, false, false, false
	if int(s.passes) >= seatsIn(s.in) {
		return s.endRound(engine.NoSeat, ev)
	}
	s.toMove = s.next(s.toMove)
	return ev
}

func (f *fresh) lay(id cardID)  { f.laid[id/faces] |= only(id.card()) }
func (f *fresh) move(id cardID) { f.moved[id/faces] |= only(id.card()) }
