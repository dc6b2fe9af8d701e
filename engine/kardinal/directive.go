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
		letters := strings.ReplaceAll(word, "?", "")
		unknown += len(word) - len(letters)
		more, f := s.readCards(letters, w+i, 0)
		if f != nil {
			return c, 0, f
		}
		c.add(more)
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
	i := 0
	for suit, n := range c {
		for range n {
			s.open[i] = uint8(suit)
			s.unseen[suit]--
			i++
		}
	}
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
	for suit, n := range c {
		s.unseen[suit] -= int(n)
	}
	return []string{x.String(), c.word(s.rules.Map) + strings.Repeat("?", unknown)}, nil
}

// judgeKnown says which of the cards cannot be there; nil where all can.
func (s *State) judgeKnown(c cards) *engine.Fault {
	u := s.unseen
	for suit, n := range c {
		if int(n) > u[suit] {
			return whole(fault("no-more-cards", string(s.rules.Map.Suits[suit].Card), int(s.all[suit])))
		}
	}
	return nil
}
