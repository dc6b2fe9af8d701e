package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// TestScoredTurning holds that a reviewed game has the turning points of its review: scored
// before turn 60 it would stand 89 to 70, and behind it 81 each.
func TestScoredTurning(t *testing.T) {
	src, err := testdata.Games.ReadFile("games/carcassonne-first.partie")
	if err != nil {
		t.Fatal(err)
	}
	recs, _ := notation.Parse(src)
	rv, _ := review.Of(recs[0], nil)
	for l, want := range map[lang.Lang]string{
		lang.En: "Turning points for Anna, if scored then: turn 25 (6 ahead → 15 ahead); turn 45 (1 ahead → 11 ahead); turn 60 (19 ahead → level).",
		lang.De: "Wendepunkte für Anna bei sofortiger Wertung: Zug 25 (6 vorn → 15 vorn); Zug 45 (1 vorn → 11 vorn); Zug 60 (19 vorn → gleichauf).",
	} {
		g := gameOf(t, string(src), l)
		g.Reviewed(rv)
		g.Missed = nil // which the sentence would tell of too
		if d := cmp.Diff(want, g.turningSentence()); d != "" {
			t.Error(d)
		}
		was, now := g.Timeline[59].Now, g.Timeline[60].Now
		if last := g.TurningPoints[2]; last != (TurningPoint{60, false, "A", "Anna", 19, 0, true}) || was[0].Min != 89 || was[1].Min != 70 || now[0].Min != 81 || now[1].Min != 81 {
			t.Errorf("%+v, scored then %v and %v", last, was, now)
		}
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
