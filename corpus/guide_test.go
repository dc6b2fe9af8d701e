package corpus

import (
	"strings"
	"testing"

	table "partie/engine/games"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// The example in each guide is a game that has begun: nothing is wrong with it but that
// it may not be over.
func TestGuideExamples(t *testing.T) {
	for _, g := range table.All {
		for _, l := range lang.All {
			var example strings.Builder
			for line := range strings.Lines(g.Guide(l)) {
				if code, ok := strings.CutPrefix(line, "    "); ok {
					example.WriteString(code)
				}
			}
			recs, _ := notation.Parse([]byte(example.String()))
			if len(recs) == 0 {
				t.Errorf("%s, %v: no example", g.Name(), l)
				continue
			}
			r := replay.Run(recs[0])
			for _, d := range r.Diags {
				if d.Code != "not-finished" {
					t.Errorf("%s, %v: %s", g.Name(), l, d.Code)
				}
			}
			if len(r.Steps) == 0 {
				t.Errorf("%s, %v: no turn", g.Name(), l)
			}
		}
	}
}
