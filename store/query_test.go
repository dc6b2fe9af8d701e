package store_test

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"partie/store"
)

// query runs SQL and returns its result as text.
func query(db *store.DB, sql string) (string, error) {
	var b strings.Builder
	err := db.Query(context.Background(), sql, func(head []string) error {
		_, err := fmt.Fprintln(&b, head)
		return err
	}, func(row []any) error {
		_, err := fmt.Fprintln(&b, row)
		return err
	})
	return b.String(), err
}

func TestQuery(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Änna, Ben"))
	got, err := query(db, "SELECT fold(name) AS who, total, NULL FROM seats ORDER BY seat")
	if want := "[who total NULL]\n[anna 4 <nil>]\n[ben 6 <nil>]\n"; got != want || err != nil {
		t.Errorf("%q %v", got, err)
	}
	if got, err := query(db, "WITH RECURSIVE n(i) AS (SELECT 1 UNION SELECT i+1 FROM n WHERE i < 3) SELECT max(i) FROM n"); err != nil {
		t.Error(got, err)
	}
	dir := t.TempDir()
	for _, bad := range []string{
		"DELETE FROM games", "INSERT INTO people (name) VALUES ('x')", "DROP TABLE games", "PRAGMA user_version = 7", "CREATE TEMP TABLE x (y)",
		"VACUUM INTO '" + dir + "/copy.db'", "ATTACH '" + dir + "/other.db' AS o", "SELECT 1; DELETE FROM games",
		"PRAGMA query_only = 0", "BEGIN IMMEDIATE",
	} {
		if _, err := query(db, bad); store.KindOf(err) != store.ReadOnly {
			t.Errorf("%s: %v", bad, err)
		}
	}
	if files, _ := os.ReadDir(dir); len(files) > 0 {
		t.Errorf("files: %v", files)
	}
	for _, bad := range []string{"SELEC 1", "SELECT load_extension('x')", "SELECT ?1", "SELECT zeroblob(900000000)",
		"SELECT length(replace(hex(zeroblob(30000000)), '0', 'abc'))"} {
		if _, err := query(db, bad); store.KindOf(err) != store.BadQuery {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

func TestBackup(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), generated(20, 1))
	name := filepath.Join(t.TempDir(), "copy.db")
	tx, err := db.Writing().Begin() // somebody is writing
	if err != nil {
		t.Fatal(err)
	}
	if _, err := tx.Exec("DELETE FROM seats"); err != nil {
		t.Fatal(err)
	}
	if err := db.Backup(t.Context(), name, false); err != nil {
		t.Fatal(err)
	}
	if err := tx.Rollback(); err != nil {
		t.Fatal(err)
	}
	if err := db.Backup(t.Context(), name, false); store.KindOf(err) != store.Exists {
		t.Error(err)
	}
	if err := db.Backup(t.Context(), name, true); err != nil {
		t.Error(err)
	}
	if err := db.Backup(t.Context(), db.Path(), true); store.KindOf(err) != store.Exists {
		t.Errorf("onto itself: %v", err)
	}
	if err := db.Backup(t.Context(), filepath.Join(t.TempDir(), "no", "copy.db"), false); store.KindOf(err) != store.NoFolder {
		t.Errorf("into no folder: %v", err)
	}
	if files, _ := os.ReadDir(filepath.Dir(name)); len(files) != 1 {
		t.Errorf("left behind: %v", files)
	}
	copied := open(t, name)
	if n := len(list(t, copied, store.Filter{})); n != 20 {
		t.Errorf("%d games", n)
	}
	if ps := problems(t, copied); len(ps) > 0 {
		t.Error(ps)
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := db.Backup(ctx, name+"2", false); err == nil {
		t.Error("an interrupted backup is no backup")
	}
	if _, err := os.Stat(name + "2"); err == nil {
		t.Error("half a backup")
	}
}

func TestFilter(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben", `[Date "2026-11-14"]`, `[Title "Azul"]`), sheet("Anna, Cleo", `[Date "2026-11"]`),
		sheet("Ben, Cleo", `[Date "2025"]`, `[Place "Köln"]`), sheet("Dora, Emil"), generated(1, 1))
	if _, err := db.Annotate(list(t, db, store.Filter{Player: "Emil"})[0].ID, store.Annotation{Turn: 1, Text: "Schöner Zug"}); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		f    store.Filter
		want int
	}{
		{store.Filter{}, 5},
		{store.Filter{Game: "sheet"}, 4},
		{store.Filter{Player: "anna"}, 3},
		{store.Filter{Player: "anna", Game: "Sheet"}, 2},
		{store.Filter{Since: "2026"}, 2},
		{store.Filter{Since: "2026-11-10"}, 2},
		{store.Filter{Since: "2026-11-15"}, 1},
		{store.Filter{Since: "2025-06", Until: "2026-11"}, 3},
		{store.Filter{Until: "2025"}, 2},
		{store.Filter{Until: "2026-11-13", Since: "2026"}, 1},
		{store.Filter{Text: "azul"}, 1},
		{store.Filter{Text: "koln"}, 1},
		{store.Filter{Text: "SCHÖNER"}, 1},
		{store.Filter{Text: "%"}, 0},
		{store.Filter{Limit: 2}, 2},
	} {
		if got := len(list(t, db, tt.f)); got != tt.want {
			t.Errorf("%+v: %d games, want %d", tt.f, got, tt.want)
		}
	}
	if got := list(t, db, store.Filter{Limit: 2}); got[0].Date != "2026-11" || got[1].Date != "2026-11-14" {
		t.Errorf("the latest: %s %s", got[0].Date, got[1].Date)
	}
	for _, err := range db.Games(store.Filter{Player: "Annna"}) {
		if e, ok := err.(*store.Error); !ok || e.Near != "Anna" {
			t.Error(err)
		}
	}
}

func TestGet(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"), sheet("Anna, Cleo"), sheet("Anna, Dora"))
	for i, id := range []string{"abcd0123", "abcd0124", "abcd01234"} {
		if _, err := db.Writing().Exec("UPDATE games SET id = ? WHERE seq = ?", id, i+1); err != nil {
			t.Fatal(err)
		}
	}
	load(t, db.NewWriter(), sheet("Anna, Emil"))
	if _, err := db.Writing().Exec("UPDATE games SET id = 'zyxw0123' WHERE seq = 4"); err != nil {
		t.Fatal(err)
	}
	for prefix, want := range map[string]string{"abcd0123": "abcd0123", "z": "zyxw0123", "Z": "zyxw0123", "ABCDO124": "abcd0124", " abcdoi234": "abcd01234"} {
		if g, err := db.Get(prefix); err != nil || g.ID != want {
			t.Errorf("%q: %v", prefix, err)
		}
	}
	for prefix, want := range map[string]store.Kind{"ab": store.Ambiguous, "a": store.Ambiguous, "": store.NotFound, "_": store.NotFound, "%": store.NotFound, "zz": store.NotFound, "%%": store.NotFound, "ab'": store.NotFound} {
		if _, err := db.Get(prefix); store.KindOf(err) != want {
			t.Errorf("%q: %v", prefix, err)
		}
	}
}
