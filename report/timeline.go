package report

import (
	"slices"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
)

// Moment is the totals at one time of the game, in seat order.
type Moment struct {
	Turn   int      `json:"turn"`   // the turn before it; 0: none yet
	End    bool     `json:"end"`    // the end scoring is done
	Scored []Points `json:"scored"` // since the moment before
	Totals []Points `json:"totals"`
	Now    []Points `json:"now"` // were the game, or its round, scored there; null where that cannot be said
}

// grew reports whether there is anything to see in the timeline.
func (g *Game) grew() bool {
	return len(g.Timeline) > 1 && slices.ContainsFunc(g.Timeline, func(m Moment) bool {
		return slices.ContainsFunc(append(slices.Clone(m.Totals), m.Now...), func(p Points) bool { return p != Points{} })
	})
}

// Stage is the totals within the end scoring, once one more kind of points was counted.
type Stage struct {
	Key    string   `json:"key"`
	Kind   string   `json:"kind"`
	Totals []Points `json:"totals"`
}

// ending is the end scoring kind by kind, in the order in which they first scored.
func (g *Game) ending(r *replay.Replay) []Stage {
	stages := []Stage{}
	if len(r.Ending) == 0 {
		return stages
	}
	totals := totalsOf(g.Timeline[len(g.Timeline)-2].Totals) // before it
	for _, first := range r.Ending {
		if slices.ContainsFunc(stages, func(s Stage) bool { return s.Key == clean.Line(first.Key) }) {
			continue
		}
		for _, e := range r.Ending {
			if e.Key == first.Key {
				totals[e.Seat] = totals[e.Seat].Plus(e.Points)
			}
		}
		stages = append(stages, Stage{clean.Line(first.Key), keyTitle(r, first.Key, g.l), pointsOf(totals)})
	}
	return stages
}

// timeline is the totals before the first turn, after each turn, and after the end
// scoring where there was one.
func timeline(r *replay.Replay) []Moment {
	ms := []Moment{}
	if len(r.Final) == 0 {
		return ms
	}
	at := func(turn int, end bool, scored []engine.Event, totals []engine.Total) {
		sums := make([]engine.Total, len(r.Final))
		for _, e := range scored {
			sums[e.Seat] = sums[e.Seat].Plus(e.Points)
		}
		if totals == nil {
			totals = sums
		}
		ms = append(ms, Moment{Turn: turn, End: end, Scored: pointsOf(sums), Totals: pointsOf(totals)})
	}
	at(0, false, r.Opening, nil)
	for i := range r.Steps {
		at(r.Steps[i].Number, false, r.Steps[i].Events, r.Steps[i].Totals)
	}
	if len(r.Ending) > 0 {
		at(len(r.Steps), true, r.Ending, r.Final)
	}
	addNow(ms, r)
	return ms
}
