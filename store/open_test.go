package store_test

import (
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"partie/store"
)

// A database that cannot be used gives an error that says why, and stays as it was.
func TestOpenErrors(t *testing.T) {
	write := func(content string) func(*testing.T, string) {
		return func(t *testing.T, path string) {
			if err := os.WriteFile(path, []byte(content), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	run := func(query string) func(*testing.T, string) {
		return func(t *testing.T, path string) {
			db := open(t, path)
			if _, err := db.Writing().Exec(query); err != nil {
				t.Fatal(err)
			}
			if err := db.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	plain := func(query string) func(*testing.T, string) {
		return func(t *testing.T, path string) {
			db, err := sql.Open("sqlite3", path)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := db.Exec(query); err != nil {
				t.Fatal(err)
			}
			if err := db.Close(); err != nil {
				t.Fatal(err)
			}
		}
	}
	long := make([]byte, 5000)
	for _, tt := range []struct {
		name string
		make func(*testing.T, string)
		want store.Kind
	}{
		{"text", write("these are my notes, and they are no database at all"), store.NotOurs},
		{"zeros", write(string(long)), store.NotOurs},
		{"another program's", run("PRAGMA application_id=7"), store.NotOurs},
		{"a stranger's", plain("CREATE TABLE games (a)"), store.NotOurs},
		{"a stranger's with a log", plain("PRAGMA journal_mode=WAL; CREATE TABLE games (a)"), store.NotOurs},
		{"newer", run("PRAGMA user_version=99"), store.Newer},
		{"folder", func(t *testing.T, path string) { os.Mkdir(path, 0o755) }, store.NotOurs},
	} {
		t.Run(tt.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "partie.db")
			tt.make(t, path)
			before, _ := os.ReadFile(path)
			o := store.Options{Busy: time.Millisecond}
			for _, open := range []func(string, store.Options) (*store.DB, error){store.Open, store.OpenReadOnly} {
				_, err := open(path, o)
				if store.KindOf(err) != tt.want {
					t.Errorf("got %v, want kind %d", err, tt.want)
				}
			}
			if after, _ := os.ReadFile(path); string(after) != string(before) {
				t.Error("the file has changed")
			}
			if files, _ := os.ReadDir(filepath.Dir(path)); len(files) != 1 {
				t.Errorf("files: %v", files)
			}
		})
	}
}

func TestOpenMissing(t *testing.T) {
	dir := t.TempDir()
	if _, err := store.OpenReadOnly(filepath.Join(dir, "no.db"), store.Options{}); store.KindOf(err) != store.Missing {
		t.Errorf("reading: got %v", err)
	}
	if files, _ := os.ReadDir(dir); len(files) > 0 {
		t.Errorf("reading made %v", files)
	}
	db := open(t, filepath.Join(dir, "deep", "er", "with ? # % ü.db"))
	if _, err := os.Stat(db.Path()); err != nil {
		t.Error(err)
	}
}

// A folder that cannot be made is named.
func TestOpenNoFolder(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	_, err := store.Open(filepath.Join(file, "sub", "x.db"), store.Options{})
	if e, ok := errors.AsType[*store.Error](err); !ok || e.Kind != store.NoFolder || e.Path != filepath.Join(file, "sub") {
		t.Errorf("got %v", err)
	}
}

// While another process writes, writing waits and then gives up; reading goes on.
func TestLocked(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"))
	other := open(t, db.Path())
	tx, err := other.Writing().Begin()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec("DELETE FROM seats"); err != nil {
		t.Fatal(err)
	}
	_, err = db.Annotate(first(t, db).ID, store.Annotation{Turn: 1, Mark: "!"})
	if store.KindOf(err) != store.Locked {
		t.Errorf("writing: got %v", err)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	if _, err := db.Annotate(first(t, db).ID, store.Annotation{Turn: 1, Mark: "!"}); err != nil {
		t.Errorf("afterwards: %v", err)
	}
}

// first is the first game of the list.
func first(t *testing.T, db *store.DB) *store.Game {
	t.Helper()
	for g, err := range db.Games(store.Filter{}) {
		if err != nil {
			t.Fatal(err)
		}
		return g
	}
	t.Fatal("no game")
	return nil
}

// A full disk loses the transaction at hand and nothing before it.
func TestFull(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"))
	var pages int
	if err := db.Writing().QueryRow("PRAGMA page_count").Scan(&pages); err != nil {
		t.Fatal(err)
	}
	if err := db.Writing().QueryRow("PRAGMA max_page_count=" + itoa(pages+3)).Scan(new(int)); err != nil {
		t.Fatal(err)
	}
	w := db.NewWriter()
	err := importText(w, generated(50, 1))
	if store.KindOf(err) != store.Full {
		t.Fatalf("got %v", err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Errorf("afterwards: %v", ps)
	}
	if n := len(list(t, db, store.Filter{})); n != 1 {
		t.Errorf("%d games are left", n)
	}
}

func TestOpenToReadWritesNothing(t *testing.T) {
	path := open(t).Path()
	db, err := store.OpenReadOnly(path, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, _, err := db.NewWriter().Add(&store.Entry{}); store.KindOf(err) != store.ReadOnly {
		t.Errorf("got %v", err)
	}
}

// The text of errors names the file and keeps the cause.
func TestErrorText(t *testing.T) {
	err := error(&store.Error{Kind: store.Full, Path: "a.db", Err: sql.ErrNoRows})
	if got := err.Error(); got != "a.db: disk full: sql: no rows in result set" {
		t.Error(got)
	}
	if !errors.Is(err, sql.ErrNoRows) || store.KindOf(sql.ErrNoRows) != store.Other {
		t.Error("the cause is lost")
	}
}

// Nor is a stranger's log touched that a crash left, which is as good as its data.
func TestOpenKeepsLogOfOthers(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "partie.db")
	db, err := sql.Open("sqlite3", filepath.Join(dir, "live.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	db.SetMaxOpenConns(1)
	if _, err := db.Exec("PRAGMA journal_mode=WAL; CREATE TABLE games (a)"); err != nil {
		t.Fatal(err)
	}
	want := map[string]string{}
	for _, end := range []string{"", "-wal"} {
		b, err := os.ReadFile(filepath.Join(dir, "live.db"+end))
		if err != nil {
			t.Fatal(err)
		}
		want[end] = string(b)
		if err := os.WriteFile(path+end, b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, open := range []func(string, store.Options) (*store.DB, error){store.Open, store.OpenReadOnly} {
		if _, err := open(path, store.Options{}); store.KindOf(err) != store.NotOurs {
			t.Errorf("got %v", err)
		}
		for end, was := range want {
			if b, _ := os.ReadFile(path + end); string(b) != was {
				t.Errorf("partie.db%s has changed", end)
			}
		}
	}
}
