package report

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestColumns holds that a title wraps before a cell does.
func TestColumns(t *testing.T) {
	table := Table{
		Head: []Column{left("Spieler"), right("Partien"), left("Siege"), right("Schlechtester Stand")},
		Rows: [][]string{{"Marlene", "4", "2 von 4 (1 geteilt)", "12 (4)"}},
	}
	for width, want := range map[int]string{
		62: "Spieler  Partien  Siege                Schlechtester Stand\n" +
			"Marlene        4  2 von 4 (1 geteilt)               12 (4)\n",
		52: "Spieler  Partien  Siege                Schlechtester\n" +
			"                                               Stand\n" +
			"Marlene        4  2 von 4 (1 geteilt)         12 (4)\n",
		46: "Spieler  Partien  Siege          Schlechtester\n" +
			"                                         Stand\n" +
			"Marlene        4  2 von 4 (1            12 (4)\n" +
			"                  geteilt)\n",
	} {
		var b strings.Builder
		writeColumns(&b, table, width, "", "", "")
		if d := cmp.Diff(want, b.String()); d != "" {
			t.Errorf("%d (-want +got):\n%s", width, d)
		}
	}
}
