package report

import "partie/engine"

// leaders are the seats with the best total and that total; known is false where
// the record leaves a total open.
func leaders(ts []engine.Total, low bool) (seats []engine.Seat, points int, known bool) {
	for i, t := range ts {
		if !t.Known() {
			return nil, 0, false
		}
		n := t.Min
		switch {
		case len(seats) == 0 || n != points && n < points == low:
			seats, points = []engine.Seat{engine.Seat(i)}, n
		case n == points:
			seats = append(seats, engine.Seat(i))
		}
	}
	return seats, points, len(seats) > 0
}

// lead is by how much seat s is ahead of the best of the others, negative where it
// is behind, and who those are; known is false where a total is open or nobody
// else plays.
func lead(s engine.Seat, ts []engine.Total, low bool) (points int, others []engine.Seat, known bool) {
	rest := append(append([]engine.Total{}, ts[:s]...), ts[s+1:]...)
	others, best, known := leaders(rest, low)
	if !known || !ts[s].Known() {
		return 0, nil, false
	}
	for i, o := range others {
		if o >= s {
			others[i] = o + 1
		}
	}
	points = ts[s].Min - best
	if low {
		points = -points
	}
	return points, others, true
}
