package replay

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine"
	"partie/notation"
	"partie/testdata"
)

// sampleGames is the games of testdata by file name, and a few that have between
// their turns what seldom stands there.
func sampleGames(t *testing.T) map[string]string {
	t.Helper()
	games := map[string]string{
		"seized": "[Game \"carcassonne\"]\n[Players \"A, B, C\"]\n1. C: E2@n1 cS ~\n2. A: U1@e1\n3. C: U1@w1 rE ~\n" +
			"4. A: E@n1 cN ~\n5. B: U1@0 ~\n6. C: B@s1 m\n@unfinished\n",
		"rounds": "[Game \"kings-corner\"]\n[Players \"A, B\"]\n[Rules \"rounds=2\"]\n@cross N=9s E=Qd S=Jd W=6c\n" +
			"1. A: +8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN\n@left B Kc Ks 5d 6h 9h Th Jh\n" +
			"@round 2\n@cross N=9s E=2d S=4h W=7c\n2. B: -\n3. B: 9sE ~\n4. A: 8hN\n@unfinished\n",
	}
	files, err := fs.Glob(testdata.Games, "games/*.partie")
	if err != nil || len(files) == 0 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		text, err := fs.ReadFile(testdata.Games, name)
		if err != nil {
			t.Fatal(err)
		}
		games[name] = string(text)
	}
	return games
}

// seen is all that can be seen of a position.
func seen(st engine.State) string {
	var b strings.Builder
	fmt.Fprintln(&b, st.ToMove(), st.Round(), st.Over(), st.Totals(nil), st.Winners(), st.Legal(nil))
	st.Text(&b, engine.View{Width: 100})
	return b.String()
}

// cutBefore is the position of the record as far as it is written before an item.
func cutBefore(t *testing.T, rec *notation.Record, item int) engine.State {
	t.Helper()
	recs, _ := notation.Parse([]byte(rec.Src[:rec.Items[item].Pos]))
	r := Live(recs[0])
	if !r.OK() {
		t.Fatal(r.Diags)
	}
	return r.Last()
}

// The position before a turn is that of the record cut off before it, whether it is
// asked for at every turn, now and then or at the last turn alone.
func TestPositionBeforeTheTurn(t *testing.T) {
	for name, text := range sampleGames(t) {
		t.Run(name, func(t *testing.T) {
			recs, _ := notation.Parse([]byte(text))
			rec := recs[0]
			want := []string{""}
			for i := range rec.Items {
				if i >= inVariation(rec, i) && rec.Items[i].Kind == notation.Turn {
					want = append(want, seen(cutBefore(t, rec, i)))
				}
			}
			for _, every := range []int{1, 7, len(want) - 1} {
				r := &runner{Replay: &Replay{Record: rec}, stop: -1, pending: -1}
				r.each = func(turn int, _ engine.State) {
					if turn == 0 || turn%every != 0 {
						return
					}
					if d := cmp.Diff(want[turn], seen(r.before.state())); d != "" {
						t.Errorf("asked every %d turns, before turn %d (-cut off +kept):\n%s", every, turn, d)
					}
				}
				if r.run(); !r.OK() || len(r.Steps) != len(want)-1 {
					t.Fatalf("%d of %d turns: %v", len(r.Steps), len(want)-1, r.Diags)
				}
			}
		})
	}
}

// A turn that cannot be read has not seized the seat either.
func TestMisspeltTurnSeizesNothing(t *testing.T) {
	r := replayed(t, kings+"1. B: 8xN ~\n")
	if r.OK() || r.Last().ToMove() != 0 {
		t.Errorf("%v is to move: %v", r.Last().ToMove(), r.Diags)
	}
}

// inVariation is the index behind the variation of the main line that item i stands
// in, or i where it stands in none.
func inVariation(rec *notation.Record, i int) int {
	for v := 0; v < i; v++ {
		if it := &rec.Items[v]; it.Kind == notation.Variation && it.Next() > i {
			return it.Next()
		}
	}
	return i
}

