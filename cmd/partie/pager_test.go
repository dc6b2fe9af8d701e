package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPager holds that on a terminal a result that is too long for it goes through the
// pager, coloured as on the terminal, and that any other, or one whose pager cannot be
// run, is printed straight.
func TestPager(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.partie")
	if err := os.WriteFile(file, []byte(reviewedGame), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, pager, term string
		height            int
		paged             bool
	}{
		{"long", "cat >%s", "", 10, true},
		{"left early", "head -n 3 >%s", "", 10, true},
		{"fits", "cat >%s", "", 1000, false},
		{"no terminal", "cat >%s", "", 0, false},
		{"none wanted", "", "", 10, false},
		{"not there", "no-such-pager-%s", "", 10, false},
		{"simple terminal", "cat >%s", "dumb", 10, false},
	} {
		shown := filepath.Join(t.TempDir(), "shown")
		t.Setenv("PAGER", strings.Replace(c.pager, "%s", shown, 1))
		a, out, msgs := testApp("")
		a.outTTY, a.height = true, c.height
		a.env = func(name string) string { return map[string]string{"TERM": c.term}[name] }
		if got := run([]string{"report", file}, a); got != exitOK {
			t.Errorf("%s: status %d\n%s", c.name, got, msgs)
		}
		text, _ := os.ReadFile(shown)
		there, gone := string(text), out.String()
		if !c.paged {
			there, gone = gone, there
		}
		if !strings.Contains(there, "Carcassonne") || gone != "" || strings.Contains(there, "\x1b") != (c.term == "") {
			t.Errorf("%s: printed %q, paged %q", c.name, out, text)
		}
	}
}

// TestPagerStatus holds that the status of a report is that of the record, paged or not.
func TestPagerStatus(t *testing.T) {
	file := filepath.Join(t.TempDir(), "game.partie")
	if err := os.WriteFile(file, []byte(strings.Replace(reviewedGame, "U1@w1", "U9@w1", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PAGER", "cat >/dev/null; exit 3")
	a, _, msgs := testApp("")
	a.outTTY, a.height = true, 5
	if got := run([]string{"report", file}, a); got != exitFault {
		t.Errorf("status %d, want %d\n%s", got, exitFault, msgs)
	}
}
