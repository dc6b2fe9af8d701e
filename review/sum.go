package review

import (
	"math"
	"slices"
)

// turning is how many turning points a game has at most.
const turning = 3

// tenths rounds as losses are shown.
func tenths(v float64) float64 { return math.Round(v*10) / 10 }

// conclude adds up what the findings say of each seat, and finds the turning points.
func (w *work) conclude() {
	rv := w.Review
	edges := make([]float64, len(rv.Seats)) // by seat: of its best turn so far
	worst := make([]float64, len(rv.Seats))
	for i := range rv.Findings {
		f := &rv.Findings[i]
		if int(f.Seat) >= len(rv.Seats) {
			continue
		}
		s := &rv.Seats[f.Seat]
		s.Turns++
		if f.Unjudged != (Text{}) {
			continue
		}
		s.Judged++
		if !f.Real() {
			continue
		}
		s.Real++
		s.Classes[f.Class]++
		loss := rv.Loss(f)
		s.Loss += loss
		for y, h := range f.Helped {
			if y != int(f.Seat) {
				s.Helped[y] += h
			}
		}
		if s.Best < 0 || f.Edge > edges[f.Seat] {
			s.Best, edges[f.Seat] = i, f.Edge
		}
		if tenths(loss) > 0 && loss > worst[f.Seat] {
			s.Worst, worst[f.Seat] = i, loss
		}
	}
	rv.turningPoints()
	rv.Forgot = forgotten(w.replay)
	rv.Stopped = w.stopped()
}

// turningPoints finds the turns behind which the margins, were the game scored there, are
// furthest from those before.
func (rv *Review) turningPoints() {
	moved := func(i int) (most float64) {
		f := &rv.Findings[i]
		for y := range f.After {
			most = max(most, math.Abs(f.After[y]-f.Before[y]))
		}
		return most
	}
	for i := range rv.Findings {
		if moved(i) > equal {
			rv.Turning = append(rv.Turning, i)
		}
	}
	slices.SortStableFunc(rv.Turning, func(a, b int) int {
		switch d := moved(b) - moved(a); {
		case d > equal:
			return 1
		case d < -equal:
			return -1
		}
		return 0
	})
	rv.Turning = rv.Turning[:min(len(rv.Turning), turning)]
}
