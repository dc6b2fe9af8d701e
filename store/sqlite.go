package store

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"net/url"
	"strings"
	"time"

	"github.com/mattn/go-sqlite3"
)

// This file alone knows the driver: how connections are set up, what its errors
// mean and how it copies a database.

// The names under which the driver is registered: for the store's own queries, and
// for those that a user types.
const (
	ownDriver  = "partie"
	userDriver = "partie-query"
)

// longestValue is how many bytes a text or blob may have in a query that a user types.
const longestValue = 64 << 20

func init() {
	hook := func(c *sqlite3.SQLiteConn) error {
		return errors.Join(c.RegisterFunc("fold", Fold, true), c.RegisterFunc("sha256", sha256Of, true))
	}
	sql.Register(ownDriver, &sqlite3.SQLiteDriver{ConnectHook: hook})
	sql.Register(userDriver, &sqlite3.SQLiteDriver{ConnectHook: func(c *sqlite3.SQLiteConn) error {
		c.RegisterAuthorizer(authorizeReading)
		c.SetLimit(sqlite3.SQLITE_LIMIT_LENGTH, longestValue)
		return hook(c)
	}})
}

// sha256Of is the function of SQL that finds the hash of a text.
func sha256Of(text string) []byte {
	sum := sha256.Sum256([]byte(text))
	return sum[:]
}

// authorizeReading lets a query read and nothing else. A connection that is
// read-only could still write other files, with VACUUM INTO or ATTACH.
func authorizeReading(op int, arg1, arg2, _ string) int {
	const recursive = 33 // SQLITE_RECURSIVE, which the driver does not name
	switch op {
	case sqlite3.SQLITE_SELECT, sqlite3.SQLITE_READ, recursive:
		return sqlite3.SQLITE_OK
	case sqlite3.SQLITE_FUNCTION:
		if !strings.EqualFold(arg2, "load_extension") {
			return sqlite3.SQLITE_OK
		}
	case sqlite3.SQLITE_PRAGMA:
		switch strings.ToLower(arg1) {
		case "table_info", "table_list", "table_xinfo", "index_list", "index_info", "foreign_key_list":
			return sqlite3.SQLITE_OK
		}
	}
	return sqlite3.SQLITE_DENY
}

// The ways to open a file. Every setting is part of the name that each connection
// is opened with, since a PRAGMA reaches only the connection it runs on.
const (
	toCreate = "mode=rwc&_journal_mode=WAL&_synchronous=FULL&_fk=1&_txlock=immediate"
	// SQLite keeps this from writing the data, but not from clearing the log and its
	// lock file away when the last connection closes, which mode=ro would.
	toRead = "mode=rw&_query_only=1&_fk=1"
	// A file on a medium that cannot be written cannot have the lock files that
	// SQLite wants beside it. Nobody else can write it either.
	toReadFixed = "immutable=1&mode=ro&_fk=1"
	toCopyTo    = "mode=rwc&_synchronous=FULL"
)

// connect prepares a pool for the file. It opens nothing yet.
func connect(driver, path, how string, busy time.Duration) (*sql.DB, error) {
	name := fmt.Sprintf("file:%s?%s&_busy_timeout=%d&_stmt_cache_size=32", (&url.URL{Path: path}).EscapedPath(), how, busy.Milliseconds())
	return sql.Open(driver, name)
}

// wrap gives an error of the driver its kind. Errors that have one, and those of
// others, pass unchanged.
func wrap(path string, err error) error {
	var e sqlite3.Error
	var own *Error
	if errors.As(err, &own) || !errors.As(err, &e) {
		return err
	}
	kind := Other
	switch e.Code {
	case sqlite3.ErrBusy, sqlite3.ErrLocked, sqlite3.ErrProtocol:
		kind = Locked
	case sqlite3.ErrReadonly, sqlite3.ErrPerm, sqlite3.ErrCantOpen, sqlite3.ErrAuth:
		kind = ReadOnly
	case sqlite3.ErrNotADB:
		kind = NotOurs
	case sqlite3.ErrFull:
		kind = Full
	case sqlite3.ErrCorrupt:
		kind = Corrupt
	}
	return &Error{Kind: kind, Path: path, Err: err}
}

// isQueryFault reports whether err is about the query itself: its text, that it makes
// no sense now, or a value that is too long.
func isQueryFault(err error) bool {
	var e sqlite3.Error
	return errors.As(err, &e) && (e.Code == sqlite3.ErrError || e.Code == sqlite3.ErrTooBig)
}

// isDriverFault reports whether err is about how the driver is called and not one of
// SQLite's or of the context's.
func isDriverFault(err error) bool {
	var e sqlite3.Error
	return err != nil && !errors.As(err, &e) && !errors.Is(err, context.Canceled) && !errors.Is(err, context.DeadlineExceeded)
}

// copyPages is how many pages one step of a copy takes. Writers can go on between
// the steps.
const copyPages = 1024

// copyDatabase copies the whole database behind from into the one behind to.
func copyDatabase(ctx context.Context, to, from *sql.Conn) error {
	return to.Raw(func(dst any) error {
		return from.Raw(func(src any) error {
			d, ok1 := dst.(*sqlite3.SQLiteConn)
			s, ok2 := src.(*sqlite3.SQLiteConn)
			if !ok1 || !ok2 {
				return driver.ErrBadConn
			}
			b, err := d.Backup("main", s, "main")
			if err != nil {
				return err
			}
			for done := false; !done && err == nil; {
				if err = ctx.Err(); err == nil {
					before := b.Remaining()
					done, err = b.Step(copyPages)
					if !done && err == nil && b.Remaining() == before {
						time.Sleep(time.Millisecond) // somebody writes
					}
				}
			}
			return errors.Join(err, b.Finish())
		})
	})
}
