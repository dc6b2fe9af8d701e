package kingscorner

import (
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
)

// Of all turns that shed the most, Weighed finds one that leaves most by the outlook,
// as trying everything does.
func TestWeighedIsBrute(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 12))
	var f Finder
	for i := range games(300) {
		r, _ := ReadRules(strings.Fields(ruleSets[i%len(ruleSets)]))
		s := scatter(New(r, 3, 0), rng)
		s.cards.unknown[1], s.cards.unknown[2] = uint8(rng.IntN(8)), 3
		if p := s.spread(); p.tangled() {
			continue
		}
		o := s.outlook(0, usual())
		most, _ := f.Most(s)
		line := f.Weighed(s, &o, nil)
		after := s.Clone().(*State)
		for _, p := range line {
			if _, fault := after.Apply(p, nil); fault != nil {
				t.Fatalf("%s %v: %v", show(s), s.Words(engine.Turn{Plies: line}, nil), fault)
			}
		}
		if got := shed(s, after); got != most {
			t.Fatalf("%s: sheds %d, not %d", show(s), got, most)
		}
		if f.ends.tried >= maxEnds {
			continue
		}
		if got, want := s.worthOf(line, &o), bruteWorth(s, &o, most); got < want-equalWorth {
			t.Fatalf("%s %v: worth %v, trying everything %v", show(s), s.Words(engine.Turn{Plies: line}, nil), got, want)
		}
	}
}

// bruteWorth is the most that the outlook gives the ends of turns that shed the most.
func bruteWorth(s *State, o *outlook, most int) float64 {
	best, seen := -1e9, map[string]bool{}
	var try func(at *State, line []engine.Ply)
	try = func(at *State, line []engine.Ply) {
		if shed(s, at) == most {
			best = max(best, s.worthOf(line, o))
		}
		if at.toMove == engine.NoSeat || seen[physical(at)] {
			return
		}
		seen[physical(at)] = true
		for _, p := range lays(at.Legal(nil)) {
			to := at.Clone().(*State)
			to.Apply(p, nil)
			try(to, append(line[:len(line):len(line)], p))
		}
	}
	try(s, nil)
	return best
}

// BenchmarkChoices judges all turns of a round of four in which nobody moves piles: long
// hands, and much that was missed.
func BenchmarkChoices(b *testing.B) {
	r, _ := ReadRules(nil)
	s := New(r, 4, 0)
	var d Deal
	d.Shuffle(rand.New(rand.NewPCG(5, 5)), s)
	s.Begin(&d)
	var before []*State
	var turns []engine.Turn
	for s.toMove != engine.NoSeat {
		before = append(before, s.Clone().(*State))
		var t engine.Turn
		wholeTurn(s, onlyLays, &d.Stock, func(p engine.Ply) { t.Plies = append(t.Plies, p) })
		turns = append(turns, t)
	}
	j, st, c := game{}.Judge(), s.Clone(), new(engine.Choices)
	b.ReportAllocs()
	for b.Loop() {
		for i := range turns {
			st.Set(before[i])
			j.Choices(st, &turns[i], engine.Later{}, c)
		}
	}
	b.ReportMetric(float64(len(turns)), "turns/op")
}

func onlyLays(_ *State, legal []engine.Ply) engine.Ply {
	for _, code := range legal {
		if p, _ := PlayOf(code); p.Act == Lay {
			return code
		}
	}
	return 0
}
