package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"partie/lang"
	"partie/store"
)

// Every kind of error of the store has its words in both languages and its exit
// status.
func TestStoreError(t *testing.T) {
	for kind, want := range map[store.Kind]int{
		store.Locked: exitFailed, store.ReadOnly: exitFailed, store.NotOurs: exitFailed, store.Newer: exitFailed,
		store.Full: exitFailed, store.Corrupt: exitFailed, store.Other: exitFailed,
		store.Missing: exitFault, store.NotFound: exitFault, store.Ambiguous: exitFault, store.Exists: exitFault,
		store.Together: exitFault, store.NoTurn: exitFault, store.BadQuery: exitFault,
	} {
		for _, l := range lang.All {
			a := &app{lang: l}
			err := a.storeError(fmt.Errorf("deep: %w", &store.Error{Kind: kind, Path: "/x.db", What: store.AGame, Name: "abc", IDs: []string{"abcd"}, Near: "Anna", Err: errors.New("cause")}))
			if status(err) != want || strings.Contains(err.Error(), "store.") || strings.Contains(err.Error(), "{") {
				t.Errorf("kind %d in %s: status %d, %q", kind, l, status(err), err)
			}
		}
	}
	a := &app{}
	if err := a.storeError(fmt.Errorf("deep: %w", context.Canceled)); status(err) != exitFailed || !strings.Contains(err.Error(), "stays") {
		t.Error(err)
	}
	if a.storeError(nil) != nil {
		t.Error("an error of nothing")
	}
	for what, want := range map[store.Thing]string{
		store.AGame: "there is no game x here", store.APlayer: "there is no player x here", store.AGroup: "there is no group x here",
		store.ADraft: "there is no unfinished game x here", store.AnAnnotation: "game wj95ekdb has no annotation x",
	} {
		if err := a.storeError(&store.Error{Kind: store.NotFound, What: what, Name: "x", IDs: []string{"wj95ekdb"}}); err.Error() != want {
			t.Errorf("%s: %v", what, err)
		}
	}
	if err := a.storeError(&store.Error{Kind: store.NotFound, What: store.AGame, Name: " "}); status(err) != exitUsage {
		t.Errorf("an empty id: %v", err)
	}
	if own := usagef("x"); a.storeError(own) != own {
		t.Error("an error that knows its status keeps it")
	}
}

// A damaged file: the check says what is wrong and what to do, and does not advise
// itself. Seats have their letters.
func TestCheckSaysWhatToDo(t *testing.T) {
	for l, want := range map[lang.Lang]string{lang.En: "partie db backup", lang.De: "Sicherung"} {
		a, _, msgs := testApp("")
		path := filepath.Join(t.TempDir(), "x.db")
		db, err := store.Open(path, store.Options{})
		if err != nil {
			t.Fatal(err)
		}
		db.Close()
		b, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		copy(b[100:], strings.Repeat("damage", 600))
		if err := os.WriteFile(path, b, 0o644); err != nil {
			t.Fatal(err)
		}
		if got := run([]string{"--lang", l.String(), "--db", path, "db", "check"}, a); got != exitFailed {
			t.Errorf("status %d", got)
		}
		if s := msgs.String(); !strings.Contains(s, want) || !strings.Contains(s, "partie export --all") || strings.Contains(s, "db check") {
			t.Error(s)
		}
	}
	a := &app{}
	p := store.Problem{Trouble: store.Differs, ID: "wj95ekdb", Column: "total", Seat: "B", Stored: "9", Computed: "3"}
	if got := a.finding(p); got != "wj95ekdb: total of seat B is 9, but the text gives 3" {
		t.Error(got)
	}
}

// People get aligned columns with a heading, by what their terminal shows.
func TestTable(t *testing.T) {
	var b bytes.Buffer
	a := &app{out: &b, outTTY: true, env: func(string) string { return "" }}
	tb := table{head: []string{"NAME", "N"}, right: []bool{false, true}}
	tb.add("李明", "7")
	tb.add("A\x1b[2Jnn\ta", "12")
	a.printTable(&tb)
	want := "NAME        N\n李明        7\nA�[2Jnn a  12\n"
	if b.String() != want {
		t.Errorf("got\n%s", b.String())
	}
	b.Reset()
	a.outTTY = false
	a.printTable(&tb)
	if want := "李明\t7\nA�[2Jnn a\t12\n"; b.String() != want {
		t.Errorf("got\n%s", b.String())
	}
}

