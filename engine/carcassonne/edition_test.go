package carcassonne_test

import (
	"testing"

	"partie/engine/replay"
	"partie/notation"
)

// The river's J has a garden in the box of 2014 alone: in that of 2000 nobody stands
// in one, not even against the rules.
func TestNoGardensIn2000(t *testing.T) {
	for _, c := range []struct {
		turn, code string
		garden     int
	}{
		{"rJ3@s1 a ~", "impossible-play", 0},
		{"rJ3@s1 m ~", "impossible-play", 0},
		{"rJ3@s1 a", "abbot-place", 0},
		{"rJ3@s1 m", "no-feature", 0},
	} {
		recs, _ := notation.Parse([]byte("[Game \"carcassonne\"]\n[Players \"A, B\"]\n" +
			"[Rules \"edition=2000 river abbot\"]\nrA@0\n" + c.turn + "\n@end\n"))
		r := replay.Run(recs[0])
		if len(r.Diags) != 1 || r.Diags[0].Code != c.code {
			t.Errorf("%s: %v, want %s", c.turn, r.Diags, c.code)
		}
		for _, total := range r.Final {
			if total.Max != 0 {
				t.Errorf("%s: points without a garden: %v", c.turn, r.Final)
			}
		}
	}
}
