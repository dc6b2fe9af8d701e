package sheet

import (
	"partie/engine"
	"partie/lang"
)

// featRound is the points that a round brought somebody.
const featRound = "round"

// FeatNames is rounds alone: nothing else is known of the game.
func (game) FeatNames() []string { return []string{featRound} }

// FeatTitle is the name of a feat for people.
func (game) FeatTitle(name string) lang.Msg { return texts.Msg("feat-" + name) }

// Feats are what a round brought each seat. Where the lowest total wins, points are
// nothing to be proud of.
func (game) Feats(r engine.Rules, d engine.Deed, dst []engine.Feat) []engine.Feat {
	if r.LowWins() {
		return dst
	}
	var sums [engine.MaxSeats]int
	for _, e := range d.Events {
		sums[e.Seat] += e.Points.Min
	}
	for x, n := range sums {
		if n > 0 {
			dst = append(dst, engine.Feat{Seat: engine.Seat(x), Name: featRound, Value: n})
		}
	}
	return dst
}
