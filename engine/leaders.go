package engine

// Leaders is the seats with the highest rank, all that share it.
func Leaders(seats int, rank func(x Seat) int) (list []Seat) {
	for x := range Seat(seats) {
		switch {
		case len(list) == 0 || rank(x) == rank(list[0]):
			list = append(list, x)
		case rank(x) > rank(list[0]):
			list = append(list[:0], x)
		}
	}
	return list
}

// PointsOf is the known points of a seat's events.
func PointsOf(x Seat, ev []Event) (points float64) {
	for _, e := range ev {
		if e.Seat == x {
			points += float64(e.Points.Min)
		}
	}
	return points
}

// Margin is how far the worth of a seat is above the mean of all; who plays alone is above
// nothing.
func Margin(worth []float64, x Seat) float64 {
	if len(worth) == 1 {
		return worth[x]
	}
	sum := 0.0
	for _, v := range worth {
		sum += v
	}
	return worth[x] - sum/float64(len(worth))
}
