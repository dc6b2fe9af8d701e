package sheet

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine"
)

func newState(t *testing.T, seats int, rules ...string) engine.State {
	t.Helper()
	r, f := Game.Rules(rules, seats)
	if f != nil {
		t.Fatal(f)
	}
	return Game.New(r, seats, 0)
}

// score plays one round of scoring.
func score(t *testing.T, s engine.State, line string) []engine.Event {
	t.Helper()
	var turn engine.Turn
	if f := s.Read(strings.Fields(line), &turn); f != nil {
		t.Fatal(f)
	}
	var ev []engine.Event
	for _, p := range turn.Plies {
		var f *engine.Fault
		if ev, f = s.Apply(p, ev); f != nil {
			t.Fatal(f)
		}
	}
	return ev
}

// Canonical words: seats large, a sign always, an empty reason left out. Read again
// they are the same.
func TestWords(t *testing.T) {
	for in, want := range map[string]string{
		"A+12 B+7 C-2":     "A+12 B+7 C-2",
		"a+1 b-0 c+007":    "A+1 B+0 C+7",
		"A+1:row A-2: B−3": "A+1:row A-2 B-3",
		"A+1:a:b":          "A+1:a:b",
	} {
		s := newState(t, 3)
		var turn engine.Turn
		for _, line := range []string{in, want} {
			if f := s.Read(strings.Fields(line), &turn); f != nil {
				t.Fatalf("%q: %v", line, f)
			}
			if got := strings.Join(s.Words(turn, nil), " "); got != want {
				t.Errorf("%q: %q, want %q", line, got, want)
			}
		}
	}
}

func TestFaults(t *testing.T) {
	for line, want := range map[string]struct {
		code      string
		word, off int
	}{
		"A+1 7":                          {"bad-score", 1, 0},
		"A":                              {"bad-score", 0, 0},
		"A+":                             {"bad-score", 0, 1},
		"A12":                            {"bad-score", 0, 1}, // no sign: a slip of the pen, not a score
		"A+x":                            {"bad-score", 0, 1},
		"A:row":                          {"bad-score", 0, 1},
		"A+1 C+1":                        {"no-such-seat", 1, 0},
		"A+100000001":                    {"score-too-large", 0, 1},
		"B-999999999":                    {"score-too-large", 0, 1},
		"A+" + strings.Repeat("9", 1000): {"score-too-large", 0, 1},
	} {
		var turn engine.Turn
		f := newState(t, 2).Read(strings.Fields(line), &turn)
		if f == nil || f.Code != want.code || f.Word != want.word || f.Off != want.off {
			t.Errorf("%.20q: %+v, want %+v", line, f, want)
		}
	}
	if _, f := Game.Rules([]string{"LOW", "high"}, 2); f == nil || f.Code != "unknown-rule" || f.Word != 1 {
		t.Errorf("rules: %+v", f)
	}
}

// The totals are the sum of the events: A 3+4-10 = -3, B 5.
func TestTotalsAreTheSumOfEvents(t *testing.T) {
	s := newState(t, 2)
	sum := make([]engine.Total, 2)
	for _, line := range []string{"A+3 B+5", "A+4:x A-10"} {
		for _, e := range score(t, s, line) {
			sum[e.Seat] = sum[e.Seat].Plus(e.Points)
		}
	}
	want := []engine.Total{{Min: -3, Max: -3}, {Min: 5, Max: 5}}
	if d := cmp.Diff(want, s.Totals(nil)) + cmp.Diff(want, sum); d != "" {
		t.Error(d)
	}
}

func TestWinners(t *testing.T) {
	for line, want := range map[string][2][]engine.Seat{ // highest, lowest
		"A+3 B+1": {{0}, {1}},
		"A+3 B+3": {{0, 1}, {0, 1}},
		"A-1 B-4": {{0}, {1}},
		"A+0":     {{0, 1}, {0, 1}},
	} {
		for i, rules := range [][]string{nil, {"low"}} {
			s := newState(t, 2, rules...)
			score(t, s, line)
			if s.Winners() != nil {
				t.Errorf("%q has winners before its end", line)
			}
			s.Close(nil)
			if d := cmp.Diff(want[i], s.Winners()); d != "" {
				t.Errorf("%q %v: %s", line, rules, d)
			}
		}
	}
}

// A copy is independent, the reasons of the turn that was read last included.
func TestCopies(t *testing.T) {
	s := newState(t, 2)
	var turn engine.Turn
	if f := s.Read([]string{"A+1:one"}, &turn); f != nil {
		t.Fatal(f)
	}
	clone, set := s.Clone(), newState(t, 2)
	set.Set(s)
	score(t, s, "A+5:five")
	for name, c := range map[string]engine.State{"Clone": clone, "Set": set} {
		if got := c.Totals(nil)[0].Min; got != 0 {
			t.Errorf("%s: %d points", name, got)
		}
		if got := c.Words(turn, nil)[0]; got != "A+1:one" {
			t.Errorf("%s: the word is %q", name, got)
		}
	}
}

func TestOverOnceClosed(t *testing.T) {
	s := newState(t, 2)
	if s.Close(nil); s.Over() {
		t.Error("a sheet without a score is over")
	}
	score(t, s, "A+1")
	s.Close(nil)
	if _, f := s.Apply(ply(0, 1, 0), nil); !s.Over() || f == nil || f.Code != "game-over" {
		t.Errorf("over %v, fault %v", s.Over(), f)
	}
}

func TestLanguagesAreComplete(t *testing.T) {
	if err := texts.Complete(); err != nil {
		t.Error(err)
	}
}
