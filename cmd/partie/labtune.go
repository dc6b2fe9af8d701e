package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"partie/engine"
	"partie/lab"
	"partie/lang"
	"partie/wilson"
)

func newLabTune(a *app) *cobra.Command {
	var f labFlags
	var trials int
	c := &cobra.Command{
		Use:  "tune",
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return a.labTune(c, f, trials) },
	}
	a.labFlags(c, &f)
	c.Flags().IntVar(&trials, "trials", 50, a.text("lab.tune.trials"))
	return c
}

// shareJSON is a share with its interval for programs.
type shareJSON struct {
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// trialJSON is a trial of a tuning for programs.
type trialJSON struct {
	Weight string  `json:"weight"`
	Old    float64 `json:"old"`
	New    float64 `json:"new"`
	shareJSON
	Kept bool `json:"kept"`
}

// weightJSON is a weight for programs.
type weightJSON struct {
	Name  string  `json:"name"`
	Value float64 `json:"value"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// tuneJSON is a tuning for programs.
type tuneJSON struct {
	Trials  []trialJSON  `json:"trials"`
	Weights []weightJSON `json:"weights"`
	Check   *shareJSON   `json:"check"` // null where no change was kept
}

// labTune looks for better weights, and prints each trial and the table that comes of it
// as it stands in the code.
func (a *app) labTune(c *cobra.Command, f labFlags, trials int) error {
	s, err := a.setting(c, f)
	if err != nil {
		return err
	}
	g, ok := s.game.(engine.Weighted)
	if !ok {
		return usagef("%s", a.text("lab.tune.none", s.game.Title().In(a.lang)))
	}
	if trials < 1 {
		return usagef("%s", a.text("lab.tune.bad-trials"))
	}
	t := lab.Tuning{Game: g, Rules: s.rules, Seats: s.seats, Games: s.games, Trials: trials, Seed: f.seed}
	js := tuneJSON{Trials: []trialJSON{}}
	kept := false
	weights, err := t.Run(func(trial lab.Trial) {
		kept = kept || trial.Kept
		js.Trials = append(js.Trials, trialJSON{trial.Name, trial.Old, trial.New, forJSON(trial.Rate), trial.Kept})
		if !f.json {
			a.printTrial(trial, trials)
		}
	})
	if err != nil {
		return failed(err)
	}
	for _, w := range weights {
		js.Weights = append(js.Weights, weightJSON{w.Name, w.Value, w.Low, w.High})
	}
	if !f.json {
		a.printWeights(weights)
	}
	if kept {
		o, err := t.Check(weights)
		if err != nil {
			return failed(err)
		}
		check := forJSON(o.Rate())
		if js.Check = &check; !f.json {
			fmt.Fprintln(a.out, a.text("lab.tune.check", a.share(o.Rate())))
		}
	} else if !f.json {
		fmt.Fprintln(a.out, a.text("lab.tune.nothing"))
	}
	if f.json {
		return a.printJSON(js)
	}
	return nil
}

func forJSON(i wilson.Interval) shareJSON { return shareJSON{i.Share, i.Low, i.High} }

func (a *app) printTrial(t lab.Trial, of int) {
	key := "lab.tune.refused"
	if t.Kept {
		key = "lab.tune.kept"
	}
	fmt.Fprintln(a.out, a.text(key, t.Number, of, t.Name, a.digits(t.Old), a.digits(t.New), a.share(t.Rate)))
}

// printWeights prints weights as they stand in the code.
func (a *app) printWeights(weights []engine.Weight) {
	for _, w := range weights {
		fmt.Fprintf(a.out, "\t{Name: %q, Value: %s, Low: %s, High: %s},\n", w.Name, digits(w.Value), digits(w.Low), digits(w.High))
	}
}

// digits is a number with all its digits in the user's language.
func (a *app) digits(v float64) string {
	if a.lang == lang.De {
		return strings.Replace(digits(v), ".", ",", 1)
	}
	return digits(v)
}

// digits is a number as the code writes it.
func digits(v float64) string { return strconv.FormatFloat(v, 'g', -1, 64) }
