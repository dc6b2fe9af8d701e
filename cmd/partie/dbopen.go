package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"partie/engine/games"
	"partie/store"
)

// withDB opens the database to write, runs f and closes it. Errors of the store get
// their words and exit status here.
func (a *app) withDB(f func(*store.DB) error) error {
	path, err := a.dbPath()
	if err != nil {
		return err
	}
	db, err := store.Open(path, a.storeOptions())
	return a.using(db, err, f)
}

// readDB opens the database to read, runs f and closes it.
func (a *app) readDB(f func(*store.DB) error) error {
	path, err := a.dbPath()
	if err != nil {
		return err
	}
	db, err := store.OpenReadOnly(path, a.storeOptions())
	return a.using(db, err, f)
}

func (a *app) storeOptions() store.Options { return store.Options{Now: a.now} }

func (a *app) using(db *store.DB, err error, f func(*store.DB) error) error {
	if err != nil {
		return a.storeError(err)
	}
	err = f(db)
	if cerr := db.Close(); err == nil {
		err = cerr
	}
	return a.storeError(err)
}

// storeError puts an error of the store into the user's language and gives it its
// exit status. Other errors pass, or are failures.
func (a *app) storeError(err error) error {
	var e *store.Error
	if errors.Is(err, context.Canceled) {
		return &exit{exitFailed, errors.New(a.text("store.interrupted"))}
	}
	if !errors.As(err, &e) {
		return failed(err)
	}
	if key, ok := machineFaults[e.Kind]; ok {
		return &exit{exitFailed, errors.New(a.text(key, e.Path))}
	}
	msg := ""
	switch e.Kind {
	case store.Missing:
		msg = a.text("store.missing", e.Path)
	case store.NotFound:
		id := e.What == store.AGame || e.What == store.ADraft
		if id && strings.TrimSpace(e.Name) == "" {
			return usagef("%s", a.text("store.empty-id"))
		}
		if e.What == store.ATitle { // which stood in the place of a game
			return usagef("%s; %s", a.text("game.unknown", e.Name), a.text("game.there-are", strings.Join(games.Names(), ", ")))
		}
		what := string(e.What)
		if id && strings.ContainsAny(e.Name, `./\`) {
			what = "file-or-game" // no id has these: where a command takes either, a file was meant
		}
		msg = a.text("store.no-"+what, e.Name, strings.Join(e.IDs, ", "))
		if e.Near != "" {
			msg += "; " + a.text("store.did-you-mean", e.Near)
		}
	case store.Ambiguous:
		msg = a.text("store.ambiguous", e.Name, strings.Join(e.IDs, ", "))
	case store.Exists:
		msg = a.text("store.exists", e.Name)
	case store.Together:
		msg = a.text("store.together", e.Name, e.Near, strings.Join(e.IDs, ", "))
	case store.NoTurn:
		msg = a.text("store.no-turn", e.Name, e.Turns)
	case store.BadQuery:
		msg = fmt.Sprint(e.Err)
	default:
		return failed(e)
	}
	return &exit{exitFault, errors.New(msg)}
}

// machineFaults are the errors that are about the database file, with the text that
// says what to do.
var machineFaults = map[store.Kind]string{
	store.Locked:   "store.locked",
	store.ReadOnly: "store.read-only",
	store.NotOurs:  "store.not-ours",
	store.Newer:    "store.newer",
	store.NoFolder: "store.no-folder",
	store.Full:     "store.full",
	store.Corrupt:  "store.corrupt",
}
