package carcassonne_test

import "slices"

// occupied lists the features with followers, each once.
func (s *slow) occupied() []slowFeature {
	var features []slowFeature
	for _, x := range s.followers {
		if !slices.ContainsFunc(features, func(f slowFeature) bool { return f.parts[x.at] }) {
			features = append(features, s.feature(x.at))
		}
	}
	return features
}

// leaders is the seats with the most followers of the list.
func leaders(followers []slowFollower) []int {
	count := map[int]int{}
	most := 0
	for _, f := range followers {
		count[f.seat]++
		most = max(most, count[f.seat])
	}
	var seats []int
	for seat, n := range count {
		if n == most {
			seats = append(seats, seat)
		}
	}
	return seats
}

// worth is the points of a feature as it is now, fields apart.
func (s *slow) worth(f slowFeature) int {
	switch f.kind {
	case slowRoads:
		return f.tiles()
	case slowCities:
		each := f.tiles()
		for p := range f.parts {
			each += s.board[p.cell].cities[p.n].shields
		}
		if f.open || f.tiles() == 2 && !s.rules.tinyAsCity {
			return each
		}
		return 2 * each
	}
	points := 1
	for _, c := range f.name().cell.around() {
		if _, laid := s.board[c]; laid {
			points++
		}
	}
	return points
}

// settle pays a feature out and takes its followers back.
func (s *slow) settle(f slowFeature) {
	for _, seat := range leaders(s.on(f)) {
		s.points[seat][slowKeys[f.kind]] += s.worth(f)
	}
	s.followers = slices.DeleteFunc(s.followers, func(x slowFollower) bool { return f.parts[x.at] })
}

// finish does the end scoring: what is unfinished is paid out, and then the fields.
func (s *slow) finish() {
	s.ended = true
	for _, f := range s.occupied() {
		if f.kind != slowFields {
			s.settle(f)
		}
	}
	s.settleFields()
}

// cities lists the finished cities that a field touches, each once.
func (s *slow) cities(field slowFeature) []slowPart {
	var cities []slowPart
	for p := range field.parts {
		for _, n := range s.board[p.cell].fields[p.n].cities {
			c := s.feature(slowPart{p.cell, slowCities, n})
			if name := c.name(); !c.open && !slices.Contains(cities, name) {
				cities = append(cities, name)
			}
		}
	}
	return cities
}

// settleFields pays the fields out. By the third way each field pays its leaders 3 for
// each finished city it touches; by the second no seat is paid twice for a city; by
// the first each city pays 4 to those with the most farmers in all fields around it.
func (s *slow) settleFields() {
	farmers := map[slowPart][]slowFollower{} // by city
	type claim struct {
		seat int
		city slowPart
	}
	paid := map[claim]bool{}
	for _, field := range s.occupied() {
		for _, city := range s.cities(field) {
			farmers[city] = append(farmers[city], s.on(field)...)
			for _, seat := range leaders(s.on(field)) {
				first := !paid[claim{seat, city}]
				paid[claim{seat, city}] = true
				if s.rules.farmers == "3" || s.rules.farmers == "2" && first {
					s.points[seat][slowKeys[slowFields]] += 3
				}
			}
		}
	}
	for _, around := range farmers {
		for _, seat := range leaders(around) {
			if s.rules.farmers == "1" {
				s.points[seat][slowKeys[slowFields]] += 4
			}
		}
	}
}

// totals is the points of all seats.
func (s *slow) totals() []int {
	var totals []int
	for _, points := range s.points {
		sum := 0
		for _, p := range points {
			sum += p
		}
		totals = append(totals, sum)
	}
	return totals
}
