package review

import (
	"math"
	"slices"
)

// turning is how many turning points a game has at most.
const turning = 3

// Tenths rounds as losses are shown.
func Tenths(v float64) float64 { return math.Round(v*10) / 10 }

// conclude adds up what the findings say of each seat, and finds the turning points.
func (w *work) conclude() {
	rv := w.Review
	edges := make([]float64, len(rv.Seats)) // by seat: of its best turn so far
	worst := make([]float64, len(rv.Seats))
	undone := make([]left, len(rv.Seats))
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
		if f.Partial {
			s.Partial++
		}
		loss := rv.Loss(f)
		if rv.Search {
			s.Loss += undone[f.Seat].more(f.Round, loss)
		} else {
			s.Loss += loss
			for y, h := range f.Helped {
				if y != int(f.Seat) {
					s.Helped[y] += h
				}
			}
		}
		if Tenths(loss) == 0 && Tenths(f.Edge) > 0 && f.Edge > edges[f.Seat] {
			s.Best, edges[f.Seat] = i, f.Edge
		}
		if Tenths(loss) > 0 && loss > worst[f.Seat] {
			s.Worst, worst[f.Seat] = i, loss
		}
	}
	rv.turningPoints()
	rv.Forgot = forgotten(w.replay)
	rv.Stopped = w.stopped()
}

// left is what a seat has left undone by its last turn of a round. It can still do it: what
// stays undone for several turns is lost once.
type left struct {
	round  int
	points float64
}

// more is how much more than before a turn leaves undone.
func (l *left) more(round int, points float64) float64 {
	before := l.points
	if round != l.round {
		before = 0
	}
	*l = left{round, points}
	return max(points-before, 0)
}

// Moved is by how much the turn moved the margin of each seat, were the game scored
// before and behind it.
func (f *Finding) Moved() []float64 {
	moved := make([]float64, len(f.After))
	for y := range moved {
		moved[y] = f.After[y] - f.Before[y]
	}
	return moved
}

// turningPoints finds the turns behind which the margins, were the game scored there, are
// furthest from those before.
func (rv *Review) turningPoints() {
	moved := func(i int) (most float64) {
		for _, m := range rv.Findings[i].Moved() {
			most = max(most, math.Abs(m))
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
