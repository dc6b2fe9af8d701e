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
	if len(r.Diags) > 0 || !strings.Contains(string(r.Canonical(false)), "[Map \"of the attic\"]\n") {
		t.Errorf("%v\n%s", r.Diags, r.Canonical(false))
	}
	recs, _ = notation.Parse([]byte(strings.Replace(text, "of the attic", "324d03BC49b7 of Kardinal", 1)))
	r = replay.Run(recs[0])
	if !r.OK() || len(r.Diags) != 1 || r.Diags[0].Code != "needless-map" || recs[0].Text(r.Diags[0].Span) != "324d03BC49b7" {
		t.Errorf("%v", r.Diags)
	}
}

// TestBareMap: however a record names its map, or where it names none, the same game on
// the same map is the same text; on another map it is another one.
func TestBareMap(t *testing.T) {
	text, err := os.ReadFile("../kardinal/map.json")
	if err != nil {
		t.Fatal(err)
	}
	own, err := kardinal.Register(append(text, '\n'))
	if err != nil {
		t.Fatal(err)
	}
	bare := func(tags string) string {
		recs, _ := notation.Parse([]byte("[Game \"kardinal\"]\n[Players \"Anna, Ben, Cleo\"]\n" + tags + "1. A: Ba c1 <B\n@unfinished\n"))
		r := replay.Run(recs[0])
		if !r.OK() {
			t.Errorf("%s: %v", tags, r.Diags)
		}
		return string(r.Canonical(true))
	}
	plain := bare("")
	if strings.Contains(plain, "Map") {
		t.Error(plain)
	}
	for _, tag := range []string{"standard", "", kardinal.Standard().Hash + " that one", kardinal.Standard().Hash[:6]} {
		if got := bare("[Map \"" + tag + "\"]\n"); got != plain {
			t.Errorf("%s: %s", tag, got)
		}
	}
	onOwn := bare("[Map \"" + own.Hash + " our own\"]\n[Table \"round\"]\n")
	if !strings.Contains(onOwn, "\n[Table \"round\"]\n[Map \""+own.Board().Hash+"\"]\n") {
		t.Error(onOwn)
	}
	if got := bare("[Table \"round\"]\n[map \"" + strings.ToUpper(own.Hash[:6]) + "\"]\n"); got != onOwn {
		t.Error(got)
	}
}
