package carcassonne

import (
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// choicesOf is what the seat to move could do that played the turn, or holds the tile.
func choicesOf(t *testing.T, j engine.Judge, s *State, turn string) (*State, engine.Choices) {
	t.Helper()
	decided := s.Clone().(*State)
	var read *engine.Turn
	if turn != "" {
		read = new(engine.Turn)
		if f := s.Read(strings.Fields(turn), read); f != nil && !f.Form {
			t.Fatal(turn, f)
		}
	}
	var c engine.Choices
	j.Choices(decided, read, engine.Later{}, &c)
	return decided, c
}

func wordsOf(s *State, plies []engine.Ply) string {
	return strings.Join(s.Words(engine.Turn{Plies: plies}, nil), " ")
}

// The choices of a turn are all that was legal with its tile, behind what chance brought.
func TestChoices(t *testing.T) {
	tests := []struct {
		rules   string
		before  []string
		turn    string
		skip    int
		n       int // choices
		played  string
		unknown string
	}{
		{"", nil, "B@s1 m", 0, 3, "B@s1 m", ""}, // alone, monk or farmer
		{"", nil, "B@s1", 0, 3, "B@s1", ""},
		{"", nil, "xC B@s1 m", 1, 3, "B@s1 m", ""}, // against the rules: C fits
		{"", []string{"E2@n1"}, "xC B@s1 m", 1, 0, "B@s1 m", ""},
		{"", nil, "B@n1 m", 0, 3, "", ""},   // does not fit there
		{"", nil, "B@s1 m f", 0, 3, "", ""}, // no legal turn
		{"", nil, "", 0, 0, "", "which tile was drawn is not known"},
		{"", []string{"G1@n1"}, "G1@n2", 0, 0, "", "G could not be drawn"},
		{"", nil, "rA@e1", 0, 0, "", "rA could not be drawn"},
		{"river", nil, "rA@0 fNE", 0, 8, "rA@0 fNE", ""}, // each of four rotations, alone or with a farmer
	}
	j := Game.(engine.Judged).Judge()
	for _, tt := range tests {
		s, _ := played(t, tt.rules, 2, tt.before...)
		decided, c := choicesOf(t, j, s, tt.turn)
		got := ""
		if c.Played >= 0 {
			got = wordsOf(decided, c.At(c.Played))
		}
		if c.Skip != tt.skip || tt.n > 0 && c.Len() != tt.n || got != tt.played || c.Unknown.In(lang.En) != tt.unknown || !c.Ranked {
			t.Errorf("%v, then %q: skip %d, %d choices, played %q, %+v: %s", tt.before, tt.turn, c.Skip, c.Len(), got, c, c.Unknown.In(lang.En))
		}
	}
}

// The choices are what is legal for the tile, and their measures those of the positions
// behind them; a survey of them all finds the same margins.
func TestChoicesAreLegal(t *testing.T) {
	n := 12
	if testing.Short() {
		n = 2
	}
	g := Game.(engine.Judged)
	j, d := g.Judge(), g.Dealer()
	for i := range n {
		rng := rand.New(rand.NewPCG(uint64(i), 12))
		s := begun(t, []string{"", "abbot river", "edition=2000"}[i%3], 2+i%4)
		d.Deal(s, rng)
		next, worth := s.Clone().(*State), make([]float64, s.Seats())
		for {
			if _, acted := d.Chance(s, nil); !acted || s.Over() {
				break
			}
			legal := s.Legal(nil)
			_, c := choicesOf(t, j, s, wordsOf(s, legal[rng.IntN(len(legal)):][:1]))
			margins := j.(engine.Surveyor).Survey(s, &c, nil)
			if c.Len() != len(legal) || c.Played < 0 || len(margins) != len(legal) {
				t.Fatalf("%d choices, %d legal, played %d", c.Len(), len(legal), c.Played)
			}
			for i, p := range legal {
				if !slices.Equal(c.At(i), []engine.Ply{p}) {
					t.Fatalf("%v, want %v", c.At(i), p)
				}
				if i%16 == 0 {
					next.Set(s)
					mustApply(t, next, p)
					next.EndTurn(nil)
					j.Static(next, worth)
					if want := marginOf(worth, int(s.toMove)); math.Abs(margins[i]-want) > equal {
						t.Fatalf("%s: %v, want %v", wordsOf(s, c.At(i)), margins[i], want)
					}
				}
			}
			mustApply(t, s, legal[rng.IntN(len(legal))])
			s.EndTurn(nil)
		}
	}
}

// marginOf is how far the worth of a seat is above the mean of all.
func marginOf(worth []float64, x int) float64 {
	sum := 0.0
	for _, w := range worth {
		sum += w
	}
	return worth[x] - sum/float64(len(worth))
}

// Judging allocates nothing for each choice.
func TestJudgeAllocations(t *testing.T) {
	j := Game.(engine.Judged).Judge()
	s, _ := played(t, "abbot", 2, "G1@n1 cN", "U1@e1 rE", "B@s1 a")
	mustApply(t, s, Play{Act: Draw, Kind: 'W' - 'A'}.Ply())
	var c engine.Choices
	next, now := s.Clone(), s.Clone()
	ev, worth, margins := make([]engine.Event, 0, 100), make([]float64, 2), make([]float64, 0, 500)
	judged := func() {
		next.Set(s)
		j.Choices(next, nil, engine.Later{}, &c)
		for i := range c.Len() {
			next.Set(s)
			ev, _ = next.Apply(c.At(i)[0], ev[:0])
			ev, _ = next.EndTurn(ev)
			j.Gain(s.ToMove(), s, next, ev)
			now.Set(next)
			ev = j.Now(now, worth, ev)
			j.Static(next, worth)
		}
		margins = j.(engine.Surveyor).Survey(s, &c, margins[:0])
	}
	if n := testing.AllocsPerRun(20, judged); n != 0 || c.Len() < 20 {
		t.Errorf("%v allocations for %d choices", n, c.Len())
	}
}
