package kingscorner

import (
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
)

// A deal is the whole pack, begins the same as its lines, and has no king in the
// cross.
func TestDeal(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for _, rules := range []string{"", "packs=2", "packs=2 corners=4", "draw=need"} {
		r, _ := ReadRules(strings.Fields(rules))
		for range 200 {
			fast, lines := New(r, 4, 2), New(r, 4, 2)
			var d Deal
			d.Shuffle(rng, fast)
			fast.Begin(&d)
			for _, l := range d.Lines() {
				if _, _, f := lines.Directive(l[0], l[1:], nil); f != nil {
					t.Fatalf("%v: %v", l, f)
				}
			}
			if !sameState(fast, lines) || fast.Stock() != len(d.Stock) {
				t.Fatalf("%s: the deal and its lines differ", rules)
			}
			var all bag
			for _, c := range d.Stock {
				all.add(c)
			}
			for c := range Card(faces) {
				if all.count(c)+fast.cards.seen.count(c) != r.Packs {
					t.Fatalf("%s: %v is there %d times", rules, c, all.count(c)+fast.cards.seen.count(c))
				}
			}
		}
	}
}

// LayAll with one pack never gets stuck: some hand can always lay a card when the
// stock is empty.
func TestLayAllGoesOut(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 9))
	r, _ := ReadRules(nil)
	var d Deal
	p := Player{Policy: LayAll}
	for range 2000 {
		s := New(r, 3, 0)
		d.Shuffle(rng, s)
		s.Begin(&d)
		ev := p.Play(s, &d)
		if s.winner == engine.NoSeat || len(ev) != 3 {
			t.Fatalf("stuck: %v", ev)
		}
	}
}

// Playing allocates nothing once the buffers are there.
func TestNoAllocations(t *testing.T) {
	for _, rules := range []string{"", "draw=need", "packs=2"} {
		r, _ := ReadRules(strings.Fields(rules))
		rng := rand.New(rand.NewPCG(2, 3))
		empty, s := New(r, 3, 0), New(r, 3, 0)
		policy := random(rng)
		p := Player{Policy: policy}
		totals := make([]engine.Total, 0, maxSeats)
		var d Deal
		round := func() {
			s.Set(empty)
			d.Shuffle(rng, s)
			s.Begin(&d)
			p.Play(s, &d)
			totals = s.Totals(totals[:0])
		}
		for range 100 { // the buffers grow to what rounds need
			round()
		}
		if n := testing.AllocsPerRun(200, round); n > 0 {
			t.Errorf("%q: %v allocations in a round", rules, n)
		}
	}
}
