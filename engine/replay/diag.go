package replay

import (
	"partie/engine"
	"partie/notation"
)

// diag notes a diagnostic. Beyond as many warnings as a record keeps of the syntax
// they are only counted: nobody reads more.
func (r *runner) diag(d notation.Diagnostic) {
	if d.Severity == notation.Warning {
		if r.warnings++; r.warnings > notation.MaxDiagnostics {
			r.cut = d.Span
			return
		}
	}
	r.Diags = append(r.Diags, d)
}

// countRest says how many warnings were not kept.
func (r *runner) countRest() {
	if n := r.warnings - notation.MaxDiagnostics; n > 0 {
		r.Diags = append(r.Diags, notation.Diagnostic{Span: r.cut, Severity: notation.Warning,
			Code: "too-many-warnings", Msg: texts.Msg("too-many-warnings", n)})
	}
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
