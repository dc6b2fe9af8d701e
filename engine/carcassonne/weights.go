package carcassonne

import "partie/engine"

// weights is what an appraiser goes by.
type weights struct {
	patience      float64 // so many draws a player waits for the tile that fits a cell
	use           float64 // the chance that it is laid there and not elsewhere
	firstFollower float64 // what the first follower in the supply will earn with two seats; with more by the root of their number less
	nextFollower  float64 // and each further one of what the one before it will
	abbot         float64 // what an abbot in the supply will earn
	season        float64 // followers earn less in the last so many turns of a seat
	settling      float64 // after so many tiles a cell beside a monastery is taken with a chance of 1 - 1/e
}

// weightTable is the weights, found by letting appraisers play one another, in the order
// of the fields of weights.
var weightTable = []engine.Weight{
	{Name: "patience", Value: 5, Low: 1, High: 20},
	{Name: "use", Value: 0.42, Low: 0.05, High: 1},
	{Name: "first-follower", Value: 7, Low: 0, High: 15},
	{Name: "next-follower", Value: 0.8, Low: 0.1, High: 0.99},
	{Name: "abbot", Value: 4.8, Low: 0, High: 15},
	{Name: "season", Value: 8, Low: 1, High: 30},
	{Name: "settling", Value: 20, Low: 4, High: 80},
}

// weightsOf is the weights of these values, in the order of weightTable.
func weightsOf(v []float64) weights {
	return weights{
		patience: v[0], use: v[1], firstFollower: v[2], nextFollower: v[3],
		abbot: v[4], season: v[5], settling: v[6],
	}
}

// usual is the weights of weightTable.
func usual() weights { return weightsOf(engine.ValuesOf(weightTable)) }
