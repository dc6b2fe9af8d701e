package replay

import (
	"strings"

	"partie/engine"
	"partie/notation"
)

// thorough is a State that tells all that it leaves out of a ply, not only the first of it.
type thorough interface {
	ForceAll(p engine.Ply, ev []engine.Event) ([]engine.Event, []*engine.Fault)
}

// leftOut is what was left out of one word of a turn.
type leftOut struct {
	word  int
	plies []engine.Ply
	why   *engine.Fault // of the first of them
}

// force applies the turn that was read as far as it is physically possible.
func (r *runner) force(st engine.State, it *notation.Item, ev []engine.Event) []engine.Event {
	var left []leftOut
	for i, p := range r.turn.Plies {
		var f *engine.Fault
		if ev, f = st.Apply(p, ev); f == nil {
			continue
		}
		var all []*engine.Fault
		if t, ok := st.(thorough); ok {
			ev, all = t.ForceAll(p, ev)
		} else if ev, f = st.Force(p, ev); f != nil {
			all = []*engine.Fault{f}
		}
		for _, f := range all {
			w := r.turn.Words[i] + max(f.Word, 0)
			if n := len(left) - 1; n >= 0 && left[n].word == w {
				left[n].plies = append(left[n].plies, p)
			} else {
				left = append(left, leftOut{w, []engine.Ply{p}, f})
			}
		}
	}
	for _, l := range left {
		what, at := r.quote(st, it, l)
		r.diag(notation.Diagnostic{Span: at, Severity: notation.Warning,
			Code: "impossible-play", Msg: texts.Msg("impossible-play", l.why.Msg, what)})
	}
	var f *engine.Fault
	if ev, f = st.EndTurn(ev); f != nil {
		ev = st.ForceEndTurn(ev)
	}
	return ev
}

// quote is the words of what was left out, and where they stand: a ply with all of its
// words, or one of these; of a word with several plies, those that were left out.
func (r *runner) quote(st engine.State, it *notation.Item, l leftOut) (string, notation.Span) {
	to, plies := len(r.words), 0
	for _, w := range r.turn.Words {
		if w == l.word {
			plies++
		} else if w > l.word {
			to = min(to, w)
		}
	}
	at := l.word
	switch {
	case plies > len(l.plies):
		return strings.Join(st.Words(engine.Turn{Plies: l.plies}, nil), " "), r.Record.Word(it, at)
	case l.why.Word > 0:
		at = r.asWritten(at)
		to = at + 1
	}
	return strings.Join(r.words[at:to], " "), r.Record.Word(it, at)
}

// asWritten is where word i of the game's spelling stands in the record, whose words may
// be in another order.
func (r *runner) asWritten(i int) int {
	if i >= len(r.spelt) || strings.EqualFold(r.words[i], r.spelt[i]) {
		return i
	}
	for k, w := range r.words {
		if strings.EqualFold(w, r.spelt[i]) {
			return k
		}
	}
	return i
}
