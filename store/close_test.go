package store_test

import (
	"os"
	"path/filepath"
	"testing"

	"partie/store"
)

// The last to close the database leaves nothing beside it, even if it only read; and
// what was in the log by then is kept.
func TestCloseLeavesOneFile(t *testing.T) {
	writer := open(t)
	load(t, writer.NewWriter(), sheet("Anna, Ben"))
	reader, err := store.OpenReadOnly(writer.Path(), store.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := reader.Reading().Exec("DELETE FROM seats"); err == nil {
		t.Error("reading writes")
	}
	if err := writer.Close(); err != nil {
		t.Fatal(err)
	}
	if err := reader.Query(t.Context(), "SELECT 1", func([]string) error { return nil }, func([]any) error { return nil }); err != nil {
		t.Fatal(err)
	}
	if err := reader.Close(); err != nil {
		t.Fatal(err)
	}
	files, err := os.ReadDir(filepath.Dir(writer.Path()))
	if err != nil || len(files) != 1 {
		t.Errorf("%v %v", files, err)
	}
	if n := len(list(t, open(t, writer.Path()), store.Filter{})); n != 1 {
		t.Errorf("%d games", n)
	}
}
