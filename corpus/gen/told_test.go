package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/notation"
)

// Four scribes write down the same game of Kardinal & König: one tells every card, one the
// open ones, one now and then something, one what was played alone. All records are
// good, with the same points at the same turns and the same winners.
func TestFourScribes(t *testing.T) {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil"}
	for _, c := range []struct {
		rules string
		seats int
	}{
		{"", 3}, {"", 4}, {"", 5}, {"baldwin", 2}, {"removed=0", 3}, {"removed=6", 5}, {"removed=8", 3}, {"baldwin removed=8", 2},
	} {
		for seed := range uint64(3) {
			s := lands{
				sample: sample{players: names[:c.seats], rules: c.rules, seed: seed, start: 1, care: make([]float64, c.seats)},
				told:   toldAll, hurry: seed == 2, blind: float64(seed) / 3,
			}
			for x := range s.care {
				s.care[x] = 0.1 + 0.2*float64((int(seed)+x)%4)
			}
			all := asTold(t, s)
			for s.told = range toldAll {
				got := asTold(t, s)
				if d := cmp.Diff(all.Final, got.Final); d != "" || !got.Complete || len(all.Steps) != len(got.Steps) {
					t.Errorf("%q, seed %d, told %d: totals (-all told +less):\n%s", c.rules, seed, s.told, d)
					continue
				}
				if d := cmp.Diff(all.Winners, got.Winners); d != "" {
					t.Errorf("%q, seed %d, told %d: winners (-all told +less):\n%s", c.rules, seed, s.told, d)
				}
				for i, step := range all.Steps {
					if d := cmp.Diff(step.Events, got.Steps[i].Events); d != "" {
						t.Errorf("%q, seed %d, told %d: turn %d (-all told +less):\n%s", c.rules, seed, s.told, i+1, d)
					}
				}
			}
		}
	}
}

// asTold plays the sample and replays its record, which must have nothing wrong.
func asTold(t *testing.T, s lands) *replay.Replay {
	t.Helper()
	text, err := s.record()
	if err != nil {
		t.Fatalf("%q, seed %d, told %d: %v", s.rules, s.seed, s.told, err)
	}
	recs, _ := notation.Parse(text)
	r := replay.Run(recs[0])
	for _, d := range r.Diags {
		t.Errorf("%q, seed %d, told %d: %s\n%s", s.rules, s.seed, s.told, d.Code, text)
	}
	return r
}
