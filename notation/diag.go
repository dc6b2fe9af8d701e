package notation

import (
	"embed"
	"sort"
	"unicode/utf8"

	"partie/lang"
)

//go:embed en.txt de.txt
var textFiles embed.FS

// texts is the catalogue of this package's messages.
var texts = lang.NewCatalog(textFiles)

// Span is a stretch of a record's text: bytes Pos up to End.
type Span struct{ Pos, End int32 }

// Position is a place in a file for people.
type Position struct {
	Offset int64 // bytes from the start of the file
	Line   int   // from 1
	Col    int   // characters, from 1
}

// Severity says whether a game can be used in spite of a diagnostic.
type Severity uint8

// The severities.
const (
	Error Severity = iota
	Warning
)

// String is "error" or "warning".
func (s Severity) String() string {
	if s == Warning {
		return "warning"
	}
	return "error"
}

// Diagnostic is one thing that is wrong with a record.
type Diagnostic struct {
	Span              // in Record.Src
	Severity Severity //
	Code     string   // stable, kebab case
	Msg      lang.Msg // what is wrong, naming the rule
	Hint     lang.Msg // what was expected; may be zero
}

// Message is the text of the diagnostic without its hint.
func (d Diagnostic) Message(l lang.Lang) string { return d.Msg.In(l) }

// MaxDiagnostics is how many diagnostics of the syntax a record keeps; the last
// one then says that there were more.
const MaxDiagnostics = 50

// SortDiagnostics orders by place, errors before warnings at the same place.
func SortDiagnostics(ds []Diagnostic) {
	if len(ds) < 2 {
		return
	}
	sort.SliceStable(ds, func(i, j int) bool {
		if ds[i].Pos != ds[j].Pos {
			return ds[i].Pos < ds[j].Pos
		}
		return ds[i].Severity < ds[j].Severity
	})
}

// HasErrors reports whether a diagnostic of ds is an error.
func HasErrors(ds []Diagnostic) bool {
	for _, d := range ds {
		if d.Severity == Error {
			return true
		}
	}
	return false
}

// Position is where byte pos of the record's text stands in its file.
func (r *Record) Position(pos int32) Position {
	line, start := r.line(pos)
	return Position{
		Offset: r.Base.Offset + int64(pos),
		Line:   line,
		Col:    utf8.RuneCountInString(r.Src[start:pos]) + 1,
	}
}

// Line is the line of text around byte pos, without its end, and the offset in
// Src where it starts.
func (r *Record) Line(pos int32) (text string, start int32) {
	_, from := r.line(pos)
	end := from
	for end < len(r.Src) && r.Src[end] != '\n' {
		end++
	}
	text = r.Src[from:end]
	if n := len(text); n > 0 && text[n-1] == '\r' {
		text = text[:n-1]
	}
	return text, int32(from)
}

// line is the number of the line that holds byte pos, and its first byte.
func (r *Record) line(pos int32) (line, start int) {
	line = r.Base.Line
	for i := 0; i < int(pos) && i < len(r.Src); i++ {
		if r.Src[i] == '\n' {
			line++
			start = i + 1
		}
	}
	return line, start
}
