package report

import (
	"cmp"
	"slices"
)

// Pair is how two people did against each other. Ahead is whoever won where the other did
// not, else whoever has the better total.
type Pair struct {
	A          string   `json:"a"`
	B          string   `json:"b"`
	Games      int      `json:"games"`      // that both played to the end
	Ahead      int      `json:"ahead"`      // A was
	Behind     int      `json:"behind"`     // A was
	Level      int      `json:"level"`      // neither was
	Open       int      `json:"open"`       // a total is, and neither won
	Totals     int      `json:"totals"`     // games of one kind with certain totals; the next is over these
	Difference *float64 `json:"difference"` // what A had more, or less where that wins, in the mean; null over several games

	a, b int // places in the list of people
}

// duel is what was counted of a pair: the points of view are those of the person with the
// lower index.
type duel struct {
	a, b                              int
	games, ahead, behind, level, open int
	difference                        sample
}

// duels is the pairs as they came.
type duels struct {
	list  []*duel
	index map[[2]int]int
}

// add counts a game for each pair in it that had a seat each. points says that totals may be compared: those of
// other games may not.
func (d *duels) add(r *result, points bool) {
	if !r.Complete {
		return
	}
	for i := range r.who {
		for j := range r.who {
			m, _ := r.seats(i)
			n, _ := r.seats(j)
			if r.who[i] < r.who[j] && m == 1 && n == 1 {
				d.pair(r.who[i], r.who[j]).add(r, i, j, points)
			}
		}
	}
}

func (d *duels) pair(a, b int) *duel {
	if d.index == nil {
		d.index = map[[2]int]int{}
	}
	i, ok := d.index[[2]int{a, b}]
	if !ok {
		i = len(d.list)
		d.index[[2]int{a, b}] = i
		d.list = append(d.list, &duel{a: a, b: b})
	}
	return d.list[i]
}

func (d *duel) add(r *result, i, j int, points bool) {
	a, b := &r.Seats[i], &r.Seats[j]
	d.games++
	known := a.Total != nil && b.Total != nil
	lead := 0
	if known {
		lead = *a.Total - *b.Total
		if r.low {
			lead = -lead
		}
		if points {
			d.difference.add(float64(lead))
		}
	}
	switch {
	case a.Won && !b.Won:
		d.ahead++
	case b.Won && !a.Won:
		d.behind++
	case a.Won:
		d.level++
	case !known:
		d.open++
	case lead > 0:
		d.ahead++
	case lead < 0:
		d.behind++
	default:
		d.level++
	}
}

// pairs is the pairs in the order of places, which is by index of the person.
func (d *duels) pairs(place []int, name func(int) string) []Pair {
	list := []Pair{}
	for _, c := range d.list {
		p := Pair{Games: c.games, Ahead: c.ahead, Behind: c.behind, Level: c.level, Open: c.open, Totals: c.difference.n, Difference: c.difference.mean()}
		a, b := c.a, c.b
		if place[a] > place[b] {
			a, b = b, a
			p.Ahead, p.Behind = p.Behind, p.Ahead
			if p.Difference != nil {
				x := 0 - *p.Difference
				p.Difference = &x
			}
		}
		p.A, p.B, p.a, p.b = name(a), name(b), place[a], place[b]
		list = append(list, p)
	}
	slices.SortFunc(list, func(x, y Pair) int { return cmp.Or(cmp.Compare(x.a, y.a), cmp.Compare(x.b, y.b)) })
	return list
}
