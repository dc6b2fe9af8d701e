package kardinal_test

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Whatever a record says, against the rules as well: no panic, positions can be drawn,
// totals are the sums of the events, and the canonical text is another record of the
// same game.
func FuzzRecord(f *testing.F) {
	f.Add("", "@open BE\n1. A: Ba c3 <B +E /F\n2. B: Fk c2 <A +?\n3. C: -E +B /?\n@end\n")
	f.Add("", "Fk c1 c2 <AA ~ | Fk a a <AA ~ | -E +?? ~ | -F (-E | Fr c1 <F) =1/0/0\n@end\n")
	f.Add("removed=8", "Fk c1 <A | Fk c2 <A | Fk c3 <A | Ba c1 <B | -I | -I | -B | -B | -I\n")
	f.Add("baldwin", "Fk gc1 <A ^g=BB | Fk yc2 <A ^y=I | Fk gc3 <A ^g=B | -E\n@end\n")
	f.Fuzz(func(t *testing.T, rules, record string) {
		players := "Anna, Ben, Cleo"
		if strings.Contains(rules, "baldwin") {
			players = "Anna, Ben"
		}
		text := fmt.Sprintf("[Game \"kardinal\"]\n[Players \"%s\"]\n[Rules \"%s\"]\n%s", players, rules, record)
		recs, _ := notation.Parse([]byte(text))
		if len(recs) == 0 {
			return
		}
		var last engine.State
		r := replay.Each(recs[0], func(_ int, st engine.State) { last = st })
		if r.Game == nil || r.Game.Name() != "kardinal" || last == nil {
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
