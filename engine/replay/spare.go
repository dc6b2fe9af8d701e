package replay

import (
	"sync"

	"partie/engine"
)

// spares is states that replays have done with, by the game's name. A state can be
// large, and an import replays thousands of games.
var spares sync.Map // of *sync.Pool

func spareOf(g engine.Game) *sync.Pool {
	p, ok := spares.Load(g.Name())
	if !ok {
		p, _ = spares.LoadOrStore(g.Name(), new(sync.Pool))
	}
	return p.(*sync.Pool)
}

// fresh is a game before anything happened, in the memory of a spare state if there
// is one.
func fresh(g engine.Game, rules engine.Rules, seats int, start engine.Seat) engine.State {
	if spare, ok := spareOf(g).Get().(engine.State); ok {
		g.Reset(spare, rules, seats, start)
		return spare
	}
	return g.New(rules, seats, start)
}

// giveBack makes a state a spare one. Nobody may hold it any more.
func giveBack(g engine.Game, st engine.State) { spareOf(g).Put(st) }

// Release says that nobody needs the positions of the replay any more: its steps,
// totals and diagnostics stay, its events have no more words.
func (r *Replay) Release() {
	if r.last != nil {
		giveBack(r.Game, r.last)
		r.last = nil
	}
}
