package store_test

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"partie/store"
)

// The check finds every column that differs from the text, and Repair mends it.
func TestCheckFindsEachColumn(t *testing.T) {
	for _, tt := range []struct{ tamper, column string }{
		{"UPDATE games SET fingerprint = x'00'", "fingerprint"},
		{"UPDATE games SET game = 'chess'", "game"},
		{"UPDATE games SET rules = 'low'", "rules"},
		{"UPDATE games SET title = 'x'", "title"},
		{"UPDATE games SET date = '2020'", "date"},
		{"UPDATE games SET time = '01:00'", "time"},
		{"UPDATE games SET place = 'x'", "place"},
		{"UPDATE games SET group_tag = 'x'", "group_tag"},
		{"UPDATE games SET group_id = NULL", "group_id"},
		{"UPDATE games SET event = 'x'", "event"},
		{"UPDATE games SET scribe = 'x'", "scribe"},
		{"UPDATE games SET notes = 'x'", "notes"},
		{"UPDATE games SET players = 3", "players"},
		{"UPDATE games SET turns = 3", "turns"},
		{"UPDATE games SET complete = 0", "complete"},
		{"UPDATE games SET irregular = 1", "irregular"},
		{"UPDATE games SET broken = 1", "broken"},
		{"UPDATE games SET engine = 99", "engine"},
		{"UPDATE games SET digest = NULL", "digest"},
		{"UPDATE games SET digest = replace(digest, '4', '5')", "digest"},
		{"UPDATE seats SET name = 'x' WHERE seat = 1", "B name"},
		{"UPDATE seats SET person = 1", "B person"},
		{"UPDATE seats SET total = 99 WHERE seat = 0", "A total"},
		{"UPDATE seats SET total = NULL WHERE seat = 0", "A total"},
		{"UPDATE seats SET rank = NULL WHERE seat = 1", "B rank"},
		{"UPDATE seats SET won = 0 WHERE seat = 1", "B won"},
		{"DELETE FROM seats WHERE seat = 1", "B seat"},
		{"UPDATE seats SET seat = 2 WHERE seat = 1", "B seat"},
	} {
		t.Run(tt.tamper, func(t *testing.T) {
			db := open(t)
			load(t, db.NewWriter(), sheet("Anna, Ben", `[Group "Wed"]`))
			if _, err := db.Writing().Exec(tt.tamper); err != nil {
				t.Fatal(err)
			}
			id := first(t, db).ID
			ps := problems(t, db)
			if len(ps) == 0 || ps[0].Trouble != store.Differs || strings.TrimSpace(ps[0].Seat+" "+ps[0].Column) != tt.column || ps[0].ID != id {
				t.Fatalf("%+v", ps)
			}
			if left, err := db.Repair([]string{id}); err != nil || len(left) > 0 {
				t.Fatalf("%v %v", left, err)
			}
			if ps := problems(t, db); len(ps) > 0 {
				t.Errorf("after the repair: %+v", ps)
			}
		})
	}
}

// What no text can mend is found and left.
func TestCheckFindsMore(t *testing.T) {
	for _, tt := range []struct {
		tamper string
		want   store.Trouble
	}{
		{"UPDATE games SET text = replace(text, 'B+5', 'X+5')", store.BadText},
		{"UPDATE games SET text = ''", store.BadText},
		{"UPDATE games SET text = text || text", store.BadText},
		{"UPDATE annotations SET turn = 3", store.LostComment},
		{"PRAGMA foreign_keys = OFF; DELETE FROM people WHERE id = 2", store.Dangling},
		{"UPDATE games SET id = 'l0'", store.Differs},
		{"UPDATE games SET added = 'yesterday'", store.Differs},
		{"UPDATE people SET name = 'Zoe' WHERE id = 1", store.Misnamed},
		{"INSERT INTO groups (name) VALUES ('Wed')", store.Misnamed},
		{"DROP INDEX games_date", store.Lost},
		{"DROP TABLE annotations", store.Lost},
		{"DROP TABLE drafts", store.Lost},
		{"PRAGMA foreign_keys = OFF; DROP TABLE seats", store.Lost},
		{"PRAGMA foreign_keys = OFF; DROP TABLE people", store.Lost},
		{"ALTER TABLE games RENAME COLUMN added TO came", store.Altered},
		{"ALTER TABLE drafts ADD COLUMN x TEXT", store.Altered},
	} {
		t.Run(tt.tamper, func(t *testing.T) {
			db := open(t)
			load(t, db.NewWriter(), sheet("Anna, Ben"))
			if _, err := db.Annotate(first(t, db).ID, store.Annotation{Turn: 1, Mark: "!"}); err != nil {
				t.Fatal(err)
			}
			if _, err := db.Writing().Exec(tt.tamper); err != nil {
				t.Fatal(err)
			}
			if ps := problems(t, db); len(ps) == 0 || ps[0].Trouble != tt.want {
				t.Errorf("%+v", ps)
			}
		})
	}
}

// An index that is missing is made again.
func TestRepairIndex(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"))
	if _, err := db.Writing().Exec("DROP INDEX seats_person; DROP INDEX games_group"); err != nil {
		t.Fatal(err)
	}
	if ps := problems(t, db); len(ps) != 2 || ps[1].Trouble != store.Lost || ps[1].Stored != "seats_person" {
		t.Errorf("%+v", ps)
	}
	if _, err := db.Repair(nil); err != nil {
		t.Fatal(err)
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Errorf("after the repair: %+v", ps)
	}
}

// Names that were given, merged and told apart by their accents are fine.
func TestCheckNames(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Rene, René", `[Group "Wed"]`), sheet("RENÉ, Ben"), sheet("Anna, Ben", `[Group "Thu"]`))
	for _, err := range []error{db.RenamePerson("Anna", "Änne K."), db.MergePeople("Ben", "Änne K."), db.RenameGroup("Wed", "Mittwoch"), db.MergeGroups("Thu", "Mittwoch")} {
		if err != nil && store.KindOf(err) != store.Together {
			t.Fatal(err)
		}
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Errorf("%+v", ps)
	}
}

// A text that became that of another game is not mended into a second copy of it.
func TestRepairKeepsGamesApart(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"), sheet("Cleo, Dora"))
	if _, err := db.Writing().Exec("UPDATE games SET text = (SELECT text FROM games WHERE seq = 1)"); err != nil {
		t.Fatal(err)
	}
	ps := problems(t, db)
	left, err := db.Repair([]string{ps[0].ID, "nosuch"})
	if err != nil || len(left) != 2 {
		t.Errorf("%v %v", left, err)
	}
}

// A file whose pages are overwritten is found out.
func TestCheckDamage(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), generated(50, 1))
	path := db.Path()
	db.Close()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	copy(b[len(b)/2:], strings.Repeat("damage", 2000))
	if err := os.WriteFile(path, b, 0o644); err != nil {
		t.Fatal(err)
	}
	db, err = store.OpenReadOnly(path, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	found := 0
	err = db.Check(context.Background(), func(int, int) {}, func(p store.Problem) {
		if p.Trouble == store.Damage {
			found++
		}
	})
	if found == 0 && store.KindOf(err) != store.Corrupt {
		t.Errorf("%d found, %v", found, err)
	}
}

// The progress of a check counts every game.
func TestCheckProgress(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), generated(5, 1))
	var got []string
	err := db.Check(context.Background(), func(done, total int) { got = append(got, fmt.Sprint(done, total)) }, func(store.Problem) {})
	if err != nil || strings.Join(got, ",") != "1 5,2 5,3 5,4 5,5 5" {
		t.Errorf("%v %v", got, err)
	}
}
