package report

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// longKings is Kings in the Corner of 678 turns: a game of 5 rounds and 113 turns, six times.
// As the next seat begins each round, all move by two seats each time.
func longKings(t testing.TB) string {
	t.Helper()
	text, err := testdata.Games.ReadFile("games/kc-five-rounds.partie")
	if err != nil {
		t.Fatal(err)
	}
	_, rounds, _ := strings.Cut(string(text), "@cross")
	record := "[Game \"kings-corner\"]\n[Players \"Maximilian Öttinger, Käthe Brandt, Zoë Wagner\"]\n[Rules \"rounds=30\"]\n"
	line := regexp.MustCompile(`(?m)^(?:(\d+)\. ([ABC])|@left ([ABC])|@round (\d+)|=.*)`)
	for n := range 6 {
		record += fmt.Sprintf("@round %d\n@cross", 5*n+1)
		record += line.ReplaceAllStringFunc(rounds, func(s string) string {
			switch i, seat := 0, ""; {
			case scan(s, "%d. %s", &i, &seat):
				return fmt.Sprintf("%d. %s", i+113*n, moved(seat, n))
			case scan(s, "@left %s", &seat):
				return "@left " + moved(seat, n)
			case scan(s, "@round %d", &i):
				return fmt.Sprintf("@round %d", i+5*n)
			}
			return "" // a score that somebody wrote down
		})
	}
	return record
}

func scan(s, format string, to ...any) bool {
	_, err := fmt.Sscanf(s, format, to...)
	return err == nil
}

// moved is the seat that another is n games later.
func moved(seat string, n int) string { return string('A' + (seat[0]-'A'+byte(2*n))%3) }

// longSheet is a sheet of 2000 turns.
func longSheet() string {
	var b strings.Builder
	b.WriteString("[Game \"sheet\"]\n[Players \"Anna, Ben, Cleo, Dora\"]\n")
	for n := range 2000 {
		fmt.Fprintf(&b, "%d. A+%d:rows B+%d:columns C+%d:flowers D-%d:floor\n", n+1, n%9+1, n%7+1, n%11+1, n%3+1)
	}
	return b.String()
}

// TestLimit holds that a page of more turns than are ever played, or more words than are
// ever written, stays below the limit, that it says what it leaves out, and that it works.
func TestLimit(t *testing.T) {
	recs, diags := notation.Parse([]byte(longKings(t)))
	if len(recs) != 1 || len(diags) > 0 {
		t.Fatal(diags)
	}
	kings := gameOf(t, longKings(t), lang.De)
	if len(kings.Turns) != 6*113 || !kings.OK {
		t.Fatalf("%d turns, %v", len(kings.Turns), kings.Diagnostics)
	}
	rv, ok := review.Of(recs[0], nil)
	if !ok {
		t.Fatal("the game cannot be judged")
	}
	kings.Reviewed(rv)
	for _, c := range []struct {
		name  string
		g     *Game
		left  spare // out of the page
		items int   // in the list of turns, start and end among them
	}{
		{"kings", kings, withoutNumbers, 1 + 6*113 + 1},
		{"sheet", gameOf(t, longSheet(), lang.De), shortLists, lineLimit},
		{"comment", gameOf(t, strings.Replace(evening, "A rainy evening.", strings.Repeat("rain ", 200_000), 1), lang.De), withoutLists, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b bytes.Buffer
			if err := HTML(&b, c.g); err != nil {
				t.Fatal(err)
			}
			if b.Len() > 1500*1000 {
				t.Errorf("the page has %d bytes", b.Len())
			}
			if said := c.g.spared(c.left); !strings.Contains(b.String(), `<p class="remark">`+said+`</p>`) {
				t.Errorf("the page does not say: %s", said)
			}
			if c.left == shortLists && !strings.Contains(b.String(), "<summary>Die ersten 299 von 2000 Zügen</summary>") {
				t.Error("the list of turns does not say how many it has") // its first line is the start
			}
			ctx, complaints := browser(t)
			open(t, ctx, c.g, "")
			if n := js[int](t, ctx, `document.querySelectorAll(".turns li").length`); n != c.items {
				t.Errorf("%d items in the list of turns, want %d", n, c.items)
			}
			if marks := js[[]int](t, ctx, drawnMarks); len(marks) == 0 || slices.Min(marks) < 4 {
				t.Errorf("the charts have drawn %v marks", marks)
			}
			if plays := js[bool](t, ctx, `document.querySelector(".controls").checkVisibility()`); plays != (c.left < withoutReplay) {
				t.Errorf("the replay has controls: %v", plays)
			} else if plays {
				end := js[string](t, ctx, drawing)
				js[any](t, ctx, click+`("[data-does=first]")`)
				if js[string](t, ctx, drawing) == end {
					t.Error("the first board is the last one")
				}
				js[any](t, ctx, click+`("[data-does=last]")`)
				if js[string](t, ctx, drawing) != end {
					t.Error("the last board is another than that the page came with")
				}
			}
			for _, s := range complaints() {
				t.Error(s)
			}
		})
	}
}

// TestSpared holds that each step leaves something more out, and says so.
func TestSpared(t *testing.T) {
	g := gameOf(t, evening, lang.En)
	if s := g.spared(whole); s != "" {
		t.Errorf("a whole page says %q", s)
	}
	const want = "So that it stays small, this page leaves out: the boards of the turns; what happened at each place of the timeline; " +
		"the timeline in numbers; what stands behind the first 300 lines of each list. The report as Markdown has all lists."
	if got := g.spared(shortLists); got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for s := withoutSlips; s <= withoutTimeline; s++ {
		if g.spared(s) == g.spared(s-1) {
			t.Errorf("step %d says what the one before it says", s)
		}
	}
}
