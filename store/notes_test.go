package store_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"partie/engine/replay"
	"partie/notation"
	"partie/store"
)

func TestAnnotate(t *testing.T) {
	db := open(t)
	load(t, db.NewWriter(), sheet("Anna, Ben"))
	id := first(t, db).ID
	for i, a := range []store.Annotation{{Turn: 2, Mark: "?"}, {Turn: 0, Text: "fine"}, {Turn: 2, Mark: "!", Text: "b", Author: "Cleo"}} {
		if n, err := db.Annotate(id[:4], a); err != nil || n != i+1 {
			t.Errorf("%d %v", n, err)
		}
	}
	if _, err := db.Annotate(id, store.Annotation{Turn: 3, Text: "x"}); store.KindOf(err) != store.NoTurn {
		t.Error(err)
	}
	if err := db.DeleteAnnotation(id, 1); err != nil {
		t.Error(err)
	}
	if err := db.DeleteAnnotation(id, 1); store.KindOf(err) != store.NotFound {
		t.Error(err)
	}
	as, err := db.Annotations(id)
	want := []store.Annotation{{N: 2, Text: "fine", Created: clock()}, {N: 3, Turn: 2, Mark: "!", Text: "b", Author: "Cleo", Created: clock()}}
	if d := cmp.Diff(want, as); d != "" || err != nil {
		t.Error(d, err)
	}
}

// Annotations merged into a record leave it the same game, stand at their turns, and
// whatever their text is, it parses.
func TestAnnotatedParses(t *testing.T) {
	heads := []string{
		"", "# remark\n{lead}\n", "\ufeff",
	}
	tails := []string{
		"1. A+3 {x} | B+2 ~ =3/2\n=4/4\n( A+1 )\n# end\n@end", "A+1|A+2", "A+1 ! {a\nb} =1/0\n{loose}\n@unfinished\n",
	}
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.SampledFrom(heads).Draw(t, "head") + "[Game \"sheet\"] \n[Players \"Anna, Ben\"]" +
			rapid.SampledFrom([]string{"\n", "\r\n", "  \n\n"}).Draw(t, "gap") + rapid.SampledFrom(tails).Draw(t, "tail")
		r := parsed(t, text)
		var as []store.Annotation
		for i := range rapid.IntRange(0, 4).Draw(t, "n") {
			a := store.Annotation{N: i, Turn: rapid.IntRange(0, 2).Draw(t, "turn")}
			a.Text = rapid.OneOf(rapid.StringN(0, 9, -1), rapid.SampledFrom([]string{"}", "{", "a\n[Game \"x\"]", "\r", "|)"})).Draw(t, "text")
			if a.Turn > 0 {
				a.Mark = rapid.SampledFrom(append(store.Marks, "")).Draw(t, "mark")
			}
			as = append(as, a)
		}
		merged := store.Annotated(r, as)
		again := parsed(t, merged)
		if string(bare(again)) != string(bare(r)) {
			t.Fatalf("another game:\n%s", merged)
		}
		if string(store.Annotated(again, nil)) != merged {
			t.Fatalf("not stable: %q\n%q", merged, store.Annotated(again, nil))
		}
		for _, a := range as {
			if a.Turn == 0 || a.Turn > len(again.Steps) || a.Mark == "" {
				continue
			}
			it := &again.Record.Items[again.Steps[a.Turn-1].Item]
			if marks := again.Record.Marks(it, nil); !strings.Contains(fmt.Sprint(marks), a.Mark) {
				t.Fatalf("turn %d has the marks %v\n%s", a.Turn, marks, merged)
			}
		}
	})
}

// bare is the canonical text without comments and marks.
func bare(r *replay.Replay) []byte {
	text := string(r.Canonical(true))
	for _, m := range []string{" !!", " ??", " !?", " ?!", " !", " ?"} {
		text = strings.ReplaceAll(text, m, "")
	}
	return []byte(text)
}

func parsed(t *rapid.T, text string) *replay.Replay {
	recs, _ := notation.Parse([]byte(text))
	if len(recs) != 1 {
		t.Fatalf("%d games in\n%s", len(recs), text)
	}
	r := replay.Run(recs[0])
	if !r.OK() {
		t.Fatalf("%v in\n%s", r.Diags, text)
	}
	return r
}

func TestDrafts(t *testing.T) {
	db := open(t)
	id, err := db.NewID()
	if err != nil || len(id) != 8 {
		t.Fatal(id, err)
	}
	for _, text := range []string{"one", "two"} {
		if err := db.SaveDraft(store.Draft{ID: id, Text: text, Redo: "r"}); err != nil {
			t.Fatal(err)
		}
	}
	d, err := open(t, db.Path()).Draft(id[:3])
	want := store.Draft{ID: id, Text: "two", Redo: "r", Started: clock(), Updated: clock()}
	if diff := cmp.Diff(want, d); diff != "" || err != nil {
		t.Error(diff, err)
	}
	e := entry(t, sheet("Anna, Ben"))
	final, err := db.FinishDraft(id, e)
	if err != nil {
		t.Fatal(err)
	}
	if g, err := db.Get(final); err != nil || g.ID != final || g.Text != e.Text {
		t.Error(g, err)
	}
	if _, err := db.Draft(id); store.KindOf(err) != store.NotFound {
		t.Error(err)
	}
	// It is called what it is called where it is imported.
	if got := load(t, db.NewWriter(), e.Text); got[0].Verdict != store.Known || got[0].ID != final {
		t.Errorf("%+v", got)
	}
	if got := load(t, open(t).NewWriter(), e.Text); got[0].Verdict != store.Stored || got[0].ID != final {
		t.Errorf("%+v, not %s", got, final)
	}
	// The same game once more: the draft stays.
	if err := db.SaveDraft(store.Draft{ID: "zz", Text: e.Text}); err != nil {
		t.Fatal(err)
	}
	if _, err := db.FinishDraft("zz", e); store.KindOf(err) != store.Exists {
		t.Error(err)
	}
	if all, err := db.Drafts(); len(all) != 1 || err != nil {
		t.Error(all, err)
	}
	if err := db.DeleteDraft("zz"); err != nil {
		t.Error(err)
	}
	if err := db.DeleteDraft("zz"); store.KindOf(err) != store.NotFound {
		t.Error(err)
	}
}

func entry(t *testing.T, text string) *store.Entry {
	t.Helper()
	recs, _ := notation.Parse([]byte(text))
	e, ok := store.NewEntry(replay.Run(recs[0]))
	if !ok {
		t.Fatal("not fit to store")
	}
	return e
}
