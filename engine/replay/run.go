package replay

import (
	"strings"

	"partie/engine"
	"partie/notation"
)

// runner replays one record.
type runner struct {
	*Replay
	state  engine.State
	before *behind // the state before the turn at hand
	each   func(turn int, st engine.State)
	line   func(item int, st engine.State)
	ahead  func(step *Step, st engine.State, t *engine.Turn)
	draft
	stop int32 // the movetext's syntax is broken from here on; -1: nowhere
	rest int   // the first item that was not reached

	live    bool       // the record is still being written
	ended   bool       // @unfinished or @end was read
	pending int        // the step whose claim waits to be audited; -1: none
	offs    []claimOff // by seat: what is known to be wrong with the score track

	found [2]tally // the diagnostics by severity
}

func run(r *runner, rec *notation.Record) *Replay {
	r.Replay, r.stop, r.pending = &Replay{Record: rec}, -1, -1
	r.run()
	return r.Replay
}

func (r *runner) run() {
	rec := r.Record
	r.Diags = append(r.Diags, rec.Diags...)
	for _, d := range rec.Diags {
		if d.Severity == notation.Error {
			r.found[notation.Error].n++
		}
		if d.Severity == notation.Error && d.Pos >= headEnd(rec) && (r.stop < 0 || d.Pos < r.stop) {
			r.stop = d.Pos
		}
	}
	if r.setUp() {
		r.takeNotes(len(rec.Items))
		r.mainLine()
		r.readOn(r.rest)
		giveBack(r.Game, r.before.st)
		r.keepDraft()
	}
	r.countRest()
	notation.SortDiagnostics(r.Diags)
}

// mainLine replays the items of the game and settles its end.
func (r *runner) mainLine() {
	rec := r.Record
	show := func(n int) {
		if r.each != nil {
			r.each(n, r.state)
		}
	}
	shown := false
	for i := 0; i < len(rec.Items); i++ {
		it := &rec.Items[i]
		if r.rest = i; r.brokenBefore(it) {
			break
		}
		r.rest++
		switch it.Kind {
		case notation.Turn:
			if !shown {
				show(0)
				shown = true
			}
			r.settle()
			if !r.mainTurn(i) {
				r.conclude(false)
				return
			}
			show(len(r.Steps))
		case notation.Directive:
			events, ok := r.directive(i, nil)
			if !ok {
				r.conclude(false)
				return
			}
			r.addEvents(events)
		case notation.ClaimLine:
			r.settle()
			r.audit(Audit{Pos: rec.Claim(it), Step: len(r.Steps) - 1, Claimed: rec.Claims(it)})
		case notation.Variation:
			if !r.variation(i) {
				r.conclude(false)
				return
			}
			i = it.Next() - 1
		case notation.Unfinished, notation.End:
			r.end(it)
		}
	}
	if !shown {
		show(0)
	}
	r.conclude(!notation.HasErrors(r.Diags))
}

// brokenBefore reports whether the syntax is broken before the item ends.
func (r *runner) brokenBefore(it *notation.Item) bool {
	return r.stop >= 0 && r.stop < it.End
}

// headEnd is where the movetext starts. Errors before it do not stop the replay.
func headEnd(rec *notation.Record) int32 {
	if n := len(rec.Tags); n > 0 {
		return rec.Tags[n-1].End
	}
	return 0
}

// mainTurn replays turn i of the main line. It reports false where it is illegal.
func (r *runner) mainTurn(i int) bool {
	if r.ended {
		r.item(notation.Error, i, "turn-after-end", "")
		return false
	}
	n := len(r.Steps) // the step is filled where it lies: a variable would be memory of its own for each
	r.Steps = append(r.Steps, Step{Item: i, Number: n + 1})
	step := &r.Steps[n]
	tells, ok := r.state.(engine.Telling)
	chapter := 0
	if ok {
		chapter = tells.Chapter()
		r.before.stale = true // such positions are small: to copy each is less than to make the game again
	}
	if !r.play(r.state, r.before, step) {
		*step = Step{}
		r.Steps = r.Steps[:n]
		return false
	}
	if ok && tells.Chapter() != chapter {
		step.Notices = tells.Notices(r.before.state(), r.Players)
	}
	step.Totals = r.totals(r.state)
	r.pending = n
	return true
}

