package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// TestScoredTurning holds that the turning points are the largest changes of the winner's
// margin, were the game scored there, and the turn that took the lead for good: scored
// before turn 60 it would stand 89 to 70, and behind it 81 each; the last turn makes 96 to
// 94 of 89 to 94.
func TestScoredTurning(t *testing.T) {
	src, err := testdata.Games.ReadFile("games/carcassonne-first.partie")
	if err != nil {
		t.Fatal(err)
	}
	for l, want := range map[lang.Lang]string{
		lang.En: "Turning points for Anna, if scored then: turn 45 (1 ahead → 11 ahead); turn 60 (19 ahead → level); turn 71 (5 behind → 2 ahead).",
		lang.De: "Wendepunkte für Anna bei sofortiger Wertung: Zug 45 (1 vorn → 11 vorn); Zug 60 (19 vorn → gleichauf); Zug 71 (5 zurück → 2 vorn).",
	} {
		g := gameOf(t, string(src), l)
		if d := cmp.Diff(want, g.turningSentence()); d != "" {
			t.Error(d)
		}
		for _, at := range []struct{ turn, anna, juergen int }{{59, 89, 70}, {60, 81, 81}, {70, 89, 94}, {71, 96, 94}} {
			if now := g.Timeline[at.turn].Now; now[0].Min != at.anna || now[1].Min != at.juergen {
				t.Errorf("behind turn %d it would stand %v, want %v", at.turn, now, at)
			}
		}
	}
}

// TestTurned: who is ahead for good since a small change is told of that, beside the
// largest; a lead that was lost again is none for good.
func TestTurned(t *testing.T) {
	point := func(turn, before, after int) TurningPoint {
		return TurningPoint{Turn: turn, Before: before, After: after}
	}
	ps := []TurningPoint{point(1, 0, -9), point(2, -9, 1), point(3, 1, -8), point(4, -8, 0), point(5, 0, 1), point(6, 1, 2)}
	want := []TurningPoint{point(1, 0, -9), point(2, -9, 1), point(5, 0, 1)}
	if d := cmp.Diff(want, turned(ps)); d != "" {
		t.Error(d)
	}
	if d := cmp.Diff([]TurningPoint{point(2, -9, 1), point(3, 1, -8), point(4, -8, 0)}, turned(ps[1:4])); d != "" {
		t.Error(d)
	}
	if got := turned(ps[:1]); len(got) > 0 {
		t.Errorf("%+v of one change", got)
	}
}

// TestTurningByTotals: where hands are not known the margins are those of the totals.
func TestTurningByTotals(t *testing.T) {
	src, err := testdata.Games.ReadFile("games/kc-to-25.partie")
	if err != nil {
		t.Fatal(err)
	}
	recs, _ := notation.Parse(src)
	rv, _ := review.Of(recs[0], nil)
	g := gameOf(t, string(src), lang.En)
	before := g.TurningPoints
	if g.Reviewed(rv); len(before) != 3 || before[0].Scored || cmp.Diff(before, g.TurningPoints) != "" {
		t.Errorf("%+v, before the review %+v", g.TurningPoints, before)
	}
}
