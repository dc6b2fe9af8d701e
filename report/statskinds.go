package report

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/lang"
)

// GameKind is a kind of points of a game.
type GameKind struct {
	Key   string `json:"key"`
	Title string `json:"title"`
	Doubt bool   `json:"doubt,omitempty"` // they rest on what is not known for certain of the board
}

// KindMean is what a kind of points brought somebody in a game, in the mean over those
// whose kinds are known.
type KindMean struct {
	Key  string  `json:"key"`
	Mean float64 `json:"mean"`
}

// shownKinds is how many kinds are told one by one; the rest is added up.
const shownKinds = 7

// kindTally is one kind of points of a game.
type kindTally struct {
	key    string
	points int // of all people
}

// addKinds counts the kinds that a total is made of. They are known where they add up to
// it.
func (g *gameTally) addKinds(p *personTally, r *result, seat int) {
	s := &r.Seats[seat]
	if !r.Complete || s.Total == nil {
		return
	}
	sum := 0
	for _, k := range s.Kinds {
		sum += k.Points
	}
	if sum != *s.Total {
		return
	}
	p.kinded++
	for _, k := range s.Kinds {
		i, ok := g.kind[k.Key]
		if !ok {
			i = len(g.kinds)
			g.kind[k.Key] = i
			g.kinds = append(g.kinds, kindTally{key: k.Key})
		}
		for len(p.kinds) <= i {
			p.kinds = append(p.kinds, 0)
		}
		g.kinds[i].points += k.Points
		p.kinds[i] += k.Points
	}
}

// kindOrder is the indices of the kinds, what brought most points first; where all are
// numbered, such as rounds, they are in that order.
func (g *gameTally) kindOrder() []int {
	order := make([]int, len(g.kinds))
	for i := range order {
		order[i] = i
	}
	numbered := !slices.ContainsFunc(g.kinds, func(k kindTally) bool { return numberOf(k.key) < 0 })
	slices.SortFunc(order, func(a, b int) int {
		if n := cmp.Compare(numberOf(g.kinds[a].key), numberOf(g.kinds[b].key)); numbered && n != 0 {
			return n
		}
		return cmp.Or(cmp.Compare(g.kinds[b].points, g.kinds[a].points), cmp.Compare(g.kinds[a].key, g.kinds[b].key))
	})
	return order
}

// numberOf is the number that a key ends in; -1: in none.
func numberOf(key string) int {
	n, err := strconv.Atoi(key[len(strings.TrimRight(key, "0123456789")):])
	if err != nil {
		return -1
	}
	return n
}

// kindStats is the kinds of the game, and whether there are too many to tell each.
func (g *gameTally) kindStats(order []int, game engine.Game, l lang.Lang) ([]GameKind, bool) {
	list := []GameKind{}
	for _, i := range order {
		list = append(list, GameKind{Key: clean.Line(g.kinds[i].key), Title: titled(game, g.kinds[i].key, l)})
	}
	return list, len(list) > shownKinds+1
}

// kindMeans is a person's points by kind; rest is those of the kinds that are too many.
func (p *personTally) kindMeans(g *gameTally, order []int) (means []KindMean, rest *float64) {
	means = []KindMean{}
	if p.kinded == 0 {
		return means, nil
	}
	sum := 0
	for at, i := range order {
		points := 0
		if i < len(p.kinds) {
			points = p.kinds[i]
		}
		if at >= shownKinds {
			sum += points
		}
		means = append(means, KindMean{clean.Line(g.kinds[i].key), *ratio(float64(points), float64(p.kinded))})
	}
	return means, ratio(float64(sum), float64(p.kinded))
}
