package replay

import "partie/engine"

// room is memory for what the steps keep, taken in large pieces: a replay of many
// games spends its time on the games and not on many small pieces.
type room struct {
	totals []engine.Total
	words  []string
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
