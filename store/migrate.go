package store

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"os"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// applicationID marks a file as ours in its header: "Part".
const applicationID = 0x50617274

// migrations lists the schema's versions: the file at index v makes version v+1.
func migrations() ([]string, error) { return fs.Glob(migrationFiles, "migrations/*.sql") }

// version reads the schema's version. A file with nothing in it has version 0. It
// fails with NotOurs for a database of another program and Newer for one of a
// newer version of this one.
func version(ctx context.Context, q queryer, path string, newest int) (int, error) {
	var app, v, tables int
	err := q.QueryRowContext(ctx, `SELECT a.application_id, v.user_version, (SELECT count(*) FROM sqlite_schema)
		FROM pragma_application_id a, pragma_user_version v`).Scan(&app, &v, &tables)
	switch {
	case err != nil:
		return 0, wrap(path, err)
	case app == 0 && v == 0 && tables == 0:
		return 0, nil
	case app != applicationID:
		return 0, &Error{Kind: NotOurs, Path: path}
	case v > newest:
		return 0, &Error{Kind: Newer, Path: path}
	}
	return v, nil
}

type queryer interface {
	QueryRowContext(context.Context, string, ...any) *sql.Row
}

// migrate brings the schema to the newest version, each step in a transaction of
// its own; a new database gets all of them in one, so that nobody sees it half
// made. Before it changes an older database it copies it to a file beside it; saved says
// so. Of several processes that come at once, one does the work.
func (d *DB) migrate(ctx context.Context) (saved bool, err error) {
	steps, err := migrations()
	if err != nil {
		return false, err
	}
	for {
		v, err := version(ctx, d.w, d.path, len(steps))
		if err != nil || v == len(steps) {
			return saved, err
		}
		if err := d.migrateOnce(ctx, steps, &saved); err != nil {
			return saved, wrap(d.path, err)
		}
	}
}

// migrateOnce applies the next step. It looks at the version again, under the lock.
func (d *DB) migrateOnce(ctx context.Context, steps []string, saved *bool) (err error) {
	tx, err := d.w.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, rollback(tx))
		}
	}()
	v, err := version(ctx, tx, d.path, len(steps))
	if err != nil {
		return err
	}
	if v == len(steps) {
		return tx.Rollback()
	}
	if v > 0 && !*saved {
		if err := d.saveBefore(ctx, v); err != nil {
			return fmt.Errorf("no copy of the old version, so nothing is changed: %w", err)
		}
		*saved = true
	}
	todo := steps[v : v+1]
	if v == 0 {
		todo = steps
	}
	for _, name := range todo {
		step, err := fs.ReadFile(migrationFiles, name)
		if err != nil {
			return err
		}
		v++
		if _, err := tx.ExecContext(ctx, string(step)+setVersion(v)); err != nil {
			return err
		}
	}
	return tx.Commit()
}

// setVersion is the SQL that marks a file as ours with schema v.
func setVersion(v int) string {
	return fmt.Sprintf("\nPRAGMA application_id=%d; PRAGMA user_version=%d;", applicationID, v)
}

// saveBefore copies the database of version v to FILE.vN, or to FILE.vN.2 and so
// on where such a copy is there from before.
func (d *DB) saveBefore(ctx context.Context, v int) error {
	name := fmt.Sprintf("%s.v%d", d.path, v)
	for n := 2; ; n++ {
		if _, err := os.Lstat(name); errors.Is(err, fs.ErrNotExist) {
			break
		}
		name = fmt.Sprintf("%s.v%d.%d", d.path, v, n)
	}
	return d.Backup(ctx, name, false)
}

// rollback ends a transaction that failed. After some failures, such as a full disk,
// SQLite has done so already.
func rollback(tx *sql.Tx) error {
	if err := tx.Rollback(); err != nil && !errors.Is(err, sql.ErrTxDone) && !isQueryFault(err) {
		return err
	}
	return nil
}
