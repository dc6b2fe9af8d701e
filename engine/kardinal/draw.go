package kardinal

import "partie/engine"

// draw takes a card into the hand of the seat to move.
func (s *State) draw(from From, suit uint8, ev []engine.Event) []engine.Event {
	h := &s.hands[s.toMove]
	s.due--
	s.drew++
	switch from {
	case Open:
		o := &s.open[s.openAt(suit)]
		if *o == UnknownCard {
			s.show(row, some(suit, 1))
		}
		*o = noCard
		h.known += some(suit, 1)
		return ev
	case Pile:
		h.known += some(suit, 1)
		s.unseen -= some(suit, 1)
	default:
		h.unknown++
	}
	return s.takeTop(ev)
}

// openAt is which open card is of a suit, or could be; -1 where none is.
func (s *State) openAt(suit uint8) int {
	switch suit {
	case s.open[0]:
		return 0
	case s.open[1]:
		return 1
	}
	return s.perhapsAt(suit)
}

// perhapsAt is which open card nobody knows and could be of a suit; -1 where none is.
func (s *State) perhapsAt(suit uint8) int {
	for i := range s.open {
		if s.open[i] == UnknownCard && s.unseen.of(suit) > 0 && s.mayShow(row, some(suit, 1)) {
			return i
		}
	}
	return -1
}

// takeTop takes the top card of the pile. With the last one the cloisters are scored
// and the discards become a new pile; the second time the end of the round is the end
// of the game (rules, Mid-game scoring and End).
func (s *State) takeTop(ev []engine.Event) []engine.Event {
	if s.pile--; s.pile > 0 {
		return ev
	}
	s.exhausted++
	if s.exhausted > 1 {
		s.last = (s.start + engine.Seat(s.seats) - 1) % engine.Seat(s.seats)
		return ev
	}
	ev = s.scoreLands(keyMid, ev)
	s.clearStacks()
	s.renew()
	s.pile = uint8(s.discard.total())
	s.unseen += s.discard
	s.discard = 0
	return ev
}

// refill turns up a card, behind what was drawn before and nobody told.
func (s *State) refill(suit uint8, ev []engine.Event) []engine.Event {
	if s.due > 0 {
		ev = s.drawBefore(suit, ev)
		s.either = s.exhausted == 0 && s.pile == 1 && s.due > 0
	}
	at := s.gap()
	s.open[at] = suit
	s.turned |= 1 << at
	if suit < suits {
		s.unseen -= some(suit, 1)
	}
	return s.takeTop(ev)
}

// drawBefore draws what nobody told and what must have been drawn before a card is turned
// up: an open card where none is missing, from the pile what more than the open cards is
// due, and the rest of the pile where the card can only be of the new one.
func (s *State) drawBefore(suit uint8, ev []engine.Event) []engine.Event {
	if s.gap() < 0 {
		s.takeOpen()
	}
	if s.due == 0 {
		return ev
	}
	s.blur()
	ofNew := func() bool { return suit < suits && s.exhausted == 0 && s.due > 0 && !s.mayCome(suit) }
	for s.pile > 0 && (s.due > s.untouched() || ofNew()) {
		s.due--
		s.hands[s.toMove].unknown++
		ev = s.takeTop(ev)
	}
	return ev
}

// takeOpen takes an open card into the hand of the seat to move, which nobody told and
// which was not turned up just now.
func (s *State) takeOpen() {
	s.due--
	at := s.turned & 1
	if o := s.open[at]; o < suits && (s.turned != 0 || o == s.open[1]) { // it can only be this one
		s.hands[s.toMove].known += some(o, 1)
	} else {
		s.blur()
		s.slip(true)
		s.hands[s.toMove].unknown++
	}
	s.open[at] = noCard
}

// untouched is how many open cards lie there that were not turned up in this turn.
func (s *State) untouched() (n uint8) {
	for i := range s.open {
		if s.open[i] != noCard && s.turned>>i&1 == 0 {
			n++
		}
	}
	return n
}

// gap is which open card is missing; -1 where none is.
func (s *State) gap() int {
	switch noCard {
	case s.open[0]:
		return 0
	case s.open[1]:
		return 1
	}
	return -1
}

