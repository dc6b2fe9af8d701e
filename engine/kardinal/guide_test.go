package kardinal_test

import (
	"strings"
	"testing"

	"partie/engine/kardinal"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// The example in the guides is a game that has begun: nothing is wrong with it but that
// it is not over.
func TestGuideExample(t *testing.T) {
	for _, l := range lang.All {
		var example strings.Builder
		for line := range strings.Lines(kardinal.Game.Guide(l)) {
			if code, ok := strings.CutPrefix(line, "    "); ok {
				example.WriteString(code)
			}
		}
		recs, _ := notation.Parse([]byte(example.String()))
		if len(recs) != 1 {
			t.Fatalf("%v: %d games", l, len(recs))
		}
		r := replay.Run(recs[0])
		if len(r.Steps) != 3 || len(r.Diags) != 1 || r.Diags[0].Code != "not-finished" {
			t.Errorf("%v: %d turns, %+v", l, len(r.Steps), r.Diags)
		}
	}
}
