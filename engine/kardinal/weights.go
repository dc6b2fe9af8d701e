package kardinal

import "partie/engine"

// weights is what is worth something beside points, in points.
type weights struct {
	playable float64 // a known card in the hand that names a land with room
	unknown  float64 // a card that nobody knows: playable as a rule
	pair     float64 // two equal cards: two pieces in one turn, or any land
	road     float64 // a road between two own cloisters, which may become part of a chain
	advisor  float64 // an advisor in a land of an alliance, whoever leads there
}

// weightTable is the weights, found by letting judges play one another, in the order of
// the fields of weights. A card from the pile is worth more than an open one, unless that
// makes a pair: without this order a judge loses most games against one who has it.
var weightTable = []engine.Weight{
	{Name: "playable", Value: 0.3, Low: 0, High: 3},
	{Name: "unknown", Value: 0.4, Low: 0, High: 3},
	{Name: "pair", Value: 0.2, Low: 0, High: 3},
	{Name: "road", Value: 0.4, Low: 0, High: 3},
	{Name: "advisor", Value: 0.3, Low: 0, High: 3},
}

// weightsOf is the weights of these values, in the order of weightTable.
func weightsOf(v []float64) weights {
	return weights{playable: v[0], unknown: v[1], pair: v[2], road: v[3], advisor: v[4]}
}

// usual is the weights of weightTable.
func usual() weights { return weightsOf(engine.ValuesOf(weightTable)) }
