package kardinal

import (
	"math/rand/v2"
	"testing"

	"partie/engine"
)

// turnOf is a turn with these plies.
func turnOf(plies ...engine.Ply) engine.Turn {
	var t engine.Turn
	for _, p := range plies {
		t.Add(p, 0)
	}
	return t
}

func swap(suit uint8) engine.Ply { return Play{Act: Swap, Cards: some(suit, 1)}.Ply() }

// What a hand of three unknown cards certainly had, worked out by hand: each swap brings
// one card back, which can be the next one that is spent.
func TestCertain(t *testing.T) {
	const a, b, i = 0, 1, 2
	hidden := drawPly(Unseen, UnknownCard)
	for _, c := range []struct {
		name  string
		turns []engine.Turn
		want  cards
	}{
		{"what is spent now was held", []engine.Turn{turnOf(swap(a))}, some(a, 1)},
		{"the next card may have been drawn", []engine.Turn{turnOf(swap(a)), turnOf(swap(b))}, some(a, 1)},
		{"the draw is told to be another", []engine.Turn{turnOf(swap(a), drawPly(Pile, i)), turnOf(swap(b))}, some(a, 1) + some(b, 1)},
		{"the draw is told to be the same", []engine.Turn{turnOf(swap(a), drawPly(Open, b)), turnOf(swap(b))}, some(a, 1)},
		{"two of a suit, one draw", []engine.Turn{turnOf(swap(a), hidden), turnOf(swap(b), drawPly(Pile, i)), turnOf(swap(b))}, some(a, 1) + some(b, 1)},
		{"three at once", []engine.Turn{turnOf(Play{Act: Place, N: 2, Cards: some(a, 1) + some(b, 2), Pieces: [2]Piece{{0, 1}, {0, 2}}}.Ply())}, some(a, 1) + some(b, 2)},
		// Of B and I one was drawn, nobody knows which: neither is certain.
		{"one of two", []engine.Turn{turnOf(swap(a), hidden), turnOf(swap(b), drawPly(Pile, a)), turnOf(swap(i))}, some(a, 1)},
	} {
		s := New(Rules{Map: Standard()}, 3, 0)
		if got := s.certain(&c.turns[0], c.turns[1:]); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got.word(Standard()), c.want.word(Standard()))
		}
	}
}

// As strong as enumeration: with every way to draw the cards that nobody told, what all
// hands have in common that can have spent the cards.
func TestCertainByEnumeration(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for n := range 300 {
		s := New(Rules{Map: Standard()}, 3, 0)
		var turns []engine.Turn
		for range 1 + rng.IntN(4) {
			p := Play{Act: Swap}
			for range 1 + rng.IntN(2) { // two cards of one turn stand for a placing
				p.Cards += some(uint8(rng.IntN(3)), 1)
			}
			if p.Cards.total() > 1 {
				p.Act, p.N = Place, 1
			}
			turn := turnOf(p.Ply())
			if rng.IntN(2) == 0 {
				turn.Add(drawPly(Pile, uint8(rng.IntN(3))), 0)
			}
			turns = append(turns, turn)
		}
		var least cards
		found := false
		eachHand(handSize, func(hand cards) {
			if !canSpend(hand, turns) {
				return
			}
			if !found {
				least, found = hand, true
			}
			least -= least.beyond(hand)
		})
		if got := s.certain(&turns[0], turns[1:]); got != least {
			t.Fatalf("game %d: %s, by enumeration %s", n, got.word(Standard()), least.word(Standard()))
		}
	}
}

// canSpend tries every way to draw the cards that are not told.
func canSpend(hand cards, turns []engine.Turn) bool {
	if len(turns) == 0 {
		return true
	}
	spent, drawn, told := cards(0), cards(0), 0
	for _, ply := range turns[0].Plies {
		if p, _ := PlayOf(ply); p.Act == Draw {
			drawn += some(p.Suit, 1)
			told++
		} else {
			spent += p.Cards
		}
	}
	if !hand.covers(spent) {
		return false
	}
	can := false
	eachHand(max(spent.total()-told, 0), func(more cards) {
		can = can || canSpend(hand-spent+drawn+more, turns[1:])
	})
	return can
}

// In games that were really played, no more is certain than the hand had.
func TestCertainIsTrue(t *testing.T) {
	for n := range 40 {
		rules, _ := ReadRules(nil, 3+n%3)
		s, rng := New(rules, 3+n%3, 0), rand.New(rand.NewPCG(uint64(n), 7))
		var d Deck
		d.Shuffle(rng, s)
		d.Deal(s)
		type moment struct {
			seat engine.Seat
			held cards
			turn engine.Turn
		}
		var game []moment
		for !s.over {
			m := moment{seat: s.toMove, held: s.hands[s.toMove].known}
			for p := s.RandomPly(rng); p != 0; p = s.RandomPly(rng) {
				if Act(p&7) < Draw || rng.IntN(2) == 0 {
					m.turn.Add(p, 0)
				}
				if _, f := s.Apply(p, nil); f != nil {
					t.Fatal(f)
				}
			}
			s.EndTurn(nil)
			game = append(game, m)
		}
		for i, m := range game {
			var later []engine.Turn
			for _, o := range game[i+1:] {
				if o.seat == m.seat {
					later = append(later, o.turn)
				}
			}
			hidden := New(rules, 3+n%3, m.seat)
			hidden.hands[m.seat].unknown = uint8(m.held.total())
			if c := hidden.certain(&m.turn, later); !m.held.covers(c) {
				t.Fatalf("game %d, turn %d: the hand was %s, but %s is called certain", n, i+1, m.held.word(rules.Map), c.word(rules.Map))
			}
		}
	}
}
