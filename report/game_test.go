package report

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
)

func p(n int) Points    { return Points{n, n} }
func ptr[T any](v T) *T { return &v }

func TestGame(t *testing.T) {
	g := gameOf(t, evening, lang.En, Annotation{Turn: 2, Mark: "?!", Text: "risky", Author: "Zoë"}, Annotation{Turn: 9, Text: "well played"})
	check := func(name string, got, want any) {
		t.Helper()
		if d := cmp.Diff(want, got, cmp.AllowUnexported(Standing{})); d != "" {
			t.Errorf("%s (-want +got):\n%s", name, d)
		}
	}
	check("outcome", g.Outcome, Outcome{
		Kind: "won", Winners: []string{"A"}, Margin: ptr(12), Sentence: "Anna wins with 38 points, 12 ahead of Cleo.",
	})
	// Anna against the best of the others: 0, +6, -3, -18, +12. Changes: 6, 9, 15, 30.
	check("turning points", g.TurningPoints, []TurningPoint{
		{Turn: 2, Seat: "A", Name: "Anna", Before: 6, After: -3},
		{Turn: 3, Seat: "A", Name: "Anna", Before: -3, After: -18},
		{Turn: 4, Seat: "A", Name: "Anna", Before: -18, After: 12},
	})
	check("sentence", g.turningSentence(),
		"Turning points for Anna: turn 2 (6 ahead → 3 behind); turn 3 (3 behind → 18 behind); turn 4 (18 behind → 12 ahead).")
	check("standings", g.Standings, []Standing{
		{Place: ptr(1), Seat: "A", Name: "Anna", Points: p(38), Least: 38, Most: 38, Winner: true},
		{Place: ptr(2), Seat: "C", Name: "Cleo", Points: p(26), Least: 26, Most: 26, seat: 2},
		{Place: ptr(3), Seat: "B", Name: "Ben", Points: p(13), Least: 13, Most: 13, seat: 1},
	})
	check("kinds", g.Kinds, []Kind{
		{"rows", "rows", []Points{p(10), p(4), p(6)}, false},
		{"columns", "columns", []Points{p(0), p(9), p(20)}, false},
		{"floor", "floor", []Points{p(-2), p(0), p(0)}, false},
		{"bonus", "bonus", []Points{p(30), p(0), p(0)}, false},
	})
	check("timeline", g.Timeline, []Moment{
		{Turn: 0, Scored: []Points{p(0), p(0), p(0)}, Totals: []Points{p(0), p(0), p(0)}},
		{Turn: 1, Scored: []Points{p(10), p(4), p(0)}, Totals: []Points{p(10), p(4), p(0)}},
		{Turn: 2, Scored: []Points{p(0), p(9), p(6)}, Totals: []Points{p(10), p(13), p(6)}},
		{Turn: 3, Scored: []Points{p(-2), p(0), p(20)}, Totals: []Points{p(8), p(13), p(26)}},
		{Turn: 4, Scored: []Points{p(30), p(0), p(0)}, Totals: []Points{p(38), p(13), p(26)}},
	})
	check("scores", g.Scores[4], Score{Turn: 3, Seat: "A", Name: "Anna", Points: p(-2), Key: "floor", Kind: "floor", Reason: "floor"})
	// 60 + 30 + 135 seconds, over three of the four turns.
	check("clocks", g.Clocks, []Clock{{
		Seat: "-", Name: "the table", Turns: 3, Total: 225, Minutes: 3.75, Mean: 75, Longest: 135, LongestTurn: 4,
	}})
	check("claims", g.Claims, Claims{Count: 3, Forgotten: []Forgotten{}, Wrong: []Claim{
		{Turn: 2, Line: 9, Seat: "B", Name: "Ben", Claimed: 14, Right: p(13), Since: 2,
			Why: "the score track: Ben has 13, not 14: 4 for rows (turn 1); 9 for columns (turn 2)"},
		{Turn: 3, Line: 10, Seat: "B", Name: "Ben", Claimed: 14, Right: p(13), Since: 2,
			Why: "the score track: Ben has 13, not 14: the score track is off since turn 2"},
	}})
	check("comments", g.Comments, []string{"A rainy evening."})
	check("comments of turn 3", g.Turns[2].Comments, []string{"Cleo sees\nthe whole wall."})
	check("variations", g.Turns[2].Variations, []string{"3. A+1 C+2"})
	check("marks", g.Turns[1].Marks, []string{"!"})
	check("annotations", g.Turns[1].Annotations, []Annotation{{2, "?!", "risky", "Zoë"}})
	check("annotations of the game", g.Annotations, []Annotation{{9, "", "well played", ""}})
}

