package carcassonne_test

import (
	"bytes"
	"fmt"
	"io"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Whatever a record says, against the rules as well: no panic, positions can be drawn,
// totals are the sums of the events, and the canonical text is another record of the
// same game.
func FuzzRecord(f *testing.F) {
	for _, rules := range []string{"", "river", "edition=2000 river abbot farmers=2", "abbot farmers=1 draw=end"} {
		f.Add(rules, "1. A: V1@e1 rW\n2. B: E2@n1 cS =0/4\n3. A: xC U@e1s1\n")
		f.Add(rules, "rA@0 fNE | rD@s1 | rG@s2 fNE ~ | rL@w1s2\n@end\n")
		f.Add(rules, "Ug1@e1 a | U1@w1 | U1@e2 -a | B@s1 a | B@s1 m ~ | cN ~\n@end\n")
		f.Add(rules, "@start C\nR@n1 cS ~ (R@s1 | R1@e1 cW)\nB: E@s5 fNE ~\n@unfinished\n")
		f.Add(rules, "A@s1 m|E2@w1s1 cS|E@w1s2 fSE|U@s2 fNE ~|V2@s3 rE|X@e1\n@end")
	}
	f.Fuzz(func(t *testing.T, rules, record string) {
		text := fmt.Sprintf("[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n[Rules \"%s\"]\n%s", rules, record)
		recs, _ := notation.Parse([]byte(text))
		if len(recs) == 0 {
			return
		}
		var last engine.State
		r := replay.Each(recs[0], func(_ int, st engine.State) { last = st })
		if r.Game == nil || r.Game.Name() != "carcassonne" || last == nil {
			return
		}
		last.Text(io.Discard, engine.View{Width: 80, Unicode: true})
		last.SVG(io.Discard, engine.View{Names: r.Players})
		sums := make([]int, len(r.Players))
		r.EachEvent(func(_ int, e engine.Event) {
			sums[e.Seat] += e.Points.Max
			last.Explain(e)
		})
		for x, total := range r.Final {
			if total != engine.Exactly(sums[x]) {
				t.Fatalf("%v has %v, and the events give %d", engine.Seat(x), total, sums[x])
			}
		}
		if !r.OK() {
			return
		}
		canonical := r.Canonical(false)
		again, _ := notation.Parse(canonical)
		s := replay.Run(again[0])
		if !bytes.Equal(s.Canonical(false), canonical) || fmt.Sprint(s.Final) != fmt.Sprint(r.Final) {
			t.Fatalf("%q gives %v; canonical %q gives %v", text, r.Final, canonical, s.Final)
		}
	})
}
