package carcassonne_test

import (
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
)

// Once its slices have grown, a game is played without allocating: drawing,
// enumerating, laying, scoring, copying and the end scoring alike.
func TestNoAllocations(t *testing.T) {
	for _, rules := range []string{"", "river abbot", "edition=2000", "farmers=2"} {
		r, start := newRandom(rules, 3, 5)
		other := start.Clone()
		r.legal, r.ev = make([]engine.Ply, 0, 4000), make([]engine.Event, 0, 400)
		policy := carcassonne.Sensible()
		for name, play := range map[string]func(){
			"at random":      func() { r.play(start, 100) },
			"from all legal": func() { r.playAll(start) },
			"sensibly":       func() { r.playBy(start, policy) },
			"copied": func() {
				r.play(start, 50)
				other.Set(r.st)
				other.(*carcassonne.State).RandomPly(r.rng)
			},
		} {
			if n := testing.AllocsPerRun(20, play); n != 0 {
				t.Errorf("%q, %s: %v allocations a game", rules, name, n)
			}
		}
	}
}
