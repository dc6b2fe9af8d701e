package carcassonne

import (
	"math/rand/v2"
	"slices"
	"testing"

	"partie/engine"
)

// A dealer's games are legal and draw every tile of the box once, in the order of the
// deal: the same whatever is played.
func TestDealer(t *testing.T) {
	n := 60
	if testing.Short() {
		n = 6
	}
	d := Game.(engine.Judged).Dealer().(*dealer)
	rules := []string{"", "river", "river abbot", "edition=2000 river", "draw=end", "abbot"}
	aside := 0
	for i := range n {
		var deals [2][]Kind
		for again := range deals {
			s := begun(t, rules[i%len(rules)], 1+i%maxSeats)
			d.Deal(s, rand.New(rand.NewPCG(uint64(i), 13)))
			order := slices.Clone(d.deck.tiles[:d.deck.n])
			deals[again] = order
			left := s.bag.left
			for _, k := range order {
				left[k]--
			}
			if len(order) != int(s.bag.total) || left != [Kinds]uint8{} && s.bag.gardens {
				t.Fatalf("%s: %v are dealt of %v", s.rules, order, s.bag)
			}
			playing := rand.New(rand.NewPCG(uint64(again), 14))
			for at := 0; !s.over; at++ {
				if _, acted := d.Chance(s, nil); !acted {
					t.Fatal("nothing is drawn")
				}
				for ; at < len(order)-int(s.bag.total); at++ {
					if aside++; s.fitsSomewhere(order[at]) {
						t.Fatalf("%v is set aside and fits", order[at])
					}
				}
				if s.over {
					break
				}
				if _, acted := d.Chance(s, nil); acted || s.drawn != order[at] {
					t.Fatalf("%v is drawn, want %v", s.drawn, order[at])
				}
				legal := s.Legal(nil)
				mustApply(t, s, legal[playing.IntN(len(legal))])
				if _, f := s.EndTurn(nil); f != nil {
					t.Fatal(f)
				}
			}
			if s.bag.total != 0 {
				t.Errorf("%d tiles are left", s.bag.total)
			}
		}
		if !slices.Equal(deals[0], deals[1]) {
			t.Errorf("%v\n%v", deals[0], deals[1])
		}
	}
	if aside == 0 && n > 50 {
		t.Error("no tile was ever set aside")
	}
}
