package lab

import (
	"testing"

	"partie/engine"
)

// planted is a game of which one weight alone is known, and what is said of it.
type planted struct {
	engine.Weighted
	at     int
	weight engine.Weight
}

func (p planted) Weights() []engine.Weight { return []engine.Weight{p.weight} }

func (p planted) JudgeBy(v []float64) engine.Judge {
	all := engine.ValuesOf(p.Weighted.Weights())
	all[p.at] = v[0]
	return p.Weighted.JudgeBy(all)
}

// plant is Carcassonne with a weight of that value, which a trial can change to another
// value only.
func plant(name string, value, other float64) planted {
	g := settings()[0].game.(engine.Weighted)
	for i, w := range g.Weights() {
		if w.Name == name {
			return planted{g, i, engine.Weight{Name: name, Value: value, Low: other, High: other + 1e-3}}
		}
	}
	panic(name)
}

// A change that is clearly better is kept, one that is clearly worse refused, and deals
// that no trial had say the same.
func TestTuning(t *testing.T) {
	const good, bad = 6, 0 // for the first follower in the supply
	for _, c := range []struct {
		name       string
		value, try float64
		kept       bool
	}{{"good", bad, good, true}, {"bad", good, bad, false}} {
		g := plant("first-follower", c.value, c.try)
		tuning := Tuning{Game: g, Rules: settings()[0].rules, Seats: 2, Games: 60, Trials: 1, Seed: 1}
		var trials []Trial
		weights, err := tuning.Run(func(t Trial) { trials = append(trials, t) })
		if err != nil {
			t.Fatal(err)
		}
		if len(trials) != 1 || trials[0].Kept != c.kept || trials[0].Name != "first-follower" || trials[0].Old != c.value {
			t.Errorf("%s: %+v", c.name, trials)
		}
		if kept := weights[0].Value != c.value; kept != c.kept {
			t.Errorf("%s: %v", c.name, weights)
		}
		if o, err := tuning.Check(weights); err != nil || c.kept != (o.Rate().Low > 0.5) {
			t.Errorf("%s: %v, %v", c.name, o, err)
		}
	}
}

// The same seed tries the same, and the weights of the game itself stay as they are.
func TestTuningIsTheSame(t *testing.T) {
	s := settings()[0]
	g := s.game.(engine.Weighted)
	before := engine.ValuesOf(g.Weights())
	tuning := Tuning{Game: g, Rules: s.rules, Seats: 2, Games: 4, Trials: len(before) + 1, Seed: 9}
	var runs [2][]Trial
	for i := range runs {
		if _, err := tuning.Run(func(t Trial) { runs[i] = append(runs[i], t) }); err != nil {
			t.Fatal(err)
		}
	}
	for i, trial := range runs[0] {
		w := g.Weights()[i%len(before)]
		if trial != runs[1][i] || trial.Number != i+1 || trial.Name != w.Name || trial.New < w.Low || trial.New > w.High {
			t.Errorf("%+v, then %+v", trial, runs[1][i])
		}
	}
	for i, v := range engine.ValuesOf(g.Weights()) {
		if v != before[i] {
			t.Error("the tuning changed the weights of the game")
		}
	}
}
