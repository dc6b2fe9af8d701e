package store_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"partie/notation"
	"partie/store"
)

func itoa(n int) string { return strconv.Itoa(n) }

// importText imports one text and returns the error of the import.
func importText(sink store.Sink, text string) error {
	return store.Import(context.Background(), sink, []string{"x"}, func(string) (io.ReadCloser, error) {
		return io.NopCloser(strings.NewReader(text)), nil
	}, func(store.Outcome) {})
}

// list is the games that a filter chooses.
func list(t testing.TB, db *store.DB, f store.Filter) []*store.Game {
	t.Helper()
	var gs []*store.Game
	for g, err := range db.Games(f) {
		if err != nil {
			t.Fatal(err)
		}
		gs = append(gs, g)
	}
	return gs
}

// What the text of a game says is stored beside it.
func TestImport(t *testing.T) {
	db := open(t)
	text := "{lead}\n" + sheet("Anna, Ben", `[Title "Azul"]`, `[Date "2026-11-14"]`, `[Time "20:15"]`, `[Place "Köln"]`,
		`[Group "Wednesday"]`, `[Event "Cup"]`, `[Scribe "Ben"]`) + "{well done}\n"
	got := load(t, db.NewWriter(), text)
	if len(got) != 1 || got[0].Verdict != store.Stored {
		t.Fatalf("%+v", got)
	}
	g, err := db.Get(strings.ToUpper(got[0].ID[:3]))
	if err != nil {
		t.Fatal(err)
	}
	four, six, one, two := 4, 6, 1, 2
	want := store.Index{
		Game: "sheet", Title: "Azul", Date: "2026-11-14", Time: "20:15", Place: "Köln", Group: "Wednesday", Event: "Cup",
		Scribe: "Ben", Notes: "lead\nwell done", Turns: 2, Complete: true, Engine: g.Engine,
		Seats: []store.Seat{
			{Name: "Anna", Person: "Anna", Total: &four, Rank: &two},
			{Name: "Ben", Person: "Ben", Total: &six, Rank: &one, Won: true},
		},
	}
	if d := cmp.Diff(want, g.Index); d != "" {
		t.Error(d)
	}
	if g.Text != text || g.ID != got[0].ID || !g.Added.Equal(clock()) {
		t.Errorf("%q %s %v", g.Text, g.ID, g.Added)
	}
}

// The same game is stored once, whatever its comments and spelling.
func TestImportKnown(t *testing.T) {
	db := open(t)
	a := load(t, db.NewWriter(), sheet("Anna, Ben"))
	b := load(t, db.NewWriter(), "# again\n"+strings.ReplaceAll(sheet("Anna,Ben"), "1. ", "")+"{nice}")
	if b[0].Verdict != store.Known || b[0].ID != a[0].ID {
		t.Errorf("%+v", b)
	}
}

// Bad games are refused with their place, and do not keep the good ones out.
func TestImportRefused(t *testing.T) {
	db := open(t)
	got := load(t, db.NewWriter(), sheet("Anna, Ben")+strings.Replace(sheet("Cleo, Dora"), "B+5", "X+5", 1)+sheet("Emil, Fritz"), "")
	var all []string
	for _, o := range got {
		all = append(all, fmt.Sprintf("%s %d %s:%d", o.File, o.Verdict, o.Fault.Code, o.Fault.Position.Line))
	}
	want := []string{"0 0 :0", "0 2 no-such-seat:9", "0 0 :0", "1 2 empty-file:1"}
	if d := cmp.Diff(want, all); d != "" {
		t.Error(d)
	}
}

// A file that cannot be read does not keep the others out.
func TestImportFailed(t *testing.T) {
	db := open(t)
	var got []store.Verdict
	err := store.Import(context.Background(), db.NewWriter(), []string{"a", "b", "c"}, func(name string) (io.ReadCloser, error) {
		switch name {
		case "a":
			return nil, errors.New("gone")
		case "b":
			return io.NopCloser(io.MultiReader(strings.NewReader(sheet("Anna, Ben")+"[Game"), badReader{})), nil
		}
		return io.NopCloser(strings.NewReader(sheet("Cleo, Dora"))), nil
	}, func(o store.Outcome) { got = append(got, o.Verdict) })
	if err != nil {
		t.Fatal(err)
	}
	if d := cmp.Diff([]store.Verdict{store.Failed, store.Stored, store.Failed, store.Stored}, got); d != "" {
		t.Error(d)
	}
}

type badReader struct{}

func (badReader) Read([]byte) (int, error) { return 0, errors.New("disk fault") }

