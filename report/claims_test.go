package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
)

// TestSinceTheEnd holds that a result of a seat whose score track was right until the
// end scoring is wrong since then, and one that was wrong before since that turn.
func TestSinceTheEnd(t *testing.T) {
	g := gameOf(t, "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n[Result \"5/3\"]\n1. A: E2@n1 cS =4/1\n2. B: U1@e1 rE\n@end\n", lang.De)
	var since []string
	for _, row := range g.claimsTable().Rows {
		since = append(since, row[0]+" "+row[1]+": "+row[4])
	}
	want := []string{"Zug 1 Ben: Zug 1", "Kopfeintrag Result Anna: Schlusswertung", "Kopfeintrag Result Ben: Zug 1"}
	if d := cmp.Diff(want, since); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
