package kingscorner

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine"
)

// Draws, moves of piles and passes lay no card.
func TestFeats(t *testing.T) {
	for _, tt := range []struct {
		words []string
		want  []engine.Feat
	}{
		{[]string{"+8h", "8hN", "E>N", "KdNW", "W>NW2"}, []engine.Feat{{Seat: 1, Name: "cards", Value: 2}}},
		{[]string{"+", "E>N"}, nil},
		{[]string{"-"}, nil},
		{nil, nil},
	} {
		got := Game.(engine.Notable).Feats(Rules{}, engine.Deed{Seat: 1, Words: tt.words}, nil)
		if d := cmp.Diff(tt.want, got); d != "" {
			t.Errorf("%v (-want +got):\n%s", tt.words, d)
		}
	}
}
