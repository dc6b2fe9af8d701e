package carcassonne

import (
	"slices"
	"testing"

	"partie/engine"
	"partie/lang"
)

// What a turn would have finished is found again in what the game brought later: the same
// feature, and no other of the same sort, be it on the same tiles.
func TestSame(t *testing.T) {
	tests := []struct {
		before []string
		best   string   // would have scored at once or been there at the end …
		later  []string // … and the game went on so instead, to its end
		want   []string // the later events of the same feature, in words
	}{
		// A's city, left open and finished by B.
		{[]string{"G1@n1 cN", "U1@e1"}, "E2@n2", []string{"U1@w1", "E2@n2"}, []string{"finished city of 3 tiles at 0"}},
		// It stays open.
		{[]string{"G1@n1 cN", "U1@e1"}, "E2@n2", []string{"U1@w1"}, []string{"unfinished city of 2 tiles at 0"}},
		// The very tiles finish the other city of H.
		{[]string{"H@s1 cW", "U1@e1"}, "E1@w1s1", []string{"E3@e1s1 cW"}, []string{"unfinished city of one tile at s1"}},
		// What the tile would have begun is begun elsewhere, or is another road of it.
		{nil, "W@e1 rS", []string{"W@w1 rS"}, nil},
		{nil, "W@e1 rS", []string{"W2@e1 rE"}, nil},
		{nil, "W@e1 rS", []string{"W@e1 rE"}, nil},
		{nil, "W@e1 rS", []string{"W@e1 rS", "U1@w1"}, []string{"unfinished road of one tile at e1"}},
	}
	for i, tt := range tests {
		s, _ := played(t, "", 2, tt.before...)
		other := s.Clone().(*State)
		best, f := play(other, tt.best)
		if f != nil {
			t.Fatal(i, f)
		}
		best = other.Finish(best)
		var all []engine.Event
		for _, line := range tt.later {
			ev, f := play(s, line)
			if f != nil {
				t.Fatal(i, line, f)
			}
			all = append(all, ev...)
		}
		all = s.Finish(all)
		var got []string
		for _, e := range all {
			if s.Same(best[0], e) {
				got = append(got, s.Explain(e).In(lang.En))
			}
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%d: %q, want %q", i, got, tt.want)
		}
	}
}
