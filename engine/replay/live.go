package replay

import "partie/notation"

// Live replays a record that is still being written. What it leaves open stays
// open, and that it stops before the end of the game is no fault.
func Live(rec *notation.Record) *Replay { return run(&runner{live: true}, rec) }
