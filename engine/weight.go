package engine

// Weight is one of the numbers by which a judge weighs what is open, found by letting
// judges with others play one another.
type Weight struct {
	Name      string
	Value     float64
	Low, High float64 // between which it makes sense
}

// Weighted is a Judged game whose judge goes by weights.
type Weighted interface {
	Judged
	// Weights is the weights that Judge goes by.
	Weights() []Weight
	// JudgeBy is a judge that goes by other values of them, in the same order.
	JudgeBy(values []float64) Judge
}

// ValuesOf is the values of weights, in their order.
func ValuesOf(weights []Weight) (values []float64) {
	for _, w := range weights {
		values = append(values, w.Value)
	}
	return values
}
