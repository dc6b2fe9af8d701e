package replay_test

import (
	"os"
	"strings"
	"testing"

	"partie/engine/kardinal"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// TestMapTag: a game is played on the map that its tag names, whatever another record
// was played on before.
func TestMapTag(t *testing.T) {
	text, err := os.ReadFile("../kardinal/map.json")
	if err != nil {
		t.Fatal(err)
	}
	// Three are left of suit A, and at three players two of them are taken out.
	own, err := kardinal.Register([]byte(strings.Replace(string(text), `"cards": 13`, `"cards": 3`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	const head, turn = "[Game \"kardinal\"]\n[Players \"Anna, Ben, Cleo\"]\n", "1. A: Ba c1 <AA\n@unfinished\n"
	for _, c := range []struct {
		tag, code string
		line, col int
	}{
		{"", "", 0, 0},
		{"[Map \"standard\"]\n", "", 0, 0},
		{"[Map \"\"]\n", "", 0, 0},
		{"[Map \"" + own.Hash + " our own\"]\n", "card-used-up", 4, 13},
		{"[map \"" + strings.ToUpper(own.Hash[:6]) + "\"]\n", "card-used-up", 4, 13},
		{"[Map \" " + own.Hash[:5] + "\"]\n", "unknown-map", 3, 8},
		{"[Map \"" + kardinal.Standard().Hash + "\"]\n", "", 0, 0},
		{"[Map \"000000000000 our own\"]\n", "unknown-map", 3, 7},
		{"[Map \"our \\\"own\\\"\"]\n", "unknown-map", 3, 7},
	} {
		recs, _ := notation.Parse([]byte(head + c.tag + turn))
		r := replay.Run(recs[0])
		if c.code == "" {
			if !r.OK() {
				t.Errorf("%s: %v", c.tag, r.Diags)
			}
			r.Release()
			continue
		}
		if len(r.Diags) == 0 {
			t.Errorf("%s: no fault, want %s", c.tag, c.code)
			continue
		}
		d := r.Diags[0]
		if p := recs[0].Position(d.Pos); d.Code != c.code || p.Line != c.line || c.code == "unknown-map" && p.Col != c.col {
			t.Errorf("%s: %s at %d:%d, want %s at %d:%d", c.tag, d.Code, p.Line, p.Col, c.code, c.line, c.col)
		}
		if c.code == "unknown-map" && !strings.Contains(d.Hint.In(lang.En), kardinal.Standard().Hash) {
			t.Errorf("%s: hint %q", c.tag, d.Hint.In(lang.En))
		}
		r.Release()
	}
}

// TestMapTagElsewhere: a game that has one board alone keeps the tag and does not read it.
func TestMapTagElsewhere(t *testing.T) {
	const text = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n[Map \"of the attic\"]\n1. A+1\n@end\n"
	recs, _ := notation.Parse([]byte(text))
	r := replay.Run(recs[0])
	if !r.OK() || !strings.Contains(string(r.Canonical(false)), "[Map \"of the attic\"]\n") {
		t.Errorf("%v\n%s", r.Diags, r.Canonical(false))
	}
}
