package report

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// TestColours holds that board, marks and charts have the colours that the record
// tells, else those of the game, else those of the page.
func TestColours(t *testing.T) {
	colour := func(name string) engine.Colour {
		c, ok := engine.ColourOf(name)
		if !ok {
			t.Fatal(name)
		}
		return c
	}
	const head = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n"
	for _, c := range []struct {
		record string
		want   []string // of the seats
	}{
		{head + "[Colours \"pink, grey\"]\n1. A: E2@n1 cS\n", []string{"pink", "grey"}},
		{head + "1. A: E2@n1 cS\n", []string{"red", "blue"}},
	} {
		g := gameOf(t, c.record, lang.En)
		var board strings.Builder
		g.BoardSVG(&board)
		page := pageOf(t, g)
		a, b := colour(c.want[0]), colour(c.want[1])
		for _, want := range []string{
			"--s0:" + a.OnLight + ";--f0:" + a.Fill, "--s1:" + b.OnDark,
			`"s0":"` + a.OnLight + `","s1":"` + b.OnLight + `"`, `"s0":"` + a.OnDark + `","s1":"` + b.OnDark + `"`, `"f0":"` + a.Fill + `","f1":"` + b.Fill + `"`,
		} {
			if !strings.Contains(page, want) {
				t.Errorf("%v: no %s", c.want, want)
			}
		}
		for _, s := range []engine.Colour{a, b} {
			if !strings.Contains(board.String(), `fill="`+s.Fill+`"`) {
				t.Errorf("nothing on the board is %s", s.Name)
			}
		}
	}
	if s := pageOf(t, gameOf(t, evening, lang.En)); !strings.Contains(s, "--s0:"+seatInks[0].light+";--f0:var(--s0);") {
		t.Error("a sheet does not have the colours of the page")
	}
}
