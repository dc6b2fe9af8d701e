package report

import (
	"partie/clean"
	"partie/engine"
	"partie/lang"
)

// doubtful is a state of the game by its usual rules, where its board is not known for
// certain; nil where it is.
func (g *gameTally) doubtful(game engine.Game) engine.Doubtful {
	if game == nil || len(g.kinds) == 0 {
		return nil
	}
	rules, fault := game.Rules(nil, g.sizes[0].players)
	if fault != nil {
		return nil
	}
	seats, _ := rules.Seats() // those of a variant may be fewer
	st, _ := game.New(rules, seats, 0).(engine.Doubtful)
	return st
}

// addDoubt marks the kinds of points that are not certain.
func (s *GameStats) addDoubt(g *gameTally, order []int, st engine.Doubtful, l lang.Lang) {
	if st == nil {
		return
	}
	for at, i := range order {
		if st.InDoubt(g.kinds[i].key) {
			s.Kinds[at].Doubt = true
			s.Caveat = clean.Line(st.Caveat().In(l))
		}
	}
}

// doubt says which kinds of points are not certain, why, and what rests on them; "" where
// all are.
func (s *Stats) doubt(g *GameStats) string {
	var kinds []string
	for _, k := range g.Kinds {
		if k.Doubt {
			kinds = append(kinds, k.Title)
		}
	}
	if kinds == nil {
		return ""
	}
	return s.text("doubt", names(s.l, kinds), g.Caveat) + " " + s.text("stats.doubt")
}
