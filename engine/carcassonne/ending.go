package carcassonne

import "partie/engine"

// Points of a finished city for its farmers, by the farmer scoring (rules, End).
var cityForFarmers = [4]int{1: 4, 2: 3, 3: 3}

// Finish does the end scoring with what lies on the table.
func (s *State) Finish(ev []engine.Event) []engine.Event {
	if s.finished {
		return ev
	}
	s.over, s.finished = true, true
	s.drawn = NoKind
	for i := range s.figured {
		root := s.find(s.figures[i].node)
		if f := s.nodes[root].feature; f != Field && !s.scoredBefore(int(i), root) {
			ev = s.award(root, s.worth(&s.nodes[root], false), false, ev)
		}
	}
	if s.rules.Farmers == 1 {
		return s.scoreCities(ev)
	}
	return s.scoreFields(ev)
}

// scoredBefore reports whether a figure before figure i stands in the same feature.
func (s *State) scoredBefore(i int, root uint16) bool {
	for j := range i {
		if s.find(s.figures[j].node) == root {
			return true
		}
	}
	return false
}

// Close ends the game where all that is left in the bag fits nowhere: nobody need
// write that down.
func (s *State) Close(ev []engine.Event) []engine.Event {
	if s.over || s.laid || !s.begun {
		return ev
	}
	for k := Kind(0); int(k) < Kinds; k++ {
		if s.bag.left[k] > 0 && (k.River() || s.fitsSomewhere(k)) {
			return ev
		}
	}
	s.over = true
	return ev
}

// finishedCities appends the roots of the finished cities, in the order in which
// their first tiles were laid.
func (s *State) finishedCities(dst []uint16) []uint16 {
	var seen uint64
	for i := range s.cities {
		root := s.find(s.city[i])
		n := &s.nodes[root]
		if n.open != 0 || seen&(1<<i) != 0 {
			continue
		}
		seen |= n.cities
		dst = append(dst, root)
	}
	return dst
}

// scoreFields scores field by field: the most farmers in it take the points for each
// finished city that it touches. With farmers=2 no seat scores a city twice.
func (s *State) scoreFields(ev []engine.Event) []engine.Event {
	var room [64]uint16
	done := s.finishedCities(room[:0])
	var had [maxSeats]uint64 // by seat: the city segments that scored
	for i := range s.figured {
		root := s.find(s.figures[i].node)
		n := &s.nodes[root]
		if n.feature != Field || s.scoredBefore(int(i), root) {
			continue
		}
		m := s.men[root]
		eachSeat(m.most(), func(x uint8) {
			scored := 0
			for _, c := range done {
				cities := s.nodes[c].cities
				if n.cities&cities == 0 || s.rules.Farmers == 2 && had[x]&cities != 0 {
					continue
				}
				had[x] |= cities
				scored++
			}
			if scored > 0 {
				ev = s.book(x, scored*cityForFarmers[s.rules.Farmers], s.fieldEvent(n, m, scored), ev)
			}
		})
	}
	return ev
}

// scoreCities scores city by city: all farmers in all fields that touch it are
// counted, and the most take the points.
func (s *State) scoreCities(ev []engine.Event) []engine.Event {
	var room [64]uint16
	for _, c := range s.finishedCities(room[:0]) {
		n := &s.nodes[c]
		farmers := men(0)
		for i := range s.figured {
			f := &s.nodes[s.find(s.figures[i].node)]
			if f.feature == Field && f.cities&n.cities != 0 {
				farmers += oneMan(s.figures[i].seat)
			}
		}
		eachSeat(farmers.most(), func(x uint8) {
			ev = s.book(x, cityForFarmers[1], s.fedCityEvent(n, farmers), ev)
		})
	}
	return ev
}
