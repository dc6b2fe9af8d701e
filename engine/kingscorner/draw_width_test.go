package kingscorner

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/draw"
	"partie/lang"
)

// TestTextColumns holds that what stands behind a name stands in one column, however
// wide the letters of the name are.
func TestTextColumns(t *testing.T) {
	g := newGame(t, "", 4)
	text := drawn(g.st, engine.View{Lang: lang.En, Names: []string{"Anna", "A\u030asa", "日本語の名前です", "👩‍👧 x"}})
	at := map[int]bool{}
	for line := range strings.Lines(text) {
		if before, _, ok := strings.Cut(line, "0 points"); ok {
			at[draw.Columns.StringWidth(before)] = true
		}
	}
	if len(at) != 1 || !at[19] {
		t.Errorf("columns %v in\n%s", at, text)
	}
}
