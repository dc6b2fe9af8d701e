package carcassonne_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
)

// match is games of two policies by those rules, each deal played twice so that either
// begins: who has won how many (a shared win is half a one), and the mean totals.
func match(t *testing.T, rules string, games int, policies [2]carcassonne.Policy) (wins, means [2]float64) {
	t.Helper()
	r, f := carcassonne.ReadRules(strings.Fields(rules))
	if f != nil {
		t.Fatal(f)
	}
	var deck carcassonne.Deck
	var legal []engine.Ply
	for i := range games {
		s := carcassonne.New(r, 2, engine.Seat(i%2))
		deck.Shuffle(rand.New(rand.NewPCG(uint64(i/2), 3)), s)
		for k, ok := deck.Next(); ok; k, ok = deck.Next() {
			make := func(p engine.Ply) {
				if _, f := s.Apply(p, nil); f != nil {
					t.Fatal(f)
				}
			}
			make(carcassonne.Play{Act: carcassonne.Draw, Kind: k}.Ply())
			legal = s.Legal(legal[:0])
			p := policies[s.ToMove()](s, legal)
			make(p)
			if play, _ := carcassonne.PlayOf(p); play.Act == carcassonne.Place || s.Bag() == 0 {
				s.EndTurn(nil)
			}
		}
		s.Finish(nil)
		for x, total := range s.Totals(nil) {
			means[x] += float64(total.Min) / float64(games)
		}
		for _, x := range s.Winners() {
			wins[x] += 1 / float64(len(s.Winners()))
		}
	}
	return wins, means
}

// Whoever plays sensibly beats whoever plays at random, by whatever rules.
func TestSensibleBeatsRandom(t *testing.T) {
	for rules, usual := range map[string]int{"": 200, "edition=2000": 20, "river abbot": 20, "nofarmers": 20} {
		n := games(t, usual)
		random := chance(rand.New(rand.NewPCG(4, 4)))
		wins, means := match(t, rules, n, [2]carcassonne.Policy{carcassonne.Sensible(), random})
		t.Logf("%q: %v games won of %d, means %.1f", rules, wins[0], n, means)
		if wins[0] < 0.95*float64(n) {
			t.Errorf("%q: %v games won of %d, means %.1f", rules, wins[0], n, means)
		}
	}
}

// greedy takes the most points at once, of equal turns any.
func greedy(rng *rand.Rand) carcassonne.Policy {
	next := carcassonne.New(carcassonne.Rules{Edition: 2014, Farmers: 3, Tiny: 4}, 2, 0)
	var ev []engine.Event
	judge := carcassonne.Game.(engine.Judged).Judge()
	return func(s *carcassonne.State, legal []engine.Ply) engine.Ply {
		best, most, alike := legal[0], -1.0, 0
		for _, p := range legal {
			next.Set(s)
			ev, _ = next.Apply(p, ev[:0])
			ev, _ = next.EndTurn(ev)
			switch gain := judge.Gain(s.ToMove(), s, next, ev); {
			case gain > most:
				best, most, alike = p, gain, 1
			case gain == most:
				if alike++; rng.IntN(alike) == 0 {
					best = p
				}
			}
		}
		return best
	}
}

// judged plays the best turn by what a judge says of the positions behind all of them.
func judged(j engine.Judge) carcassonne.Policy {
	var c engine.Choices
	var margins []float64
	return func(s *carcassonne.State, _ []engine.Ply) engine.Ply {
		j.Choices(s, nil, engine.Later{}, &c) // the tile is drawn: s stays as it is
		margins = j.(engine.Surveyor).Survey(s, &c, margins[:0])
		best := 0
		for i, m := range margins {
			if m > margins[best]+1e-9 {
				best = i
			}
		}
		return c.At(best)[0]
	}
}

// Whoever plays by the judge beats whoever plays at random, takes the most points at once
// or only plays sensibly.
func TestJudgeWins(t *testing.T) {
	for _, tt := range []struct {
		name  string
		other carcassonne.Policy
		games int
		share float64
	}{
		{"random", chance(rand.New(rand.NewPCG(4, 4))), 60, 0.95},
		{"greedy", greedy(rand.New(rand.NewPCG(5, 5))), 60, 0.6},
		{"sensible", carcassonne.Sensible(), 100, 0.45},
	} {
		n := games(t, tt.games)
		judge := carcassonne.Game.(engine.Judged).Judge()
		wins, means := match(t, "", n, [2]carcassonne.Policy{judged(judge), tt.other})
		t.Logf("%s: %v games won of %d, means %.1f", tt.name, wins[0], n, means)
		if wins[0] < tt.share*float64(n) {
			t.Errorf("%s: %v games won of %d, means %.1f", tt.name, wins[0], n, means)
		}
	}
}

// Other weights are another judge: one to whom followers are worth nothing loses.
func TestWeights(t *testing.T) {
	g := carcassonne.Game.(engine.Weighted)
	var values []float64
	for _, w := range g.Weights() {
		if w.Value < w.Low || w.Value > w.High || w.Low >= w.High {
			t.Errorf("%+v is out of range", w)
		}
		if w.Name == "first-follower" {
			w.Value = 0
		}
		values = append(values, w.Value)
	}
	n := games(t, 60)
	wins, means := match(t, "", n, [2]carcassonne.Policy{judged(g.Judge()), judged(g.JudgeBy(values))})
	if wins[0] < 0.7*float64(n) {
		t.Errorf("%v games won of %d, means %.1f", wins[0], n, means)
	}
}

// Sensible players have totals such as people have.
func TestSensibleTotals(t *testing.T) {
	n := games(t, 30)
	wins, means := match(t, "", n, [2]carcassonne.Policy{carcassonne.Sensible(), carcassonne.Sensible()})
	for x := range means {
		if means[x] < 70 || means[x] > 110 || wins[x] < 0.25*float64(n) {
			t.Errorf("seat %d has won %v of %d games, with %.1f points on the mean", x, wins[x], n, means[x])
		}
	}
}

// chance plays any legal ply, each as likely.
func chance(rng *rand.Rand) carcassonne.Policy {
	return func(_ *carcassonne.State, legal []engine.Ply) engine.Ply { return legal[rng.IntN(len(legal))] }
}