// play reads the turn that step names and applies it to st, keeping in before what
// st was. It reports false where the turn is illegal: st is then as it was.
func (r *runner) play(st engine.State, before *behind, step *Step) bool {
	rec := r.Record
	it := &rec.Items[step.Item]
	step.Seat, step.Round, step.Clock = st.ToMove(), st.Round(), rec.Clock(it)
	before.begin(st)
	turn := step.Seat
	if !r.checkPrefix(st, it, step) {
		return false // a seat that is faulted has seized nothing
	}
	seized := turn != engine.NoSeat && step.Seat != turn
	r.words = rec.Words(it, r.words[:0])
	r.turn.Reset()
	form := st.Read(r.words, &r.turn)
	if form != nil && !(form.Form && it.Tilde) {
		st.Set(before.state()) // if the seat was seized, it is not any more
		r.wordFault(it, form)
		return false
	}
	r.turn.Said = r.words
	r.spelt = st.Words(r.turn, r.spelt[:0])
	step.Words = r.keepWords(r.spelt)
	if r.ahead != nil && before == r.before { // in the main line
		r.ahead(step, st, &r.turn)
	}
	events, at, f := r.apply(st, r.events[:0])
	if f != nil {
		st.Set(before.state())
		if !it.Tilde {
			r.fault(within(rec.Word(it, at), f), f)
			return false
		}
		if seized {
			st.Seize(step.Seat)
		}
		events = r.force(st, it, events[:0])
		if form != nil { // what is wrong with the words, not with what was made of them
			f = form
		}
	}
	before.end(&r.turn)
	if f == nil && seized {
		f = &engine.Fault{Code: "wrong-seat", Msg: texts.Msg("wrong-seat", turn, r.Players[turn], step.Seat)}
	}
	if f != nil {
		step.Forced, step.Fault, r.Irregular, before.stale = true, f, true, true
	} else if it.Tilde {
		r.diag(notation.Diagnostic{
			Span: rec.TildeSpan(it), Severity: notation.Warning,
			Code: "needless-tilde", Msg: texts.Msg("needless-tilde"),
		})
	}
	r.events, step.Events = events, r.keepEvents(events)
	r.canon[step.Item] = canonItem{int32(step.Number), step.Seat, true, step.Words}
	return true
}

// checkPrefix compares the number and seat that the turn names with those it has.
// A seat that is not to move takes the turn by ~ alone.
func (r *runner) checkPrefix(st engine.State, it *notation.Item, step *Step) bool {
	if it.Number != 0 && int(it.Number) != step.Number {
		r.diag(notation.Diagnostic{Span: it.Span, Code: "wrong-number",
			Msg: texts.Msg("wrong-number", step.Number, it.Number), Hint: texts.Msg("wrong-number.hint", step.Number)})
		return false
	}
	if it.Seat == notation.NoSeat {
		return true
	}
	written := engine.Seat(it.Seat)
	switch {
	case int(it.Seat) >= len(r.Players):
		r.noSuchSeat(it)
		return false
	case step.Seat == engine.NoSeat, step.Seat != written && it.Tilde && st.Seize(written):
		step.Seat = written
	case step.Seat != written:
		r.diag(notation.Diagnostic{Span: r.Record.SeatSpan(it), Code: "wrong-seat",
			Msg: texts.Msg("wrong-seat", step.Seat, r.Players[step.Seat], written), Hint: texts.Msg("wrong-seat.hint", step.Seat)})
		return false
	}
	return true
}

// apply applies the turn that was read. At a fault, word is the word it lies at.
func (r *runner) apply(st engine.State, ev []engine.Event) (events []engine.Event, word int, f *engine.Fault) {
	for i, p := range r.turn.Plies {
		if ev, f = st.Apply(p, ev); f != nil {
			if f.Word >= 0 {
				return ev, r.turn.Words[i] + f.Word, f
			}
			return ev, -1, f
		}
	}
	ev, f = st.EndTurn(ev)
	return ev, -1, f
}

