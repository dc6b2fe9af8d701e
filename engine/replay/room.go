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
	if cap(r.room.totals)-len(r.room.totals) < n {
		r.room.totals = make([]engine.Total, 0, 64*n)
	}
	from := len(r.room.totals)
	r.room.totals = st.Totals(r.room.totals)
	return r.room.totals[from : from+n : from+n]
}

// keepWords copies words into memory of their own.
func (r *runner) keepWords(words []string) []string {
	n := len(words)
	if cap(r.room.words)-len(r.room.words) < n {
		r.room.words = make([]string, 0, max(256, n))
	}
	from := len(r.room.words)
	r.room.words = append(r.room.words, words...)
	return r.room.words[from : from+n : from+n]
}
