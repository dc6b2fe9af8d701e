package foreign

import (
	"bytes"
	"encoding/json"
	"errors"

	"partie/engine/replay"
	"partie/notation"
)

// MaxSize is how many bytes a file may have. A save has some 40 kB, a log 100 kB.
const MaxSize = 16 << 20

// Format is whose form a file has.
type Format uint8

// The formats.
const (
	Unknown Format = iota
	JCloisterZone
	BoardGameArena
)

// String is the name of the program or site.
func (f Format) String() string {
	return [...]string{"", "JCloisterZone", "Board Game Arena"}[f]
}

// Game is a game that was converted.
type Game struct {
	Format   Format
	Text     []byte                    // one game in the notation, in canonical form
	Warnings []notation.FileDiagnostic // what the record leaves out or the other program sees otherwise
}

// IsJSON reports whether a file that starts with head is JSON rather than notation. A
// comment of the notation starts with a brace too, but not like an object with a key.
func IsJSON(head []byte) bool {
	head = trimBlanks(bytes.TrimPrefix(head, []byte("\ufeff")))
	if len(head) == 0 {
		return false
	}
	inner := trimBlanks(head[1:])
	switch head[0] {
	case '[':
		return bytes.HasPrefix(inner, []byte("{"))
	case '{':
		if !bytes.HasPrefix(inner, []byte(`"`)) {
			return false
		}
		end := bytes.IndexByte(inner[1:], '"')
		return end >= 0 && bytes.HasPrefix(trimBlanks(inner[end+2:]), []byte(":"))
	}
	return false
}

func trimBlanks(b []byte) []byte { return bytes.TrimLeft(b, " \t\r\n") }

// outline is the keys by which the formats are told apart.
type outline struct {
	Replay, Setup json.RawMessage
	Status, Data  json.RawMessage
}

// Convert reads a whole file. Its errors are of type notation.FileDiagnostic.
func Convert(b []byte) (*Game, error) {
	if len(b) > MaxSize {
		return nil, fault("too-large", MaxSize>>20)
	}
	b = bytes.TrimPrefix(b, []byte("\ufeff"))
	var o outline
	if err := json.Unmarshal(b, &o); err != nil {
		return nil, jsonFault(b, err)
	}
	switch o.format() {
	case JCloisterZone:
		return convertJCZ(b)
	case BoardGameArena:
		return convertBGA(o.Data)
	}
	switch {
	case o.Setup != nil:
		return nil, fault("setup-only")
	case o.Status != nil:
		return nil, fault("no-log")
	}
	return nil, fault("unknown-json")
}

func (o *outline) format() Format {
	switch {
	case o.Setup != nil && o.Replay != nil:
		return JCloisterZone
	case o.Status != nil && o.Data != nil:
		return BoardGameArena
	}
	return Unknown
}

// jsonFault is what is wrong with the JSON of a file, at its place.
func jsonFault(b []byte, err error) error {
	if _, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		return fault("unknown-json")
	}
	d := fault("bad-json", err.Error())
	if s, ok := errors.AsType[*json.SyntaxError](err); ok {
		before := b[:min(int(s.Offset), len(b))]
		line := bytes.LastIndexByte(before, '\n') + 1
		d.Position.Offset = s.Offset
		d.Position.Line = bytes.Count(before, []byte("\n")) + 1
		d.Position.Col = max(len([]rune(string(before[line:]))), 1)
	}
	return d
}

// finish makes the game of a record: it settles how the game ended and writes the
// canonical form. over reports that the other program saw its end.
func (r *record) finish(f Format, over bool) (*Game, *replay.Replay) {
	run := func(end string) *replay.Replay {
		recs, _ := notation.Parse(r.text(end))
		return replay.Run(recs[0])
	}
	rep := run("")
	switch {
	case rep.Complete:
	case over:
		rep = run("@end\n")
	default:
		rep = run("@unfinished\n")
	}
	return &Game{Format: f, Text: rep.Canonical(false), Warnings: r.warnings}, rep
}
