package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// The committed games are what the generator writes.
func TestSamples(t *testing.T) {
	for _, s := range samples {
		got, err := s.record()
		if err != nil {
			t.Errorf("%s: %v", s.file, err)
			continue
		}
		want, err := os.ReadFile(filepath.Join("..", "..", "testdata", "games", s.file+".partie"))
		if err != nil {
			t.Fatal(err)
		}
		if d := cmp.Diff(string(want), string(got)); d != "" {
			t.Errorf("%s (-committed +generated):\n%s", s.file, d)
		}
	}
}
