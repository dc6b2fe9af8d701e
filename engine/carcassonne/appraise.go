package carcassonne

import (
	"math"
	"math/bits"
	"slices"

	"partie/engine"
)

// appraiser says what a position between two turns is worth to each seat, in points:
//
//   - what the seat has;
//   - to the seats with the most followers in a city, road, monastery or garden what
//     it would score if the game ended now and, times the chance that it will be
//     finished, what it scores then beyond that;
//   - to the seats with the most followers in a field its points for each finished
//     city, and for each other city times the chance that it will be finished;
//   - what followers will still earn: the first one in the supply most, each further
//     one less, and all less as the turns run out. One that stands counts as in the
//     supply by the chance that it comes back.
//
// A feature is finished if all cells at its open ends are filled. A cell is filled if
// a tile that fits is drawn in time; where the bag holds none, the feature is spoilt.
type appraiser struct {
	left   float64               // tiles in the bag
	turns  float64               // that each seat still has
	fill   map[needs]float64     // by what a cell needs: the chance that it is filled, once it is reckoned
	chance [1 + maxNodes]float64 // by root: that a city or road is finished; see lookAhead
	worth  [maxSeats]float64     // what the position is worth
	men    [maxSeats]float64     // followers, those that stand by the chance that they come back
	ev     []engine.Event        // memory for what a ply scores
}

// What an appraiser goes by, found by letting appraisers play one another.
const (
	patience      = 5.0  // so many draws a player waits for the tile that fits a cell
	use           = 0.35 // the chance that it is laid there and not elsewhere
	firstFollower = 6.0  // what the first follower in the supply will earn
	nextFollower  = 0.8  // and each further one of what the one before it will
	abbotWorth    = 6.0  // what an abbot in the supply will earn
	season        = 8.0  // followers earn less in the last so many turns of a seat
	settling      = 6.0  // after so many turns of a seat a cell beside a monastery is taken with a chance of 1 - 1/e
)

// begin prepares for positions with the same tiles in the bag as s.
func (a *appraiser) begin(s *State) {
	a.left = float64(s.bag.total)
	a.turns = a.left / float64(s.seats)
	clear(a.fill)
}

// filled is the chance that a cell is filled.
func (a *appraiser) filled(s *State, n needs) float64 {
	chance, ok := a.fill[n]
	if ok {
		return chance
	}
	fit := 0
	for k := range Kind(Kinds) {
		if !k.River() && (k < gardenFirst || s.bag.gardens) && k.suits(n) {
			fit += int(s.bag.left[k])
		}
	}
	if fit > 0 {
		chance = use * (1 - math.Pow(1-float64(fit)/a.left, min(a.turns, patience)))
	}
	a.fill[n] = chance
	return chance
}

// suits reports whether a tile has the edges that are needed, in some rotation.
func (k Kind) suits(n needs) bool {
	for r := range shapes[k] {
		fit := true
		for side, e := range shapes[k][r].edges {
			fit = fit && (n.at(side) == wild || n.at(side) == e)
		}
		if fit {
			return true
		}
	}
	return false
}

// lookAhead reckons the chance to be finished of every city, and of every road on which
// somebody stands.
func (a *appraiser) lookAhead(s *State) {
	for i := range a.chance[:s.features.n] {
		a.chance[i] = 1
	}
	for _, at := range s.places[:s.open] {
		n, _ := s.needsAt(at.cell)
		var seen [4]uint16
		features := seen[:0]
		for side := range 4 {
			if e := n.at(side); e != cityEdge && e != roadEdge {
				continue
			}
			root := s.rootAt(at.cell.next(side), opposite(side))
			nobody := s.nodes[root].feature == Road && s.men[root] == 0
			if nobody || slices.Contains(features, root) { // one tile fills the cell for all ends of a feature
				continue
			}
			features = append(features, root)
			a.chance[root] *= a.filled(s, n)
		}
	}
}

// rootAt is the root of the city or road at a side of the tile that lies at c.
func (s *State) rootAt(c Cell, side int) uint16 {
	t := s.at(c)
	sh := t.shape()
	seg := uint16(0)
	for sh.segs[seg].touch&(1<<side) == 0 {
		seg++
	}
	return s.find(t.base + seg)
}

// appraise sets a.worth.
func (a *appraiser) appraise(s *State) {
	a.lookAhead(s)
	earning := min(1, a.turns/season)
	for x := range s.seats {
		a.worth[x], a.men[x] = float64(s.points[x]), float64(s.followers[x])
		if s.abbots&(1<<x) != 0 {
			a.worth[x] += abbotWorth * earning
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
		followers := (1 - math.Pow(nextFollower, a.men[x])) / (1 - nextFollower)
		a.worth[x] += firstFollower * followers * earning
	}
}

// feature is what a feature is worth to each seat with the most followers in it, and
// the chance that they come back.
func (a *appraiser) feature(s *State, root uint16) (worth, back float64) {
	n := &s.nodes[root]
	switch n.feature {
	case City:
		back = a.chance[root]
		now, finished := s.worth(n, false), s.worth(n, true)
		return float64(now) + back*float64(finished-now), back
	case Road:
		return float64(s.worth(n, false)), a.chance[root]
	case Field:
		return a.field(s, n), 0
	}
	now := float64(s.worth(n, false))
	taken := 1 - math.Exp(-a.turns/settling)
	return now + (9-now)*taken, math.Pow(taken, 9-now)
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

// margin is how far the worth of seat x is above the mean of the others.
func (a *appraiser) margin(s *State, x int) float64 {
	a.appraise(s)
	others := 0.0
	for y, w := range a.worth[:s.seats] {
		if y != x {
			others += w
		}
	}
	return a.worth[x] - others/float64(max(s.seats-1, 1))
}
