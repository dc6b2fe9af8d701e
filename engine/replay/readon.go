package replay

import (
	"slices"
	"strings"

	"partie/engine"
	"partie/lang"
	"partie/notation"
)

// level is the main line or an open variation while what stands behind an error is
// read.
type level struct {
	end   int  // the item behind it
	ended bool // @unfinished or @end was read
	told  bool // something behind that end was reported
}

// readOn reads what stands behind the place where the replay stopped, from item first
// on, and reports what can be said without a position: words that cannot be read, seats
// and directives that there are not, a turn behind the end. Whether a turn is legal
// nobody knows there.
func (r *runner) readOn(first int) {
	rec := r.Record
	levels := []level{{end: len(rec.Items)}}
	for i := range rec.Items {
		it := &rec.Items[i]
		for i >= levels[len(levels)-1].end {
			levels = levels[:len(levels)-1]
		}
		top := &levels[len(levels)-1]
		late := false
		switch it.Kind {
		case notation.Variation:
			levels = append(levels, level{end: it.Next()})
		case notation.Unfinished, notation.End:
			top.ended = true
		case notation.Turn:
			late = top.ended && !top.told
			top.told = top.told || late
		case notation.Directive:
			top.told = top.told || top.ended && i < first && r.cameLate(it)
		}
		switch {
		case i < first || r.misspelt(it):
		case late:
			r.item(notation.Error, i, "turn-after-end", "")
		case it.Kind == notation.Turn:
			r.readTurn(it)
		case it.Kind == notation.Directive:
			r.readDirective(it)
		}
	}
}

// cameLate reports whether the replay stopped at a directive because the game was over.
func (r *runner) cameLate(it *notation.Item) bool {
	return slices.ContainsFunc(r.Diags, func(d notation.Diagnostic) bool {
		return d.Code == "game-over" && it.Pos <= d.Pos && d.Pos < it.End
	})
}

// misspelt reports whether the notation has found an error in the item.
func (r *runner) misspelt(it *notation.Item) bool {
	for _, d := range r.Record.Diags {
		if d.Severity == notation.Error && it.Pos <= d.Pos && d.Pos < it.End {
			return true
		}
	}
	return false
}

// readTurn reads the words of a turn whose position is not known.
func (r *runner) readTurn(it *notation.Item) {
	if int(it.Seat) >= len(r.Players) {
		r.noSuchSeat(it)
		return
	}
	r.words = r.Record.Words(it, r.words[:0])
	f := r.before.st.Read(r.words, &r.turn)
	if f == nil || f.Form && it.Tilde {
		return
	}
	if f.Now {
		f.Hint = lang.Msg{}
	}
	r.wordFault(it, f)
}

// readDirective reports a directive that the game does not have. What else may be wrong
// with one depends on the position.
func (r *runner) readDirective(it *notation.Item) {
	r.words = r.Record.Words(it, r.words[:0])
	if _, _, f := r.before.st.Directive(strings.ToLower(r.words[0]), r.words[1:], nil); f != nil && f.Code == "unknown-directive" {
		r.fault(it.Span, f)
	}
}

// wordFault notes what is wrong with the words of a turn. Where the ~ was not set apart
// it says so.
func (r *runner) wordFault(it *notation.Item, f *engine.Fault) {
	at := r.Record.Word(it, f.Word)
	if w := r.Record.Text(at); f.Word >= 0 && strings.Trim(w, "~") != w {
		f.Hint = texts.Msg("tilde.hint", strings.Trim(w, "~"))
	}
	r.fault(within(at, f), f)
}
