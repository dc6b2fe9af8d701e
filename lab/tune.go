package lab

import (
	"math"
	"math/rand/v2"
	"slices"
	"strconv"

	"partie/engine"
	"partie/wilson"
)

// Tuning looks for better weights of a game's judge: it changes one of them after the
// other and keeps what wins.
type Tuning struct {
	Game   engine.Weighted
	Rules  engine.Rules
	Seats  int
	Games  int // of each trial
	Trials int
	Seed   uint64
}

// Trial is one change that was tried.
type Trial struct {
	Number   int // from 1
	Name     string
	Old, New float64
	Rate     wilson.Interval // of the new weights' wins against the old ones
	Kept     bool
}

// Run tries changes and returns the weights in the end. A change is kept where its wins
// are certainly more than its share, which is what the lower end of the interval says.
// Each is tried on deals of its own. Steps become smaller from the first trial to the
// last, but never so small that no match could tell.
func (t Tuning) Run(each func(Trial)) ([]engine.Weight, error) {
	weights := slices.Clone(t.Game.Weights())
	var changes rand.PCG
	reseed(&changes, t.Seed, tuneStream, 0)
	rng := rand.New(&changes)
	for i := range t.Trials {
		at := i % len(weights)
		w := weights[at]
		step := (w.High - w.Low) / 2 * max(1-float64(i)/float64(t.Trials), leastStep)
		trial := Trial{Number: i + 1, Name: w.Name, Old: w.Value, New: near(rng, w, step)}
		old := engine.ValuesOf(weights)
		weights[at].Value = trial.New
		o, err := t.match(i, engine.ValuesOf(weights), old).Run()
		if err != nil {
			return nil, err
		}
		trial.Rate = o.Rate()
		if trial.Kept = trial.Rate.Low > 1/float64(t.Seats); !trial.Kept {
			weights[at].Value = w.Value
		}
		each(trial)
	}
	return weights, nil
}

// Check plays weights against those of the game, on deals that no trial had: what chance
// helped through the trials is not helped again.
func (t Tuning) Check(weights []engine.Weight) (Outcome, error) {
	return t.match(t.Trials, engine.ValuesOf(weights), engine.ValuesOf(t.Game.Weights())).Run()
}

// leastStep is how much of the first step is left in the end.
const leastStep = 0.25

// near is another value of a weight, at most a step away, in three digits, so that it can
// stand in a table. Beyond an end of what makes sense it turns back.
func near(rng *rand.Rand, w engine.Weight, step float64) float64 {
	v := w.Value + (2*rng.Float64()-1)*step
	if v < w.Low {
		v = 2*w.Low - v
	} else if v > w.High {
		v = 2*w.High - v
	}
	unit := math.Pow10(int(math.Floor(math.Log10(w.High-w.Low))) - 2)
	digits, _ := strconv.ParseFloat(strconv.FormatFloat(math.Round(v/unit)*unit, 'g', 6, 64), 64)
	return min(max(digits, w.Low), w.High)
}

// match is match i of the tuning, each on its own deals.
func (t Tuning) match(i int, a, b []float64) Match {
	return Match{
		Game: t.Game, Rules: t.Rules, Seats: t.Seats, Games: t.Games, Seed: mix(t.Seed) + uint64(i),
		A: t.player(a), B: t.player(b),
	}
}

func (t Tuning) player(values []float64) Player {
	return Player{Static, func(rng *rand.Rand) Policy { return New(Static, t.Game.JudgeBy(values), rng) }}
}
