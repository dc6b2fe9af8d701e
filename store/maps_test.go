package store_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"partie/engine/kardinal"
	"partie/notation"
	"partie/store"
)

// abbey is a game of Kardinal & König with these further lines of its head.
func abbey(head ...string) string {
	return "[Game \"kardinal\"]\n[Players \"Anna, Ben, Cleo\"]\n" + strings.Join(append(head, ""), "\n") + "1. A: Ba c1 <B\n@unfinished\n"
}

// ownMap is a map that differs from the standard one, made known to the engine.
func ownMap(t testing.TB, name string) *kardinal.Map {
	t.Helper()
	b, err := os.ReadFile("../engine/kardinal/map.json")
	if err != nil {
		t.Fatal(err)
	}
	m, err := kardinal.Register([]byte(strings.Replace(string(b), kardinal.Standard().Name, name, 1)))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Each game keeps its map and remembers it, on the standard map too; the same game is the
// same however it names its map.
func TestMaps(t *testing.T) {
	db := open(t)
	own, standard := ownMap(t, "our own"), kardinal.Standard()
	named := `[Map "` + standard.Hash + `"]`
	got := load(t, db.NewWriter(), abbey(), abbey(named), abbey(`[Map "standard"]`), abbey(`[Map "`+own.Hash[:6]+` of the club"]`),
		abbey(`[map "`+own.Hash+`"]`), sheet("Anna, Ben"))
	if n := count(got, store.Stored); n != 3 || got[1].ID != got[0].ID || got[2].ID != got[0].ID || got[4].ID != got[3].ID {
		t.Errorf("%d stored: %+v", n, got)
	}
	maps, err := db.Maps("")
	if err != nil || len(maps) != 2 {
		t.Fatalf("%v %v", maps, err)
	}
	for _, m := range maps {
		if want := map[bool]*kardinal.Map{true: own, false: standard}[m.Name == "our own"].Board(); m.Hash != want.Hash ||
			string(m.File) != string(want.File) || m.Name != want.Name || m.Games != 1 || !m.Added.Equal(clock()) {
			t.Errorf("%s %q %d", m.Hash, m.Name, m.Games)
		}
	}
	if maps, err := db.Maps(strings.ToUpper(own.Hash)); err != nil || len(maps) != 1 {
		t.Errorf("%v %v", maps, err)
	}
	for i, hash := range []string{standard.Board().Hash, own.Board().Hash, ""} {
		g, err := db.Get(got[[]int{0, 3, 5}[i]].ID)
		if err != nil || g.Board.Hash != hash {
			t.Errorf("%s, want %s: %v", g.Board.Hash, hash, err)
		}
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Errorf("%+v", ps)
	}
}

// A game that names no map, or by few digits, is replayed on the one that it was played
// on when that is not the standard one any more, and is exported with its name.
func TestMapRemembered(t *testing.T) {
	db := open(t)
	own := ownMap(t, "of yore")
	hostile := own.Board()
	hostile.Name = "of \x1b[31m\u202e\"yore\"\n"
	if err := db.KeepMap(hostile); err != nil {
		t.Fatal(err)
	}
	for _, tag := range []string{"", `[Map "standard"]`, `[map "` + own.Hash[:6] + `"]`} {
		t.Run(tag, func(t *testing.T) {
			text := "\ufeff# said\n" + strings.ReplaceAll(strings.Replace(abbey(tag), "\n\n", "\n", 1), "\n", "\r\n")
			id := load(t, db.NewWriter(), text)[0].ID
			if _, err := db.Writing().Exec("UPDATE games SET map = ? WHERE id = ?", own.Board().Hash, id); err != nil {
				t.Fatal(err)
			}
			g, err := db.Get(id)
			if err != nil || g.Text != text {
				t.Fatalf("%q %v", g.Text, err)
			}
			r := g.Replay()
			if b, ok := r.Board(); !ok || b.Hash != own.Board().Hash {
				t.Errorf("played on %s", b.Hash)
			}
			name := "Map"
			if strings.Contains(tag, "map") {
				name = "map"
			}
			if want := "\r\n[" + name + ` "` + own.Hash + " of \ufffd[31m\ufffd\\\"yore\\\"\"]"; !strings.Contains(r.Record.Source(), want) {
				t.Errorf("%q", r.Record.Source())
			}
			out := store.Annotated(r, []store.Annotation{{Turn: 1, Mark: "?", Text: "hm"}})
			recs, ds := notation.Parse([]byte(out))
			if len(recs) != 1 || len(ds) > 0 || !strings.Contains(out, "\n# said\n") || !strings.HasSuffix(out, "1. A: Ba c1 <B ? {hm}\r\n@unfinished\r\n") ||
				!strings.HasPrefix(recs[0].Tag("Map"), own.Hash+" ") {
				t.Errorf("%q %v", out, ds)
			}
			if _, err := db.Writing().Exec("DELETE FROM games"); err != nil {
				t.Fatal(err)
			}
		})
	}
}

// The check tells of maps that are missing or damaged, and Repair mends those that the
// program knows.
func TestCheckMaps(t *testing.T) {
	own := ownMap(t, "to be checked")
	for _, tt := range []struct {
		tamper string
		want   []store.Trouble
	}{
		{"UPDATE maps SET file = x'00'", []store.Trouble{store.BadMap, store.NoMap}},
		{"PRAGMA foreign_keys = OFF; DELETE FROM maps", []store.Trouble{store.NoMap}},
		{"UPDATE games SET map = NULL", []store.Trouble{store.Differs}},
		{"UPDATE maps SET name = 'another'", []store.Trouble{store.BadBoard}},
		{"INSERT INTO maps SELECT replace(hash, '0', '1'), name, file, added FROM maps", []store.Trouble{store.BadMap}},
		{"PRAGMA foreign_keys = OFF; UPDATE maps SET hash = replace(hash, '0', '1')", []store.Trouble{store.BadMap, store.NoMap}},
		{"PRAGMA foreign_keys = OFF; UPDATE games SET map = replace(map, '0', '1')", []store.Trouble{store.NoMap, store.Differs}},
		{"DROP TABLE maps", []store.Trouble{store.Lost}},
	} {
		t.Run(tt.tamper, func(t *testing.T) {
			db := open(t)
			id := load(t, db.NewWriter(), abbey(`[Map "`+own.Hash+`"]`))[0].ID
			if strings.Contains(tt.tamper, "DROP") {
				if _, err := db.Writing().Exec("PRAGMA foreign_keys = OFF"); err != nil {
					t.Fatal(err)
				}
			}
			if _, err := db.Writing().Exec(tt.tamper); err != nil {
				t.Fatal(err)
			}
			var got []store.Trouble
			for _, p := range problems(t, db) {
				got = append(got, p.Trouble)
			}
			if len(got) != len(tt.want) {
				t.Fatalf("%v, want %v", got, tt.want)
			}
			for i := range got {
				if got[i] != tt.want[i] {
					t.Errorf("%v, want %v", got, tt.want)
				}
			}
			if tt.want[0] == store.Lost {
				return
			}
			if left, err := db.Repair([]string{id}); err != nil || len(left) > 0 {
				t.Fatalf("%v %v", left, err)
			}
			if ps := problems(t, db); len(ps) > 0 {
				t.Errorf("after the repair: %+v", ps)
			}
		})
	}
	t.Run("added", func(t *testing.T) {
		db := open(t)
		load(t, db.NewWriter(), abbey())
		if _, err := db.Writing().Exec("UPDATE maps SET added = 'yesterday'"); err != nil {
			t.Fatal(err)
		}
		ps := problems(t, db)
		if len(ps) != 1 || ps[0].Trouble != store.BadBoard || ps[0].ID != kardinal.Standard().Board().Hash || ps[0].Column != "added" || ps[0].Stored != "yesterday" {
			t.Errorf("%+v", ps)
		}
	})
	t.Run("unknown", func(t *testing.T) {
		db := open(t)
		id := load(t, db.NewWriter(), abbey(`[Map "`+own.Hash+`"]`))[0].ID
		if _, err := db.Writing().Exec(`PRAGMA foreign_keys = OFF; DELETE FROM maps;
			UPDATE games SET map = 'ffffffffffff', text = replace(text, ?, 'ffffffffffff')`, own.Hash); err != nil {
			t.Fatal(err)
		}
		if ps := problems(t, db); len(ps) != 1 || ps[0].Trouble != store.NoMap || ps[0].ID != id || ps[0].Stored != "ffffffffffff" {
			t.Errorf("%+v", ps)
		}
		if left, err := db.Repair([]string{id}); err != nil || len(left) != 1 {
			t.Errorf("%v %v", left, err)
		}
	})
}

// A copy holds the maps too.
func TestBackupMaps(t *testing.T) {
	db := open(t)
	own := ownMap(t, "to be copied")
	load(t, db.NewWriter(), abbey(`[Map "`+own.Hash+`"]`))
	name := filepath.Join(t.TempDir(), "copy.db")
	if err := db.Backup(t.Context(), name, false); err != nil {
		t.Fatal(err)
	}
	if maps, err := open(t, name).Maps(own.Hash); err != nil || len(maps) != 1 || string(maps[0].File) != string(own.File) {
		t.Errorf("%v %v", maps, err)
	}
}

// A game moves to another board with its id, unless its turns are impossible there or it
// is stored there already.
func TestMove(t *testing.T) {
	db := open(t)
	own, again := ownMap(t, "moved to"), ownMap(t, "moved to again")
	got := load(t, db.NewWriter(), abbey(), abbey(`[Map "`+own.Hash+`"]`))
	if got[0].Twin != "" || got[1].Twin != got[0].ID {
		t.Errorf("twins %q %q", got[0].Twin, got[1].Twin)
	}
	if _, err := db.Move(got[0].ID, own.Board()); store.KindOf(err) != store.Exists {
		t.Errorf("two of one game: %v", err)
	}
	for _, o := range got {
		r, err := db.Move(o.ID, again.Board())
		if o.ID == got[1].ID {
			if store.KindOf(err) != store.Exists {
				t.Errorf("%v", err)
			}
			continue
		}
		g, gerr := db.Get(o.ID)
		if err != nil || gerr != nil || !r.OK() || g.Board.Hash != again.Board().Hash || !strings.Contains(g.Text, `[Map "`+again.Hash) {
			t.Errorf("%+v %v %v", g, err, gerr)
		}
	}
	if _, err := db.Move("nobody", own.Board()); store.KindOf(err) != store.NotFound {
		t.Errorf("%v", err)
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Errorf("%+v", ps)
	}
}
