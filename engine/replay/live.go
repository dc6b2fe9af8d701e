package replay

import (
	"partie/engine"
	"partie/notation"
)

// Live replays a record that is still being written, and gives the position behind
// all that it says: directives after the last turn included. What it leaves open
// stays open, and that it stops before the end of the game is no fault. The state is
// nil where the game cannot be set up.
func Live(rec *notation.Record) (*Replay, engine.State) {
	r := &runner{Replay: &Replay{Record: rec}, live: true, stop: -1, pending: -1}
	r.run()
	return r.Replay, r.state
}
