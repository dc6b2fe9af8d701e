package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"partie/store"
)

// withDB opens the database to write, runs f and closes it. Errors of the store get
// their words and exit status here.
func (a *app) withDB(f func(*store.DB) error) error {
	db, err := store.Open(a.dbPath(), a.storeOptions())
	return a.using(db, err, f)
}

// readDB opens the database to read, runs f and closes it.
func (a *app) readDB(f func(*store.DB) error) error {
	db, err := store.OpenReadOnly(a.dbPath(), a.storeOptions())
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
	msg, code := "", exitFailed
	switch e.Kind {
	case store.Locked:
		msg = a.text("store.locked", e.Path)
	case store.ReadOnly:
		msg = a.text("store.read-only", e.Path)
	case store.NotOurs:
		msg = a.text("store.not-ours", e.Path)
	case store.Newer:
		msg = a.text("store.newer", e.Path)
	case store.Full:
		msg = a.text("store.full", e.Path)
	case store.Corrupt:
		msg = a.text("store.corrupt", e.Path)
	case store.Missing:
		msg, code = a.text("store.missing", e.Path), exitFault
	case store.NotFound:
		msg, code = a.text("store.not-found", e.Name), exitFault
		if e.Near != "" {
			msg += "; " + a.text("store.did-you-mean", e.Near)
		}
	case store.Ambiguous:
		msg, code = a.text("store.ambiguous", e.Name, strings.Join(e.IDs, ", ")), exitFault
	case store.Exists:
		msg, code = a.text("store.exists", e.Name), exitFault
	case store.Together:
		msg, code = a.text("store.together", e.Name, e.Near, strings.Join(e.IDs, ", ")), exitFault
	case store.NoTurn:
		msg, code = a.text("store.no-turn", e.Name), exitFault
	case store.BadQuery:
		msg, code = fmt.Sprint(e.Err), exitFault
	default:
		return failed(e)
	}
	return &exit{code, errors.New(msg)}
}
