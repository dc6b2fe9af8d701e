package report

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"partie/lang"
)

// renderers are all the ways a report can be shown.
var renderers = []struct {
	name  string
	write func(io.Writer, *Game) error
}{
	{"json", func(w io.Writer, g *Game) error { return JSON(w, []*Game{g}) }},
	{"csv", func(w io.Writer, g *Game) error { return CSV(w, []*Game{g}) }},
	{"md", func(w io.Writer, g *Game) error { return Markdown(w, []*Game{g}) }},
	{"html", HTML},
	{"term-60", terminalOf(Terminal{Width: 60, Unicode: true})},
	{"term-60-ascii", terminalOf(Terminal{Width: 60})},
	{"term-100", terminalOf(Terminal{Width: 100, Unicode: true})},
	{"term-100-colour", terminalOf(Terminal{Width: 100, Unicode: true, Colour: true})},
}

func terminalOf(t Terminal) func(io.Writer, *Game) error {
	return func(w io.Writer, g *Game) error { return Text(w, []*Game{g}, t) }
}

// renderAll renders a report in every way, twice, and holds that equal data gives
// equal bytes.
func renderAll(t *testing.T, g *Game) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	for _, r := range renderers {
		var b, again bytes.Buffer
		if err := r.write(&b, g); err != nil {
			t.Fatalf("%s: %v", r.name, err)
		}
		if err := r.write(&again, g); err != nil || !bytes.Equal(b.Bytes(), again.Bytes()) {
			t.Errorf("%s differs from one time to the next: %v", r.name, err)
		}
		out[r.name] = b.Bytes()
	}
	return out
}

func TestGolden(t *testing.T) {
	note := Annotation{Turn: 2, Mark: "?!", Text: "risky", Author: "Zoë"}
	for name, out := range renderAll(t, gameOf(t, evening, lang.En, note)) {
		if name != "html" {
			golden(t, "evening."+name, out)
		}
	}
	golden(t, "evening.de.md", renderAll(t, gameOf(t, evening, lang.De, note))["md"])
}

// TestWidth holds that no line of a report is wider than the terminal.
func TestWidth(t *testing.T) {
	for _, width := range []int{40, 60, 80, 120} {
		var b bytes.Buffer
		term := Terminal{Width: width, Unicode: true, Colour: true}
		if err := Text(&b, []*Game{gameOf(t, evening, lang.De), gameOf(t, hostile, lang.En), reviewedOf(t, missedCity, lang.De)}, term); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(b.String()) {
			if w := ansi.StringWidth(strings.TrimRight(line, "\n")); w > width {
				t.Errorf("%d columns in a terminal of %d: %q", w, width, line)
			}
		}
	}
}

// TestASCII holds that a terminal that knows only ASCII gets no more.
func TestASCII(t *testing.T) {
	for _, g := range []*Game{
		gameOf(t, strings.Replace(evening, "Anna", "Ånna 日本", 1), lang.De),
		reviewedOf(t, missedCity, lang.De),
	} {
		for i, c := range renderAll(t, g)["term-60-ascii"] {
			if c >= 0x80 {
				t.Fatalf("byte %#x at %d", c, i)
			}
		}
	}
}

// TestControl holds that no control character of a record reaches a terminal or a
// document.
func TestControl(t *testing.T) {
	const esc = "\x1b]0;title\x07\x1b[2J\u202e"
	g := gameOf(t, fmt.Sprintf("[Game \"sheet\"]\n[Players \"A%s, B\"]\n[Title \"T%s\"]\n1. A+1 B+2:x {c%s}\n", esc, esc, esc), lang.En,
		Annotation{Turn: 1, Text: "n" + esc, Author: esc})
	for name, out := range renderAll(t, g) {
		if name == "term-100-colour" {
			continue // has escape sequences of its own
		}
		if bytes.ContainsAny(out, "\x1b\x07\u202e") && name != "html" || bytes.Contains(out, []byte("\u202e")) {
			t.Errorf("%s lets a control character through", name)
		}
	}
}
