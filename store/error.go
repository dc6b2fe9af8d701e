package store

import (
	"errors"
	"fmt"
	"strings"
)

// Kind says what went wrong, for programs.
type Kind uint8

// The kinds of errors.
const (
	Other     Kind = iota // a failure that has no kind of its own
	Locked                // another process holds the database
	ReadOnly              // the file or its folder cannot be written, or the query writes
	NotOurs               // the file is no SQLite database, or another program's
	Newer                 // a newer version of the program wrote it
	Full                  // the disk is full
	Corrupt               // the file is damaged
	Missing               // there is no such file
	NotFound              // no game, person, group, place, title, draft or annotation of this name
	Ambiguous             // several games match; IDs lists them
	Exists                // it is there already; IDs or Name says what
	Together              // the two people sat at one table, so they are two
	Same                  // the two names, Name and Near, are one person or group already
	NoTurn                // the game has no such turn
	BadQuery              // the SQL cannot be run
	Changed               // another process changed the draft meanwhile
	NoFolder              // the folder of the file, Path, is missing and cannot be made
)

// Thing says what was looked for in vain.
type Thing string

// The things.
const (
	AGame        Thing = "game"
	APlayer      Thing = "player"
	AGroup       Thing = "group"
	APlace       Thing = "place"
	ATitle       Thing = "title" // of a game that is told by it
	ADraft       Thing = "draft"
	AnAnnotation Thing = "annotation"
)

// Error is an error of the store.
type Error struct {
	Kind  Kind
	Path  string   // the database file, where the file is the matter
	Name  string   // the id or name that was asked for
	What  Thing    // NotFound, Same: of what
	IDs   []string // the candidates of Ambiguous; the game of Exists; that of an annotation
	Near  string   // NotFound: a name that may have been meant
	Turns int      // NoTurn: how many the game has
	Err   error    // the cause; may be nil
}

var kindNames = [...]string{
	"failure", "locked", "read-only", "not a database of partie", "written by a newer version", "disk full", "damaged",
	"no such file", "not found", "ambiguous", "already there", "both in one game", "one already", "no such turn", "bad query", "changed meanwhile", "no such folder",
}

// Error is the error in English for developers; the command line has its own words
// for each kind.
func (e *Error) Error() string {
	var b strings.Builder
	for _, s := range []string{e.Path, e.Name} {
		if s != "" {
			fmt.Fprintf(&b, "%s: ", s)
		}
	}
	b.WriteString(kindNames[e.Kind])
	if e.Err != nil {
		fmt.Fprintf(&b, ": %v", e.Err)
	}
	return b.String()
}

func (e *Error) Unwrap() error { return e.Err }

// KindOf is the kind of an error of this package, Other for any other error.
func KindOf(err error) Kind {
	if e, ok := errors.AsType[*Error](err); ok {
		return e.Kind
	}
	return Other
}
