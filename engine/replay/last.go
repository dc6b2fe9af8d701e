package replay

import (
	"partie/engine"
	"partie/lang"
)

// Last is the position in which the replay ended; nil where the game could not be
// set up. It belongs to the Replay: who wants to go on from it clones it.
func (r *Replay) Last() engine.State { return r.last }

// TieBreak says by what equal totals were decided, or that they were not; the zero Msg
// where nothing of the kind is to be said.
func (r *Replay) TieBreak() lang.Msg {
	st, ok := r.last.(engine.TieBroken)
	if !ok || !r.Complete {
		return lang.Msg{}
	}
	return st.TieBreak()
}

// Explain puts the reason of one of the replay's events into words, without seat
// and points.
func (r *Replay) Explain(e engine.Event) lang.Msg {
	if r.last == nil {
		return lang.Msg{}
	}
	return r.last.Explain(e)
}
