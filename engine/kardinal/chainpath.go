package kardinal

import (
	"math/bits"
	"slices"
)

// pathTries bounds the search for one chain over a whole component from one of its
// cloisters: crowded maps have one nearly always, and it is found at once.
const pathTries = 60

// findPath looks for a chain over all cloisters, always on to the neighbour with the
// fewest ways on. Finding none proves nothing.
func (s *chainSearch) findPath() bool {
	ends, start := 0, 0
	for v := range s.n {
		if bits.OnesCount32(s.all[v]) == 1 {
			ends++
			start = v
		}
	}
	if ends > 2 {
		return false
	}
	for v := range s.n {
		if ends > 0 && v != start {
			continue // a chain over all ends where only one road leads
		}
		s.path[0] = int8(v)
		tries := pathTries
		if s.extend(1, (1<<s.n-1)&^(1<<v), &tries) {
			return true
		}
	}
	return false
}

// extend goes on from the path of so many cloisters over the rest.
func (s *chainSearch) extend(length int, rest uint32, tries *int) bool {
	if rest == 0 {
		return true
	}
	if *tries--; *tries < 0 {
		return false
	}
	next := s.all[s.path[length-1]] & rest
	for next != 0 {
		best, ways := 0, maxOwn
		for r := next; r != 0; r &= r - 1 {
			v := bits.TrailingZeros32(r)
			if w := bits.OnesCount32(s.all[v] & rest); w < ways {
				best, ways = v, w
			}
		}
		next &^= 1 << best
		s.path[length] = int8(best)
		if s.extend(length+1, rest&^(1<<best), tries) {
			return true
		}
	}
	return false
}

// chains is the cover that solve found. Chains that meet end to end are one.
func (s *chainSearch) chains() (list [][]uint8) {
	if s.onPath {
		list = append(list, nil)
		for _, v := range s.path[:s.n] {
			list[0] = append(list[0], uint8(v))
		}
	} else {
		list = s.merge(s.follow(s.chosen()))
	}
	for _, c := range list {
		for i, v := range c {
			c[i] = s.at[v]
		}
	}
	return list
}

// chosen is the roads of the cover that solve found.
func (s *chainSearch) chosen() (roads [maxOwn]uint32) {
	i := int32(len(s.nodes) - 1)
	for v := s.n - 1; v >= 0; v-- {
		node := &s.nodes[i]
		for _, w := range node.to {
			if w != noEnd {
				roads[v] |= 1 << w
				roads[w] |= 1 << v
			}
		}
		i = node.from
	}
	return roads
}

// follow lists the chains of these roads.
func (s *chainSearch) follow(roads [maxOwn]uint32) (list [][]uint8) {
	var seen uint32
	for _, ring := range [2]bool{false, true} { // what has no end is a ring
		for v := range s.n {
			if k := bits.OnesCount32(roads[v]); seen>>v&1 != 0 || k == 0 || k == 2 && !ring {
				continue
			}
			var chain []uint8
			for at := uint32(1) << v; at != 0; {
				seen |= at
				w := bits.TrailingZeros32(at)
				chain = append(chain, uint8(w))
				at = roads[w] &^ seen
				at &= -at
			}
			list = append(list, chain)
		}
	}
	return list
}

// merge makes one chain of two as long as the ends of two lie on one road.
func (s *chainSearch) merge(list [][]uint8) [][]uint8 {
	for i := 0; i < len(list); i++ {
		for j := i + 1; j < len(list); j++ {
			if both := s.joined(list[i], list[j]); both != nil {
				list[i] = both
				list = slices.Delete(list, j, j+1)
				j = i // from the first again: both has other ends
			}
		}
	}
	return list
}

// joined is one chain of a and b, or nil where no ends of theirs lie on one road.
func (s *chainSearch) joined(a, b []uint8) []uint8 {
	for range 2 {
		for range 2 {
			if s.all[a[len(a)-1]]>>b[0]&1 != 0 {
				return append(a, b...)
			}
			slices.Reverse(b)
		}
		slices.Reverse(a)
	}
	return nil
}
