package store

import (
	"path/filepath"
	"testing"
)

func TestReplaceDraft(t *testing.T) {
	db, err := Open(filepath.Join(t.TempDir(), "x.db"), Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	first := Draft{ID: "abcdefgh", Text: "one"}
	if err := db.SaveDraft(first); err != nil {
		t.Fatal(err)
	}
	second := Draft{ID: first.ID, Text: "two", Redo: "x"}
	if err := db.ReplaceDraft(first, second); err != nil {
		t.Fatal(err)
	}
	if err := db.ReplaceDraft(first, Draft{ID: first.ID, Text: "three"}); KindOf(err) != Changed {
		t.Errorf("replacing an outdated draft: %v, want Changed", err)
	}
	if got, err := db.Draft(first.ID); err != nil || got.Text != "two" || got.Redo != "x" {
		t.Errorf("draft is %+v, %v", got, err)
	}
	if err := db.ReplaceDraft(Draft{ID: "zzzzzzzz"}, second); KindOf(err) != Changed {
		t.Errorf("replacing a draft that is gone: %v, want Changed", err)
	}
}
