package store

import (
	"context"
	"errors"
	"os"
)

// guard refuses a database that is not for this program to change, NotOurs or Newer,
// before anything is opened that could write to it or put a file beside it. All else
// that is wrong with a file shows where it is opened.
func (d *DB) guard(newest int) error {
	if st, err := os.Stat(d.path); err != nil || st.Size() == 0 {
		return nil
	}
	logged := func() bool {
		_, err := os.Stat(d.path + "-wal")
		return err == nil
	}
	how := toReadFixed // SQLite makes no lock files then
	if logged() {
		how = "mode=ro" // what the log holds counts, and its files are there
	}
	pool, err := connect(ownDriver, d.path, how, d.opts.Busy)
	if err != nil {
		return err
	}
	_, err = version(context.Background(), pool, d.path, newest)
	if cerr := pool.Close(); cerr != nil {
		return errors.Join(err, wrap(d.path, cerr))
	}
	if k := KindOf(err); k != NotOurs && k != Newer || how == toReadFixed && logged() {
		return nil // fine, or another process has begun to make it
	}
	return err
}
