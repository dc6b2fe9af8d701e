package replay

import "partie/engine"

// behind is the position before the turn at hand. Few turns ask for it (those with a
// variation, and the one at which a replay stops), so it is not copied at every turn:
// a position of some turns ago is kept with the turns that were made since.
type behind struct {
	st    engine.State
	own   bool         // st is b's alone; else it must not be changed
	plies []engine.Ply // the turns since, a zero behind each
	last  int          // where the turn at hand begins in plies
	stale bool         // more than these turns happened since: st must be copied anew
}

// begin says that a turn begins in the position now.
func (b *behind) begin(now engine.State) {
	if b.stale {
		b.keep()
		b.st.Set(now)
		b.plies, b.stale = b.plies[:0], false
	}
	b.last = len(b.plies)
}

// end takes note of the turn that began last.
func (b *behind) end(t *engine.Turn) { b.plies = append(append(b.plies, t.Plies...), 0) }

// keep makes st b's own.
func (b *behind) keep() {
	if !b.own {
		b.st, b.own = b.st.Clone(), true
	}
}

// state is the position before the turn that began last. It belongs to b.
func (b *behind) state() engine.State {
	if b.last == 0 {
		return b.st // thousands of nested variations may start from one position
	}
	b.keep()
	var ev []engine.Event
	for _, p := range b.plies[:b.last] {
		if p == 0 {
			ev, _ = b.st.EndTurn(ev[:0])
		} else {
			ev, _ = b.st.Apply(p, ev)
		}
	}
	b.plies = append(b.plies[:0], b.plies[b.last:]...)
	b.last = 0
	return b.st
}
