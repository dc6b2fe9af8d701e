package review

import (
	"partie/engine"
	"partie/engine/replay"
)

// Forgotten is points that the score track of the table left out, or counted too much.
type Forgotten struct {
	Turn   int         `json:"turn"` // the turn at whose claim the track went wrong; 0: the Result alone
	Seat   engine.Seat `json:"seat"`
	Points int         `json:"points"`        // that are missing; below 0: too many
	Text   Text        `json:"text,omitzero"` // what was forgotten, where one event has just these points
}

// forgotten looks for what was scored, since the claim before, with just the points by
// which the score track went wrong.
func forgotten(r *replay.Replay) (list []Forgotten) {
	off := map[engine.Seat]int{} // by how much the track is known to be wrong
	since := 0                   // the turn of the claim before
	for _, a := range r.Audits {
		turn := a.Step + 1
		for _, x := range a.Wrong {
			if int(x) >= len(a.Totals) || !a.Totals[x].Known() {
				continue
			}
			missing := a.Totals[x].Min - a.Claimed[x].Points
			if more := missing - off[x]; more != 0 {
				f := Forgotten{Turn: turn, Seat: x, Points: more}
				if a.Result {
					f.Turn = 0
				}
				f.Text = named(r, x, more, since, turn, a.Result)
				list = append(list, f)
			}
			off[x] = missing
		}
		since = turn
	}
	return list
}

// named is the reason of the one event of a seat behind turn from, up to turn to, that has
// these points; zero where there is none or more than one.
func named(r *replay.Replay, x engine.Seat, points, from, to int, ending bool) (text Text) {
	n := 0
	r.EachEvent(func(turn int, e engine.Event) {
		within := turn > from && turn <= to || ending && turn < 0
		if within && e.Seat == x && e.Points == engine.Exactly(points) {
			n++
			text = textOf(r.Explain(e))
		}
	})
	if n != 1 {
		return Text{}
	}
	return text
}
