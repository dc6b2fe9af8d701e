package kardinal

import (
	"partie/engine"
)

// Policy chooses among the legal plies of the seat to move: what to place or swap, or
// what to draw.
type Policy func(s *State, legal []engine.Ply) engine.Ply

// equal is how far two worths may differ by the rounding of sums alone.
const equal = 1e-9

// Sensible plays as people do who know the game and do not calculate: it makes the turn
// behind which its own worth, were everything scored now, is furthest above the mean of
// the others, and draws what it can place (see outlook). Of equal turns it takes the
// first. It goes by weights of its own, which stay what they are when the judge gets
// better ones. The policy keeps memory and must not be used by two goroutines at once.
func Sensible() Policy {
	o := newOutlook(weights{playable: 0.3, unknown: 0.2, pair: 0.2, road: 0.4, advisor: 0.3})
	var next State
	var ev []engine.Event
	return func(s *State, legal []engine.Ply) engine.Ply {
		x := s.toMove
		best, most := legal[0], 0.0
		for i, p := range legal {
			next.Set(s)
			if _, f := next.Apply(p, ev[:0]); f != nil {
				continue
			}
			m := o.hand(&next, x)
			if !s.decided {
				m += o.lead(&next, x)
			}
			if i == 0 || m > most+equal {
				best, most = p, m
			}
		}
		return best
	}
}
