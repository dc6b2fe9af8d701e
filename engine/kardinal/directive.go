package kardinal

import (
	"strings"

	"partie/engine"
)

// Directive takes @open and @hand.
func (s *State) Directive(name string, words []string, ev []engine.Event) (canonical []string, events []engine.Event, f *engine.Fault) {
	switch name {
	case "open":
		canonical, f = s.readOpen(words)
	case "hand":
		canonical, f = s.readHand(words)
	default:
		f = hinted(whole(fault("unknown-directive", name)), nearest(name, []string{"open", "hand"}))
	}
	return canonical, ev, f
}

// known reads cards of which some may be unknown, from word w on.
func (s *State) known(words []string, w int) (c cards, unknown int, f *engine.Fault) {
	for i, word := range words {
		if c.total() > maxCards {
			break // more than any deck has: how many does not matter
		}
		letters := strings.ReplaceAll(word, "?", "")
		unknown += len(word) - len(letters)
		more, f := s.readCards(letters, w+i, 0)
		if f != nil {
			return c, 0, f
		}
		c += more
	}
	return c, unknown, nil
}

// readOpen reads the two cards that are open at the start.
func (s *State) readOpen(words []string) ([]string, *engine.Fault) {
	switch {
	case s.begun:
		return nil, whole(fault("open-late"))
	case s.opened:
		return nil, whole(fault("open-twice"))
	}
	c, unknown, f := s.known(words, 0)
	if f != nil {
		return nil, f
	}
	if n := c.total() + unknown; n != s.openCards() {
		return nil, whole(fault("open-count", s.openCards(), n))
	}
	if f := s.judgeKnown(c); f != nil {
		return nil, f
	}
	s.opened = true
	for i := range c.total() {
		s.open[i] = c.nth(i)
	}
	s.unseen -= c
	return []string{c.word(s.rules.Map) + strings.Repeat("?", unknown)}, nil
}

// readHand reads a dealt hand.
func (s *State) readHand(words []string) ([]string, *engine.Fault) {
	if len(words) == 0 {
		return nil, whole(fault("seat-missing"))
	}
	x := engine.Seat(0)
	for ; x < engine.Seat(s.seats) && !strings.EqualFold(words[0], x.String()); x++ {
	}
	switch {
	case x == engine.Seat(s.seats):
		return nil, at(fault("bad-seat", words[0]), 0, 0, 0)
	case s.begun:
		return nil, whole(fault("hand-late"))
	case s.told&(1<<x) != 0:
		return nil, at(fault("hand-given", x), 0, 0, 0)
	}
	c, unknown, f := s.known(words[1:], 1)
	if f != nil {
		return nil, f
	}
	h := &s.hands[x]
	if n := c.total() + unknown; n == 0 || n > h.total() {
		return nil, whole(fault("hand-count", h.total(), n))
	}
	if f := s.judgeKnown(c); f != nil {
		return nil, f
	}
	s.told |= 1 << x
	h.unknown -= uint8(c.total())
	h.known = c
	s.unseen -= c
	return []string{x.String(), c.word(s.rules.Map) + strings.Repeat("?", unknown)}, nil
}

// judgeKnown says which of the cards cannot be there; nil where all can.
func (s *State) judgeKnown(c cards) *engine.Fault {
	for suit := range uint8(suits) {
		if c.of(suit) > s.unseen.of(suit) {
			return whole(fault("no-more-cards", string(s.rules.Map.Suits[suit].Card), s.all.of(suit)))
		}
	}
	return nil
}
