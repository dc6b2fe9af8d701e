package replay

import (
	"strings"

	"partie/engine"
	"partie/notation"
)

func (r *runner) diag(d notation.Diagnostic) { r.Diags = append(r.Diags, d) }

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

func lower(s string) string { return strings.ToLower(s) }
