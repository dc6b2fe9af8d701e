package main

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"
	"github.com/spf13/cobra"

	"partie/engine/games"
	"partie/engine/replay"
	"partie/lang"
)

// TestHelpWidth: the help of every command fits, in either language, and names the
// values of flags as people do.
func TestHelpWidth(t *testing.T) {
	for _, l := range lang.All {
		for _, width := range []int{80, 200} {
			a, out, _ := testApp("")
			a.lang, a.width = l, width
			var walk func(c *cobra.Command)
			walk = func(c *cobra.Command) {
				out.Reset()
				if err := c.Help(); err != nil {
					t.Fatal(err)
				}
				for line := range strings.SplitSeq(out.String(), "\n") {
					if ansi.StringWidth(line) > helpWidth {
						t.Errorf("%v, %d columns: %s --help: %q", l, width, c.CommandPath(), line)
					}
					for _, bad := range []string{" string ", " int ", "\t"} {
						if strings.Contains(line, bad) && strings.Contains(line, "--") {
							t.Errorf("%v: %s --help: %q", l, c.CommandPath(), line)
						}
					}
				}
				for _, sub := range c.Commands() {
					walk(sub)
				}
			}
			walk(newRoot(a))
		}
	}
}

// TestLogHelpWidth: so does the help that the recorder gives, wherever it is shown.
func TestLogHelpWidth(t *testing.T) {
	for _, l := range lang.All {
		for _, width := range []int{40, 60, 120} {
			for _, g := range games.All {
				a, out, _ := testApp("")
				a.lang, a.width = l, width
				if err := (&logger{app: a, r: &replay.Replay{Game: g}}).command("help"); err != nil {
					t.Fatal(err)
				}
				for line := range strings.SplitSeq(out.String(), "\n") {
					if ansi.StringWidth(line) > min(width, helpWidth) {
						t.Errorf("%v, %d columns: %q", l, width, line)
					}
				}
			}
		}
	}
}

func TestFillText(t *testing.T) {
	const text = "one two\nthree four\n\n  term   what it is all about\n  other  short\nfive"
	const want = "one two three\nfour\n\n  term   what it\n         is all\n         about\n  other  short\nfive"
	if got := fillText(text, 17); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
