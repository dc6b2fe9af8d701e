package replay

import "partie/engine"

// room is memory for what the steps keep, taken in large pieces: a replay of many
// games spends its time on the games and not on many small pieces.
type room struct {
	totals []engine.Total
	words  []string
	events []engine.Event
}

// totals is the totals of st in memory of their own.
func (r *runner) totals(st engine.State) []engine.Total {
	n := st.Seats()
	if cap(r.notes.room.totals)-len(r.notes.room.totals) < n {
		r.notes.room.totals = make([]engine.Total, 0, 64*n)
	}
	from := len(r.notes.room.totals)
	r.notes.room.totals = st.Totals(r.notes.room.totals)
	return r.notes.room.totals[from : from+n : from+n]
}

// keepWords copies words into memory of their own.
func (r *runner) keepWords(words []string) []string {
	n := len(words)
	if cap(r.notes.room.words)-len(r.notes.room.words) < n {
		r.notes.room.words = make([]string, 0, max(256, n))
	}
	from := len(r.notes.room.words)
	r.notes.room.words = append(r.notes.room.words, words...)
	return r.notes.room.words[from : from+n : from+n]
}

// keepEvents copies events into memory of their own; nil for none.
func (r *runner) keepEvents(events []engine.Event) []engine.Event {
	n := len(events)
	if n == 0 {
		return nil
	}
	if cap(r.notes.room.events)-len(r.notes.room.events) < n {
		r.notes.room.events = make([]engine.Event, 0, max(64, n))
	}
	from := len(r.notes.room.events)
	r.notes.room.events = append(r.notes.room.events, events...)
	return r.notes.room.events[from : from+n : from+n]
}
