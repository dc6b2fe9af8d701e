package main

import (
	"database/sql"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"partie/store"
)

// A review is printed while another program writes the database, and not kept then.
func TestReviewLocked(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	a, out, msgs := testApp(reviewedGame)
	if got := run([]string{"--db", path, "import", "-"}, a); got != exitOK {
		t.Fatalf("status %d\n%s%s", got, out, msgs)
	}
	other, err := sql.Open("sqlite3", path)
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if _, err := other.Exec("BEGIN IMMEDIATE"); err != nil {
		t.Fatal(err)
	}
	id := firstOf(t, path)
	a, out, msgs = testApp("")
	if got := run([]string{"--db", path, "review", id}, a); got != exitOK || !strings.Contains(out.String(), "E2@n1 cS") {
		t.Errorf("status %d\n%s%s", got, out, msgs)
	}
}

// firstOf is the id of the first game of a database.
func firstOf(t *testing.T, path string) (id string) {
	t.Helper()
	db, err := store.OpenReadOnly(path, store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for g, err := range db.Games(store.Filter{}) {
		if err != nil {
			t.Fatal(err)
		}
		return g.ID
	}
	t.Fatal("no game")
	return ""
}

// reviewedGame is a game with a name that wants to drive the terminal.
const reviewedGame = "[Game \"carcassonne\"]\n[Players \"Ann\u202ea\u200f, Benedikta-Maria von und zu Hohenheim\"]\n" +
	"1. A: V1@e1 rW\n2. B: E2@n1\n3. A: U1@w1\n@unfinished\n"

// A review keeps to the width in both languages, with colours and without, and shows
// nothing that a terminal obeys.
func TestReviewWidths(t *testing.T) {
	file := filepath.Join(t.TempDir(), "x.partie")
	if err := os.WriteFile(file, []byte(reviewedGame), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, lang := range []string{"en", "de"} {
		for _, width := range []int{60, 80, 120, 200} {
			for _, tty := range []bool{false, true} {
				a, out, _ := testApp("")
				a.width, a.outTTY = width, tty
				if got := run([]string{"--lang", lang, "review", "--all-turns", file}, a); got != exitOK {
					t.Fatalf("status %d", got)
				}
				if strings.Contains(out.String(), "\x1b") != tty {
					t.Errorf("tty %t: %q", tty, out)
				}
				if strings.ContainsAny(out.String(), "\u202e\u200f") {
					t.Error("a sign of the name is not cleaned")
				}
				for line := range strings.Lines(out.String()) {
					if w := ansi.StringWidth(strings.TrimRight(line, "\n")); w > min(width, widestReview) {
						t.Errorf("%s, %d columns: %d in %q", lang, width, w, line)
					}
				}
			}
		}
	}
}

// A number of points has the true minus where it is below 0, and no sign where it is shown
// as none.
func TestSigned(t *testing.T) {
	for v, want := range map[float64]string{-0.04: "0.0", 0.04: "0.0", -1.25: "−1.3", 2: "+2.0"} {
		a, _, _ := testApp("")
		if got := a.signed(v); got != want {
			t.Errorf("%g: %q, want %q", v, got, want)
		}
	}
}
