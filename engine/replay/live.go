package replay

import "partie/notation"

// Live replays a record that is still being written. What it leaves open stays
// open, and that it stops before the end of the game is no fault.
func Live(rec *notation.Record) *Replay {
	r := &runner{Replay: &Replay{Record: rec}, live: true, stop: -1, pending: -1}
	r.run()
	return r.Replay
}
