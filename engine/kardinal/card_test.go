package kardinal

import (
	"testing"

	"pgregory.net/rapid"
)

// counted is some cards and how many of each suit they are, up to a number.
func counted(t *rapid.T, most int) (c cards, n [suits]int) {
	for suit := range n {
		n[suit] = rapid.IntRange(0, most).Draw(t, "cards")
		c += some(uint8(suit), n[suit])
	}
	return c, n
}

// Cards in one word are what five numbers are, up to the most that a map may have.
func TestCards(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c, n := counted(t, maxSuitCards)
		d, m := counted(t, maxSuitCards)
		sum, covers, more := 0, true, cards(0)
		for suit := range n {
			if got := c.suits()>>suit&1 != 0; got != (n[suit] > 0) {
				t.Fatalf("%v: some of suit %d: %v", n, suit, got)
			}
			if got := c.of(uint8(suit)); got != n[suit] {
				t.Fatalf("%v: %d of suit %d", n, got, suit)
			}
			covers = covers && n[suit] >= m[suit]
			more += some(uint8(suit), max(n[suit]-m[suit], 0))
			for range n[suit] {
				if got := c.nth(sum); got != uint8(suit) {
					t.Fatalf("%v: card %d is of suit %d, want %d", n, sum, got, suit)
				}
				sum++
			}
		}
		if c.nth(sum) != suits || c.total() != sum {
			t.Fatalf("%v: %d cards, card %d is of suit %d", n, c.total(), sum, c.nth(sum))
		}
		if c.covers(d) != covers || c.beyond(d) != more {
			t.Fatalf("%v and %v: covers %v, beyond %v", n, m, c.covers(d), c.beyond(d))
		}
		if h, n := counted(t, 3); unpacked(h.packed()) != h {
			t.Fatalf("%v: packed to %#x, back to %#x", n, h.packed(), unpacked(h.packed()))
		}
	})
}
