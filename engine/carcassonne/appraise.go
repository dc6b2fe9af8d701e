package carcassonne

import (
	"math/bits"
	"slices"
)

// appraiser says what a position between two turns is worth to each seat, in points:
//
//   - what the seat has;
//   - to the seats with the most followers in a city, road, monastery or garden what
//     it would score if the game ended now and, times the chance that it will be
//     finished, what it scores then beyond that;
//   - to the seats with the most followers in a field its points for each finished
//     city, and for each other city times the chance that it will be finished; that
//     farmers=1 counts all farmers of a city together and farmers=2 no city twice is
//     left to the end scoring;
//   - what followers will still earn: the first one in the supply most, each further
//     one less, and all less as the turns run out. One that stands counts as in the
//     supply by the chance that it comes back.
//
// A feature is finished if all cells at its open ends are filled. A cell is filled if
// a tile that fits is drawn in time; where the bag holds none, the feature is spoilt.
type appraiser struct {
	outlook
	chance [1 + maxNodes]float64 // by root: that a city or road is finished; see lookAhead
	worth  [maxSeats]float64     // what the position is worth
	men    [maxSeats]float64     // followers, those that stand by the chance that they come back
}

// ends is the sides on which a cell needs a city or road.
const ends = needs(roadEdge|cityEdge) * 0x1111

// lookAhead reckons the chance to be finished of every city, and of every road on which
// somebody stands.
func (a *appraiser) lookAhead(s *State) {
	for i := range a.chance[:s.features.n] {
		a.chance[i] = 1
	}
	for i, need := range s.needs[:s.open] {
		n := needs(need)
		if n&ends == 0 {
			continue
		}
		var seen [4]uint16
		features := seen[:0]
		for side := range 4 {
			root := s.endAt(&s.places[i], side)
			if root == nobody || s.nodes[root].feature == Road && s.men[root] == 0 {
				continue
			}
			if !slices.Contains(features, root) { // one tile fills the cell for all ends of a feature
				features = append(features, root)
				a.chance[root] *= a.filled(n)
			}
		}
	}
}

// endAt is the root of the city or road that ends at a side of a place, nobody where
// none does.
func (s *State) endAt(at *place, side int) uint16 {
	return s.find(s.rims[at.beside[side]][opposite(side)])
}

// appraise sets a.worth.
func (a *appraiser) appraise(s *State) {
	a.begin(&s.bag, s.seats)
	a.lookAhead(s)
	for x := range s.seats {
		a.worth[x], a.men[x] = float64(s.points[x]), float64(s.followers[x])
		if s.abbots&(1<<x) != 0 {
			a.worth[x] += a.by.abbot * a.earning
		}
	}
	for i := range int(s.figured) {
		f := s.figures[i]
		root := s.find(f.node)
		worth, back := a.feature(s, root)
		if !f.abbot {
			a.men[f.seat] += back
		}
		if !s.scoredBefore(i, root) {
			eachSeat(s.men[root].most(), func(x uint8) { a.worth[x] += worth })
		}
	}
	for x := range s.seats {
		a.worth[x] += a.followers(a.men[x])
	}
}

// feature is what a feature is worth to each seat with the most followers in it, and
// the chance that they come back.
func (a *appraiser) feature(s *State, root uint16) (worth, back float64) {
	n := &s.nodes[root]
	switch n.feature {
	case City, Road:
		return s.promise(n, a.chance[root]), a.chance[root]
	case Field:
		return a.field(s, n), 0
	}
	return a.middle(s.around(s.tiles[n.tiles.first()].cell))
}

// promise is what a city or road is worth that is finished with that chance.
func (s *State) promise(n *node, chance float64) float64 {
	now := s.worth(n, false)
	return float64(now) + chance*float64(s.worth(n, true)-now)
}

// field is what a field is worth: its finished cities, and the others by their chance.
func (a *appraiser) field(s *State, n *node) float64 {
	cities := 0.0
	for set := n.cities; set != 0; {
		root := s.find(s.city[bits.TrailingZeros64(set)])
		set &^= s.nodes[root].cities
		cities += a.chance[root]
	}
	return cities * float64(cityForFarmers[s.rules.Farmers])
}
