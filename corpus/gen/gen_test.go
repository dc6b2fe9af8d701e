package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The committed games are what the generator writes.
func TestSamples(t *testing.T) {
	for _, g := range all() {
		got, err := g.record()
		if err != nil {
			t.Errorf("%s: %v", g.name(), err)
			continue
		}
		want, err := os.ReadFile(filepath.Join("..", "..", "testdata", "games", g.name()+".partie"))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), string(got)); d != "" {
			t.Errorf("%s (-committed +generated):\n%s", g.name(), d)
		}
	}
}