// openCards is how many open cards there are.
func (s *State) openCards() (n int) {
	for i := range s.open {
		if s.open[i] != noCard {
			n++
		}
	}
	return n
}

// drawRest draws what the turn still has to draw, of which there is some, and nobody told: unknown cards, open
// ones or from the pile, each of which costs the pile one in the end.
func (s *State) drawRest(ev []engine.Event) []engine.Event {
	h := &s.hands[s.toMove]
	s.blur()
	if s.either {
		s.renewEither()
		s.due--
		h.unknown++
		ev = s.takeTop(ev)
	}
	for ; s.due > 0; s.due-- {
		switch {
		case s.pile > 0:
			s.slip(false)
			h.unknown++
			ev = s.takeTop(ev)
		case s.openCards() > 0:
			at := s.openAny()
			if o := s.open[at]; o < suits {
				s.unseen += some(o, 1)
			} else {
				s.slip(true)
			}
			h.unknown++
			s.open[at] = noCard
		default:
			s.due = 1 // nothing is left to draw
		}
	}
	return ev
}

// blur says that the open cards, but for those turned up in this turn, may be others now.
func (s *State) blur() {
	var known cards
	for i := range s.open {
		if o := s.open[i]; o < suits && s.turned>>i&1 == 0 {
			known += some(o, 1)
			s.open[i] = UnknownCard
		}
	}
	s.unseen += known
	s.loosen(known)
}

// openAny is which of the open cards is there, rather one that was not turned up in this
// turn; one is there.
func (s *State) openAny() int {
	if s.open[0] == noCard || s.open[1] != noCard && s.turned&1 != 0 {
		return 1
	}
	return 0
}

// EndTurn ends the turn: it must have placed or swapped. What it had to draw and turn up
// and nobody told is unknown.
func (s *State) EndTurn(ev []engine.Event) ([]engine.Event, *engine.Fault) {
	if s.over {
		return ev, whole(fault("game-over"))
	}
	if !s.decided {
		return ev, hinted(whole(fault("nothing-done")), msg("hint-words"))
	}
	return s.endTurn(ev), nil
}

func (s *State) endTurn(ev []engine.Event) []engine.Event {
	if s.due > 0 {
		ev = s.drawRest(ev)
	}
	if s.deals != nil {
		s.settle()
	}
	for s.pile > 0 && s.gap() >= 0 {
		ev = s.refill(UnknownCard, ev)
	}
	ended := s.exhausted > 1 && s.toMove == s.last
	s.decided, s.drew, s.turned, s.either = false, 0, 0, false
	s.toMove = s.next()
	if s.pile == 0 {
		ended = s.skipEmpty() || ended
	}
	s.over = ended || !s.anyPlace()
	return ev
}

// next is the seat behind that to move.
func (s *State) next() engine.Seat {
	if s.toMove+1 == engine.Seat(s.seats) {
		return 0
	}
	return s.toMove + 1
}

// skipEmpty passes over seats that hold no card, which can neither place nor swap (a
// decision), and reports whether the game has ended so.
func (s *State) skipEmpty() (ended bool) {
	if s.handsEmpty() {
		return true
	}
	for s.hands[s.toMove].total() == 0 {
		ended = ended || s.exhausted > 1 && s.toMove == s.last
		s.toMove = s.next()
	}
	return ended
}

// handsEmpty reports whether nobody holds a card any more, which can only be where so
// many were taken out at set-up that the pile never was one: nobody has a turn then (a
// decision).
func (s *State) handsEmpty() bool {
	for x := range s.seats {
		if s.hands[x].total() > 0 {
			return false
		}
	}
	return true
}

// anyPlace reports whether some seat could place some piece, by the board and the
// supplies alone (rules, End).
func (s *State) anyPlace() bool {
	free := false
	for l := range Land(lands) {
		if s.taken&s.spacesOf(l) != s.spacesOf(l) {
			free = true
			break
		}
	}
	for c := range s.colours() {
		if free && s.cloisters[c] > 0 {
			return true
		}
		for l := range Land(lands) {
			if s.council[c] > 0 && s.court[l] < s.most[l] {
				return true
			}
		}
	}
	return false
}