// A variation that goes on as the game did comes to what the game came to, and so does
// one within it.
func TestVariationsLikeTheGame(t *testing.T) {
	const long, nested = 3, 2 // turns
	for name, text := range sampleGames(t) {
		t.Run(name, func(t *testing.T) {
			plain := mainLineOf(t, text)
			recs, _ := notation.Parse([]byte(plain))
			main := Run(recs[0])
			if !main.OK() {
				t.Fatal(main.Diags)
			}
			r := replayed(t, branched(recs[0], long, nested))
			if !r.OK() {
				t.Fatalf("%v\n%s", r.Diags, r.Record.Src)
			}
			if d := cmp.Diff(main.Final, r.Final); d != "" || len(main.Steps) != len(r.Steps) {
				t.Fatalf("the game itself is another:\n%s", d)
			}
			lines := 0
			var like func(from int, line Line, turns int)
			like = func(from int, line Line, turns int) {
				lines++
				if want := min(turns, len(main.Steps)-from); len(line.Steps) != want {
					t.Errorf("a line of %d turns from turn %d, want %d", len(line.Steps), from+1, want)
				}
				for i := range line.Steps {
					got, want := line.Steps[i], main.Steps[from+i]
					if from+i == len(main.Steps)-1 { // what the end of the record settles is not in a variation
						got.Events, got.Totals, want.Events, want.Totals = nil, nil, nil, nil
					}
					if shownStep(got) != shownStep(want) {
						t.Errorf("turn %d in a variation: %s, want %s", want.Number, shownStep(got), shownStep(want))
					}
					for _, l := range got.Lines {
						like(from+i, l, nested)
					}
				}
			}
			for i := range r.Steps {
				for _, l := range r.Steps[i].Lines {
					like(i, l, long)
				}
			}
			if lines < 2*len(main.Steps) {
				t.Errorf("%d lines in a game of %d turns", lines, len(main.Steps))
			}
		})
	}
}

// shownStep is what a turn was and what came of it.
func shownStep(s Step) string {
	return fmt.Sprint(s.Number, s.Seat, s.Round, s.Words, s.Forced, s.Events, s.Totals)
}

// mainLineOf is a game without its variations, comments and claims.
func mainLineOf(t *testing.T, text string) string {
	t.Helper()
	r := replayed(t, text)
	recs, _ := notation.Parse(r.Canonical(true))
	rec := recs[0]
	var b strings.Builder
	b.WriteString(rec.Src[:rec.Items[0].Pos])
	for i := 0; i < len(rec.Items); i++ {
		it := &rec.Items[i]
		if it.Kind == notation.Variation {
			i = it.Next() - 1
			continue
		}
		b.WriteString(rec.Src[it.Pos:it.End] + "\n")
	}
	return b.String()
}

// branched is the record with a variation of so many turns behind every turn, which
// holds one of its own behind its first and its last turn.
func branched(rec *notation.Record, long, nested int) string {
	var b strings.Builder
	b.WriteString(rec.Src[:rec.Items[0].Pos])
	turns := func(from, n int, behind func(i, turn int)) {
		for i, turn := from, 0; i < len(rec.Items); i++ {
			it := &rec.Items[i]
			if it.Kind == notation.Turn && turn == n || it.Kind == notation.Unfinished || it.Kind == notation.End {
				break
			}
			b.WriteString(rec.Src[it.Pos:it.End] + "\n")
			if it.Kind == notation.Turn {
				turn++
				behind(i, turn)
			}
		}
	}
	none := func(int, int) {}
	turns(0, len(rec.Items), func(i, _ int) {
		b.WriteString("(")
		turns(i, long, func(i, turn int) {
			if turn == 1 || turn == long {
				b.WriteString("(")
				turns(i, nested, none)
				b.WriteString(")\n")
			}
		})
		b.WriteString(")\n")
	})
	if last := rec.Items[len(rec.Items)-1]; last.Kind == notation.Unfinished || last.Kind == notation.End {
		b.WriteString(rec.Src[last.Pos:last.End] + "\n")
	}
	return b.String()
}
