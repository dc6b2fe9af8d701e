package store_test

import (
	"database/sql"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"partie/store"
)

// A database that version 1 made is upgraded with all that it holds, and copied
// before.
func TestUpgrade(t *testing.T) {
	for name, open := range map[string]func(string, store.Options) (*store.DB, error){"write": store.Open, "read": store.OpenReadOnly} {
		t.Run(name, func(t *testing.T) {
			path := older(t)
			db, err := open(path, store.Options{Now: clock})
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			g := first(t, db)
			as, err := db.Annotations(g.ID)
			if err != nil || len(as) != 1 || as[0].Text != "old" || as[0].Author != "" {
				t.Errorf("%+v %v", as, err)
			}
			// Spellings come from the records; of an alias only the key was kept.
			if d := cmp.Diff([]string{"Anna 1 0 [annchen]", "Ben K. 1 1 [Ben]"}, named(t, db.People)); d != "" {
				t.Error(d)
			}
			if d := cmp.Diff([]string{"Mittwoch 1 0 [Wed]"}, named(t, db.Groups)); d != "" {
				t.Error(d)
			}
			if drafts, err := db.Drafts(); err != nil || len(drafts) != 0 {
				t.Errorf("%v %v", drafts, err)
			}
			if ps := problems(t, db); len(ps) > 0 {
				t.Error(ps)
			}
			var v int
			if err := db.Query(t.Context(), "SELECT count(*) FROM games", func([]string) error { return nil },
				func(row []any) error { v = int(row[0].(int64)); return nil }); err != nil || v != 1 {
				t.Errorf("%d games, %v", v, err)
			}
			// The copy is the database of before.
			copied, err := store.Open(path+".v1", store.Options{})
			if err != nil {
				t.Fatal(err)
			}
			defer copied.Close()
			if got := first(t, copied).ID; got != g.ID {
				t.Errorf("the copy has %s", got)
			}
		})
	}
}

// older makes a database as version 1 of the schema had it, with a game in it.
func older(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "partie.db")
	old, err := store.Schema(path, 1)
	if err != nil {
		t.Fatal(err)
	}
	now := open(t)
	load(t, now.NewWriter(), sheet("Anna, Ben", `[Group "Wed"]`))
	for _, err := range []error{now.RenamePerson("Ben", "Ben K."), now.AliasPerson("Anna", "Annchen"), now.RenameGroup("Wed", "Mittwoch")} {
		if err != nil {
			t.Fatal(err)
		}
	}
	if _, err := now.Annotate(first(t, now).ID, store.Annotation{Turn: 1, Text: "old"}); err != nil {
		t.Fatal(err)
	}
	copyTables(t, old, now, "people", "person_names", "groups", "group_names", "games", "seats")
	if _, err := old.Exec("INSERT INTO main.annotations SELECT game, n, turn, mark, text, created FROM now.annotations"); err != nil {
		t.Fatal(err)
	}
	if err := old.Close(); err != nil {
		t.Fatal(err)
	}
	return path
}

// copyTables copies what these tables of now hold into an older database that has now
// attached from then on.
func copyTables(t *testing.T, old *sql.DB, now *store.DB, tables ...string) {
	t.Helper()
	old.SetMaxOpenConns(1) // the connection that has now attached
	if _, err := old.Exec("ATTACH ? AS now", now.Path()); err != nil {
		t.Fatal(err)
	}
	for _, table := range tables {
		var columns string // those that were there then
		if err := old.QueryRow("SELECT group_concat(name) FROM pragma_table_info(?, 'main')", table).Scan(&columns); err != nil {
			t.Fatal(err)
		}
		if _, err := old.Exec("INSERT INTO main." + table + " SELECT " + columns + " FROM now." + table); err != nil {
			t.Fatal(err)
		}
	}
}

// A second upgrade does not overwrite the copy of the first.
func TestUpgradeKeepsCopies(t *testing.T) {
	path := older(t)
	if err := os.WriteFile(path+".v1", []byte("precious"), 0o644); err != nil {
		t.Fatal(err)
	}
	open(t, path)
	if b, _ := os.ReadFile(path + ".v1"); string(b) != "precious" {
		t.Error("overwritten")
	}
	if _, err := os.Stat(path + ".v1.2"); err != nil {
		t.Error(err)
	}
}

// Many that come to a new or an old database at once get along.
func TestOpenAtOnce(t *testing.T) {
	for name, path := range map[string]string{"new": filepath.Join(t.TempDir(), "partie.db"), "old": older(t)} {
		t.Run(name, func(t *testing.T) {
			var wg sync.WaitGroup
			for range 8 {
				wg.Go(func() {
					db, err := store.Open(path, store.Options{Busy: 20 * time.Second})
					if err != nil {
						t.Error(err)
						return
					}
					defer db.Close()
					load(t, db.NewWriter(), sheet("Anna, Ben"))
				})
			}
			wg.Wait()
			if _, err := os.Stat(path + ".v1"); (err == nil) != (name == "old") {
				t.Errorf("copy: %v", err)
			}
			if _, err := os.Stat(path + ".v1.2"); err == nil {
				t.Error("two copies")
			}
		})
	}
}
