package review_test

import (
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
	"partie/review"
)

// TestBetter holds that every better turn of the sample games can be read and made where
// it is better, and changes the position.
func TestBetter(t *testing.T) {
	games := map[string]int{}
	samples(t, func(t *testing.T, rec *notation.Record, rv *review.Review) {
		var want, got []int
		for i, f := range rv.Findings {
			if best := f.By[rv.Primary].Best; len(best) > 0 && !slices.Equal(best, f.Played) {
				want = append(want, i)
			}
		}
		var before []engine.State
		replay.Ahead(rec, func(_ *replay.Step, st engine.State, _ *engine.Turn) { before = append(before, st.Clone()) })
		rv.Better(rec, func(i int, st engine.State) {
			got = append(got, i)
			var turn engine.Turn
			words := rv.Findings[i].By[rv.Primary].Best
			if f := before[i].Read(words, &turn); f != nil {
				t.Fatalf("turn %d: %v is not read: %v", i+1, words, f.Msg)
			}
			try := before[i].Clone()
			for _, p := range turn.Plies {
				if _, f := try.Apply(p, nil); f != nil {
					t.Fatalf("turn %d: %v cannot be made: %v", i+1, words, f.Msg)
				}
			}
			if drawn(st) == drawn(before[i]) {
				t.Errorf("turn %d: %v changes nothing", i+1, words)
			}
		})
		if !slices.Equal(got, want) {
			t.Errorf("better turns at findings %v, want %v", got, want)
		}
		games[rec.Tag("Game")] += len(got)
	})
	for _, g := range []string{"carcassonne", "kardinal", "kings-corner"} {
		if games[g] == 0 {
			t.Errorf("no better turn in %s", g)
		}
	}
}

// drawn is a position as people see it.
func drawn(st engine.State) string {
	var b strings.Builder
	st.Text(&b, engine.View{Width: 100})
	return b.String()
}
