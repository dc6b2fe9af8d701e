package engine

// Kindred is a State that tells whether two events are of the same thing on the table,
// such as a city that the best turn would have finished and that another seat finished
// later.
type Kindred interface {
	// Same reports whether an event that another choice in one turn of the game would
	// have brought is certainly of the same thing as an event of the game. The state is
	// one of the game behind both.
	Same(other, e Event) bool
}
