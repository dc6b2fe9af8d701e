package kingscorner

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"partie/engine"
)

// The same seed deals the same rounds whatever is played, all cards known; and games
// end.
func TestDealer(t *testing.T) {
	for _, rules := range ruleSets {
		r, _ := ReadRules(strings.Fields(rules))
		var dealt [2][]set
		for i, policy := range []Policy{LayAll, random(rand.New(rand.NewPCG(1, 2)))} {
			d := game{}.Dealer()
			s := New(r, 3, 0)
			d.Deal(s, rand.New(rand.NewPCG(9, 9)))
			for turns := 0; ; turns++ {
				if turns > 5000 {
					t.Fatalf("%q: the game does not end", rules)
				}
				was := s.phase
				if _, acted := d.Chance(s, nil); acted {
					if was != playing {
						dealt[i] = append(dealt[i], s.cards.known[0].one, s.table.on[0])
					}
					continue
				}
				if s.toMove == engine.NoSeat {
					break
				}
				for s.toMove != engine.NoSeat {
					p := policy(s, s.Legal(nil))
					if p == 0 {
						break
					}
					if isDraw(p) {
						t.Fatalf("%q: a draw is left to %v", rules, s.toMove)
					}
					s.Apply(p, nil)
				}
				if _, f := s.EndTurn(nil); f != nil {
					t.Fatalf("%q: %v", rules, f)
				}
			}
			if !s.Over() {
				t.Fatalf("%q: chance has nothing to do, and the game is not over", rules)
			}
		}
		if n := min(len(dealt[0]), len(dealt[1])); n < 2 || r.To == 0 && !slices.Equal(dealt[0][:n], dealt[1][:n]) {
			t.Errorf("%q: other cards for other players", rules)
		}
	}
}
