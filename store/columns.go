package store

import (
	"encoding/hex"
	"fmt"
	"strings"
)

// column is one column that is made from the text of a game. Storing, checking and
// repairing all go by these lists.
type column[T any] struct {
	name  string
	value func(*T) any
}

var gameColumns = []column[Entry]{
	{"fingerprint", func(e *Entry) any { return e.Fingerprint[:] }},
	{"game", func(e *Entry) any { return e.Game }},
	{"rules", func(e *Entry) any { return e.Rules }},
	{"title", func(e *Entry) any { return e.Title }},
	{"date", func(e *Entry) any { return e.Date }},
	{"time", func(e *Entry) any { return e.Time }},
	{"place", func(e *Entry) any { return e.Place }},
	{"group_tag", func(e *Entry) any { return e.Group }},
	{"event", func(e *Entry) any { return e.Event }},
	{"scribe", func(e *Entry) any { return e.Scribe }},
	{"notes", func(e *Entry) any { return e.Notes }},
	{"players", func(e *Entry) any { return len(e.Seats) }},
	{"turns", func(e *Entry) any { return e.Turns }},
	{"complete", func(e *Entry) any { return e.Complete }},
	{"irregular", func(e *Entry) any { return e.Irregular }},
	{"broken", func(e *Entry) any { return e.Broken }},
	{"engine", func(e *Entry) any { return e.Engine }},
	{"map", func(e *Entry) any {
		if e.Board.Hash == "" {
			return nil
		}
		return e.Board.Hash
	}},
	{"digest", func(e *Entry) any { return e.digest }},
}

var seatColumns = []column[Seat]{
	{"name", func(s *Seat) any { return s.Name }},
	{"total", func(s *Seat) any { return orNil(s.Total) }},
	{"rank", func(s *Seat) any { return orNil(s.Rank) }},
	{"won", func(s *Seat) any { return s.Won }},
}

func orNil(n *int) any {
	if n == nil {
		return nil
	}
	return *n
}

// names lists the columns for SQL.
func names[T any](cs []column[T]) string {
	var list []string
	for _, c := range cs {
		list = append(list, c.name)
	}
	return strings.Join(list, ", ")
}

// assignments is the SET list for SQL.
func assignments[T any](cs []column[T]) string {
	return strings.ReplaceAll(names(cs), ",", " = ?,") + " = ?"
}

// places is a list of n parameters for SQL.
func places(n int) string { return strings.TrimSuffix(strings.Repeat("?, ", n), ", ") }

// values appends the values of the columns to dst.
func values[T any](dst []any, cs []column[T], of *T) []any {
	for _, c := range cs {
		dst = append(dst, c.value(of))
	}
	return dst
}

// show is a value of a column as text, the same for what was computed and for what
// the database holds.
func show(v any) string {
	switch v := v.(type) {
	case nil:
		return "null"
	case []byte:
		return hex.EncodeToString(v)
	case bool:
		if v {
			return "1"
		}
		return "0"
	}
	return fmt.Sprint(v)
}
