package kardinal_test

import (
	"math/rand/v2"
	"testing"

	"partie/engine"
	"partie/engine/kardinal"
)

// Against two who play anything the sensible player wins nearly always.
func TestSensible(t *testing.T) {
	r, start := newRandom("", 3, 1)
	sensible, chance := kardinal.Sensible(), anyPly(r.rng)
	won, n := 0, 200
	for i := range n {
		policies := []kardinal.Policy{chance, chance, chance}
		policies[i%3] = sensible
		r.playAll(start, policies)
		if w := r.st.Winners(); len(w) == 1 && int(w[0]) == i%3 {
			won++
		}
	}
	if won < n*95/100 {
		t.Errorf("won %d of %d games", won, n)
	}
}

// In the variant it does against one.
func TestSensibleForTwo(t *testing.T) {
	r, start := newRandom("baldwin", 2, 1)
	sensible, chance := kardinal.Sensible(), anyPly(r.rng)
	won, n := 0, 20
	for i := range n {
		policies := []kardinal.Policy{chance, chance}
		policies[i%2] = sensible
		r.playAll(start, policies)
		if w := r.st.Winners(); len(w) == 1 && int(w[0]) == i%2 {
			won++
		}
	}
	if won < n*9/10 {
		t.Errorf("won %d of %d games", won, n)
	}
}

// What is played at random is legal, and listed as long as every card is known.
func TestRandomPly(t *testing.T) {
	for _, at := range tables() {
		r, start := newRandom(at.rules, at.seats, 5)
		for i := range games(20) {
			r.st.Set(start)
			if i%2 == 0 {
				r.begin(start)
			}
			for !r.st.Over() {
				r.legal = r.st.Legal(r.legal[:0])
				decides := true
				for p := r.st.RandomPly(r.rng); p != 0; p = r.st.RandomPly(r.rng) {
					if i%2 == 0 && decides && !has(r.legal, p) {
						t.Fatalf("%v: %v is not listed", at, r.st.Words(engine.Turn{Plies: []engine.Ply{p}}, nil))
					}
					decides = false
					if _, f := r.st.Apply(p, nil); f != nil {
						t.Fatal(at, f)
					}
				}
				if _, f := r.st.EndTurn(nil); f != nil {
					t.Fatal(at, f)
				}
			}
		}
	}
}

func has(list []engine.Ply, p engine.Ply) bool {
	for _, q := range list {
		if p == q {
			return true
		}
	}
	return false
}

// Turns at random allocate nothing.
func TestRandomAllocates(t *testing.T) {
	r, start := newRandom("", 3, 2)
	r.play(start, 1000)
	if n := testing.AllocsPerRun(20, func() { r.play(start, 20) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

// anyPly plays any legal ply, each as likely.
func anyPly(rng *rand.Rand) kardinal.Policy {
	return func(_ *kardinal.State, legal []engine.Ply) engine.Ply { return legal[rng.IntN(len(legal))] }
}
