package report

import (
	"slices"

	"partie/engine"
	"partie/engine/replay"
)

// addNow fills in what each seat would have, were the game (or its round) scored at each
// of the moments. Of a game that cannot be scored before its end it says nothing.
func addNow(ms []Moment, r *replay.Replay) {
	if _, ok := r.Game.(engine.Judged); !ok || len(ms) == 0 {
		return
	}
	trial := r.Last().Clone()
	var before, after []engine.Total
	var ev []engine.Event
	replay.Each(r.Record, func(turn int, st engine.State) {
		trial.Set(st)
		before = trial.Totals(before[:0])
		ev = trial.Close(trial.Finish(ev[:0]))
		after = trial.Totals(after[:0])
		ms[turn].Now = ms[turn].Totals
		// Where the scoring changes nothing, it is done: what was told behind the turn,
		// such as the cards left in hand, is in the totals of the moment.
		if !slices.Equal(before, after) {
			ms[turn].Now = pointsOf(after)
		}
	}).Release()
	if last := &ms[len(ms)-1]; last.End {
		last.Now = last.Totals
	}
}
