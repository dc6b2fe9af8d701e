package kardinal_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
)

// games is how many games a test plays: PARTIE_GAMES, or so many, or a tenth in short
// mode.
func games(usual int) int {
	if n, err := strconv.Atoi(os.Getenv("PARTIE_GAMES")); err == nil {
		return n
	}
	if testing.Short() {
		return usual / 10
	}
	return usual
}

// No card is lost in a game by the slow rules, and behind the turn of the first scoring
// the pile is what it was at the start, but for the cards left on stacks.
func TestSlowDealing(t *testing.T) {
	for i := range games(40) {
		rng := rand.New(rand.NewPCG(uint64(i), 1))
		rules, seats := "", 3+i%4
		if seats == 6 {
			rules, seats = "baldwin", 2
		}
		shuffle := func(b []byte) { rng.Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] }) }
		deck := slowDeck(max(0, 5-seats) % 3)
		shuffle(deck)
		s := newSlow(rules, seats, i%seats, deck, shuffle)
		start, like := len(s.pile), someTemper(rng)
		for turns := 0; !s.over; turns++ {
			before := s.emptied
			if _, err := s.make(like.best(rng, s, s.legal()), like.draw(rng)); err != nil {
				t.Fatal(err)
			}
			sum, stacked := len(s.pile)+len(s.open)+len(s.discard), 0
			for seat := range seats {
				sum += len(s.hands[seat])
				for _, stack := range s.stacks[seat] {
					stacked += len(stack)
				}
			}
			if sum+stacked != len(deck) {
				t.Fatalf("%d cards of %d", sum+stacked, len(deck))
			}
			if before == 0 && s.emptied == 1 && len(s.pile) != start-stacked {
				t.Fatalf("a pile of %d behind the scoring, %d at the start, %d stacked", len(s.pile), start, stacked)
			}
		}
		s.finish()
	}
}
