package kardinal

import (
	"math/bits"
	"slices"

	"partie/engine"
)

// Breakdown keys.
const (
	keyMid      = "cloisters_mid"
	keyEnd      = "cloisters_end"
	keyAdvisors = "advisors"
	keyChains   = "chains"
)

// owner is the seat that scores for a colour: the seat itself, in the variant the one
// with more cards on its influence stack; NoSeat for nobody.
func (s *State) owner(colour uint8) engine.Seat {
	if !s.rules.Baldwin {
		return engine.Seat(colour)
	}
	switch a, b := s.stacks[0][colour].n, s.stacks[1][colour].n; {
	case a > b:
		return 0
	case b > a:
		return 1
	}
	return engine.NoSeat
}

// clearStacks discards the influence cards after the mid-game scoring; who controls a
// colour leaves one card there.
func (s *State) clearStacks() {
	if !s.rules.Baldwin {
		return
	}
	for c := range uint8(colours) {
		owner := s.owner(c)
		for x := range s.stacks {
			st := &s.stacks[x][c]
			keep := uint8(0)
			if engine.Seat(x) == owner {
				keep = 1
			}
			if st.n > keep {
				s.discard += some(st.suit, st.n-keep-uint8(st.other.total())) + st.other
				st.n, st.other = keep, 0
			}
		}
	}
}

// scoreLands scores the cloisters of all lands, in the order of the lands: the most one
// point for each cloister there, every further place one for each cloister of a colour
// of the place before (rules, Mid-game scoring).
func (s *State) scoreLands(key string, ev []engine.Event) []engine.Event {
	for l := range Land(lands) {
		all := bits.OnesCount64(s.taken & s.spacesOf(l))
		if all == 0 {
			continue
		}
		counts, there := s.countsIn(l)
		for c := range s.colours() {
			x := s.owner(c)
			if counts[c] == 0 || x == engine.NoSeat {
				continue
			}
			place, points := placeOf(there, counts[c], all)
			before := int32(0) // bit set of the colours of the place before
			if place > 1 {
				for other := range s.colours() {
					if counts[other] == points {
						before |= 1 << other
					}
				}
			}
			ev = s.book(x, points, EventLand, key, ev)
			ev[len(ev)-1].Data = [6]int32{int32(l), int32(place), int32(counts[c]), int32(all), before, int32(c)}
		}
	}
	return ev
}

// countsIn is the cloisters of each colour in a land, and a bit for each such count.
func (s *State) countsIn(l Land) (counts [colours]int, there uint64) {
	for c := range s.colours() {
		counts[c] = s.count(c, l)
		there |= 1 << counts[c]
	}
	return counts, there
}

// placeOf is the place of a colour with n cloisters in a land, and what it scores: equal
// counts share a place, the next lower one has the next place. there has a bit for each
// count in the land.
func placeOf(there uint64, n, all int) (place, points int) {
	more := there >> (n + 1)
	if more == 0 {
		return 1, all
	}
	return 1 + bits.OnesCount64(more), n + 1 + bits.TrailingZeros64(more)
}

// book adds points to a seat and appends an event of them, whose data is still to be set:
// it is filled where it lies, since a game has some seventy.
func (s *State) book(x engine.Seat, points int, kind uint8, key string, ev []engine.Event) []engine.Event {
	s.points[x] += int32(points)
	n := len(ev)
	if n == cap(ev) {
		ev = slices.Grow(ev, 1)
	}
	ev = ev[:n+1]
	e := &ev[n]
	e.Seat, e.Kind, e.Key = x, kind, key
	e.Points.Min, e.Points.Max = points, points
	return ev
}

// Finish does the final scoring: cloisters, the alliances in order, chains (rules, End).
func (s *State) Finish(ev []engine.Event) []engine.Event {
	if s.finished {
		return ev
	}
	s.over, s.finished = true, true
	ev = s.scoreLands(keyEnd, ev)
	ev = s.scoreAlliances(ev)
	for c := range s.colours() {
		ev = s.scoreChains(c, ev)
	}
	return ev
}

// scoreAlliances scores each alliance for every colour that has the most advisors in both
// lands.
func (s *State) scoreAlliances(ev []engine.Event) []engine.Event {
	var courts [lands]int32 // advisors by colour
	var most [lands]uint8   // bit set of the colours that have most of them
	for l := range courts {
		if s.court[l] > 0 {
			courts[l], most[l] = s.courtAt(Land(l))
		}
	}
	for i := range s.rules.Map.Alliances {
		a := &s.rules.Map.Alliances[i]
		for leaders := most[a.A] & most[a.B]; leaders != 0; leaders &= leaders - 1 {
			c := uint8(bits.TrailingZeros8(leaders))
			if x := s.owner(c); x != engine.NoSeat {
				ev = s.book(x, s.advisorsIn(a.A)+s.advisorsIn(a.B), EventAlliance, keyAdvisors, ev)
				ev[len(ev)-1].Data = [6]int32{int32(a.N), int32(a.A), int32(a.B), courts[a.A], courts[a.B], int32(c)}
			}
		}
	}
	return ev
}

// courtAt is the advisors of each colour in a land, and the set of the colours that have
// most of them.
func (s *State) courtAt(l Land) (court int32, set uint8) {
	most := uint8(0)
	for c := range s.colours() {
		n := s.advisors[c][l]
		court |= int32(n) << (courtBits * c)
		if n > most {
			most, set = n, 0
		}
		if n == most {
			set |= 1 << c
		}
	}
	return court, set
}

// leadersOf is the set of the colours that have the most advisors in both lands of an
// alliance, and how many advisors there are in both together.
func (s *State) leadersOf(a *Alliance) (set uint8, there int) {
	if s.court[a.A] == 0 || s.court[a.B] == 0 {
		return 0, 0
	}
	_, first := s.courtAt(a.A)
	_, second := s.courtAt(a.B)
	return first & second, s.advisorsIn(a.A) + s.advisorsIn(a.B)
}

// scoreChains scores the chains of a colour.
func (s *State) scoreChains(c uint8, ev []engine.Event) []engine.Event {
	x := s.owner(c)
	if x == engine.NoSeat {
		return ev
	}
	var room [maxOwn / minChain]chain
	for _, chain := range bestChains(&s.rules.Map.adj, s.own[c], room[:0]) {
		var set uint64
		spaces := chain.spaces()
		for _, at := range spaces {
			set |= 1 << at
		}
		ev = s.book(x, len(spaces), EventChain, keyChains, ev)
		ev[len(ev)-1].Data = [6]int32{
			int32(uint32(set)), int32(uint32(set >> 32)), int32(spaces[0]), int32(spaces[len(spaces)-1]), int32(len(spaces)), int32(c),
		}
	}
	return ev
}

// Close has nothing to settle: points are known.
func (s *State) Close(ev []engine.Event) []engine.Event { return ev }
