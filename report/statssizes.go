package report

import (
	"cmp"
	"slices"
)

// SizeStats is how people did in the games of so many players.
type SizeStats struct {
	Players int            `json:"players"`
	Games   int            `json:"games"`  // unfinished ones included
	People  []PersonTotals `json:"people"` // who played most first
}

// tallies is what was counted of people, each found by the index in Tally.people.
type tallies struct {
	list  []*personTally
	index map[int]int
}

func (ts *tallies) of(who int) *personTally {
	if ts.index == nil {
		ts.index = map[int]int{}
	}
	i, ok := ts.index[who]
	if !ok {
		i = len(ts.list)
		ts.index[who] = i
		ts.list = append(ts.list, &personTally{who: who})
	}
	return ts.list[i]
}

// ranked is the people as tables list them: who played most first.
func (ts *tallies) ranked(names func(int) string) []*personTally {
	return slices.SortedFunc(slices.Values(ts.list), func(a, b *personTally) int {
		return cmp.Or(a.outcomes.compare(&b.outcomes), cmp.Compare(names(a.who), names(b.who)))
	})
}

// sizeTally is what was counted of the games of so many players.
type sizeTally struct {
	players, games int
	people         tallies
}

func (g *gameTally) addSize(r *result) {
	n := len(r.Seats)
	i, ok := slices.BinarySearchFunc(g.sizes, n, func(s *sizeTally, n int) int { return cmp.Compare(s.players, n) })
	if !ok {
		g.sizes = slices.Insert(g.sizes, i, &sizeTally{players: n})
	}
	s := g.sizes[i]
	s.games++
	for seat, who := range r.who {
		s.people.of(who).outcomes.add(r, seat)
	}
}

func (g *gameTally) sizeStats(names func(int) string) []SizeStats {
	list := []SizeStats{}
	for _, s := range g.sizes {
		size := SizeStats{Players: s.players, Games: s.games}
		for _, p := range s.people.ranked(names) {
			size.People = append(size.People, PersonTotals{names(p.who), p.outcomes.stats()})
		}
		list = append(list, size)
	}
	return list
}

// sizeTables is how often people won by the number of players, where there are several
// such numbers, each with games enough to say something.
func (s *Stats) sizeTables(g *GameStats) []Table {
	if len(g.Sizes) < 2 {
		return nil
	}
	var list []Table
	for i := range g.Sizes {
		if z := &g.Sizes[i]; z.Players > 1 && z.Games >= fewGames {
			t := s.winsTable(namedOf(z.People))
			t.Caption = s.text("stats.size", s.integer(z.Players), s.integer(z.Games))
			list = append(list, t)
		}
	}
	return list
}
