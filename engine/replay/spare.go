package replay

import (
	"slices"
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

// notes is the memory of what a replay keeps of its turns, and of what it needs while it
// runs.
type notes struct {
	steps []Step
	canon []canonItem
	room  room
	draft draft
}

// draft is the turn at hand.
type draft struct {
	turn   engine.Turn
	words  []string       // as they stand
	spelt  []string       // as the game spells them
	events []engine.Event // what it scored
	plies  []engine.Ply   // of the turns that lie behind a kept position
}

// spareNotes is notes that replays have done with.
var spareNotes sync.Pool // of *notes

// takeNotes gives the replay of so many items memory for its notes.
func (r *runner) takeNotes(items int) {
	n, ok := spareNotes.Get().(*notes)
	if !ok {
		n = new(notes)
	}
	r.notes = n
	n.steps = slices.Grow(n.steps[:0], items)
	n.canon = slices.Grow(n.canon[:0], items)[:items]
	r.Steps, r.canon, r.draft = n.steps, n.canon, n.draft
	r.before.plies = n.draft.plies[:0]
}

// keepDraft leaves the memory of the turn at hand to the notes, without the record's text.
func (r *runner) keepDraft() {
	r.turn.Reset()
	clear(r.words[:cap(r.words)])
	clear(r.spelt[:cap(r.spelt)])
	r.draft.plies = r.before.plies
	r.notes.draft = r.draft
}

// Release gives the memory of the replay back, for the next one: nobody may use its
// steps, events and positions any more. Its totals and diagnostics stay.
func (r *Replay) Release() {
	if r.last == nil {
		return
	}
	giveBack(r.Game, r.last)
	r.last = nil
	if n := r.notes; n != nil {
		clear(r.Steps)
		clear(r.canon)
		n.room.totals, n.room.words, n.room.events = n.room.totals[:0], n.room.words[:0], n.room.events[:0]
		r.Opening, r.Steps, r.Ending, r.canon, r.notes = nil, nil, nil, nil, nil
		spareNotes.Put(n)
	}
}
