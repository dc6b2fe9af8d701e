package review

import (
	"slices"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Better replays a record and calls f with the position behind the best turn by the level
// that turns are classed by, wherever another one was played. It is as far as the seat
// decides: where cards are drawn behind that, the turn is not at its end. The position is
// valid during the call only.
func (r *Review) Better(rec *notation.Record, f func(finding int, st engine.State)) {
	at := 0
	var best engine.State
	var read engine.Turn
	var ev []engine.Event
	replay.Ahead(rec, func(_ *replay.Step, st engine.State, _ *engine.Turn) {
		i := at
		at++
		if i >= len(r.Findings) {
			return // the record goes on where the review stopped
		}
		words := r.Findings[i].By[r.Primary].Best
		if len(words) == 0 || slices.Equal(words, r.Findings[i].Played) {
			return
		}
		if best == nil {
			best = st.Clone()
		} else {
			best.Set(st)
		}
		read.Reset()
		if best.Read(words, &read) != nil {
			return // a review of another record
		}
		ev = engine.Make(best, read.Plies, ev[:0])
		f(i, best)
	}).Release()
}