// A table fits its terminal: columns are shortened by what they show, and where it is
// narrow the least important go. What a program reads is whole.
func TestTableFits(t *testing.T) {
	var b bytes.Buffer
	a := &app{out: &b, outTTY: true, env: func(string) string { return "" }}
	tb := table{
		head: strings.Split("ID|DATE|GAME|PLAYERS|TURNS|GROUP|TITLE", "|"), right: []bool{4: true},
		drop: []int{5, 4, 6}, shrink: [][]int{{5, 6}, {2, 3}},
	}
	tb.add("nkmxt7x5", "2026-11-14", "kings-corner", "Anna* 12, Ben 30, Cleo 44", "65", "Mittwochsrunde im Wirtshaus", "日本語の題名日本語の題名")
	tb.add("6hz61hze", "2026", "sheet", "Anna 1, Ben* 2", "1", "", "Azul")
	for width, want := range map[int]string{
		200: "ID        DATE        GAME          PLAYERS                    TURNS  GROUP                        TITLE\n" +
			"nkmxt7x5  2026-11-14  kings-corner  Anna* 12, Ben 30, Cleo 44     65  Mittwochsrunde im Wirtshaus  日本語の題名日本語の題名\n" +
			"6hz61hze  2026        sheet         Anna 1, Ben* 2                 1                               Azul\n",
		100: "ID        DATE        GAME          PLAYERS                    TURNS  GROUP           TITLE\n" +
			"nkmxt7x5  2026-11-14  kings-corner  Anna* 12, Ben 30, Cleo 44     65  Mittwochsrund…  日本語の題名…\n" +
			"6hz61hze  2026        sheet         Anna 1, Ben* 2                 1                  Azul\n",
		80: "ID        DATE        GAME          PLAYERS\n" +
			"nkmxt7x5  2026-11-14  kings-corner  Anna* 12, Ben 30, Cleo 44\n" +
			"6hz61hze  2026        sheet         Anna 1, Ben* 2\n",
		60: "ID        DATE        GAME          PLAYERS\n" +
			"nkmxt7x5  2026-11-14  kings-corner  Anna* 12, Ben 30, Cleo …\n" +
			"6hz61hze  2026        sheet         Anna 1, Ben* 2\n",
	} {
		b.Reset()
		a.width = width
		a.printTable(&tb)
		if b.String() != want {
			t.Errorf("%d columns:\n%s", width, b.String())
		}
	}
	for width := 45; width < 120; width++ {
		b.Reset()
		a.width = width
		a.printTable(&tb)
		for l := range strings.Lines(b.String()) {
			if n := ansi.StringWidth(strings.TrimSuffix(l, "\n")); n > width {
				t.Errorf("%d columns on %d: %s", n, width, l)
			}
		}
	}
	b.Reset()
	a.outTTY = false
	a.printTable(&tb)
	if !strings.Contains(b.String(), "\t65\tMittwochsrunde im Wirtshaus\t日本語の題名日本語の題名\n") {
		t.Errorf("got\n%s", b.String())
	}
}

// A column that no row has anything in is not shown.
func TestTableEmptyColumn(t *testing.T) {
	var b bytes.Buffer
	a := &app{out: &b, outTTY: true, width: 80, env: func(string) string { return "" }}
	tb := table{head: []string{"ID", "GROUP", "TITLE"}}
	tb.add("nkmxt7x5", "", "Azul")
	tb.add("6hz61hze", "", "")
	a.printTable(&tb)
	if want := "ID        TITLE\nnkmxt7x5  Azul\n6hz61hze\n"; b.String() != want {
		t.Errorf("got\n%s", b.String())
	}
}

// The progress line shows on a terminal only, a few times a second, and goes away.
func TestProgress(t *testing.T) {
	var b bytes.Buffer
	now := time.Unix(0, 0)
	a := &app{err: &b, errTTY: true, now: func() time.Time { return now }}
	p := a.newProgress(200, "import.games")
	p.at(100, 1)
	p.at(110, 8) // too soon
	now = now.Add(time.Second)
	p.at(300, 9) // more than there was
	p.clear()
	p.clear()
	bar := func(full int) string { return strings.Repeat("#", full) + strings.Repeat(".", barWidth-full) }
	want := "\r[" + bar(15) + "]  50 %  one game\x1b[K\r[" + bar(30) + "] 100 %  9 games\x1b[K\r\x1b[K"
	if b.String() != want {
		t.Errorf("%q", b.String())
	}
	b.Reset()
	for _, silent := range []app{{err: &b, now: a.now}, {err: &b, errTTY: true, quiet: true, now: a.now}} {
		p := silent.newProgress(1, "import.games")
		p.at(1, 1)
		p.clear()
	}
	if b.Len() > 0 {
		t.Errorf("%q", b.String())
	}
}
