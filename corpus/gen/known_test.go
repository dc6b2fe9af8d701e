package main

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/notation"
)

// Three scribes write down the same game: one sees every hand, one what lies on the
// table and what is left at the end, one the table alone. All three records are good,
// the second has the totals and winners of the first, and what the third leaves open
// holds the true totals.
func TestThreeScribes(t *testing.T) {
	names := []string{"Anna", "Ben", "Cleo", "Dora", "Emil", "Frida", "Gero", "Hanna"}
	for _, c := range []struct {
		rules string
		seats int
	}{
		{"", 2}, {"", 3}, {"", 4}, {"draw=need", 2}, {"draw=need", 4}, {"rounds=3", 3}, {"to=25", 3}, {"to=25 draw=need", 4},
		{"packs=2", 8}, {"packs=2 corners=4", 5}, {"packs=2 draw=need", 3}, {"packs=2 corners=4 to=30", 6},
	} {
		for seed := range uint64(25) {
			s := kings{sample: sample{players: names[:c.seats], rules: c.rules, seed: seed, care: make([]float64, c.seats)}}
			for i := range s.care {
				s.care[i] = 0.4 + 0.15*float64((int(seed)+i)%4)
			}
			s.hands = true
			all := written(t, s)
			s.hands = false
			table := written(t, s)
			if d := cmp.Diff(all.Final, table.Final); d != "" || len(all.Steps) != len(table.Steps) {
				t.Errorf("%q, seed %d: totals (-all known +table):\n%s", c.rules, seed, d)
			}
			if d := cmp.Diff(all.Winners, table.Winners); d != "" || len(all.Winners) == 0 || !all.Complete {
				t.Errorf("%q, seed %d: winners (-all known +table):\n%s", c.rules, seed, d)
			}
			if len(all.Steps) == 0 || all.Steps[len(all.Steps)-1].Round > 1 {
				continue // with "to" a later round asks for what was left
			}
			s.noLeft = true
			for x, open := range written(t, s).Final {
				if got := all.Final[x].Min; got < open.Min || got > open.Max {
					t.Errorf("%q, seed %d: seat %d has %d, left open as %v", c.rules, seed, x, got, open)
				}
			}
		}
	}
}

// written plays the sample and replays its record, which must have nothing wrong.
func written(t *testing.T, s kings) *replay.Replay {
	t.Helper()
	text, err := s.record()
	if err != nil {
		t.Fatalf("%q, seed %d: %v", s.rules, s.seed, err)
	}
	rs, _ := notation.Parse(text)
	r := replay.Run(rs[0])
	for _, d := range r.Diags {
		t.Errorf("%q, seed %d: %s\n%s", s.rules, s.seed, d.Code, text)
	}
	return r
}
