package store

import (
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

// Options are the surroundings of a database. The zero value serves the program;
// tests bring their own.
type Options struct {
	Busy    time.Duration    // how long to wait for another process; 0: five seconds
	Now     func() time.Time // the clock; nil: time.Now
	Entropy io.Reader        // where ids of new drafts come from; nil: crypto/rand
}

// DB is an open database.
type DB struct {
	path string
	opts Options
	w    *sql.DB // the one connection that writes; nil where opened to read
	r    *sql.DB // the connections that read
	how  string  // how those are opened
}

// Path is the database file.
func (d *DB) Path() string { return d.path }

// Open opens the database to read and write. It makes the file and its folder where
// they are missing and upgrades an older one. Errors: Locked, ReadOnly, NotOurs,
// Newer, NoFolder, Full, Corrupt.
func Open(path string, o Options) (*DB, error) {
	d, err := newDB(path, o)
	if err != nil {
		return nil, err
	}
	steps, err := migrations()
	if err != nil {
		return nil, err
	}
	if err := d.guard(len(steps)); err != nil {
		return nil, err
	}
	if err := os.MkdirAll(filepath.Dir(d.path), 0o755); err != nil {
		return nil, folderError(d.path, err)
	}
	if d.w, err = connect(ownDriver, d.path, toCreate, d.opts.Busy); err != nil {
		return nil, err
	}
	d.w.SetMaxOpenConns(1)
	d.how = toRead
	if d.r, err = connect(ownDriver, d.path, d.how, d.opts.Busy); err != nil {
		return nil, err
	}
	upgraded := false
	err = d.retry(func() error {
		saved, err := d.migrate(context.Background())
		upgraded = upgraded || saved
		return err
	})
	if err == nil && upgraded {
		err = d.digestOld()
	}
	if err != nil {
		return nil, errors.Join(err, d.Close())
	}
	return d, nil
}

// OpenReadOnly opens the database to read. An older one is upgraded first. Errors:
// those of Open, and Missing.
func OpenReadOnly(path string, o Options) (*DB, error) {
	d, err := newDB(path, o)
	if err != nil {
		return nil, err
	}
	st, err := os.Stat(d.path)
	switch {
	case err != nil:
		return nil, fileError(d.path, err)
	case st.Size() == 0: // as a crash leaves it before the first transaction
		return nil, &Error{Kind: Missing, Path: d.path}
	}
	steps, err := migrations()
	if err != nil {
		return nil, err
	}
	if err := d.guard(len(steps)); err != nil {
		return nil, err
	}
	v := 0
	err = d.retry(func() error {
		v, err = d.openToRead(len(steps))
		return err
	})
	if err != nil {
		return nil, err
	}
	if v < len(steps) {
		if err := d.Close(); err != nil {
			return nil, err
		}
		return Open(path, o)
	}
	return d, nil
}

// openToRead opens the reading pool and returns the schema's version.
func (d *DB) openToRead(newest int) (v int, err error) {
	for _, d.how = range []string{toRead, toReadFixed} {
		if d.r, err = connect(ownDriver, d.path, d.how, d.opts.Busy); err != nil {
			return 0, err
		}
		if v, err = version(context.Background(), d.r, d.path, newest); err == nil {
			return v, nil
		}
		err = errors.Join(err, d.r.Close())
		// Only a database that no process is writing can do without its lock files.
		if wal, serr := os.Stat(d.path + "-wal"); KindOf(err) != ReadOnly || serr == nil && wal.Size() > 0 {
			return 0, err
		}
	}
	return 0, err
}

// Close closes the database.
func (d *DB) Close() error {
	var errs []error
	// The connection that writes is the last one: only it can clear the log away.
	for _, pool := range []*sql.DB{d.r, d.w} {
		if pool != nil {
			errs = append(errs, pool.Close())
		}
	}
	return wrap(d.path, errors.Join(errs...))
}

func newDB(path string, o Options) (*DB, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, err
	}
	if st, err := os.Stat(abs); err == nil && st.IsDir() {
		return nil, &Error{Kind: NotOurs, Path: abs}
	}
	if o.Busy == 0 {
		o.Busy = 5 * time.Second
	}
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Entropy == nil {
		o.Entropy = rand.Reader
	}
	return &DB{path: abs, opts: o}, nil
}

// retry repeats f while another process holds the database. SQLite itself waits for
// most locks, but not for the one that a new file's journal mode is set under.
func (d *DB) retry(f func() error) error {
	end := time.Now().Add(d.opts.Busy)
	for {
		err := f()
		if KindOf(err) != Locked || !time.Now().Before(end) {
			return err
		}
		time.Sleep(10 * time.Millisecond)
	}
}

// stamp is the time now as it is stored.
func (d *DB) stamp() string { return d.opts.Now().UTC().Format(time.RFC3339) }

// writing is the connection that writes, or the error of a database opened to read.
func (d *DB) writing() (*sql.DB, error) {
	if d.w == nil {
		return nil, &Error{Kind: ReadOnly, Path: d.path}
	}
	return d.w, nil
}

// fileError gives an error of the file system its kind.
func fileError(path string, err error) error {
	kind := Other
	switch {
	case errors.Is(err, fs.ErrNotExist):
		kind = Missing
	case errors.Is(err, fs.ErrPermission), errors.Is(err, errReadOnlyFS):
		kind = ReadOnly
	case errors.Is(err, errNoSpace):
		kind = Full
	}
	return &Error{Kind: kind, Path: path, Err: err}
}

// folderError is the error of a file whose folder is missing and cannot be made.
func folderError(path string, err error) error {
	e := fileError(path, err)
	if k := KindOf(e); k == Missing || k == Other {
		return &Error{Kind: NoFolder, Path: filepath.Dir(path), Err: err}
	}
	return e
}
