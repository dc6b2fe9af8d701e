package kingscorner

// Pile is a place of the tableau: the four of the cross, then the corners.
type Pile uint8

// The piles in their fixed order. The second four corners are in play with two
// packs only.
const (
	North Pile = iota
	East
	South
	West
	NorthEast
	SouthEast
	SouthWest
	NorthWest
	NorthEast2
	SouthEast2
	SouthWest2
	NorthWest2

	maxPiles = 12
	crosses  = 4 // piles below this one are the cross
	noPile   = Pile(maxPiles)
)

var pileNames = [maxPiles]string{"N", "E", "S", "W", "NE", "SE", "SW", "NW", "NE2", "SE2", "SW2", "NW2"}

// String is the pile's name in the notation, such as "NE".
func (p Pile) String() string {
	if p >= maxPiles {
		return "?"
	}
	return pileNames[p]
}

// Corner reports whether the pile is a corner.
func (p Pile) Corner() bool { return p >= crosses }

// pileList is the names of the piles, for hints.
func pileList(piles []Pile) string {
	s := ""
	for i, p := range piles {
		if i > 0 {
			s += ", "
		}
		s += p.String()
	}
	return s
}

// firstPiles lists the first n piles.
func firstPiles(n int) []Pile {
	list := make([]Pile, n)
	for i := range list {
		list[i] = Pile(i)
	}
	return list
}
