package kingscorner

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
)

// brute is the most penalty that can be shed, by trying all plies in all orders. It
// knows positions again by their cards alone, and nothing of kinds.
func brute(s *State) int {
	type memo = map[string]int
	var try func(s *State, seen memo) int
	try = func(s *State, seen memo) int {
		if s.toMove == engine.NoSeat {
			return 0 // the hand is empty
		}
		key := physical(s)
		if n, ok := seen[key]; ok {
			return n
		}
		best := 0
		for _, ply := range s.Legal(nil) {
			p, _ := PlayOf(ply)
			if p.Act != Lay && p.Act != Move {
				continue
			}
			to := s.Clone().(*State)
			if _, f := to.Apply(ply, nil); f != nil {
				panic(f)
			}
			shed := 0
			if p.Act == Lay && p.Card.IsKing() {
				shed = 10
			} else if p.Act == Lay {
				shed = 1
			}
			best = max(best, shed+try(to, seen))
		}
		seen[key] = best
		return best
	}
	return try(s, memo{})
}

// physical is the hand and the piles by their end cards; cross places and corners are
// alike among themselves.
func physical(s *State) string {
	var cross, corners []string
	for p := North; p < s.table.piles; p++ {
		list := s.Pile(p, nil)
		switch {
		case len(list) == 0:
		case p.Corner():
			corners = append(corners, list[len(list)-1].String())
		default:
			cross = append(cross, list[0].String()+list[len(list)-1].String())
		}
	}
	slices.Sort(cross)
	slices.Sort(corners)
	return fmt.Sprint(s.cards.known[s.toMove], cross, corners)
}

// checkLine holds that the best line is legal and sheds what Most says, that no ply of
// it costs anything, and that the costs of any line add up.
func checkLine(t testing.TB, f *Finder, s *State) {
	t.Helper()
	most, ok := f.Most(s)
	line := f.Line(s, nil)
	if !ok {
		t.Fatalf("not told")
	}
	after := s.Clone().(*State)
	for _, ply := range line {
		if _, fault := after.Apply(ply, nil); fault != nil {
			t.Fatalf("%v: %v", s.Words(engine.Turn{Plies: line}, nil), fault)
		}
	}
	if got := shed(s, after); got != most {
		t.Fatalf("%v sheds %d, not %d", s.Words(engine.Turn{Plies: line}, nil), got, most)
	}
	for i, cost := range f.Costs(s, line, nil) {
		if cost != 0 {
			t.Fatalf("%v: ply %d costs %d", s.Words(engine.Turn{Plies: line}, nil), i, cost)
		}
	}
}

// shed is the penalty of the hand that was on move in before that after no longer has.
func shed(before, after *State) int {
	x := before.toMove
	return before.penalty(x).Min - after.penalty(x).Min
}

// games is how many cases a test tries: few, or as many as PARTIE_GAMES says.
func games(few int) int {
	if n, err := strconv.Atoi(os.Getenv("PARTIE_GAMES")); err == nil {
		return n
	}
	return few
}

// The exact search agrees with trying everything: on random small tables and hands, in
// every rule set, and on tables that plays against the rules have tangled.
func TestBestIsBrute(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 28))
	var f Finder
	tangled := 0
	for i := range games(200) {
		rules := ruleSets[i%len(ruleSets)]
		r, _ := ReadRules(strings.Fields(rules))
		s := scatter(New(r, 2, 0), rng)
		if p := s.spread(); p.tangled() {
			tangled++
		}
		if got, ok := f.Most(s); !ok || got != brute(s) {
			t.Fatalf("%q %s: %d, trying everything %d", rules, show(s), got, brute(s))
		}
		checkLine(t, &f, s)
		checkCosts(t, &f, s, rng)
	}
	if tangled == 0 {
		t.Error("no tangled table was tried")
	}
}

