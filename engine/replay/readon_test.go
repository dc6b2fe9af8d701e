package replay

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
	"partie/notation"
)

// Behind the first illegal turn only what needs no position is reported: words that
// cannot be read, in variations too, seats and directives that there are not, and one
// turn behind the end.
func TestReadOn(t *testing.T) {
	const carcassonne = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n"
	for name, c := range map[string]struct{ text, want string }{
		"legality":        {kings + "1. A: 8cN\n3. A: 8dN\n9sE\n", "4:7 wrong-colour"},
		"words":           {kings + "1. A: 8cN\n2. B: 8hX\n3. A: -\n4. B: 8h\n", "4:7 wrong-colour, 5:9 bad-pile, 7:9 pile-missing"},
		"seats":           {kings + "1. A: 8cN\n2. C: 8hX\n", "4:7 wrong-colour, 5:4 no-such-seat"},
		"directives":      {kings + "1. A: 8cN\n@lefd B 3c\n@left C Zz\n", "4:7 wrong-colour, 5:1 unknown-directive"},
		"variations":      {kings + "1. A: 8hN (1. A: 8cN | 2. B: 8h (2. B: x) | 3. A: 8hN)\n2. B: y\n", "4:18 wrong-colour, 4:32 pile-missing, 4:40 bad-word, 5:7 bad-word"},
		"bad directive":   {kings + "@hand A 3x\n1. A: y\n2. B: 9sE\n", "4:10 bad-suit, 5:7 bad-word"},
		"end":             {kings + "1. A: 8cN\n@end\n2. B: -\n3. A: x\n4. B: -\n", "4:7 wrong-colour, 6:1 turn-after-end, 7:7 bad-word"},
		"end before":      {kings + "1. A: -\n@end\n2. B: x\n3. A: y\n", "6:1 turn-after-end, 7:7 bad-word"},
		"round behind":    {strings.Replace(kings, "@cross", "[Rules \"rounds=3\"]\n@cross", 1) + "1. A: -\n@end\n@round 2\n2. B: -\n3. A: x\n", "7:1 game-over, 9:7 bad-word"},
		"end of one line": {kings + "1. A: 8cN (8hN\n@end\n) (8hN)\n2. B: x\n@unfinished\n", "4:7 wrong-colour, 7:7 bad-word"},
		"syntax":          {kings + "1. A: - ! x\n2. B: - %1 y\n3. A: x\n", "4:11 misplaced-word, 5:9 bad-clock, 5:12 misplaced-word, 6:7 bad-word"},
		"sheet":           {sheet + "A+1 C+1\nA+1\nA+x\nB1\n", "3:5 no-such-seat, 5:2 bad-score, 6:2 bad-score"},
		"carcassonne":     {carcassonne + "1. A: E@n1 cN\n2. B: V1@x\n3. A: V5@e1\n4. B: Y@e1 cN\n5. A: V1@e1 rN rW\n", "3:7 edge-clash, 4:10 bad-cell, 5:8 bad-rotation, 6:7 bad-tile, 7:16 two-followers"},
		"no game":         {"[Game \"x\"]\n[Players \"A\"]\nfoo\n", "1:8 unknown-game"},
	} {
		t.Run(name, func(t *testing.T) {
			if got := shown(replayed(t, c.text)); got != c.want {
				t.Errorf("diagnostics %q,\nwant %q", got, c.want)
			}
		})
	}
}

// What is read behind an error changes neither steps nor totals nor position.
func TestReadOnChangesNothing(t *testing.T) {
	good := kings + "1. A: 8hN\n"
	cut := replayed(t, good+"@unfinished\n")
	r := replayed(t, good+"2. B: 8hN\n3. A: foo\n@round 2\n@unfinished\n4. A: -\n")
	if len(r.Steps) != 1 || r.Complete || r.Broken || seen(r.Last()) != seen(cut.Last()) {
		t.Errorf("%d steps, complete %v, broken %v:\n%s", len(r.Steps), r.Complete, r.Broken, seen(r.Last()))
	}
	if want := good + "2. B: 8hN\n3. A: foo\n@round 2\n@unfinished\n4. A: -\n"; string(r.Canonical(false)) != want {
		t.Errorf("canonical form\n%s", r.Canonical(false))
	}
}

// Errors are limited as warnings are.
func TestManyErrors(t *testing.T) {
	r := replayed(t, sheet+strings.Repeat("x\n", 60))
	if n := len(r.Diags); n != notation.MaxDiagnostics+1 || r.Diags[n-1].Msg.In(lang.En) != "and 10 more errors in this game" {
		t.Errorf("%d diagnostics, the last %v", n, r.Diags[n-1])
	}
}

// A ~ that touches a word is part of it, and where that word cannot be read the hint
// says so.
func TestTildeTouchesAWord(t *testing.T) {
	for text, want := range map[string]string{
		sheet + "A+x~\n": "~ stands for itself, with a blank before it: A+x ~",
		kings + "~8hN\n": "~ stands for itself, with a blank before it: 8hN ~",
		"[Game \"carcassonne\"]\n[Players \"A\"]\nW@w1~\n":         "~ stands for itself, with a blank before it: W@w1 ~",
		"[Game \"carcassonne\"]\n[Players \"A\"]\nW@w1\nU1@e1 rE~": "~ stands for itself, with a blank before it: rE ~",
	} {
		r := replayed(t, text)
		if len(r.Diags) == 0 || r.Diags[0].Hint.In(lang.En) != want {
			t.Errorf("%q: %v", text, r.Diags)
		}
	}
	if r := replayed(t, sheet+"A+1:x~\n"); !r.OK() {
		t.Errorf("a reason that ends with ~: %v", r.Diags)
	}
}

// What ~ makes of words that the rules forbid in one turn is canonical; without ~ the
// turn is an error, behind another one too.
func TestTurnsOfBadForm(t *testing.T) {
	const head = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n"
	for _, turn := range []string{"W@e1 rW rE", "W@e1 rW rE rS -a", "U1@e1 rE U1@w1", "V1@e1 rN xC", "W@e1 rW c rN", "W@e1 xC xF rW"} {
		want := head + "1. A: " + turn + " ~\n@unfinished\n"
		r := replayed(t, want)
		if !r.OK() || !r.Steps[0].Forced || r.Steps[0].Fault == nil {
			t.Fatalf("%s: %v", turn, r.Diags)
		}
		again := replayed(t, string(r.Canonical(false)))
		if d := cmp.Diff(string(r.Canonical(false)), string(again.Canonical(false))); d != "" || seen(r.Last()) != seen(again.Last()) {
			t.Errorf("%s:\n%s", turn, d)
		}
		for _, c := range []string{"two-followers", "second-tile", "discard-late"} {
			if r.Steps[0].Fault.Code == c && !strings.HasSuffix(shown(replayed(t, head+"0\n"+turn+"\n")), c) {
				t.Errorf("%s without ~ behind an error: %s", turn, shown(replayed(t, head+"0\n"+turn+"\n")))
			}
		}
	}
}
