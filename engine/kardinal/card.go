package kardinal

import "partie/engine"

// suits is how many suits there are.
const suits = 5

// cards is how many cards of each suit.
type cards [suits]uint8

func (c cards) total() int {
	return int(c[0]) + int(c[1]) + int(c[2]) + int(c[3]) + int(c[4])
}

// add adds the cards of d to c.
func (c *cards) add(d cards) {
	for s, k := range d {
		c[s] += k
	}
}

// word is the cards as letters, in the order of the suits.
func (c cards) word(m *Map) string {
	return string(c.append(nil, m))
}

func (c cards) append(w []byte, m *Map) []byte {
	for s, k := range c {
		for range k {
			w = append(w, m.Suits[s].Card)
		}
	}
	return w
}

// hand is the known cards of a seat and how many it holds beside them.
type hand struct {
	known   cards
	unknown uint8
}

func (h *hand) total() int { return h.known.total() + int(h.unknown) }

// What an open card is beside a known suit.
const (
	UnknownCard uint8 = suits
	noCard      uint8 = suits + 1
)

// handSize is how many cards a hand is filled up to (rules, Set-up).
const handSize = 3

// mayHold reports whether the seat can hold these cards by what is known.
func (s *State) mayHold(x engine.Seat, need cards) bool {
	h := &s.hands[x]
	u := s.unseen
	extra := 0
	for suit, n := range need {
		if n > h.known[suit] {
			more := int(n - h.known[suit])
			if more > u[suit] {
				return false
			}
			extra += more
		}
	}
	return extra <= int(h.unknown)
}

// spend takes cards out of a hand, known ones first: equal cards cannot be told apart.
func (s *State) spend(x engine.Seat, need cards) {
	h := &s.hands[x]
	for suit, n := range need {
		k := min(n, h.known[suit])
		h.known[suit] -= k
		h.unknown -= n - k
		s.unseen[suit] -= int(n - k)
	}
}
