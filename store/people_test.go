package store_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/store"
)

func TestFold(t *testing.T) {
	for in, want := range map[string]string{
		"Anna": "anna", "  Anna \t K ": "anna k", "Jérôme": "jerome", "JE\u0301RO\u0302ME": "jerome", "Öttinger": "ottinger",
		"Strauß": "strauss", "Ａnna": "anna", "李": "李", "": "", "\xff": "\ufffd",
	} {
		if got := store.Fold(in); got != want {
			t.Errorf("Fold(%q) = %q, want %q", in, got, want)
		}
	}
}

// named is the list of people as text.
func named(t *testing.T, list func() ([]store.Named, error)) (all []string) {
	t.Helper()
	ns, err := list()
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range ns {
		all = append(all, fmt.Sprintf("%s %d %d %v", n.Name, n.Games, n.Won, n.Aliases))
	}
	return all
}

func TestPeople(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"), sheet("anna, Benjamin"), sheet("Cleo, Jérôme"), sheet("Cleo, jerome", `[Date "2026"]`))
	want := []string{"Anna 2 0 []", "Ben 1 1 []", "Benjamin 1 1 []", "Cleo 2 0 []", "Jérôme 2 2 []"}
	if d := cmp.Diff(want, named(t, db.People)); d != "" {
		t.Error(d)
	}
	kind := func(want store.Kind, err error) *store.Error {
		t.Helper()
		if store.KindOf(err) != want {
			t.Errorf("got %v, want kind %d", err, want)
		}
		e, _ := errors.AsType[*store.Error](err)
		if e == nil {
			e = &store.Error{}
		}
		return e
	}
	if e := kind(store.NotFound, db.RenamePerson("Bem", "X")); e.Near != "Ben" {
		t.Errorf("near: %q", e.Near)
	}
	kind(store.Exists, db.AliasPerson("Ben", "Benjamin"))
	kind(store.Exists, db.RenamePerson("Ben", "BENJAMIN"))
	if e := kind(store.Together, db.MergePeople("Cleo", "JEROME")); len(e.IDs) != 1 {
		t.Errorf("%+v", e)
	}
	kind(store.Other, db.MergePeople("ben", "Benjamin"))
	if e := kind(store.Same, db.MergePeople("Jerome", "Jérôme")); e.Name != "Jerome" || e.Near != "Jérôme" || e.What != store.APlayer {
		t.Errorf("%+v", e)
	}
	kind(store.Other, db.AliasPerson("Benjamin", "Benno"))
	kind(store.Other, db.RenamePerson("ANNA", "Anna K."))
	load(t, db.NewWriter(), sheet("Benno, ANNA"), sheet("Ben, Cleo"), sheet("Benjamin, Ben"))
	want = []string{"Anna K. 3 1 [ANNA]", "Ben 1 1 []", "Benjamin 5 2 [Ben Benno]", "Cleo 3 1 []", "Jérôme 2 2 []"}
	if d := cmp.Diff(want, named(t, db.People)); d != "" {
		t.Error(d)
	}
	if n := len(list(t, db, store.Filter{Player: "benno"})); n != 5 {
		t.Errorf("Benno plays %d games", n)
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Error(ps)
	}
}

func TestGroups(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben", `[Group "Wednesday"]`), sheet("Anna, Cleo", `[Group "wed."]`), sheet("Anna, Dora"))
	if err := db.MergeGroups("Wed.", "wednesday"); err != nil {
		t.Fatal(err)
	}
	if err := db.MergeGroups("wed.", "Wednesday"); store.KindOf(err) != store.Same {
		t.Error(err)
	}
	if err := db.RenameGroup("Wednesday", "Mittwoch"); err != nil {
		t.Fatal(err)
	}
	load(t, db.NewWriter(), sheet("Anna, Emil", `[Group "Wed."]`))
	if d := cmp.Diff([]string{"Mittwoch 3 0 [Wed. Wednesday]"}, named(t, db.Groups)); d != "" {
		t.Error(d)
	}
	if n := len(list(t, db, store.Filter{Group: "WEDNESDAY"})); n != 3 {
		t.Errorf("%d games", n)
	}
	if ps := problems(t, db); len(ps) > 0 {
		t.Error(ps)
	}
}
