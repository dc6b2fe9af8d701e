package kardinal_test

import "slices"

// owners is the seat that each colour belongs to, -1 where it is nobody's: its own, or
// in the variant that with more cards on its stack of the colour.
func (s *slow) owners() (list []int) {
	for c := range s.colours() {
		owner := c
		if s.baldwin {
			switch mine, yours := len(s.stacks[0][c]), len(s.stacks[1][c]); {
			case mine > yours:
				owner = 0
			case mine < yours:
				owner = 1
			default:
				owner = -1
			}
		}
		list = append(list, owner)
	}
	return list
}

// score gives points of a colour to its owner.
func (s *slow) score(key string, owner, points int) {
	if owner >= 0 && points > 0 {
		s.points[owner][key] += points
	}
}

// scoreCloisters scores the cloisters of all lands.
func (s *slow) scoreCloisters(key string, owners []int) {
	for _, land := range slowMap.lands {
		sum := 0
		var places []int // the numbers of cloisters that there are, the most first
		for c := range owners {
			n := s.cloisters(land, c)
			sum += n
			if n > 0 && !slices.Contains(places, n) {
				places = append(places, n)
			}
		}
		slices.Sort(places)
		slices.Reverse(places)
		for c, owner := range owners {
			switch place := slices.Index(places, s.cloisters(land, c)); place {
			case -1:
			case 0:
				s.score(key, owner, sum)
			default:
				s.score(key, owner, places[place-1])
			}
		}
	}
}

// leads reports whether no colour has more advisors in a land, and this one has any.
func (s *slow) leads(land string, colour int) bool {
	most := 0
	for c := range s.colours() {
		most = max(most, s.advisors(land, c))
	}
	return most > 0 && s.advisors(land, colour) == most
}

// scoreAlliances scores the alliances in order.
func (s *slow) scoreAlliances(owners []int) {
	for _, a := range slowMap.alliances {
		all := s.count(func(p slowPiece) bool { return p.space == 0 && (p.land == a[0] || p.land == a[1]) })
		for c, owner := range owners {
			if s.leads(a[0], c) && s.leads(a[1], c) {
				s.score("advisors", owner, all)
			}
		}
	}
}

// scoreChains scores the chains of each colour.
func (s *slow) scoreChains(owners []int) {
	for c, owner := range owners {
		free := map[slowSpace]bool{}
		for _, p := range s.pieces {
			if p.colour == c && p.space > 0 {
				free[slowSpace{p.land, p.space}] = true
			}
		}
		s.score("chains", owner, bestChains(free))
	}
}

// finish does the final scoring.
func (s *slow) finish() {
	if s.ended {
		return
	}
	s.over, s.ended = true, true
	owners := s.owners()
	s.scoreCloisters("cloisters_end", owners)
	s.scoreAlliances(owners)
	s.scoreChains(owners)
}

// totals is the points of each seat.
func (s *slow) totals() (list []int) {
	for _, keys := range s.points {
		sum := 0
		for _, n := range keys {
			sum += n
		}
		list = append(list, sum)
	}
	return list
}

// winners is the seats with the most points; of those, but in the variant, the ones with
// the most pieces left.
func (s *slow) winners() []int {
	totals := s.totals()
	var best []int
	for seat, total := range totals {
		if total == slices.Max(totals) {
			best = append(best, seat)
		}
	}
	if s.baldwin {
		return best
	}
	left := func(seat int) int {
		cloisters, advisors := s.supply(seat)
		return cloisters + advisors
	}
	most := 0
	for _, seat := range best {
		most = max(most, left(seat))
	}
	return slices.DeleteFunc(best, func(seat int) bool { return left(seat) < most })
}

// bestChains is the most of these cloisters that can be covered by paths along the roads
// of at least four of them, no two of which share one: whatever lies around a cloister
// is tried, first without it, then with every path through it.
func bestChains(free map[slowSpace]bool) int {
	total := 0
	for len(free) > 0 {
		part := map[slowSpace]bool{}
		for at := range free {
			spread(at, free, part)
			break
		}
		for at := range part {
			delete(free, at)
		}
		var order []slowSpace
		for at := range part {
			order = append(order, at)
		}
		paths := map[uint32]bool{}
		for i := range order {
			extend(order, i, 0, paths)
		}
		total += cover(uint32(1)<<len(order)-1, paths, map[uint32]int{})
	}
	return total
}

// spread adds to part all that can be reached from a cloister.
func spread(at slowSpace, free, part map[slowSpace]bool) {
	if !free[at] || part[at] {
		return
	}
	part[at] = true
	for _, next := range slowMap.roads[at] {
		spread(next, free, part)
	}
}

// extend collects the sets of cloisters of all paths that go on from a set by the one
// with number i, if they have four or more.
func extend(order []slowSpace, i int, taken uint32, paths map[uint32]bool) {
	taken |= 1 << i
	if ones(taken) >= 4 {
		paths[taken] = true
	}
	for j, at := range order {
		if taken&(1<<j) == 0 && slices.Contains(slowMap.roads[order[i]], at) {
			extend(order, j, taken, paths)
		}
	}
}

// cover is the most of a set that disjoint paths cover.
func cover(set uint32, paths map[uint32]bool, known map[uint32]int) int {
	if best, ok := known[set]; ok || ones(set) < 4 {
		return best
	}
	first := set & -set
	best := cover(set&^first, paths, known)
	for p := range paths {
		if p&first != 0 && p&^set == 0 {
			best = max(best, ones(p)+cover(set&^p, paths, known))
		}
	}
	known[set] = best
	return best
}

// ones counts the members of a set.
func ones(set uint32) (n int) {
	for ; set > 0; set &= set - 1 {
		n++
	}
	return n
}
