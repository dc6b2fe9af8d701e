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
