package store_test

import (
	"context"
	"errors"
	"path/filepath"
	"slices"
	"testing"

	"partie/store"
)

// A review serves as long as its version and the text of its game are the same, and goes
// with the game.
func TestReview(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"))
	g := first(t, db)
	want := func(version, review string) {
		t.Helper()
		if got, err := db.Review(g, version); err != nil || string(got) != review {
			t.Errorf("version %s: %q, %v; want %q", version, got, err, review)
		}
	}
	keep := func(version, review string) {
		t.Helper()
		if err := db.KeepReview(g, version, []byte(review)); err != nil {
			t.Fatal(err)
		}
	}
	want("1", "")
	keep("1", "{}")
	want("1", "{}")
	want("2", "")
	keep("2", "[]")
	want("1", "")
	want("2", "[]")

	copied := filepath.Join(t.TempDir(), "copy.db")
	if err := db.Backup(context.Background(), copied, false); err != nil {
		t.Fatal(err)
	}
	if got, err := open(t, copied).Review(g, "2"); err != nil || string(got) != "[]" {
		t.Errorf("the copy has %q, %v", got, err)
	}

	if _, err := db.Writing().Exec(`UPDATE games SET text = text || ' '`); err != nil {
		t.Fatal(err)
	}
	g = first(t, db)
	want("2", "")
	keep("2", "{}")
	if _, err := db.Writing().Exec(`DELETE FROM games`); err != nil {
		t.Fatal(err)
	}
	want("2", "")
	keep("2", "{}")
	if n := rowsOf(t, db, "reviews"); n != 0 {
		t.Errorf("%d reviews are left", n)
	}
}

// twoTurns is a review of a game of two turns and two players.
const twoTurns = `{"findings":[{},{}],"seats":[{"turns":9,"real":1,"loss":2.5},{"real":1,"partial":1,"loss":0}]}`

// A review is not dropped for what was wrong with the index of its game, nor one that says
// that the game cannot be judged.
func TestRepairKeepsReviews(t *testing.T) {
	for _, review := range []string{twoTurns, "null"} {
		db := open(t)
		load(t, db.NewWriter(), sheet("Anna, Ben"))
		g := first(t, db)
		if err := db.KeepReview(g, "1", []byte(review)); err != nil {
			t.Fatal(err)
		}
		if ps := problems(t, db); len(ps) > 0 {
			t.Errorf("%+v", ps)
		}
		if _, err := db.Writing().Exec(`UPDATE games SET turns = 7, players = 1`); err != nil {
			t.Fatal(err)
		}
		if left, err := db.Repair([]string{g.ID}); err != nil || len(left) > 0 {
			t.Fatalf("%v %v", left, err)
		}
		if ps := problems(t, db); len(ps) > 0 || rowsOf(t, db, "reviews") != 1 {
			t.Errorf("%s: after the repair: %+v", review, ps)
		}
	}
}

// rowsOf is how many rows a table has.
func rowsOf(t *testing.T, db *store.DB, table string) (n int) {
	t.Helper()
	if err := db.Reading().QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil {
		t.Fatal(err)
	}
	return n
}

// What is kept as a review and is none is found, as is the lack of the table, and a repair
// mends it.
func TestCheckReviews(t *testing.T) {
	for _, tt := range []struct {
		tamper string
		want   store.Trouble
	}{
		{`UPDATE reviews SET review = '{"a":'`, store.BadReview},
		{`UPDATE reviews SET review = '{}', seats = NULL`, store.BadReview},
		{`UPDATE reviews SET review = '[]', seats = NULL`, store.BadReview},
		{`UPDATE reviews SET review = json_remove(review, '$.findings[1]')`, store.BadReview},                                  // a turn too few
		{`UPDATE reviews SET review = json_remove(review, '$.seats[1]'), seats = json_remove(seats, '$[1]')`, store.BadReview}, // a player too few
		{`UPDATE reviews SET seats = replace(seats, '2', '3')`, store.BadReview},
		{`UPDATE reviews SET seats = NULL`, store.BadReview},
		{`UPDATE reviews SET review = 'null'`, store.BadReview},
		{`PRAGMA foreign_keys = 0; UPDATE reviews SET game = 77; PRAGMA foreign_keys = 1`, store.Dangling},
		{`DROP TABLE reviews`, store.Lost},
	} {
		db := open(t)
		load(t, db.NewWriter(), sheet("Anna, Ben"))
		g := first(t, db)
		if err := db.KeepReview(g, "1", []byte(twoTurns)); err != nil {
			t.Fatal(err)
		}
		if ps := problems(t, db); len(ps) > 0 {
			t.Errorf("%+v", ps)
		}
		if _, err := db.Writing().Exec(tt.tamper); err != nil {
			t.Fatal(err)
		}
		if tt.want == store.BadReview { // found by more than its sum
			if _, err := db.Writing().Exec(`UPDATE reviews SET sum = sha256(review)`); err != nil {
				t.Fatal(err)
			}
		}
		if ps := problems(t, db); len(ps) != 1 || ps[0].Trouble != tt.want {
			t.Errorf("%s: %+v", tt.tamper, ps)
		}
		if _, err := db.Repair(nil); err != nil {
			t.Fatal(err)
		}
		if ps := problems(t, db); len(ps) > 0 || rowsOf(t, db, "reviews") > 0 {
			t.Errorf("%s: after the repair: %+v", tt.tamper, ps)
		}
	}
}

