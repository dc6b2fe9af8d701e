package carcassonne

import (
	"math"
	"math/rand/v2"
	"testing"

	"partie/engine"
)

// A survey finds for every legal turn what an appraiser finds in the position behind it,
// in games by all sorts of rules, with turns against them too.
func TestSurvey(t *testing.T) {
	n := 60
	if testing.Short() {
		n /= 10
	}
	v, a := newSurvey(usual()), new(appraiser)
	a.goBy(usual())
	rules := []string{"", "abbot", "river abbot", "edition=2000", "edition=2000 abbot farmers=2", "nofarmers", "farmers=1 river"}
	next := begun(t, "", 2)
	var deck Deck
	for i := range n {
		rng := rand.New(rand.NewPCG(uint64(i), 11))
		s := begun(t, rules[i%len(rules)], 1+rng.IntN(maxSeats))
		deck.Shuffle(rng, s)
		for k, ok := deck.Next(); ok && !s.over; k, ok = deck.Next() {
			mustApply(t, s, Play{Act: Draw, Kind: k}.Ply())
			legal := s.Legal(nil)
			if p, _ := PlayOf(legal[0]); p.Act == Place {
				v.start(s, k)
				for _, p := range legal {
					next.Set(s)
					mustApply(t, next, p)
					next.EndTurn(nil)
					a.appraise(next)
					if got, want := v.lead(p), leadOf(a.worth[:s.seats], int(s.toMove)); math.Abs(got-want) > equal {
						t.Fatalf("game %d, %v: %v, want %v, by %s", i, s.Words(engine.Turn{Plies: []engine.Ply{p}}, nil), got, want, s.rules)
					}
				}
			}
			if i%4 == 3 && forcedAnywhere(rng, s, k) {
				continue
			}
			chosen := legal[rng.IntN(len(legal))]
			if i%3 == 0 { // now and then sensible play, which leads to other positions
				chosen = surveyed(v, legal)
			}
			mustApply(t, s, chosen)
			if s.laid {
				s.EndTurn(nil)
			}
		}
	}
}

// forcedAnywhere lays the tile now and then on any place, be it that it does not fit, with
// a follower anywhere on it. It reports whether it has.
func forcedAnywhere(rng *rand.Rand, s *State, k Kind) bool {
	if rng.IntN(8) > 0 {
		return false
	}
	p := Play{Act: Place, Kind: k, Rot: uint8(rng.IntN(int(turns[k]))), Cell: s.places[rng.IntN(int(s.open))].cell}
	p.Man = Man(rng.IntN(int(p.shape().n)))
	s.Force(p.Ply(), nil)
	s.ForceEndTurn(nil)
	return true
}

func mustApply(t *testing.T, s *State, p engine.Ply) {
	t.Helper()
	if _, f := s.Apply(p, nil); f != nil {
		t.Fatal(f)
	}
}

// surveyed is the ply that v finds best.
func surveyed(v *survey, legal []engine.Ply) engine.Ply {
	best := legal[0]
	if len(legal) > 1 {
		for _, p := range legal {
			if v.lead(p) > v.lead(best) {
				best = p
			}
		}
	}
	return best
}

// leadOf is how far the worth of a seat is above the mean of the others.
func leadOf(worth []float64, x int) float64 {
	others := 0.0
	for y, w := range worth {
		if y != x {
			others += w
		}
	}
	return worth[x] - others/float64(max(len(worth)-1, 1))
}
