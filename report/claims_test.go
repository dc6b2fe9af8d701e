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
	want := []string{"Zug 1 Ben: Zug 1", "notiertes Ergebnis Anna: Schlusswertung", "notiertes Ergebnis Ben: Zug 1"}
	if d := cmp.Diff(want, since); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// TestClaimsSentence: of two claims and a result the track is off once, and then by as much
// still: the reason is told once.
func TestClaimsSentence(t *testing.T) {
	const head = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n"
	for record, want := range map[string]string{
		"A+1 B+1 =1/1\nA+1 =2/1\nA+3 =4/1\n@end\n": "3 notierte Stände mit den Punkten verglichen; davon kann einer nicht stimmen:",
		"A+1 =1/1\nA+2 =4/0\nA+3 =7/0\n@end\n":     "3 notierte Stände mit den Punkten verglichen; davon können 3 nicht stimmen:",
		"A+1 =2/0\n@end\n":                         "Ein Stand wurde notiert, und er kann nicht stimmen:",
	} {
		g := gameOf(t, head+record, lang.De)
		if got := g.claimsSentence(); got != want {
			t.Errorf("%q: %s, want %s", record, got, want)
		}
	}
	g := gameOf(t, head+"A+1 =2/0\nA+2 =4/0\nA+3 =7/0\n@end\n", lang.En)
	if why := g.claimReasons(); len(why) != 1 || len(g.Claims.Wrong) != 3 {
		t.Errorf("%q of %d wrong ones", why, len(g.Claims.Wrong))
	}
}
