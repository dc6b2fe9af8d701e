package kingscorner

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"partie/engine"
	"partie/lang"
)

// TestTextColumns holds that what stands behind a name stands in one column, however
// wide the letters of the name are.
func TestTextColumns(t *testing.T) {
	g := newGame(t, "", 4)
	text := drawn(g.st, engine.View{Lang: lang.En, Names: []string{"Anna", "A\u030asa", "日本語の名前です", "👩‍👧 x"}})
	columns := map[int]bool{}
	for line := range strings.Lines(text) {
		if before, _, ok := strings.Cut(line, "0 points"); ok {
			columns[ansi.StringWidth(before)] = true
		}
	}
	if len(columns) != 1 || !columns[19] {
		t.Errorf("columns %v in\n%s", columns, text)
	}
}
