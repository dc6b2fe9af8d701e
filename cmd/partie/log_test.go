package main

import (
	"io/fs"
	"path/filepath"
	"strings"
	"testing"

	"partie/engine/replay"
	"partie/notation"
	"partie/store"
	"partie/testdata"
)

// TestLogSamples plays every sample game into the recorder line by line: what is
// stored is the game, and the numbers shown at the end are its results.
func TestLogSamples(t *testing.T) {
	names, err := fs.Glob(testdata.Games, "games/*.partie")
	if err != nil || len(names) == 0 {
		t.Fatalf("no samples: %v", err)
	}
	for _, name := range names {
		src, err := fs.ReadFile(testdata.Games, name)
		if err != nil {
			t.Fatal(err)
		}
		recs, _ := notation.Parse(src)
		want := replay.Run(recs[0])
		args := []string{"log", recs[0].Tag("Game"), "--date", ""}
		for _, tag := range []string{"Players", "Rules", "Title", "Place", "Group"} {
			args = append(args, "--"+strings.ToLower(tag), recs[0].Tag(tag))
		}
		var input strings.Builder
		for _, tag := range recs[0].Tags {
			switch tag.Name {
			case "Game", "Players", "Rules", "Title", "Place", "Group":
			default:
				input.WriteString(":tag " + tag.Name + " " + tag.Value + "\n")
			}
		}
		input.WriteString(movetext(string(want.Canonical(true))))
		if recs[0].Tag("Game") == "sheet" {
			input.WriteString("\n:done\n") // it has no end of its own
		}
		a, out, msgs := testApp(input.String())
		db := filepath.Join(t.TempDir(), "partie.db")
		if status := run(append(args, "--db", db), a); status != exitOK {
			t.Errorf("%s: status %d: %s", name, status, msgs)
			continue
		}
		if got, want := storedBare(t, db), movetext(string(want.Canonical(true))); got != want {
			t.Errorf("%s: stored\n%s\nwant\n%s", name, got, want)
		}
		if last := a.totalsText(want.Players, want.Final); !strings.Contains(out.String(), last+"  "+a.outcome(want)) {
			t.Errorf("%s: the results are not %q:\n%s", name, last, out)
		}
	}
}

// movetext is a canonical text without its tags.
func movetext(text string) string {
	return text[strings.LastIndex(text, "\"]\n")+3:]
}

// storedBare is the movetext of the one game in a database.
func storedBare(t *testing.T, path string) string {
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
		recs, _ := notation.Parse([]byte(g.Text))
		return movetext(string(replay.Run(recs[0]).Canonical(true)))
	}
	t.Fatal("no game is stored")
	return ""
}

// TestPrompt: a game that is over or broken off asks for no turn.
func TestPrompt(t *testing.T) {
	for lines, want := range map[string]string{"": "1. A Anna> ", "@end": "over> ", "@unfinished": "over> "} {
		a, _, _ := testApp("")
		s := sheet{head: "[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n", lines: nonEmpty(lines)}
		r, err := s.replay()
		if err != nil {
			t.Fatal(err)
		}
		if got := (&logger{app: a, r: r}).prompt(); got != want {
			t.Errorf("%s: %q, want %q", lines, got, want)
		}
	}
}

// TestWrapEntries: a turn is not broken, however narrow the terminal is.
func TestWrapEntries(t *testing.T) {
	list := []string{"V@e1", "V1@e1 rN", "V@n1"}
	for width, want := range map[int]string{0: "V@e1  V1@e1 rN  V@n1", 14: "V@e1  V1@e1 rN\nV@n1", 13: "V@e1\nV1@e1 rN\nV@n1", 3: "V@e1\nV1@e1 rN\nV@n1"} {
		if got := wrapEntries(list, width); got != want {
			t.Errorf("%d columns: %q, want %q", width, got, want)
		}
	}
}
