package report

import (
	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
)

// Score is one change of a total, with its reason.
type Score struct {
	Turn   int    `json:"turn"` // 0: before the first turn
	End    bool   `json:"end"`  // by the end scoring
	Seat   string `json:"seat"`
	Name   string `json:"name"`
	Points Points `json:"points"`
	Key    string `json:"key"`
	Kind   string `json:"kind"`
	Reason string `json:"reason"` // "" where the record gives none
	Facts  Facts  `json:"facts,omitempty"`
}

// Facts is the details of what scored, by their names, as far as the game tells them.
type Facts map[string]any

// Kind is one reason for points and what it brought each seat.
type Kind struct {
	Key    string   `json:"key"`
	Title  string   `json:"title"`
	Points []Points `json:"points"`          // in seat order
	Doubt  bool     `json:"doubt,omitempty"` // they rest on what is not known for certain of the map
}

// scores lists what scored when. Events without points are left out: a turn tells
// them.
func (g *Game) scores(r *replay.Replay) []Score {
	list := []Score{}
	r.EachEvent(func(turn int, e engine.Event) {
		if e.Points == (engine.Total{}) {
			return
		}
		s := g.score(r, e)
		s.Turn = turn
		if turn < 0 {
			s.Turn, s.End = len(r.Steps), true
		}
		list = append(list, s)
	})
	return list
}

func (g *Game) score(r *replay.Replay, e engine.Event) Score {
	return Score{
		Seat: e.Seat.String(), Name: g.name(e.Seat), Points: Points(e.Points), Key: clean.Line(e.Key),
		Kind: keyTitle(r, e.Key, g.l), Reason: clean.Line(r.Explain(e).In(g.l)),
		Facts: facts(r, e),
	}
}

// facts is the details of an event of the main line.
func facts(r *replay.Replay, e engine.Event) Facts {
	st, ok := r.Last().(engine.Factual)
	if !ok {
		return nil
	}
	f := Facts{}
	for _, d := range st.Facts(e) {
		f[d.Name] = d.Value
	}
	return f
}

func keyTitle(r *replay.Replay, key string, l lang.Lang) string {
	return clean.Line(r.Game.KeyTitle(key).In(l))
}

// kinds adds up the points of all seats by kind.
func kinds(r *replay.Replay, l lang.Lang) []Kind {
	ks := []Kind{}
	index := map[string]int{}
	r.EachEvent(func(_ int, e engine.Event) {
		i, ok := index[e.Key]
		if !ok {
			i = len(ks)
			index[e.Key] = i
			st, ok := r.Last().(engine.Doubtful)
			ks = append(ks, Kind{clean.Line(e.Key), keyTitle(r, e.Key, l), make([]Points, len(r.Final)), ok && st.InDoubt(e.Key)})
		}
		p := &ks[i].Points[e.Seat]
		*p = Points(engine.Total(*p).Plus(e.Points))
	})
	return ks
}

// doubt says which kinds of points are not certain, and why; "" where all are.
func (g *Game) doubt() string {
	var kinds []string
	for _, k := range g.Kinds {
		if k.Doubt {
			kinds = append(kinds, k.Title)
		}
	}
	if len(kinds) == 0 || g.Map == nil {
		return ""
	}
	return g.text("doubt", names(g.l, kinds), g.Map.Caveat)
}
