package review_test

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"math"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// samples calls f for each sample game that can be judged.
func samples(t *testing.T, f func(t *testing.T, rec *notation.Record, rv *review.Review)) {
	files, err := fs.Glob(testdata.Games, "games/*.partie")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, name := range files {
		text, err := testdata.Games.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		recs, _ := notation.Parse(text)
		for _, rec := range recs {
			rv, ok := review.Of(rec, nil)
			if !ok {
				continue
			}
			t.Run(path.Base(name), func(t *testing.T) { f(t, rec, rv) })
		}
	}
}

// reviewOf reviews a record that is written in a test.
func reviewOf(t *testing.T, text string, o *review.Options) *review.Review {
	t.Helper()
	recs, _ := notation.Parse([]byte(text))
	if len(recs) != 1 {
		t.Fatalf("%d games", len(recs))
	}
	rv, ok := review.Of(recs[0], o)
	if !ok {
		t.Fatal("the game cannot be judged")
	}
	return rv
}

// Every finding adds up: losses are at least 0 and those of the best turn are 0, margins
// add up to zero, the rank fits the loss, and the sums of a seat are those of its findings.
func TestFindingsAddUp(t *testing.T) {
	samples(t, func(t *testing.T, rec *notation.Record, rv *review.Review) {
		if r := replay.Run(rec); len(rv.Findings) != len(r.Steps) {
			t.Errorf("%d findings of %d turns", len(rv.Findings), len(r.Steps))
		}
		judged := 0
		loss := make([]float64, len(rv.Seats))
		for i := range rv.Findings {
			f := &rv.Findings[i]
			if f.Unjudged != (review.Text{}) {
				continue
			}
			judged++
			for l, by := range f.By {
				if same := slices.Equal(by.Best, f.Played); by.Points < 0 || same != (by.Points < 1e-9) {
					t.Errorf("turn %d, %v: %v lost %g against %v", f.Turn, review.Level(l), f.Played, by.Points, by.Best)
				}
			}
			for _, m := range [][]float64{f.Helped, f.Before, f.After, f.Moved()} {
				sum := 0.0
				for _, v := range m {
					sum += v
				}
				if len(m) != len(rv.Seats) || math.Abs(sum) > 1e-6 {
					t.Errorf("turn %d: margins %v", f.Turn, m)
				}
			}
			if f.Rank < 0 || f.Rank > f.Choices || f.Rank > 0 && (f.Rank == 1) != (rv.Loss(f) < 1e-9) {
				t.Errorf("turn %d: number %d of %d, which lost %g", f.Turn, f.Rank, f.Choices, rv.Loss(f))
			}
			if f.Real() {
				loss[f.Seat] += rv.Loss(f)
			}
			if want := rv.Grades.Of(rv.Loss(f)); f.Class != want && !f.Decide && f.Real() {
				t.Errorf("turn %d: %v, want %v", f.Turn, f.Class, want)
			}
			for _, l := range lang.All {
				why := rv.Why(f, engine.Seat.String).In(l)
				if (why == "") != (f.Class == review.Fine) || strings.Contains(why, "{") {
					t.Errorf("turn %d is %v: %q", f.Turn, f.Class, why)
				}
			}
		}
		if judged == 0 {
			t.Error("no turn was judged")
		}
		for x, s := range rv.Seats {
			n := 0
			for _, c := range s.Classes {
				n += c
			}
			if rv.Search && s.Loss <= loss[x] { // what stays undone is counted once
				loss[x] = s.Loss
			}
			if math.Abs(s.Loss-loss[x]) > 1e-9 || n != s.Real || s.Real > s.Judged || s.Judged > s.Turns {
				t.Errorf("seat %d: %+v, want a loss of %g", x, s, loss[x])
			}
		}
	})
}

