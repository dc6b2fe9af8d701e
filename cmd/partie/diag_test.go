package main

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"partie/engine/replay"
	"partie/notation"
)

// TestMessageWidth: on a terminal messages are broken between words; the marks stay
// below their place, and in a pipe a message is one line.
func TestMessageWidth(t *testing.T) {
	recs, _ := notation.Parse([]byte("[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: V1@e1 rN {" + strings.Repeat("so ", 40) + "}\n2. B: U@w1 " + "{a comment that is longer than the line of a narrow terminal}\n"))
	r := replay.Run(recs[0])
	for _, tty := range []bool{true, false} {
		a, out, msgs := testApp("")
		a.outTTY, a.errTTY, a.width, a.noColor = tty, tty, 60, true
		a.printDiagnostics("a.partie", r.Record, r.Diags)
		a.complain("there is no game here that could be called by such a long name as this one")
		text := out.String() + msgs.String()
		most := 0
		for line := range strings.Lines(text) {
			most = max(most, ansi.StringWidth(strings.TrimSuffix(line, "\n")))
		}
		if tty != (most <= 60) || !strings.Contains(strings.Join(strings.Fields(text), " "), "the road of D@0 [edge-clash]") {
			t.Errorf("terminal %v, %d columns:\n%s", tty, most, text)
		}
		if tty && !strings.Contains(text, "\n  ") {
			t.Errorf("not set in:\n%s", text)
		}
	}
}
