package report

import (
	"strings"
	"testing"

	"partie/lang"
)

// TestBoardColours holds that the board is drawn in the colours that the record tells.
func TestBoardColours(t *testing.T) {
	record := "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n[Colours \"pink, grey\"]\n1. A: E@n1 cS\n"
	var b strings.Builder
	gameOf(t, record, lang.En).BoardSVG(&b)
	for _, fill := range []string{"#e883b0", "#8c8c8c"} {
		if !strings.Contains(b.String(), fill) {
			t.Errorf("nothing is %s", fill)
		}
	}
}
