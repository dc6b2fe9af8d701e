package report

import (
	"strings"
	"testing"

	"partie/lang"
	"partie/testdata"
)

// TestOpenPlaces: the fewest points win. Three stand behind Zoë with 4, with 6 and with 3 to
// 12: who may be the least has no place, and stands last. With 7 to 12 there is no doubt.
func TestOpenPlaces(t *testing.T) {
	src, err := testdata.Games.ReadFile("games/kc-left-unknown.partie")
	if err != nil {
		t.Fatal(err)
	}
	g := gameOf(t, string(src), lang.En)
	places := func() string {
		var list []string
		for _, row := range g.standingsTable().Rows {
			list = append(list, strings.Join(row, " "))
		}
		return strings.Join(list, "; ")
	}
	if got, want := places(), "1. Zoë (D) 0; ? Käthe (A) 4; ? Björn (B) 6; ? Tom (C) 3 to 12"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
	g.Standings[3].Least, g.Standings[3].Points.Min = 7, 7
	for i := range g.Standings {
		g.Standings[i].Place = g.place(g.Standings, i)
	}
	if got, want := places(), "1. Zoë (D) 0; 2. Käthe (A) 4; 3. Björn (B) 6; 4. Tom (C) 7 to 12"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
