package report

import (
	"cmp"
	"slices"
)

// FirstStats is how much moving first is worth in games of so many players.
type FirstStats struct {
	Players int          `json:"players"`
	Games   int          `json:"games"`  // whose winner is certain, and who moved first
	Chance  float64      `json:"chance"` // the share of wins that everybody had by chance
	Places  []PlaceStats `json:"places"` // in the order of play, from who moved first
	Verdict Verdict      `json:"verdict"`
}

// PlaceStats is how often whoever moved as first, second and so on won.
type PlaceStats struct {
	Wins  int       `json:"wins"`  // shared ones included
	Won   float64   `json:"won"`   // a shared win as its part
	Share *Interval `json:"share"` // won of the games
}

type firstTally struct {
	games int
	wins  []int
	won   []float64
}

func (g *gameTally) addFirst(r *result) {
	n := len(r.Seats)
	if r.winners == 0 || r.First < 0 || r.First >= n {
		return
	}
	i, ok := slices.BinarySearchFunc(g.first, n, func(f *firstTally, n int) int { return cmp.Compare(len(f.wins), n) })
	if !ok {
		g.first = slices.Insert(g.first, i, &firstTally{wins: make([]int, n), won: make([]float64, n)})
	}
	f := g.first[i]
	f.games++
	for seat, s := range r.Seats {
		if s.Won {
			at := (seat - r.First + n) % n
			f.wins[at]++
			f.won[at] += 1 / float64(r.winners)
		}
	}
}

func (g *gameTally) firstStats() []FirstStats {
	list := []FirstStats{}
	for _, f := range g.first {
		n := len(f.wins)
		s := FirstStats{Players: n, Games: f.games, Chance: intervalOf(1, n).Share}
		for i := range f.wins {
			s.Places = append(s.Places, PlaceStats{f.wins[i], cents(f.won[i]), intervalOf(f.won[i], f.games)})
		}
		s.Verdict = judge(s.Places[0].Share, f.games, 1/float64(n))
		list = append(list, s)
	}
	return list
}
