package review

import (
	"slices"

	"partie/engine"
)

// Reason is points that one of two turns has and the other has not.
type Reason struct {
	Seat   engine.Seat `json:"seat"`
	Points int         `json:"points"`            // below 0: of penalty
	AtOnce bool        `json:"at_once,omitempty"` // scored by the turn itself; else if the game were scored behind it
	Text   Text        `json:"text"`              // what scores
	Other  int         `json:"other,omitempty"`   // the points that the other turn has for the same thing

	event engine.Event
}

// most is how many reasons are kept for each side.
const most = 4

// compare tells what the played turn brought the others, and how the scored margin went
// by it; of a turn that lost something also why.
func (w *work) compare(f *Finding, best, played []engine.Ply) {
	w.spare.Set(w.decided)
	w.ev = w.judge.Now(w.spare, w.worth, w.ev[:0])
	f.Before = margins(w.worth)

	missed, there := w.scores(best)
	got, here := w.scores(played)
	f.After = margins(w.worth)
	for y := range here {
		f.Helped = append(f.Helped, here[y]-there[y])
	}
	if f.Class == Fine {
		return
	}
	f.Missed, f.Got = w.less(missed, got), w.less(got, missed)
}

// scores is what a choice scores, at once and if the game were scored behind it, and the
// margins behind it, with what is open weighed unless turns are compared without that. It
// leaves in w.worth what each seat would have if scored.
func (w *work) scores(plies []engine.Ply) (list []Reason, behind []float64) {
	w.apply(plies)
	w.judge.Static(w.next, w.worth)
	behind = margins(w.worth)
	atOnce := len(w.ev)
	w.ev = w.judge.Now(w.next, w.worth, w.ev)
	if w.Primary == Scored {
		behind = margins(w.worth)
	}
	for i, e := range w.ev {
		if e.Points.Known() && e.Points.Min != 0 {
			list = append(list, Reason{Seat: e.Seat, Points: w.good(e.Points.Min), AtOnce: i < atOnce, Text: textOf(w.next.Explain(e)), event: e})
		}
	}
	return list, behind
}

// good is points of the game as points of which more is better.
func (w *work) good(points int) int {
	if w.replay.Rules.LowWins() {
		return -points
	}
	return points
}

// less is the reasons of list that are not in other, the largest difference first. The
// position behind the played turn is in w.next.
func (w *work) less(list, other []Reason) (rest []Reason) {
	used := make([]bool, len(other))
next:
	for _, r := range list {
		for i, o := range other {
			if !used[i] && r.event == o.event && r.AtOnce == o.AtOnce {
				used[i] = true
				continue next
			}
		}
		r.Other = w.same(r, other)
		rest = append(rest, r)
	}
	slices.SortStableFunc(rest, func(a, b Reason) int {
		return max(b.net(), -b.net()) - max(a.net(), -a.net())
	})
	return rest[:min(len(rest), most)]
}

// net is how many more points it is than the other turn has for the same thing.
func (r *Reason) net() int { return r.Points - r.Other }

// same is the points that a turn has for the same thing as a reason of the other turn.
func (w *work) same(r Reason, other []Reason) int {
	kin, ok := w.next.(engine.Kindred)
	for _, o := range other {
		if o.Seat == r.Seat && o.AtOnce == r.AtOnce && (o.Text == r.Text || ok && kin.Same(r.event, o.event)) {
			return o.Points
		}
	}
	return 0
}
