package report

import (
	"partie/engine"
	"partie/engine/replay"
)

// Moment is the totals at one time of the game, in seat order.
type Moment struct {
	Turn   int      `json:"turn"` // the turn before it; 0: none yet
	End    bool     `json:"end"`  // the end scoring is done
	Totals []Points `json:"totals"`
	Now    []Points `json:"now"` // were the game, or its round, scored there; null where that cannot be said
}

// timeline is the totals before the first turn, after each turn, and after the end
// scoring where there was one.
func timeline(r *replay.Replay) []Moment {
	ms := []Moment{}
	if len(r.Final) == 0 {
		return ms
	}
	start := make([]engine.Total, len(r.Final))
	for _, e := range r.Opening {
		start[e.Seat] = start[e.Seat].Plus(e.Points)
	}
	ms = append(ms, Moment{Totals: pointsOf(start)})
	for i := range r.Steps {
		ms = append(ms, Moment{Turn: r.Steps[i].Number, Totals: pointsOf(r.Steps[i].Totals)})
	}
	if len(r.Ending) > 0 {
		ms = append(ms, Moment{Turn: len(r.Steps), End: true, Totals: pointsOf(r.Final)})
	}
	return ms
}
