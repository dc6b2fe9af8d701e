package main

import (
	"regexp"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"partie/engine/games"
	"partie/lang"
)

// broken is an item of a list that goes on in another line of the source.
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

// However wide the terminal is, with colours and without: no line of a guide is wider,
// every word is there as often as the source has it, and every line of code is whole.
func TestGuidesAreWhole(t *testing.T) {
	for _, l := range lang.All {
		common, err := guides.ReadFile("texts/guide." + l.String() + ".md")
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games.All {
			guide := g.Guide(l) + "\n" + string(common)
			code, words := partsOf(guide)
			for width := 40; width <= 160; width++ {
				for _, colour := range []bool{false, true} {
					text := ansi.Strip(layGuide(guide, width, colour, colour))
					for line := range strings.Lines(text) {
						if w := ansi.StringWidth(strings.TrimRight(line, "\n")); w > width {
							t.Errorf("%s, %s, %d columns: %d in %q", g.Name(), l, width, w, line)
						}
					}
					for _, line := range code {
						if !strings.Contains(text, "  "+line+"\n") {
							t.Errorf("%s, %s, %d columns: no line %q", g.Name(), l, width, line)
						}
					}
					have := map[string]int{}
					for w := range strings.FieldsSeq(plainWords.Replace(text)) {
						have[w]++
					}
					for w, n := range words {
						if have[w] < n {
							t.Errorf("%s, %s, %d columns: %q %d times, not %d", g.Name(), l, width, w, have[w], n)
						}
					}
				}
				if t.Failed() {
					return
				}
			}
		}
	}
}

// plainWords takes the marks of Markdown from words.
var plainWords = strings.NewReplacer("`", "", "*", "")

// partsOf is the lines of code of a guide and how often it has which word.
func partsOf(guide string) (code []string, words map[string]int) {
	words = map[string]int{}
	fenced := false
	for line := range strings.Lines(guide) {
		line = strings.TrimRight(line, "\n")
		switch {
		case strings.HasPrefix(line, "```"):
			fenced = !fenced
			continue
		case fenced || strings.HasPrefix(line, "    "):
			if line != "" {
				code = append(code, line)
			}
		case strings.HasPrefix(line, "|"):
			line = strings.ReplaceAll(strings.ReplaceAll(line, " |", " "), `\|`, "|")
			line = strings.TrimLeft(line, "|-")
		case strings.HasPrefix(strings.TrimLeft(line, " "), "- "):
			line = strings.TrimLeft(line, " -")
		default:
			line = strings.TrimLeft(line, "# ")
		}
		for w := range strings.FieldsSeq(plainWords.Replace(line)) {
			words[w]++
		}
	}
	return code, words
}