// An interrupt ends an import; what it has told as stored is stored.
func TestImportInterrupted(t *testing.T) {
	db := open(t)
	ctx, cancel := context.WithCancel(context.Background())
	told := 0
	err := store.Import(ctx, db.NewWriter(), []string{"x"}, func(string) (io.ReadCloser, error) {
		return io.NopCloser(strings.NewReader(generated(2000, 2))), nil
	}, func(o store.Outcome) {
		told++
		cancel()
	})
	if !errors.Is(err, context.Canceled) || told == 0 || told == 2000 {
		t.Fatalf("%d told: %v", told, err)
	}
	if n := len(list(t, db, store.Filter{})); n != told {
		t.Errorf("%d stored, %d told", n, told)
	}
}

// The order of imports changes neither ids nor the list.
func TestImportOrder(t *testing.T) {
	var texts []string
	for i := range 12 {
		names := []string{"Anna, ben", "anna, Ben", "Jérôme, BEN", "Jerome, Anna", "René, Rene"}
		texts = append(texts, sheet(names[i%5], fmt.Sprintf("[Date \"2026-0%d\"]", 1+i%3), fmt.Sprintf("[Place \"%d\"]", i),
			"[Group \""+[]string{"wed", "Wed", "Wéd"}[i%3]+"\"]"))
	}
	var want []string
	rapid.Check(t, func(rt *rapid.T) {
		order := rapid.Permutation(texts).Draw(rt, "order")
		db := open(t)
		defer db.Close()
		for part := range slices.Chunk(order, rapid.IntRange(1, 12).Draw(rt, "portion")) {
			load(t, db.NewWriter(), part...)
		}
		var got []string
		for _, g := range list(t, db, store.Filter{}) {
			got = append(got, fmt.Sprint(g.ID, g.Date, g.Group, g.Seats[0].Person, g.Seats[1].Person))
		}
		people, err := db.People()
		if err != nil {
			rt.Fatal(err)
		}
		got = append(got, fmt.Sprint(people))
		if want == nil {
			want = got
		}
		if d := cmp.Diff(want, got); d != "" {
			rt.Fatal(d)
		}
	})
}

// A rehearsal says what an import does, and stores nothing.
func TestRehearsal(t *testing.T) {
	texts := []string{sheet("Anna, Ben"), sheet("Cleo, Dora"), sheet("Anna, Ben"), "[Game \"chess\"]\n"}
	db := open(t)
	load(t, db.NewWriter(), sheet("Cleo, Dora"))
	for _, of := range []*store.DB{nil, db} {
		to := open(t)
		if of != nil {
			to = of
		}
		said := verdicts(load(t, store.NewRehearsal(of), texts...))
		if d := cmp.Diff(said, verdicts(load(t, to.NewWriter(), texts...))); d != "" {
			t.Error(d)
		}
	}
}

// verdicts is each outcome's verdict with the id.
func verdicts(os []store.Outcome) (list []string) {
	for _, o := range os {
		list = append(list, fmt.Sprint(o.Verdict, o.ID))
	}
	return list
}

// Generated games are stored, and what is stored passes the check.
func TestImportGenerated(t *testing.T) {
	db := open(t)
	got := load(t, db.NewWriter(), generated(200, 7))
	if n := count(got, store.Stored); n != 200 {
		t.Errorf("%d stored", n)
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Error(ps)
	}
}

// titled is a file whose games get a title.
type titled struct{ io.ReadCloser }

func (titled) Edit(rec *notation.Record) []notation.Diagnostic {
	rec.AddTag("Title", "Azul")
	return nil
}

// What a file adds to its games is stored in their text; a place of a fault does not
// move by it.
func TestImportEdited(t *testing.T) {
	db := open(t)
	text := sheet("Anna, Ben") + strings.Replace(sheet("Cleo, Dora", `[Title "Uno"]`), "B+5", "X+5", 1)
	var got []store.Outcome
	err := store.Import(context.Background(), db.NewWriter(), []string{"x"}, func(string) (io.ReadCloser, error) {
		return titled{io.NopCloser(strings.NewReader(text))}, nil
	}, func(o store.Outcome) { got = append(got, o) })
	if err != nil || len(got) != 2 || got[0].Verdict != store.Stored || got[1].Verdict != store.Refused {
		t.Fatalf("%v %+v", err, got)
	}
	if at, want := got[1].Fault.Position.Line, 1+strings.Count(text[:strings.Index(text, "X+5")], "\n"); at != want {
		t.Errorf("the fault is in line %d, want %d", at, want)
	}
	g, err := db.Get(got[0].ID)
	if err != nil || g.Title != "Azul" || !strings.Contains(g.Text, "\n[Title \"Azul\"]\n") || g.Replay().Record.Tag("Title") != "Azul" {
		t.Errorf("%v %q", err, g.Text)
	}
}
