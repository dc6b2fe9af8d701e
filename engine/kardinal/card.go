package kardinal

import (
	"math/bits"

	"partie/engine"
)

// suits is how many suits there are.
const suits = 5

// cards is how many cards of each suit, packed into one word so that hands are added
// and compared at once: the top bit of each lane is never part of a number.
type cards uint64

const (
	laneBits       = 12
	lane     cards = 1<<laneBits - 1
	oneEach  cards = 1 | 1<<laneBits | 1<<(2*laneBits) | 1<<(3*laneBits) | 1<<(4*laneBits)
	tops           = oneEach << (laneBits - 1)
)

// some is n cards of a suit.
func some[N ~uint8 | ~int](suit uint8, n N) cards { return cards(n) << (laneBits * suit) }

// of is how many cards of a suit there are.
func (c cards) of(suit uint8) int { return int(c >> (laneBits * suit) & lane) }

func (c cards) total() int { return int(c * oneEach >> ((suits - 1) * laneBits) & lane) }

// covers reports whether there are at least the cards of d, suit by suit.
func (c cards) covers(d cards) bool { return ((c|tops)-d)&tops == tops }

// nth is the suit of the card with this number, counted from 0 in the order of the
// suits; suits where there are not so many.
func (c cards) nth(n int) uint8 {
	upTo := c * oneEach // by suit: the cards of the suits up to it
	return suits - uint8(bits.OnesCount64(uint64(((upTo|tops)-oneEach*cards(n+1))&tops)))
}

// packed is the cards of a hand, no more than three of a suit, in two bits for each suit;
// unpacked is the reverse. Each suit is moved by ten bits more than the one before it: a
// multiplication does all of them at once, and what it mixes lies outside the result.
func (c cards) packed() uint64 {
	const move = 1<<48 | 1<<38 | 1<<28 | 1<<18 | 1<<8
	return uint64(c&(3*oneEach)) * move >> 48 & (1<<(2*suits) - 1)
}

func unpacked(w uint64) cards {
	const move = 1 | 1<<10 | 1<<20 | 1<<30 | 1<<40
	return cards(w&(1<<(2*suits)-1)) * move & (3 * oneEach)
}

// suits is the set of the suits of which there are cards, a bit for each.
func (c cards) suits() uint64 {
	const move = 1<<48 | 1<<37 | 1<<26 | 1<<15 | 1<<4
	some := (c + (tops - oneEach)) & tops >> (laneBits - 1)
	return uint64(some) * move >> 48 & (1<<suits - 1)
}

// word is the cards as letters, in the order of the suits.
func (c cards) word(m *Map) string {
	return string(c.append(nil, m))
}

func (c cards) append(w []byte, m *Map) []byte {
	for suit := range uint8(suits) {
		for range c.of(suit) {
			w = append(w, m.Suits[suit].Card)
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
	if h.known.covers(need) {
		return true
	}
	more := need.beyond(h.known)
	return more.total() <= int(h.unknown) && s.unseen.covers(more) && s.mayShow(int(x), more)
}

// beyond is the cards of c that are not in d.
func (c cards) beyond(d cards) (more cards) {
	for suit := range uint8(suits) {
		more += some(suit, max(c.of(suit)-d.of(suit), 0))
	}
	return more
}

// spend takes cards out of a hand, known ones first: equal cards cannot be told apart.
func (s *State) spend(x engine.Seat, need cards) {
	h := &s.hands[x]
	if h.known.covers(need) {
		h.known -= need
		return
	}
	more := need.beyond(h.known)
	s.show(int(x), more)
	h.known -= need - more
	h.unknown -= uint8(more.total())
}
