package review

import (
	"slices"

	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// equal is how far two values may differ by the rounding of sums alone.
const equal = 1e-9

// work is the memory of a review.
type work struct {
	*Review
	replay *replay.Replay
	judge  engine.Judge
	plies  []turn // of the main line

	surveyor engine.Surveyor // the judge, where it is one
	scorer   engine.Scorer   // the same
	static   []float64

	decided, next, spare engine.State
	turn                 engine.Turn
	choices              engine.Choices
	values               [][Levels]float64 // by choice
	worth                []float64
	ev                   []engine.Event
}

// turn is a turn of the main line as plies.
type turn struct {
	seat engine.Seat
	engine.Turn
}

func newWork(r *replay.Replay, j engine.Judge) *work {
	st := r.Last()
	w := &work{Review: new(Review), replay: r, judge: j, decided: st.Clone(), next: st.Clone(), spare: st.Clone(), worth: make([]float64, st.Seats())}
	w.surveyor, _ = j.(engine.Surveyor)
	w.scorer, _ = j.(engine.Scorer)
	for range st.Seats() {
		w.Seats = append(w.Seats, Seat{Best: -1, Worst: -1, Helped: make([]float64, st.Seats())})
	}
	return w
}

// readTurns reads the plies of all turns: what a seat did later may prove what it held.
func (w *work) readTurns() {
	replay.Ahead(w.replay.Record, func(step *replay.Step, st engine.State, t *engine.Turn) {
		w.plies = append(w.plies, turn{step.Seat, engine.Turn{Plies: slices.Clone(t.Plies), Words: slices.Clone(t.Words)}})
	}).Release()
}

// later is what the seat of a turn did behind it in the same round. It ends where somebody
// plays against the rules: what was drawn then is not what they ask for.
func (w *work) later(i int) (l engine.Later) {
	steps := w.replay.Steps
	until := len(w.replay.Record.Items)
	for j := i + 1; j < len(steps); j++ {
		if steps[j].Round != steps[i].Round || steps[j].Forced {
			until = steps[j].Item
			break
		}
		if t := &w.plies[j]; t.seat == w.plies[i].seat {
			l.Turns = append(l.Turns, t.Turn)
		}
	}
	l.Said = w.said(steps[i].Item+1, until)
	return l
}

// said is the directives among the items from one to before another, as far as the game
// took them.
func (w *work) said(from, until int) (said [][]string) {
	rec := w.replay.Record
	for at := from; at < until; at++ {
		switch it := &rec.Items[at]; it.Kind {
		case notation.Directive:
			if !w.replay.Accepted(at) {
				return said
			}
			said = append(said, rec.Words(it, nil))
		case notation.Variation:
			at = it.Next() - 1
		case notation.Unfinished:
			return said
		}
	}
	return said
}

// look judges a turn that is about to be made in st.
func (w *work) look(step *replay.Step, st engine.State, t *engine.Turn) {
	i := len(w.Findings)
	if i >= len(w.replay.Steps) {
		return // the replay stops at this turn
	}
	done := &w.replay.Steps[i]
	f := Finding{Turn: done.Number, Seat: done.Seat, Round: done.Round, Played: done.Words}
	switch {
	case done.Forced:
		f.Unjudged = textOf(texts.Msg("irregular"))
	case done.Seat == engine.NoSeat:
		f.Unjudged = textOf(texts.Msg("nobodys"))
	default:
		w.weigh(&f, st, t, w.later(i))
	}
	w.Findings = append(w.Findings, f)
}

// weigh tries all that the seat could have done and compares what it did.
func (w *work) weigh(f *Finding, st engine.State, t *engine.Turn, later engine.Later) {
	c := &w.choices
	c.Reset()
	w.decided.Set(st)
	w.judge.Choices(w.decided, t, later, c)
	if !c.Unknown.IsZero() || c.Len() == 0 || c.Played < 0 {
		if c.Unknown.IsZero() {
			c.Unknown = texts.Msg("unknown")
		}
		f.Unjudged = textOf(c.Unknown)
		return
	}
	w.values = w.values[:0]
	for i := range c.Len() {
		w.values = append(w.values, w.value(f.Seat, c.At(i)))
	}
	w.survey()
	f.Choices, f.Partial = c.Len(), c.Partial
	f.Forced = c.Len() == 1 && !c.Partial
	best := [Levels]int{c.Played, c.Played, c.Played}
	played := w.values[c.Played]
	least := played[w.Primary]
	worse, sum := 0, 0.0
	for i, v := range w.values {
		for l := range Levels {
			if v[l] > w.values[best[l]][l]+equal {
				best[l] = i
			}
		}
		least = min(least, v[w.Primary])
		sum += v[w.Primary]
		if v[w.Primary] > played[w.Primary]+equal {
			worse++
		}
	}
	if c.Ranked {
		f.Rank = worse + 1
	}
	f.Edge = played[w.Primary] - sum/float64(c.Len())
	if w.Search { // which lists a few choices only
		f.Edge = played[w.Primary] - least
	}
	f.Equal = w.values[best[w.Primary]][w.Primary]-least <= equal
	for l := range Levels {
		f.Gain[l] = w.values[best[w.Primary]][l] - played[l]
		f.By[l] = Loss{Best: f.Played, Points: w.values[best[l]][l] - played[l], Value: played[l]}
		if best[l] != c.Played {
			f.By[l].Best = w.words(t.Plies[:c.Skip], c.At(best[l]))
		}
	}
	if f.Real() {
		f.Class = w.Grades.Of(f.By[w.Primary].Points)
		if w.decides(f.Seat, c.At(best[Immediate])) && !w.decides(f.Seat, c.At(c.Played)) {
			f.Class, f.Decide = Blunder, true
		}
	}
	w.compare(f, c.At(best[w.Primary]), c.At(c.Played))
	w.missedLater(f)
	w.firstCost(f, c.At(c.Played))
}

// apply makes a choice in next and ends the turn.
func (w *work) apply(plies []engine.Ply) {
	w.next.Set(w.decided)
	w.ev = engine.Make(w.next, plies, w.ev[:0])
}

// decides reports whether a choice decides the game or its round.
func (w *work) decides(x engine.Seat, plies []engine.Ply) bool {
	d, ok := w.judge.(engine.Decisive)
	if ok {
		w.apply(plies)
		ok = d.Decides(x, w.next)
	}
	return ok
}

// value is what a choice is worth to the seat by each level.
func (w *work) value(x engine.Seat, plies []engine.Ply) (v [Levels]float64) {
	w.apply(plies)
	v[Immediate] = w.judge.Gain(x, w.decided, w.next, w.ev)
	if w.surveyor == nil {
		w.judge.Static(w.next, w.worth)
		v[Static] = engine.Margin(w.worth, x)
	}
	if w.scorer != nil {
		w.scorer.Scored(w.next, w.worth)
	} else {
		w.ev = w.judge.Now(w.next, w.worth, w.ev)
	}
	v[Scored] = engine.Margin(w.worth, x)
	return v
}

// survey weighs all choices together, where the judge can.
func (w *work) survey() {
	if w.surveyor == nil {
		return
	}
	w.static = w.surveyor.Survey(w.decided, &w.choices, w.static[:0])
	for i, v := range w.static {
		w.values[i][Static] = v
	}
}

// margins is how far every seat is above the mean of all.
func margins(worth []float64) []float64 {
	m := make([]float64, len(worth))
	for x := range m {
		m[x] = engine.Margin(worth, engine.Seat(x))
	}
	return m
}

// words is a choice, behind what chance brought, as the notation writes it.
func (w *work) words(chance, choice []engine.Ply) []string {
	w.turn.Reset()
	for i, p := range slices.Concat(chance, choice) {
		w.turn.Add(p, i)
	}
	return w.decided.Words(w.turn, nil)
}

// stopped says why the record was not judged to its end.
func (w *work) stopped() Text {
	for _, d := range w.replay.Diags {
		if d.Severity == notation.Error {
			return textOf(texts.Msg("stopped", len(w.Findings), d.Msg))
		}
	}
	if !w.replay.Complete {
		return textOf(texts.Msg("incomplete", len(w.Findings)))
	}
	return Text{}
}
