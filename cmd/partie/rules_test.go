package main

import (
	"regexp"
	"strings"
	"testing"

	"partie/engine/games"
	"partie/lang"
)

// broken is an item of a list that goes on in another line of the source: glamour
// would keep that line end.
var broken = regexp.MustCompile(`(?m)^ *(-|\d+\.) .*\n +[^ \d-].*$`)

// TestGuides holds that list items stand on one line each, that every game's guide
// comes with what all games share, and that every game has its words in brief.
func TestGuides(t *testing.T) {
	for _, l := range lang.All {
		for _, g := range games.All {
			if m := broken.FindString(g.Guide(l)); m != "" {
				t.Errorf("%s, %s: %q", g.Name(), l, m)
			}
			if n := strings.Count(g.Brief(l), "\n  "); n < 3 || n > 8 {
				t.Errorf("%s, %s: the words in brief are %d lines", g.Name(), l, n)
			}
			a, out, msgs := testApp("")
			if status := run([]string{"rules", g.Name(), "--lang", l.String()}, a); status != exitOK {
				t.Fatalf("status %d: %s", status, msgs)
			}
			for _, want := range []string{"!?", "%1:05", "=12/9/-", "~", "{", "(3. C:", "# …", "@unfinished", "@end", "Start", "Result"} {
				if !strings.Contains(out.String(), want) {
					t.Errorf("%s, %s: nothing on %s", g.Name(), l, want)
				}
			}
		}
	}
}

// Nothing of the guides is cut off, however wide the terminal is.
func TestGuidesAreWhole(t *testing.T) {
	for _, l := range lang.All {
		for _, g := range games.All {
			guide := g.Guide(l)
			for width := 60; width <= 100; width++ {
				text, err := laidOut(guide, "notty", width)
				if err != nil {
					t.Fatal(err)
				}
				if got, want := letters(text), letters(guide); got != want {
					t.Errorf("%s, %s, %d columns: %d letters of %d", g.Name(), l, width, got, want)
				}
			}
		}
	}
}