// TestOutcome holds the sentence for each way a game can end. In Kings in the
// Corner the fewest points win; a hand of seven cards whose faces nobody noted is
// worth 7 to 43 points, for there are four kings in the pack.
func TestOutcome(t *testing.T) {
	const sheet = "[Game \"sheet\"]\n[Players \"Anna, Ben, Cleo\"]\n"
	const kings = "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n"
	const out = "1. A: +8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN\n"
	for _, c := range []struct{ name, record, kind, want string }{
		{"won", sheet + "1. A+3 B+1 C+1", "won", "Anna wins with 3 points, 2 ahead of Ben and Cleo."},
		{"shared", sheet + "1. A+3 B+3 C+1", "shared", "Anna and Ben share the win with 3 points each."},
		{"all equal", sheet + "1. A+1 B+1 C+1", "shared", "Anna, Ben and Cleo share the win with one point each."},
		{"alone", "[Game \"sheet\"]\n[Players \"Anna\"]\n1. A+3", "won", "Anna makes 3 points."},
		{"fewest", kings + out + "@left B Kc Ks 5d 6h 9h Th Jh", "won", "Anna wins with 0 points, 25 fewer than Ben."},
		{"total open", kings + out, "won", "Anna wins with 0 points."},
		{"broken off", sheet + "1. A+3 B+1 C+1\n@unfinished", "unfinished",
			"The game was broken off after one turn. Anna leads with 3 points, by 2 over Ben and Cleo."},
		{"broken off level", kings + "1. A: 8hN\n@unfinished", "unfinished",
			"The game was broken off after one turn. All stand at 0 points."},
		{"stops", kings + "1. A: 8hN", "unfinished", "The record stops after one turn, before the game was over. All stand at 0 points."},
		{"faulty head", "[Game \"sheet\"]\n[Players \"Anna, , Cleo\"]\n1. A+3 C+1\n", "faulty",
			"There is an error in the head; one turn was replayed. Anna leads with 3 points, by 2 over Cleo."},
		{"faulty at once", sheet + "1. B3", "faulty", "An error stops the replay before the first turn."},
		{"nothing", kings, "unfinished", "No turn is recorded."},
		{"faulty", sheet + "1. A+3\n2. A+4\n3. B3", "faulty",
			"An error stops the replay after 2 turns; the report goes as far. Anna leads with 7 points, by 7 over Ben and Cleo."},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := gameOf(t, c.record+"\n", lang.En)
			if g.Outcome.Kind != c.kind || g.Outcome.Sentence != c.want {
				t.Errorf("%s: %s", g.Outcome.Kind, g.Outcome.Sentence)
			}
		})
	}
}

// TestOpenTotals holds that what the record leaves open is no number.
func TestOpenTotals(t *testing.T) {
	g := gameOf(t, "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n"+
		"1. A: +8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN\n", lang.De)
	ben := g.Standings[1]
	if ben.Place == nil || *ben.Place != 2 || ben.Points.Known() || ben.Points.In(lang.De) != "7 bis 43" {
		t.Errorf("%+v", ben)
	}
	if len(g.TurningPoints) > 0 || g.Outcome.Margin != nil {
		t.Errorf("a margin over an open total: %+v %+v", g.TurningPoints, g.Outcome)
	}
}

// TestBadRecords holds that any record gets a report.
func TestBadRecords(t *testing.T) {
	for _, record := range []string{
		"[Game \"chess\"]\n[Players \"A, B\"]\n1. e4\n",
		"[Game \"sheet\"]\n1. A+1\n",
		"[Players \"A\"]\n",
		"[Game \"kings-corner\"]\n[Players \"A, B\"]\n{nothing yet}\n",
		"[Game \"kings-corner\"]\n[Players \"A\"]\n@cross N=9s\n",
		"(1. A+1)\n",
	} {
		g := gameOf(t, record, lang.En)
		renderAll(t, g)
	}
}
