package store_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/store"
)

// A database of before there were digests has them once it is opened, and what statistics
// need of reviews. A text with an error has no digest, and what was no review is still told.
func TestUpgradeMakesDigests(t *testing.T) {
	for name, opening := range map[string]func(string, store.Options) (*store.DB, error){"write": store.Open, "read": store.OpenReadOnly} {
		t.Run(name, func(t *testing.T) {
			now := open(t)
			own := ownMap(t, "digested")
			var many strings.Builder // than are made at a time
			for day := range 28 * 28 {
				many.WriteString(sheet("Anna, Ben", fmt.Sprintf(`[Date "20%02d-11-%02d"]`, 10+day/28, 1+day%28)))
			}
			load(t, now.NewWriter(), many.String(), generated(3, 1), abbey(`[Map "`+own.Hash+`"]`))
			want := played(t, now, store.Filter{})
			keep := func(i int, review string) {
				g, err := now.Get(want[i].ID)
				if err != nil {
					t.Fatal(err)
				}
				if err := now.KeepReview(g, "sheet 1", []byte(review)); err != nil {
					t.Fatal(err)
				}
			}
			keep(5, twoTurns)
			keep(6, "null")
			keep(7, "{")
			path := filepath.Join(t.TempDir(), "partie.db")
			old, err := store.Schema(path, 5)
			if err != nil {
				t.Fatal(err)
			}
			copyTables(t, old, now, "people", "person_names", "groups", "group_names", "maps", "games", "seats", "reviews")
			bad := want[8]
			if _, err := old.Exec(`PRAGMA foreign_keys = 0; INSERT INTO reviews VALUES (99999, '1', x'', '{}', '');
				UPDATE games SET text = replace(text, 'B+5', 'X+5') WHERE id = ?`, bad.ID); err != nil {
				t.Fatal(err)
			}
			if err := old.Close(); err != nil {
				t.Fatal(err)
			}

			db, err := opening(path, store.Options{Now: clock})
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			want[5].Reviews = []store.SeatReview{{Real: 1, Loss: 2.5}, {Real: 1, Partial: 1}}
			bad.Digest = replay.Digest{}
			if d := cmp.Diff(want, played(t, db, store.Filter{})); d != "" {
				t.Errorf("(-want +got):\n%s", d)
			}
			left := ""
			if err := db.Reading().QueryRow(`SELECT group_concat(id) FROM games WHERE digest IS NULL`).Scan(&left); err != nil || left != bad.ID {
				t.Errorf("no digest of %s, %v", left, err)
			}
			if n := rowsOf(t, db, "reviews"); n != 3 {
				t.Errorf("%d reviews", n)
			}
			if ps := problems(t, db); len(ps) != 2 || ps[0].Trouble != store.BadReview || ps[0].ID != want[7].ID || ps[1].Trouble != store.BadText {
				t.Errorf("%+v", ps)
			}
		})
	}
}

// BenchmarkUpgrade makes the digests of 2,000 games of about 60 turns.
func BenchmarkUpgrade(b *testing.B) {
	now := open(b)
	load(b, now.NewWriter(), generated(2000, 1))
	for b.Loop() {
		b.StopTimer()
		if _, err := now.Writing().Exec(`UPDATE games SET digest = NULL`); err != nil {
			b.Fatal(err)
		}
		b.StartTimer()
		if err := now.DigestOld(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(2000*float64(b.N)/b.Elapsed().Seconds(), "games/s")
}
