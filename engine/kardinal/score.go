package kardinal

import (
	"math/bits"

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
			if counts[c] == 0 {
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
			ev = s.book(c, points, &engine.Event{Kind: EventLand, Key: key, Data: [6]int32{
				int32(l), int32(place), int32(counts[c]), int32(all), before, int32(c),
			}}, ev)
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

// book adds the points of a colour to who scores for it; nobody's are not scored.
func (s *State) book(colour uint8, points int, e *engine.Event, ev []engine.Event) []engine.Event {
	x := s.owner(colour)
	if x == engine.NoSeat {
		return ev
	}
	s.points[x] += int32(points)
	e.Seat, e.Points = x, engine.Exactly(points)
	return append(ev, *e)
}

// Finish does the final scoring: cloisters, the alliances in order, chains (rules, End).
func (s *State) Finish(ev []engine.Event) []engine.Event {
	if s.finished {
		return ev
	}
	s.over, s.finished = true, true
	ev = s.scoreLands(keyEnd, ev)
	for i := range s.rules.Map.Alliances {
		ev = s.scoreAlliance(i, ev)
	}
	for c := range s.colours() {
		ev = s.scoreChains(c, ev)
	}
	return ev
}

// scoreAlliance scores an alliance for every colour that has the most advisors in both
// lands.
func (s *State) scoreAlliance(i int, ev []engine.Event) []engine.Event {
	a := &s.rules.Map.Alliances[i]
	leaders, there := s.leadersOf(a)
	if leaders == 0 {
		return ev
	}
	var courts [2]int32 // advisors by colour
	for c := range s.colours() {
		courts[0] |= int32(s.advisors[c][a.A]) << (courtBits * c)
		courts[1] |= int32(s.advisors[c][a.B]) << (courtBits * c)
	}
	for c := range s.colours() {
		if leaders>>c&1 != 0 {
			ev = s.book(c, there, &engine.Event{Kind: EventAlliance, Key: keyAdvisors, Data: [6]int32{
				int32(a.N), int32(a.A), int32(a.B), courts[0], courts[1], int32(c),
			}}, ev)
		}
	}
	return ev
}

// leadersOf is the set of the colours that have the most advisors in both lands of an
// alliance, and how many advisors there are in both together.
func (s *State) leadersOf(a *Alliance) (set uint8, there int) {
	if s.court[a.A] == 0 || s.court[a.B] == 0 {
		return 0, 0
	}
	var most [2]uint8
	for c := range s.colours() {
		most[0] = max(most[0], s.advisors[c][a.A])
		most[1] = max(most[1], s.advisors[c][a.B])
	}
	for c := range s.colours() {
		if s.advisors[c][a.A] == most[0] && s.advisors[c][a.B] == most[1] {
			set |= 1 << c
		}
	}
	return set, s.advisorsIn(a.A) + s.advisorsIn(a.B)
}

// scoreChains scores the chains of a colour.
func (s *State) scoreChains(c uint8, ev []engine.Event) []engine.Event {
	if s.owner(c) == engine.NoSeat {
		return ev
	}
	var room [maxOwn / minChain]chain
	for _, chain := range bestChains(&s.rules.Map.adj, s.own[c], room[:0]) {
		var set uint64
		spaces := chain.spaces()
		for _, at := range spaces {
			set |= 1 << at
		}
		ev = s.book(c, len(spaces), &engine.Event{Kind: EventChain, Key: keyChains, Data: [6]int32{
			int32(uint32(set)), int32(uint32(set >> 32)), int32(spaces[0]), int32(spaces[len(spaces)-1]), int32(len(spaces)), int32(c),
		}}, ev)
	}
	return ev
}

// Close has nothing to settle: points are known.
func (s *State) Close(ev []engine.Event) []engine.Event { return ev }
