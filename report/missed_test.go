package report

import (
	"bytes"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"partie/lang"
	"partie/notation"
	"partie/review"
)

// missedCity is a game in which Ben finishes a city of two tiles with nobody in it: a
// knight would have scored 2 points a tile.
const missedCity = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: V1@e1 rW\n2. B: E2@n1\n@unfinished\n"

// forgottenCity is the same with the knight, but the score track leaves his points out.
const forgottenCity = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: V1@e1 rW\n2. B: E2@n1 cS =0/0\n@unfinished\n"

// reviewedOf is the report on a record with its review by the points at once, in which no
// estimate has a part.
func reviewedOf(t *testing.T, record string, l lang.Lang) *Game {
	t.Helper()
	g := gameOf(t, record, l)
	recs, _ := notation.Parse([]byte(record))
	level := review.Immediate
	rv, ok := review.Of(recs[0], &review.Options{Level: &level})
	if !ok {
		t.Fatal("the game cannot be judged")
	}
	g.Reviewed(rv)
	return g
}

func TestReviewed(t *testing.T) {
	g := reviewedOf(t, missedCity, lang.En)
	mean := 4.0
	want := &Missed{
		Level: "immediate", About: "A loss is by how many points scored at once the turn was worse than the best one. The losses are exact.", Grades: [3]float64{1, 4, 9}, Largest: 2,
		Turns: []MissedTurn{{
			Turn: 2, Seat: "B", Name: "Ben", Played: "E2@n1", Best: "E2@n1 cS", Loss: 4, Class: "mistake", Sign: "?",
			Why: "the best turn would have scored 4 points at once: finished city of 2 tiles at 0",
		}},
		// Anna's tile finishes nothing wherever it lies: all she could do scores 0, so
		// there was nothing to decide.
		Seats: []MissedSeat{
			{Seat: "A", Name: "Anna", Turns: 1},
			{Seat: "B", Name: "Ben", Turns: 1, Real: 1, Mistakes: 1, Loss: 4, Mean: &mean},
		},
		Notes: []string{"?! from 1, ? from 4, ?? from 9 points", "One turn without a real choice: not counted", "judged up to turn 2, where the record ends"},
	}
	if d := cmp.Diff(want, g.Missed, cmpopts.IgnoreFields(MissedTurn{}, "Rank", "Choices")); d != "" {
		t.Errorf("missed (-want +got):\n%s", d)
	}
	for _, c := range []struct {
		l    lang.Lang
		want string
	}{{lang.En, "The largest miss: turn 2, Ben (4 points)."}, {lang.De, "Am meisten kostete Zug 2, Ben (4 Punkte)."}} {
		if got := reviewedOf(t, missedCity, c.l).turningSentence(); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// TestReviewedShown holds that every way to show a report shows the missed moves, the
// reason below the turn on a terminal.
func TestReviewedShown(t *testing.T) {
	want := map[string]string{
		"json":          `"best": "E2@n1 cS"`,
		"csv":           ",4.0,false,mistake,E2@n1 cS,",
		"md":            "| 2 | Ben | E2@n1 | E2@n1 cS | 4.0 | ? | the best turn would have scored 4 points at once: finished city of 2 tiles at 0 |\n",
		"term-60":       "\n     2  Ben     E2@n1   E2@n1 cS   4.0  ?\n        the best turn would have scored 4 points at once:\n        finished city of 2 tiles at 0\n\n  Player",
		"term-60-ascii": "\n     2  Ben     E2@n1   E2@n1 cS   4.0  ?\n        the best turn",
	}
	for name, out := range renderAll(t, reviewedOf(t, missedCity, lang.En)) {
		if !strings.Contains(string(out), want[name]) {
			t.Errorf("%s lacks %q:\n%s", name, want[name], out[:min(len(out), 4000)])
		}
	}
}

// TestForgotten holds that the audit tells the points that the score track left out.
func TestForgotten(t *testing.T) {
	g := reviewedOf(t, forgottenCity, lang.En)
	want := []Forgotten{{
		Turn: 2, Seat: "B", Name: "Ben", Points: 4, What: "finished city of 2 tiles at 0",
		Sentence: "score after turn 2: Ben has 4 points too few: finished city of 2 tiles at 0",
	}}
	if d := cmp.Diff(want, g.Claims.Forgotten); d != "" {
		t.Error(d)
	}
	var md bytes.Buffer
	if err := Markdown(&md, []*Game{g}); err != nil || !strings.Contains(md.String(), "- "+want[0].Sentence+"\n") {
		t.Error(err, md.String())
	}
}