// What is kept as JSON is the review.
func TestJSON(t *testing.T) {
	samples(t, func(t *testing.T, _ *notation.Record, rv *review.Review) {
		text, err := json.Marshal(rv)
		if err != nil {
			t.Fatal(err)
		}
		var back *review.Review
		if err := json.Unmarshal(text, &back); err != nil {
			t.Fatal(err)
		}
		again, err := json.Marshal(back)
		if err != nil || string(again) != string(text) {
			t.Errorf("%v\n%s", err, cmp.Diff(string(text), string(again)))
		}
	})
}

// The choices of a turn can be made: each of them is legal, none is listed twice, and
// where a turn is one ply they are all that is legal.
func TestChoicesAreLegal(t *testing.T) {
	samples(t, func(t *testing.T, rec *notation.Record, _ *review.Review) {
		g := replay.Run(rec).Game.(engine.Judged)
		judge := g.Judge()
		var c engine.Choices
		replay.Ahead(rec, func(step *replay.Step, st engine.State, turn *engine.Turn) {
			decided := st.Clone()
			c.Reset()
			judge.Choices(decided, turn, engine.Later{}, &c)
			if !c.Unknown.IsZero() {
				return
			}
			next := decided.Clone()
			seen := map[string]bool{}
			single := true
			var made []engine.Ply
			for i := range c.Len() {
				plies := c.At(i)
				key := fmt.Sprint(plies)
				if seen[key] {
					t.Fatalf("turn %d: %v is there twice", step.Number, plies)
				}
				seen[key] = true
				single = single && len(plies) == 1
				made = append(made, plies...)
				next.Set(decided)
				for _, p := range plies {
					if _, f := next.Apply(p, nil); f != nil {
						t.Fatalf("turn %d: %v", step.Number, f)
					}
				}
				if next.ToMove() == step.Seat && len(judge.Follow(next, nil)) > 0 {
					continue // what it has to do yet is not part of the choice
				}
				if _, f := next.EndTurn(nil); f != nil && !next.Over() && next.ToMove() == step.Seat {
					t.Fatalf("turn %d, %v: %v", step.Number, decided.Words(engine.Turn{Plies: plies}, nil), f)
				}
			}
			if legal := decided.Legal(nil); single && c.Ranked && len(legal) > 0 {
				slices.Sort(legal)
				slices.Sort(made)
				if !slices.Equal(legal, made) {
					t.Errorf("turn %d: %d choices, %d legal plies", step.Number, len(made), len(legal))
				}
			}
		}).Release()
	})
}

// Where no hands are hidden, what comes later in the record changes nothing that is found
// of the turns before it, but who scored what was missed.
func TestLaterChangesNothing(t *testing.T) {
	samples(t, func(t *testing.T, rec *notation.Record, rv *review.Review) {
		r := replay.Run(rec)
		if r.Game.Name() != "carcassonne" {
			t.Skip("hands are hidden")
		}
		n := len(r.Steps) / 2
		cut := string(rec.Src[:rec.Items[r.Steps[n].Item].Pos]) + "\n@unfinished\n"
		half := reviewOf(t, cut, nil)
		if len(half.Findings) != n {
			t.Fatalf("%d findings of %d turns", len(half.Findings), n)
		}
		for i, f := range half.Findings {
			whole := rv.Findings[i]
			f.Later, whole.Later = nil, nil
			a, _ := json.Marshal(f)
			b, _ := json.Marshal(whole)
			if string(a) != string(b) {
				t.Errorf("turn %d: %s", f.Turn, cmp.Diff(string(b), string(a)))
			}
		}
	})
}

const head = "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n1. A: V1@e1 rW\n"

