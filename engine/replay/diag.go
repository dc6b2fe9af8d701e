package replay

import (
	"partie/engine"
	"partie/notation"
)

// tally counts the diagnostics of one severity.
type tally struct {
	n   int
	cut notation.Span // where the last one that was not kept stands
}

// diag notes a diagnostic. Beyond as many errors, or warnings, as a record keeps of the
// syntax they are only counted: nobody reads more.
func (r *runner) diag(d notation.Diagnostic) {
	t := &r.found[d.Severity]
	if t.n++; t.n > notation.MaxDiagnostics {
		t.cut = d.Span
		return
	}
	d.Msg, d.Hint = shortened(d.Msg), shortened(d.Hint)
	r.Diags = append(r.Diags, d)
}

// countRest says how many errors and warnings were not kept.
func (r *runner) countRest() {
	for severity, code := range [2]string{"too-many-errors", "too-many-warnings"} {
		if t := &r.found[severity]; t.n > notation.MaxDiagnostics {
			r.Diags = append(r.Diags, notation.Diagnostic{Span: t.cut, Severity: notation.Severity(severity),
				Code: code, Msg: texts.Msg(code, t.n-notation.MaxDiagnostics)})
		}
	}
}

// noSuchSeat notes that the turn names a seat that nobody sits at.
func (r *runner) noSuchSeat(it *notation.Item) {
	r.diag(notation.Diagnostic{Span: r.Record.SeatSpan(it), Code: "no-such-seat",
		Msg: texts.Msg("no-such-seat", engine.Seat(it.Seat), len(r.Players))})
}

// item notes what is wrong with item i.
func (r *runner) item(sev notation.Severity, i int, code, hint string, args ...any) {
	d := notation.Diagnostic{Span: r.Record.Items[i].Span, Severity: sev, Code: code, Msg: texts.Msg(code, args...)}
	if hint != "" {
		d.Hint = texts.Msg(hint, args...)
	}
	r.diag(d)
}

// fault turns a game's fault into an error at a place of the record.
func (r *runner) fault(at notation.Span, f *engine.Fault) {
	r.diag(notation.Diagnostic{Span: at, Code: f.Code, Msg: f.Msg, Hint: f.Hint})
}