// checkCosts plays any line and compares what it missed with the sum of its costs.
func checkCosts(t testing.TB, f *Finder, s *State, rng *rand.Rand) {
	t.Helper()
	after, policy := s.Clone().(*State), random(rng)
	var line []engine.Ply
	for after.toMove != engine.NoSeat {
		ply := policy(after, lays(after.Legal(nil)))
		if ply == 0 {
			break
		}
		after.Apply(ply, nil)
		line = append(line, ply)
	}
	most, _ := f.Most(s)
	sum := 0
	for i, cost := range f.Costs(s, line, nil) {
		if cost < 0 {
			t.Fatalf("%s: ply %d of %v costs %d", show(s), i, line, cost)
		}
		sum += cost
	}
	if want := most - shed(s, after); sum != want {
		t.Fatalf("%s: costs add up to %d, missed %d", show(s), sum, want)
	}
}

// lays is the plies without draws.
func lays(plies []engine.Ply) []engine.Ply {
	return slices.DeleteFunc(plies, isDraw)
}

func show(s *State) string {
	w := new(strings.Builder)
	for p := North; p < s.table.piles; p++ {
		if list := s.Pile(p, nil); len(list) > 0 {
			fmt.Fprintf(w, "%v:%v ", p, list)
		}
	}
	fmt.Fprintf(w, "hand %v", s.Known(s.toMove, nil))
	return w.String()
}

// scatter lays random piles and a hand of up to seven cards for seat A, often such that
// many fit. One table in eight has piles that the rules would not make.
func scatter(s *State, rng *rand.Rand) *State {
	var pack []Card
	low := rng.IntN(9) // few ranks, so that many cards fit
	for i := range faces * s.rules.Packs {
		if c := Card(i % faces); c.Rank() >= low && c.Rank() < low+6 || c.IsKing() || rng.IntN(6) == 0 {
			pack = append(pack, c)
		}
	}
	rng.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	irregular := rng.IntN(8) == 0
	take := func(ok func(Card) bool) (Card, bool) {
		i := slices.IndexFunc(pack, ok)
		if i < 0 {
			return 0, false
		}
		c := pack[i]
		pack = slices.Delete(pack, i, i+1)
		return c, true
	}
	put := func(p Pile, c Card) {
		s.table.put(c, p)
		s.cards.seen.add(c)
	}
	for p := North; p < s.table.piles; p++ {
		if !p.Corner() && rng.IntN(4) == 0 || p.Corner() && rng.IntN(3) > 0 {
			continue
		}
		c, ok := take(func(c Card) bool { return c.IsKing() == p.Corner() || irregular && rng.IntN(3) == 0 })
		for n := rng.IntN(5); ok; n-- {
			put(p, c)
			if n == 0 {
				break
			}
			on := c
			c, ok = take(func(c Card) bool { return below[on].has(c) || irregular && !c.IsKing() && rng.IntN(3) == 0 })
		}
	}
	s.cards.unknown = [maxSeats]uint8{}
	for range min(len(pack), 1+rng.IntN(7)) {
		c, _ := take(func(Card) bool { return true })
		s.cards.known[0].add(c)
		s.cards.seen.add(c)
	}
	s.phase, s.toMove = playing, 0
	return s
}

var bestSink int

func BenchmarkMost(b *testing.B) {
	for _, bb := range []struct{ name, table, hand string }{
		{"seven", "N:9s E:7c S:4d W:Qh", "8h Td 3c 2d 6s Jh 9d"},
		{"merge", "", "Qh Qd Th 8h 6h Js Jc"},
		{"longest", "N:8h", "Qh Qd Tc 8d 6h 4c 2h Jh Jd 9h 9d 7h 7d 5h 5d 3h 3d Ah Ad Th"},
	} {
		b.Run(bb.name, func(b *testing.B) {
			g := position(&testing.T{}, "", bb.table, bb.hand, 0)
			var f Finder
			b.ReportAllocs()
			for b.Loop() {
				bestSink, _ = f.Most(g.st)
			}
		})
	}
}

func BenchmarkLine(b *testing.B) {
	g := position(&testing.T{}, "", "", "Qh Qd Th 8h 6h Js Jc", 0)
	var f Finder
	var line []engine.Ply
	b.ReportAllocs()
	for b.Loop() {
		line = f.Line(g.st, line[:0])
	}
}
