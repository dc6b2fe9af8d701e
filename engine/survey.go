package engine

// Scorer is a Judge that says what Now says without its events, quicker, and leaves the
// position as it is.
type Scorer interface {
	Scored(st State, worth []float64)
}

// Surveyor is a Judge that weighs all choices of a turn together, quicker than by making
// one after the other.
type Surveyor interface {
	// Survey appends how far the worth of the seat to move of st would be above the mean
	// of all behind each of the choices, which are those of Choices in the same st. What
	// it finds is what Static says of the positions, but for the rounding of sums.
	Survey(st State, c *Choices, margins []float64) []float64
}
