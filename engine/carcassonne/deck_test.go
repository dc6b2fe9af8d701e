package carcassonne_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine/carcassonne"
)

// A deck has every tile of the bag as often as it is there, and each may be drawn when
// it comes.
func TestDeck(t *testing.T) {
	var deck carcassonne.Deck
	for i, rules := range allRules() {
		r, f := carcassonne.ReadRules(strings.Fields(rules))
		if f != nil {
			t.Fatal(f)
		}
		s := carcassonne.New(r, 2, 0)
		tiles := s.Bag()
		deck.Shuffle(rand.New(rand.NewPCG(uint64(i), 5)), s)
		for n := 0; ; n++ {
			k, ok := deck.Next()
			if !ok {
				if n != tiles || s.Bag() > 0 {
					t.Errorf("%s: %d tiles of %d, %d left", rules, n, tiles, s.Bag())
				}
				break
			}
			if !s.Drawable(k) {
				t.Fatalf("%s: %v cannot come as tile %d", rules, k, n)
			}
			s.Force(carcassonne.Play{Act: carcassonne.Discard, Kind: k}.Ply(), nil)
		}
	}
}

// Shuffled again in the middle of a game, a deck has what is left.
func TestDeckOfWhatIsLeft(t *testing.T) {
	r, _ := carcassonne.ReadRules([]string{"river"})
	s := carcassonne.New(r, 2, 0)
	var deck carcassonne.Deck
	rng := rand.New(rand.NewPCG(6, 6))
	for s.Bag() > 0 {
		deck.Shuffle(rng, s)
		k, ok := deck.Next()
		if !ok || !s.Drawable(k) {
			t.Fatalf("%v came with %d tiles left", k, s.Bag())
		}
		s.Force(carcassonne.Play{Act: carcassonne.Discard, Kind: k}.Ply(), nil)
	}
	deck.Shuffle(rng, s)
	if k, ok := deck.Next(); ok {
		t.Errorf("%v came from an empty bag", k)
	}
}
