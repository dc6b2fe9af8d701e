package report

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// TestNow holds what each seat would have, were the game scored at each moment, against
// positions worked out by hand.
func TestNow(t *testing.T) {
	for _, c := range []struct {
		name, record string
		want         []string // by moment: the points of the seats
	}{
		// 1. The robber on one tile of a road of two (that of the start tile is its other
		//    end): 2 points. 2. The knight in a city of two tiles without a pennant, not
		//    finished: 1 a tile.
		{"carcassonne", "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: V1@e1 rW\n2. B: E2@n1 cS\n@unfinished\n", []string{"0 0", "2 0", "2 4"}},
		// Whoever has the most cloisters in a land gets a point for each cloister there. 1. One
		// in France. 2. Two there, both have most: 2 each. 3. One in Bavaria for Cleo. 4. Two
		// there, Anna and Cleo have most: 2 each.
		{"kardinal", "[Game \"kardinal\"]\n[Players \"Anna, Ben, Cleo\"]\n1. A: Fk c1 <A\n2. B: Fk c2 <A\n3. C: Ba c1 <B\n4. A: Ba c2 <II\n@unfinished\n",
			[]string{"0 0 0", "1 0 0", "2 2 0", "2 2 1", "4 2 2"}},
		// Anna was dealt one king and six other cards: 16. Nobody knows Ben's seven: at least
		// 7, and at most three of them kings: 34. In her turn Anna lays the 8 that she drew, 7
		// and 6: 4 other cards and the king are left. Ben draws a card and lays none: 8 to 35.
		{"kings-corner", "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n@hand A Ks 7c 6d 2c 3c 4c 5c\n" +
			"1. A: +8h 8hN 7cN 6dN\n2. B: -\n@unfinished\n", []string{"16 7 to 34", "14 7 to 34", "14 8 to 35"}},
		// Anna lays her last card in turn 1: the round is over, and what Ben had left, two
		// kings and five other cards, belongs to that turn though it stands behind it.
		{"a round", "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n" +
			"1. A: +8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN\n@left B Kc Ks 5d 6h 9h Th Jh\n", []string{"7 to 43 7 to 43", "0 25"}},
		// A sheet is not scored by the program.
		{"sheet", "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n1. A+3\n@end\n", []string{"", ""}},
	} {
		g := gameOf(t, c.record, lang.En)
		var got []string
		for _, m := range g.Timeline {
			got = append(got, strings.Join(g.cells(m.Now), " "))
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// TestNowAtTheEnd holds that a game scored behind its last turn has the totals that it
// ended with, and that the end scoring kind by kind comes to them too.
func TestNowAtTheEnd(t *testing.T) {
	files, err := filepath.Glob("../testdata/games/*.partie")
	if err != nil || len(files) == 0 {
		t.Fatal("no sample games", err)
	}
	ended := 0
	for _, file := range files {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		recs, _ := notation.Parse(src)
		for _, rec := range recs {
			g := NewGame(replay.Run(rec), nil, lang.En)
			if !g.Complete || g.Game == "sheet" {
				continue
			}
			ended++
			last := g.Timeline[len(g.Timeline)-1]
			for _, m := range g.Timeline {
				if m.Turn == len(g.Turns) && !slices.Equal(m.Now, last.Totals) {
					t.Errorf("%s: scored behind the last turn %v, want %v", file, m.Now, last.Totals)
				}
			}
			if n := len(g.Ending); n > 0 && !slices.Equal(g.Ending[n-1].Totals, last.Totals) {
				t.Errorf("%s: the kinds of the end scoring come to %v, want %v", file, g.Ending[n-1].Totals, last.Totals)
			}
		}
	}
	if ended < 30 {
		t.Errorf("only %d games ended", ended)
	}
}

// TestScoredThere holds what is said of a game that was broken off. The robber has 2
// points if scored; in the round of cards the fewest points win.
func TestScoredThere(t *testing.T) {
	const head = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: V1@e1 rW\n"
	const kings = "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n@hand A 2s 7c 6d 2c 3c 4c 5c\n@hand B Kc 2h 3h 4h 5h 6h 7h\n"
	for _, c := range []struct {
		record string
		l      lang.Lang
		want   string
	}{
		{head + "@unfinished\n", lang.En, " All stand at 0 points. Scored there, Anna would have 2 points, 2 ahead of Ben."},
		{head + "@unfinished\n", lang.De, " Alle stehen bei 0 Punkten. Dort gewertet hätte Anna 2 Punkte, 2 vor Ben."},
		// 7 cards without the 8 that she drew and laid are left to Anna; Ben has 6 and a king.
		{kings + "1. A: +8h 8hN\n@unfinished\n", lang.En, " All stand at 0 points. Scored there, Anna would have 7 points, 9 fewer than Ben."},
		// The game is over: there is nothing more to score.
		{head + "@end\n", lang.En, "Anna wins with 2 points, 2 ahead of Ben."},
	} {
		if got := gameOf(t, c.record, c.l).Outcome.Sentence; !strings.HasSuffix(got, c.want) {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}
