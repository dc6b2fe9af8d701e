package kardinal

import (
	"math/rand/v2"
	"testing"

	"partie/engine"
)

// countUnseen is how many cards of each suit are nowhere known to be, counted anew.
func countUnseen(s *State) cards {
	u := s.all - s.discard
	for x := range s.seats {
		u -= s.hands[x].known
	}
	for _, o := range s.open {
		if o < suits {
			u -= some(o, 1)
		}
	}
	for x := range s.stacks {
		for _, st := range s.stacks[x] {
			if st.n > 0 {
				u -= some(st.suit, st.n)
			}
		}
	}
	return u
}

// The deck holds the pile: as many cards as the state says, and what is unseen is that
// of a count, whether the cards are known or not.
func TestDeck(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for i := range 400 {
		seats, words := 3+i%3, []string(nil)
		if i%4 == 3 {
			seats, words = 2, []string{"baldwin"}
		}
		rules, f := ReadRules(words, seats)
		if f != nil {
			t.Fatal(f)
		}
		s := New(rules, seats, engine.Seat(i%seats))
		var d Deck
		known := i%2 == 0
		if known {
			d.Shuffle(rng, s)
			d.Deal(s)
		}
		for scorings := 0; !s.over; {
			p := s.RandomPly(rng)
			if q, _ := PlayOf(p); known && (q.Act == Refill || q.Act == Draw && q.From == Pile) {
				q.Suit, _ = d.Next(s)
				p = q.Ply()
			}
			switch {
			case p == 0 || !known && s.decided && rng.IntN(4) == 0:
				s.EndTurn(nil)
			default:
				if _, f := s.Apply(p, nil); f != nil {
					t.Fatal(f)
				}
			}
			if s.unseen != countUnseen(s) {
				t.Fatalf("unseen is %v, want %v", s.unseen, countUnseen(s))
			}
			if known && s.exhausted == uint8(scorings) && d.left != s.pile {
				t.Fatalf("the deck has %d, the pile %d", d.left, s.pile)
			}
			if d.left > 0 {
				scorings = int(s.exhausted)
			}
		}
		if _, ok := d.Next(s); known && ok != (s.pile > 0) {
			t.Fatal("a card from nowhere")
		}
	}
}
