package review

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/testdata"
)

// TestMissedTogether: in turn 20 a monastery of 9 points and a city of 8 were missed. The
// record has both scored in turn 40, by the same player: 17 points in all.
func TestMissedTogether(t *testing.T) {
	src, err := testdata.Games.ReadFile("games/carcassonne-first.partie")
	if err != nil {
		t.Fatal(err)
	}
	recs, _ := notation.Parse(src)
	rv, ok := Of(recs[0], nil)
	if !ok {
		t.Fatal("not reviewed")
	}
	r := replay.Run(recs[0])
	got := 0
	for _, e := range r.Steps[39].Events {
		got += e.Points.Min
	}
	l := rv.Findings[19].Later
	if l == nil || l.Turn != 40 || l.Seat != 1 || l.Points != 17 || l.Points != got || l.Part {
		t.Errorf("%+v, and turn 40 scored %d", l, got)
	}
}

// TestMissedInPart: of two things that were missed one was scored later.
func TestMissedInPart(t *testing.T) {
	missed := func(points int, s string) Reason {
		return Reason{Points: points, AtOnce: true, Text: Text{En: s, De: s}}
	}
	f := &Finding{
		Class: Blunder, Missed: []Reason{missed(9, "M"), missed(8, "C")},
		Later: &Later{Turn: 40, Seat: 1, Points: 9, Part: true, Text: Text{En: "M", De: "M"}},
	}
	f.Gain[Immediate] = 17
	name := func(x engine.Seat) string { return x.String() }
	why := func(l lang.Lang) string { return (&Review{Primary: Static}).Why(f, name).In(l) }
	if got, want := why(lang.En), "17 points at once: M (9), C (8); of that B scored 9 points in turn 40: M"; !strings.HasSuffix(got, want) {
		t.Error(got)
	}
	f.Later.Turn = 0
	if got, want := why(lang.De), "M (9), C (8); davon bekam B am Ende 9 Punkte: M"; !strings.HasSuffix(got, want) {
		t.Error(got)
	}
}
