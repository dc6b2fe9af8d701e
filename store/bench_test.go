package store_test

import (
	"path/filepath"
	"strings"
	"testing"

	"partie/store"
)

// BenchmarkImport imports 10,000 games of about 60 turns into a new database:
// reading, replaying and storing.
func BenchmarkImport(b *testing.B) {
	const games = 10000
	text := generated(games, 1)
	turns := strings.Count(text, ". ")
	b.ReportAllocs()
	b.SetBytes(int64(len(text)))
	for b.Loop() {
		b.StopTimer()
		db := open(b, filepath.Join(b.TempDir(), "partie.db"))
		b.StartTimer()
		w := db.NewWriter()
		if got := count(load(b, w, text), store.Stored); got != games {
			b.Fatalf("stored %d of %d games", got, games)
		}
	}
	b.ReportMetric(float64(games)*float64(b.N)/b.Elapsed().Seconds(), "games/s")
	b.ReportMetric(float64(turns)/games, "turns/game")
}

// BenchmarkCheck checks a database of 2,000 such games.
func BenchmarkCheck(b *testing.B) {
	db := open(b)
	load(b, db.NewWriter(), generated(2000, 1))
	for b.Loop() {
		problems(b, db)
	}
	b.ReportMetric(2000*float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// BenchmarkPlayed reads 10,000 games of about 60 turns as statistics count them: without
// reviews, and each with a review of some 30 kB.
func BenchmarkPlayed(b *testing.B) {
	const games = 10000
	db := open(b)
	load(b, db.NewWriter(), generated(games, 1))
	read := func(b *testing.B, reviewed bool) {
		b.ReportAllocs()
		for b.Loop() {
			all := played(b, db, store.Filter{})
			if len(all) != games || len(all[0].Reviews) > 0 != reviewed {
				b.Fatalf("%d games, %v", len(all), all[0].Reviews)
			}
		}
	}
	b.Run("unreviewed", func(b *testing.B) { read(b, false) })
	if _, err := db.Writing().Exec(`PRAGMA synchronous = OFF`); err != nil {
		b.Fatal(err)
	}
	seat := `{"turns":20,"judged":20,"real":18,"partial":2,"classes":[9,3,3,2,1],"loss":12.345678901234567,"helped":[1.5,2.5]}`
	finding := `{"turn":5,"played":["` + strings.Repeat("x", 450) + `"]},`
	for g, err := range db.Games(store.Filter{}) {
		if err != nil {
			b.Fatal(err)
		}
		review := `{"findings":[` + strings.TrimSuffix(strings.Repeat(finding, g.Turns), ",") + `],"seats":[` + seat + `,` + seat + `,` + seat + `]}`
		if err := db.KeepReview(g, g.Game+" 1", []byte(review)); err != nil {
			b.Fatal(err)
		}
	}
	b.Run("reviewed", func(b *testing.B) { read(b, true) })
}
