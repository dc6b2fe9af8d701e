package foreign

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"partie/clean"
	"partie/lang"
	"partie/notation"
)

// fault is what is wrong with a file, with the code's text.
func fault(code string, args ...any) notation.FileDiagnostic {
	return notation.FileDiagnostic{
		Diagnostic: notation.Diagnostic{Code: code, Msg: texts.Msg(code, args...)},
		Position:   notation.Position{Line: 1, Col: 1},
	}
}

// within is a fault at a place that is no line: a message of a save, a packet of a
// log. what is its type.
func within(place string, n int, what string, err error) error {
	d, ok := errors.AsType[notation.FileDiagnostic](err)
	if !ok {
		return err
	}
	d.Msg = texts.Msg(place, n, short(what), d.Msg)
	return d
}

// warn notes what the record leaves out or what the other program sees otherwise.
func (r *record) warn(code string, args ...any) {
	if len(r.warnings) == maxWarnings {
		return
	}
	d := fault(code, args...)
	d.Severity = notation.Warning
	r.warnings = append(r.warnings, d)
}

// maxWarnings is how many warnings one game gets.
const maxWarnings = 50

// decode reads JSON that is known to be well formed into v. A value of the wrong type
// is a fault that names the key.
func decode(raw json.RawMessage, v any) error {
	err := json.Unmarshal(raw, v)
	if err == nil {
		return nil
	}
	if t, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return fault("bad-type", strings.ToLower(t.Field), t.Value)
	}
	if n, ok := errors.AsType[numberError](err); ok {
		return fault("bad-number", short(string(n)))
	}
	return fault("bad-json", err.Error())
}

// short is what a stranger wrote, cleaned and cut for a message.
func short(s string) string {
	const most = 60
	s = clean.Line(s)
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}

// listed joins names for a message, the first ten of them.
func listed(names []string) lang.Msg {
	const most = 10
	shown := names[:min(len(names), most)]
	for i := range shown {
		shown[i] = short(shown[i])
	}
	text := strings.Join(shown, ", ")
	if len(names) > most {
		return texts.Msg("and-more", text, len(names)-most)
	}
	return texts.Msg("just", text)
}

// num is a whole number that may be written as a string, as Board Game Arena does.
// The zero num is not set.
type num struct {
	n   int
	set bool
}

// numberError is a text that is no whole number.
type numberError string

func (e numberError) Error() string { return fmt.Sprintf("%q is no whole number", string(e)) }

// maxNum is the largest number that JSON carries exactly.
const maxNum = 1 << 53

// UnmarshalJSON reads 12, "12" or null.
func (v *num) UnmarshalJSON(b []byte) error {
	text := string(b)
	if text == "null" {
		return nil
	}
	if strings.HasPrefix(text, `"`) {
		var s string
		if err := json.Unmarshal(b, &s); err != nil {
			return err
		}
		text = strings.TrimSpace(s)
	}
	f, err := strconv.ParseFloat(text, 64)
	if err != nil || f > maxNum || f < -maxNum || f != math.Trunc(f) {
		return numberError(text)
	}
	*v = num{int(f), true}
	return nil
}

// or is the number, or other where none is set.
func (v num) or(other int) int {
	if v.set {
		return v.n
	}
	return other
}