// A record that has gone wrong is reviewed as far as it can be.
func TestFaultyRecords(t *testing.T) {
	for _, tt := range []struct {
		name, record string
		findings     int
		unjudged     []int // turns
		stopped      string
	}{
		{"incomplete", head + "2. B: E2@n1\n", 2, nil, "judged up to turn 2, where the record ends"},
		{"illegal", head + "2. B: A1@w1 m\n3. A: U1@w1\n", 1, nil, "judged up to turn 1: A1@w1 does not fit"},
		{"misspelt", head + "2. B: frob\n", 1, nil, "judged up to turn 1: "},
		{"irregular", head + "2. B: A1@w1 m ~\n3. A: E2@n1\n", 3, []int{2}, "judged up to turn 3, where the record ends"},
		{"empty", "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n", 0, nil, "judged up to turn 0, where the record ends"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			rv := reviewOf(t, tt.record, nil)
			if len(rv.Findings) != tt.findings || !strings.HasPrefix(rv.Stopped.En, tt.stopped) || rv.Stopped.De == rv.Stopped.En {
				t.Errorf("%d findings, stopped: %+v", len(rv.Findings), rv.Stopped)
			}
			for _, f := range rv.Findings {
				if got := f.Unjudged != (review.Text{}); got != slices.Contains(tt.unjudged, f.Turn) {
					t.Errorf("turn %d: unjudged %v", f.Turn, f.Unjudged)
				}
			}
		})
	}
}

// Hands that nobody knows are not invented: such turns are not judged, or lost at least
// what is shown.
func TestUnknownHands(t *testing.T) {
	rv := reviewOf(t, `[Game "kings-corner"]
[Players "Anna, Ben"]
@cross N=9s E=Qd S=Jd W=6c
1. A: 8hN
2. B: -
@unfinished
`, nil)
	if f := rv.Findings[0]; f.Unjudged == (review.Text{}) && (!f.Partial || f.Rank != 0) {
		t.Errorf("%+v", f)
	}
	if f := rv.Findings[1]; f.Unjudged == (review.Text{}) {
		t.Errorf("%+v", f)
	}
	for _, s := range rv.Seats {
		if s.Worst >= 0 {
			t.Errorf("%+v", s)
		}
	}
}

// A score track that forgot points is told what they were for.
func TestForgotten(t *testing.T) {
	rv := reviewOf(t, head+"2. B: E2@n1 cS =0/0\n3. A: U1@w1 =0/0\n4. B: B@s1 m =0/5\n@unfinished\n", nil)
	var got []string
	for _, f := range rv.Forgot {
		got = append(got, fmt.Sprintf("%d %v %+d %s", f.Turn, f.Seat, f.Points, f.Text.En))
	}
	want := []string{"2 B +4 finished city of 2 tiles at 0", "4 B -5 "}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// The bands of losses, which are rounded as they are shown.
func TestGrades(t *testing.T) {
	g := review.Grades{1, 4, 9}
	for loss, want := range map[float64]string{
		0: "", 0.94: "", 0.95: "?!", 1: "?!", 3.94: "?!", 3.96: "?", 4: "?", 8.9: "?", 9: "??", 100: "??",
	} {
		if got := g.Of(loss).Sign(); got != want {
			t.Errorf("%g is %q, want %q", loss, got, want)
		}
	}
}

// Other bands and measures change what they are about, and no loss.
func TestOptions(t *testing.T) {
	text := head + "2. B: E2@n1\n3. A: U1@w1\n@unfinished\n"
	usual := reviewOf(t, text, nil)
	strict := reviewOf(t, text, &review.Options{Grades: &review.Grades{0.1, 0.2, 0.3}})
	if usual.Findings[1].Class == review.Blunder || strict.Findings[1].Class != review.Blunder {
		t.Errorf("%v, %v", usual.Findings[1].Class, strict.Findings[1].Class)
	}
	for l := range review.Levels {
		if got, ok := review.LevelNamed(l.String()); got != l || !ok {
			t.Errorf("%v is read as %v", l, got)
		}
		rv := reviewOf(t, text, &review.Options{Level: &l})
		for i := range rv.Findings {
			a, b := &rv.Findings[i], &usual.Findings[i]
			if a.By[l].Points != b.By[l].Points || rv.Loss(a) != b.By[l].Points {
				t.Errorf("%v, turn %d: %g, want %g", l, a.Turn, rv.Loss(a), b.By[l].Points)
			}
		}
	}
	if _, ok := review.LevelNamed("best"); ok {
		t.Error("there is a level named best")
	}
}
