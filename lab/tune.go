package lab

import (
	"math/rand/v2"

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
// Steps become smaller from the first trial to the last.
func (t Tuning) Run(each func(Trial)) ([]engine.Weight, error) {
	weights := t.Game.Weights()
	rng := rand.New(rand.NewPCG(t.Seed, tuneStream))
	for i := range t.Trials {
		at := i % len(weights)
		w := weights[at]
		step := (w.High - w.Low) / 2 * (1 - float64(i)/float64(t.Trials))
		trial := Trial{Number: i + 1, Name: w.Name, Old: w.Value}
		trial.New = min(max(w.Value+(2*rng.Float64()-1)*step, w.Low), w.High)
		old := values(weights)
		weights[at].Value = trial.New
		o, err := Match{
			Game: t.Game, Rules: t.Rules, Seats: t.Seats, Games: t.Games, Seed: t.Seed + uint64(i*t.Games),
			A: t.player("new", values(weights)), B: t.player("old", old),
		}.Run()
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

// tuneStream sets the changes apart from the deals.
const tuneStream = 3

func (t Tuning) player(name string, values []float64) Player {
	return Player{name, func(rng *rand.Rand) Policy { return New(Static, t.Game.JudgeBy(values), rng) }}
}

func values(weights []engine.Weight) (list []float64) {
	for _, w := range weights {
		list = append(list, w.Value)
	}
	return list
}
