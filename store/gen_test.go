package store_test

import (
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"partie/engine"
	"partie/engine/kingscorner"
	"partie/store"
)

// generated writes n games of Kings in the Corner of about 60 turns, one after the
// other, with all hands told.
func generated(n int, seed uint64) string {
	rng := rand.New(rand.NewPCG(seed, 1))
	rules, _ := kingscorner.ReadRules([]string{"rounds=5"})
	var b strings.Builder
	var d kingscorner.Deal
	for i := range n {
		s := kingscorner.New(rules, 3, 0)
		fmt.Fprintf(&b, "[Game \"kings-corner\"]\n[Players \"Anna, Ben, Player %d\"]\n[Rules \"rounds=5\"]\n", rng.IntN(200))
		fmt.Fprintf(&b, "[Date \"20%02d-%02d-%02d\"]\n[Group \"Group %d\"]\n", 10+i%16, 1+i%12, 1+i%28, i%20)
		turn := 0
		p := kingscorner.Player{Policy: kingscorner.LayAll, Each: func(x engine.Seat, t engine.Turn) {
			turn++
			fmt.Fprintf(&b, "%d. %s: %s\n", turn, x, strings.Join(s.Words(t, nil), " "))
		}}
		for round := 1; !s.Over(); round++ {
			if round > 1 {
				s.Directive("round", []string{fmt.Sprint(round)}, nil)
				fmt.Fprintf(&b, "@round %d\n", round)
			}
			d.Shuffle(rng, s)
			for _, l := range d.Lines() {
				fmt.Fprintf(&b, "@%s\n", strings.Join(l, " "))
			}
			s.Begin(&d)
			p.Play(s, &d)
		}
		b.WriteString("\n")
	}
	return b.String()
}

// sheet is a small game with these players and further lines of its head.
func sheet(players string, head ...string) string {
	return "[Game \"sheet\"]\n[Players \"" + players + "\"]\n" + strings.Join(append(head, ""), "\n") + "1. A+3 B+1\n2. A+1 B+5\n@end\n"
}

// clock is the time in all tests.
func clock() time.Time { return time.Date(2026, 11, 30, 20, 15, 0, 0, time.UTC) }

// open opens a new database, or the one at path.
func open(t testing.TB, path ...string) *store.DB {
	t.Helper()
	if len(path) == 0 {
		path = []string{filepath.Join(t.TempDir(), "partie.db")}
	}
	db, err := store.Open(path[0], store.Options{Busy: 100 * time.Millisecond, Now: clock, Entropy: rand.NewChaCha8([32]byte{1})})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// load imports texts, each as a file of its own, and returns what became of them.
func load(t testing.TB, sink store.Sink, texts ...string) []store.Outcome {
	t.Helper()
	var names []string
	for i := range texts {
		names = append(names, fmt.Sprint(i))
	}
	var got []store.Outcome
	err := store.Import(context.Background(), sink, names, func(name string) (io.ReadCloser, error) {
		var i int
		fmt.Sscan(name, &i)
		return io.NopCloser(strings.NewReader(texts[i])), nil
	}, func(o store.Outcome) { got = append(got, o) })
	if err != nil {
		t.Fatal(err)
	}
	return got
}

// count counts the outcomes with this verdict.
func count(os []store.Outcome, v store.Verdict) (n int) {
	for _, o := range os {
		if o.Verdict == v {
			n++
		}
	}
	return n
}

// problems runs a check and lists what it finds.
func problems(t testing.TB, db *store.DB) []store.Problem {
	t.Helper()
	var ps []store.Problem
	if err := db.Check(context.Background(), func(int, int) {}, func(p store.Problem) { ps = append(ps, p) }); err != nil {
		t.Fatal(err)
	}
	return ps
}
