package report

import (
	"bytes"
	"strings"
	"testing"

	"partie/lang"
	"partie/notation"
	"partie/testdata"

	"partie/engine/replay"
)

// TestMapInReport: every form of the report names the map of a game that has several where
// it is not the standard one, and says which points rest on what is reconstructed of it.
func TestMapInReport(t *testing.T) {
	src, err := testdata.Games.ReadFile("games/kardinal-first.partie")
	if err != nil {
		t.Fatal(err)
	}
	recs, _ := notation.Parse(src)
	for _, l := range lang.All {
		g := NewGame(replay.Run(recs[0]), nil, l)
		if strings.Contains(g.subheading(), g.Map.Name) {
			t.Errorf("the standard map stands in the head: %s", g.subheading())
		}
		g.Map.standard = false
		tag := g.Map.Hash[:12] + " " + g.Map.Name
		doubt := map[lang.Lang]string{
			lang.En: "Not certain: Alliances and Chains. Map reconstructed: ",
			lang.De: "Nicht gewiss: Bündnisse und Ketten. Plan rekonstruiert: ",
		}[l]
		for _, w := range []struct {
			name  string
			write func(*bytes.Buffer) error
		}{
			{"html", func(b *bytes.Buffer) error { return HTML(b, g) }},
			{"md", func(b *bytes.Buffer) error { return Markdown(b, []*Game{g}) }},
			{"term", func(b *bytes.Buffer) error { return Text(b, []*Game{g}, Terminal{Width: 100, Unicode: true}) }},
		} {
			var b bytes.Buffer
			if err := w.write(&b); err != nil {
				t.Fatal(err)
			}
			text := strings.NewReplacer(`\`, "", "&amp;", "&").Replace(strings.Join(strings.Fields(b.String()), " "))
			for _, want := range []string{tag, doubt, map[lang.Lang]string{lang.En: "Chains *", lang.De: "Ketten *"}[l]} {
				if !strings.Contains(text, want) {
					t.Errorf("%s in %v: no %q", w.name, l, want)
				}
			}
		}
	}
	if g := gameOf(t, evening, lang.En); g.Map != nil || g.doubt() != "" {
		t.Errorf("a sheet has the map %v", g.Map)
	}
}

// TestOneClock: one timed turn says nothing of its player's pace.
func TestOneClock(t *testing.T) {
	const head = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n"
	for record, want := range map[string]bool{"A+1 %0:10\nB+2\n": false, "A+1 %0:10\nB+2 %0:20\n": true} {
		var b bytes.Buffer
		g := gameOf(t, head+record, lang.En)
		if err := HTML(&b, g); err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(b.String(), g.text("clocks")); got != want {
			t.Errorf("%q: the times are shown: %t", record, got)
		}
	}
}
