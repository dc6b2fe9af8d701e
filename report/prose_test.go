package report

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// TestProse holds that a terminal shows a text as it is, whatever signs are in it.
func TestProse(t *testing.T) {
	word := rapid.OneOf(
		rapid.StringOfN(rapid.RuneFrom([]rune("\\`*_{}[]<>()#+-.!|~&$^=:;@\"'/a1é")), 1, 10, -1),
		rapid.SampledFrom([]string{"&amp;", "&lt", "&#65;", "http://a.de", "www.a.de", "a@b.de", "<b>", "![", "](", "---", "1)", "10."}),
	)
	rapid.Check(t, func(t *rapid.T) {
		s := strings.Join(rapid.SliceOfN(word, 1, 4).Draw(t, "words"), " ")
		p, err := newPrinter(Terminal{Width: 120, Unicode: true})
		if err != nil {
			t.Fatal(err)
		}
		p.prose.WriteString(markdown(paragraph(s)))
		p.flush()
		if got := strings.TrimSpace(p.out.String()); got != s {
			t.Fatalf("%q is shown as %q", s, got)
		}
	})
}
