package engine

// Decisive is a Judge that knows turns that decide more than their points tell. Who could
// have decided and did not has made a blunder, however few points were lost.
type Decisive interface {
	// Decides reports whether a seat has decided the game, or its round, by the turn that
	// led to after.
	Decides(x Seat, after State) bool
}

// Stepwise is a Judge that tells which ply of a turn cost something.
type Stepwise interface {
	// Costs appends for each ply, made one after the other in a position that Choices
	// made, how much of the Gain that was still possible it gave away, and behind them how
	// much was left undone at the end. Their sum is what the turn lost by Gain.
	Costs(st State, plies []Ply, dst []float64) []float64
}

// Hasty is a Judge whose best turns by Gain are found by search, so that a player who
// takes what lies at hand plays otherwise.
type Hasty interface {
	// Haste appends the turn of such a player in a position that Choices made.
	Haste(st State, dst []Ply) []Ply
}
