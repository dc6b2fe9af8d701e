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

// chains appends the cover that solve found. Chains that meet end to end are one.
func (s *chainSearch) chains(dst []chain) []chain {
	first := len(dst)
	if s.onPath {
		var c chain
		for _, v := range s.path[:s.n] {
			c.add(uint8(v))
		}
		dst = append(dst, c)
	} else {
		dst = s.merge(s.follow(dst), first)
	}
	for i := range dst[first:] {
		for k, v := range dst[first+i].spaces() {
			dst[first+i].at[k] = s.at[v]
		}
	}
	return dst
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

// follow appends the chains of the chosen roads.
func (s *chainSearch) follow(dst []chain) []chain {
	roads := s.chosen()
	var seen uint32
	for _, ring := range [2]bool{false, true} { // what has no end is a ring
		for v := range s.n {
			if k := bits.OnesCount32(roads[v]); seen>>v&1 != 0 || k == 0 || k == 2 && !ring {
				continue
			}
			var c chain
			for at := uint32(1) << v; at != 0; {
				seen |= at
				w := bits.TrailingZeros32(at)
				c.add(uint8(w))
				at = roads[w] &^ seen
				at &= -at
			}
			dst = append(dst, c)
		}
	}
	return dst
}

// merge makes one chain of two as long as the ends of two lie on one road.
func (s *chainSearch) merge(list []chain, first int) []chain {
	for i := first; i < len(list); i++ {
		for j := i + 1; j < len(list); j++ {
			if s.join(&list[i], list[j]) {
				list = slices.Delete(list, j, j+1)
				j = i // from the first again: the chain has other ends
			}
		}
	}
	return list
}

// join lengthens a by b; it reports false where no ends of theirs lie on one road.
func (s *chainSearch) join(a *chain, b chain) bool {
	for range 2 {
		for range 2 {
			if s.all[a.at[a.n-1]]>>b.at[0]&1 != 0 {
				a.add(b.spaces()...)
				return true
			}
			slices.Reverse(b.spaces())
		}
		slices.Reverse(a.spaces())
	}
	return false
}