// A review that was changed since it was kept is not given, is found, and is dropped by a
// repair, however well it is formed.
func TestChangedReview(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"))
	g := first(t, db)
	if err := db.KeepReview(g, "1", []byte(twoTurns)); err != nil {
		t.Fatal(err)
	}
	if text, err := db.Review(g, "1"); err != nil || string(text) != twoTurns {
		t.Fatalf("%q, %v", text, err)
	}
	if _, err := db.Writing().Exec(`UPDATE reviews SET review = replace(review, '2.5', '3.5'), seats = replace(seats, '2.5', '3.5')`); err != nil {
		t.Fatal(err)
	}
	if text, err := db.Review(g, "1"); err != nil || text != nil {
		t.Errorf("%q, %v", text, err)
	}
	if ps := problems(t, db); len(ps) != 1 || ps[0].Trouble != store.BadReview {
		t.Errorf("%+v", ps)
	}
	if _, err := db.Repair(nil); err != nil || rowsOf(t, db, "reviews") > 0 {
		t.Errorf("the review is kept, %v", err)
	}
}

// All games are reviewed once. One that fails, or is gone, does not stop the others, and
// after an interruption the rest is still to be done.
func TestReviewAll(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), generated(40, 1))
	version := func(string) string { return "1" }
	ids, chosen, err := db.Unreviewed(store.Filter{}, version)
	if err != nil || len(ids) != 40 || chosen != 40 {
		t.Fatalf("%d of %d, %v", len(ids), chosen, err)
	}
	bad, gone := ids[3], ids[5]
	if _, err := db.Writing().Exec(`DELETE FROM games WHERE id = ?`, gone); err != nil {
		t.Fatal(err)
	}
	review := func(g *store.Game) store.Reviewed {
		if g.ID == bad {
			return store.Reviewed{ID: g.ID, Err: errors.New("bad")}
		}
		return store.Reviewed{ID: g.ID, Version: "1", Review: []byte("null")}
	}
	ctx, stop := context.WithCancel(context.Background())
	var done []string
	err = db.ReviewAll(ctx, ids, review, func(r store.Reviewed) {
		if done = append(done, r.ID); len(done) == 10 {
			stop()
		}
	})
	if !errors.Is(err, context.Canceled) || len(done) < 10 || len(done) == 39 {
		t.Errorf("%d games, %v", len(done), err)
	}
	left, chosen, err := db.Unreviewed(store.Filter{}, version)
	if err != nil || len(left) != 39-len(done)+1 || chosen != 39 {
		t.Errorf("%d of %d are left, %v", len(left), chosen, err)
	}
	if err := db.ReviewAll(context.Background(), left, review, func(store.Reviewed) {}); err != nil {
		t.Fatal(err)
	}
	if left, _, err := db.Unreviewed(store.Filter{}, version); err != nil || !slices.Equal(left, []string{bad}) {
		t.Errorf("%v are left, %v", left, err)
	}
}

// A database that can only be read has reviews and keeps none.
func TestReviewReadOnly(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"))
	g := first(t, db)
	if err := db.KeepReview(g, "1", []byte("{}")); err != nil {
		t.Fatal(err)
	}
	ro, err := store.OpenReadOnly(db.Path(), store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer ro.Close()
	if got, err := ro.Review(g, "1"); err != nil || string(got) != "{}" {
		t.Errorf("%q, %v", got, err)
	}
	if err := ro.KeepReview(g, "1", []byte("{}")); store.KindOf(err) != store.ReadOnly {
		t.Errorf("got %v", err)
	}
}
