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
