package main

import (
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"partie/store"
)

// TestGameLineFits: a shell prints the description of an id as it is.
func TestGameLineFits(t *testing.T) {
	g := &store.Game{ID: "2beecvqg"}
	g.Date, g.Game, g.Seats = "2026-11-14", "sheet", []store.Seat{{Name: strings.Repeat("字", 10_000)}}
	id, description, _ := strings.Cut(gameLine(g), "\t")
	if n := ansi.StringWidth(description); id != g.ID || n > descriptionWidth || n < descriptionWidth-4 {
		t.Errorf("%d columns: %s", n, description)
	}
}
