package carcassonne

import (
	"math"

	"partie/engine"
)

// Policy chooses among the legal plies of the seat to move, which are those of one
// tile: the one that was drawn.
type Policy func(s *State, legal []engine.Ply) engine.Ply

// equal is how far two worths may differ by the rounding of sums alone.
const equal = 1e-9

// Sensible plays as people do who know the game and do not calculate: of the positions
// that the drawn tile can lead to it takes the one in which its own worth is furthest
// above the mean of the others (see appraiser). Of equal ones it takes the first. It goes
// by weights of its own, which stay what they are when the judge gets better ones. The
// policy keeps memory and must not be used by two goroutines at once.
func Sensible() Policy {
	v := new(survey)
	return func(s *State, legal []engine.Ply) engine.Ply {
		if len(legal) == 1 {
			return legal[0]
		}
		if v.seats != s.seats {
			v = newSurvey(sensible(s.seats))
		}
		p, _ := PlayOf(legal[0])
		v.start(s, p.Kind)
		best, most := legal[0], v.lead(legal[0])
		for _, p := range legal[1:] {
			if m := v.lead(p); m > most+equal {
				best, most = p, m
			}
		}
		return best
	}
}

// sensible is the weights of Sensible: to it a monastery settles in turns of a seat, and
// followers are worth the same with any number of seats.
func sensible(seats uint8) weights {
	return weights{
		patience: 5, use: 0.35, firstFollower: 6 * math.Sqrt(float64(seats)/2), nextFollower: 0.8, abbot: 6, season: 8,
		settling: 6 * float64(seats),
	}
}
