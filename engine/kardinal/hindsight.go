package kardinal

import "partie/engine"

// spell is a turn as far as it tells of a hand: what was spent, which cards were drawn
// then, and how many at most that nobody knows.
type spell struct {
	spent, drawn cards
	unknown      int
}

// spellOf reads the plies of a turn. A hand is filled up to what it was, so that no more
// cards are drawn than spent, but for those that a turn against the rules tells.
func spellOf(plies []engine.Ply) (t spell) {
	told := 0
	for _, ply := range plies {
		var p Play
		if !p.read(ply) {
			continue
		}
		switch p.Act {
		case Place, Swap:
			t.spent += p.spent()
		case Draw:
			if told++; p.Suit < suits {
				t.drawn += some(p.Suit, 1)
			}
		}
	}
	t.unknown = max(t.spent.total(), told) - t.drawn.total()
	return t
}

// certain is the cards that the seat to move must have among those of its hand that
// nobody knows, by what it spends in this turn and later: of each suit as many as it has
// in every hand that it can have. A card spent later may have been drawn since; which
// cards are left to be drawn is not looked at, so that no more is said than is certain.
func (s *State) certain(turn *engine.Turn, later []engine.Turn) cards {
	h := &s.hands[s.toMove]
	if h.unknown == 0 || h.unknown > handSize {
		return 0
	}
	var turns []spell
	if turn != nil {
		turns = append(turns, spellOf(turn.Plies))
	}
	for _, t := range later {
		turns = append(turns, spellOf(t.Plies))
	}
	if len(turns) > 0 {
		turns[0].unknown += max(handSize-h.total(), 0) // of a hand that was not full
	}
	var least cards
	found := false
	eachHand(int(h.unknown), func(c cards) {
		if !s.unseen.covers(c) || !spends(h.known+c, turns) {
			return
		}
		if !found {
			least, found = c, true
		}
		least -= least.beyond(c)
	})
	return least
}

// spends reports whether a hand can have spent what the turns say.
func spends(held cards, turns []spell) bool {
	wild := 0 // cards drawn that can be any
	for _, t := range turns {
		more := t.spent.beyond(held)
		if wild -= more.total(); wild < 0 {
			return false
		}
		held += t.drawn - (t.spent - more)
		wild += t.unknown
	}
	return true
}

// eachHand calls f with all ways to have n cards.
func eachHand(n int, f func(cards)) {
	var fill func(suit uint8, n int, c cards)
	fill = func(suit uint8, n int, c cards) {
		if suit == suits-1 {
			f(c + some(suit, n))
			return
		}
		for k := range n + 1 {
			fill(suit+1, n-k, c+some(suit, k))
		}
	}
	fill(0, n, 0)
}

// know makes cards of the seat to move known that it certainly has.
func (s *State) know(c cards) {
	h := &s.hands[s.toMove]
	h.known += c
	h.unknown -= uint8(c.total())
	s.unseen -= c
}

// forget makes unknown what the other seats hold, which the seat to move does not see, and
// the open cards, which are no part of what it decides first.
func (s *State) forget() {
	for i, o := range s.open {
		if o < suits {
			s.unseen += some(o, 1)
			s.open[i] = UnknownCard
		}
	}
	for x := range s.seats {
		if h := &s.hands[x]; engine.Seat(x) != s.toMove {
			s.unseen += h.known
			h.unknown += uint8(h.known.total())
			h.known = 0
		}
	}
	s.deals = nil // what it says is of the cards as they were known
}