// directive takes a fact of the set-up into the state.
func (r *runner) directive(i int, ev []engine.Event) ([]engine.Event, bool) {
	rec := r.Record
	it := &rec.Items[i]
	r.words = rec.Words(it, r.words[:0])
	r.before.stale = true
	canonical, ev, f := r.state.Directive(strings.ToLower(r.words[0]), r.words[1:], ev)
	if f != nil {
		at := it.Span
		if f.Word >= 0 {
			at = within(rec.Word(it, f.Word+1), f)
		}
		r.fault(at, f)
		return ev, false
	}
	r.canon[i] = canonItem{ok: true, words: canonical}
	return ev, true
}

// addEvents books events that a directive or the end of the record brought: to the
// last turn, whose round they settle, or to the end scoring once the game ended.
func (r *runner) addEvents(ev []engine.Event) {
	switch {
	case r.ended:
		r.Ending = append(r.Ending, ev...)
	case len(r.Steps) == 0:
		r.Opening = append(r.Opening, ev...)
	default:
		last := &r.Steps[len(r.Steps)-1]
		last.Events = append(last.Events, ev...)
		last.Totals = r.state.Totals(last.Totals[:0])
	}
}

// end takes @unfinished or @end.
func (r *runner) end(it *notation.Item) {
	if r.ended {
		r.diag(notation.Diagnostic{Span: it.Span, Severity: notation.Warning, Code: "second-end", Msg: texts.Msg("second-end")})
		return
	}
	r.settle()
	if r.state.Over() {
		r.diag(notation.Diagnostic{Span: it.Span, Severity: notation.Warning, Code: "needless-end", Msg: texts.Msg("needless-end")})
	}
	if it.Kind == notation.End && !r.state.Over() {
		r.Ending = r.state.Finish(r.Ending)
	}
	r.Broken = it.Kind == notation.Unfinished && !r.state.Over()
	r.ended = true
}

// conclude settles what the record left open and takes the final totals.
func (r *runner) conclude(whole bool) {
	if whole && !r.Broken && !r.live {
		r.addEvents(r.state.Close(nil))
	}
	r.settle()
	if whole && r.state.Over() {
		r.events = r.state.Finish(append(r.events[:0], r.Ending...))
		r.Ending = r.keepEvents(r.events)
	}
	r.Final = r.state.Totals(nil)
	if !whole {
		return
	}
	r.Complete = r.state.Over() && !r.Broken && len(r.Steps) > 0 // what has not begun has not ended
	if r.Complete {
		r.Winners = r.state.Winners()
	} else if !r.Broken && !r.live {
		d := notation.Diagnostic{Span: r.lastFact(), Severity: notation.Warning, Code: "not-finished", Msg: texts.Msg("not-finished")}
		if !r.ended {
			d.Hint = texts.Msg("not-finished.hint")
		}
		r.diag(d)
	}
	if claimed := r.Record.Result(); len(claimed) == len(r.Final) {
		r.audit(Audit{Pos: r.Record.TagSpan("Result"), Step: len(r.Steps) - 1, Result: true, Claimed: claimed})
	}
}

// lastFact is where the last turn or directive of the record stands, or its last tag.
func (r *runner) lastFact() notation.Span {
	items := r.Record.Items
	for i := len(items) - 1; i >= 0; i-- {
		if k := items[i].Kind; k == notation.Turn || k == notation.Directive {
			return items[i].Span
		}
	}
	return r.Record.TagSpan("Players")
}

// settle closes the books of the last turn: its claim is audited only now, since
// the cards left at the end of a round stand behind the turn that ended it.
func (r *runner) settle() {
	if r.pending < 0 {
		return
	}
	it := &r.Record.Items[r.Steps[r.pending].Item]
	if at := r.Record.Claim(it); at != (notation.Span{}) {
		r.audit(Audit{Pos: at, Step: r.pending, Claimed: r.Record.Claims(it)})
	}
	r.pending = -1
}
