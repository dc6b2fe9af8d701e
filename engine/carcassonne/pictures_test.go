package carcassonne

import (
	"strings"
	"testing"

	"partie/lang"
)

// The guides show every tile, and say what the signs of the drawing mean.
func TestPictures(t *testing.T) {
	const row = `
M        N        O        P
.▒▒▒▒♦▒  .▒▒▒▒▒▒  ▒♦▒▒▒▒.  ▒▒▒▒▒▒.
....▒▒▒  ....▒▒▒  ▒▒▒┌───  ▒▒▒┌───
.......  .......  ...│...  ...│...
`
	for _, l := range lang.All {
		guide := Game.Guide(l)
		_, drawn, _ := strings.Cut(guide, "\n```\n")
		drawn, rest, _ := strings.Cut(drawn, "\n```\n")
		if !strings.Contains("\n"+drawn+"\n", row) {
			t.Errorf("%v:\n%s", l, drawn)
		}
		if n := strings.Count(drawn, "\n"); n != 9*5-2 {
			t.Errorf("%v: nine rows of tiles take %d lines", l, n+1)
		}
		legend, _, _ := strings.Cut(guide, drawn)
		for k := range gardenFirst {
			if !strings.Contains(rest, "| `"+k.String()+"` |") || !strings.Contains(drawn, k.String()) {
				t.Errorf("%v: %v is missing", l, k)
			}
		}
		for _, g := range []*glyphs{&unicodeGlyphs, &asciiGlyphs} {
			signs := append(g.corners[:], g.field[0], g.field[1], g.city[0], g.city[1], g.water, g.garden, g.pennant, g.follower[0], g.follower[1])
			for _, sign := range signs {
				if !strings.Contains(legend, "`"+string(sign)+"`") {
					t.Errorf("%v: nothing on %c", l, sign)
				}
			}
			if !strings.Contains(legend, "`["+string(g.monastery)+"]`") {
				t.Errorf("%v: nothing on the monastery", l)
			}
		}
	}
}
