package corpus

import (
	"bytes"
	"fmt"
	"io"
	"io/fs"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
	"partie/testdata"
)

// Whatever a record of any game says, against the rules as well: no panic, the position
// can be drawn, totals are the sums of the events, and the canonical text is another
// record of the same game.
func FuzzRecord(f *testing.F) {
	for _, files := range []fs.FS{testdata.Games, testdata.Cases, testdata.Broken, testdata.Ugly} {
		fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() {
				text, _ := fs.ReadFile(files, name)
				f.Add(text)
			}
			return err
		})
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		recs, _ := notation.Parse(text)
		for _, rec := range recs {
			checkRecord(t, rec)
		}
	})
}

func checkRecord(t *testing.T, rec *notation.Record) {
	var last engine.State
	r := replay.Each(rec, func(_ int, st engine.State) { last = st })
	if last == nil {
		return
	}
	last.Text(io.Discard, engine.View{Width: 80, Unicode: true})
	engine.SVG(io.Discard, last, engine.View{Names: r.Players})
	factual, tells := last.(engine.Factual)
	sums := make([]engine.Total, len(r.Players))
	r.EachEvent(func(_ int, e engine.Event) {
		sums[e.Seat] = sums[e.Seat].Plus(e.Points)
		last.Explain(e)
		if tells {
			factual.Facts(e)
		}
	})
	if !r.OK() {
		return // a game that stops may leave open what an event would tell
	}
	for x, total := range r.Final {
		if total != sums[x] {
			t.Fatalf("%v has %v, and the events give %v", engine.Seat(x), total, sums[x])
		}
	}
	canonical := r.Canonical(false)
	again, _ := notation.Parse(canonical)
	s := replay.Run(again[0])
	if !bytes.Equal(s.Canonical(false), canonical) || fmt.Sprint(s.Final) != fmt.Sprint(r.Final) {
		t.Fatalf("%q gives %v; canonical %q gives %v", rec.Src, r.Final, canonical, s.Final)
	}
}
