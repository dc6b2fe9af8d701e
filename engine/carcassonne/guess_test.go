package carcassonne_test

import (
	"maps"
	"reflect"
	"slices"
	"strings"

	"partie/engine"
)

// compareGuesses tries random words after the draw of a tile: those that the rules
// allow are legal and no others, and a fault leaves the state as it was.
func (g *both) compareGuesses(name string, legal []string) {
	cells := []slowCell{{}}
	for c := range g.slow.board {
		cells = append(cells, c.around()...)
	}
	slices.SortFunc(cells, compareCells)
	before, state := g.fast.Clone(), g.fast.Clone()
	var faulty []string // what was tried on state
	for range 40 {
		word := g.guess(name) + "@" + cells[g.rng.IntN(len(cells))].String() + g.guessFollower()
		if g.rng.IntN(10) == 0 {
			word = "x" + name
		}
		canon := g.slow.canon(word)
		_, want := slices.BinarySearch(legal, canon)
		written := strings.Replace(word, name, g.drawn, 1)
		var turn engine.Turn
		f := g.fast.Read(strings.Fields(written), &turn)
		if f == nil {
			if got := g.words(turn.Plies...); got != canon {
				g.fail("%s is %s, want %s", written, got, canon)
			}
			for _, p := range turn.Plies {
				if _, f = state.Apply(p, nil); f != nil {
					break
				}
			}
		}
		if (f == nil) != want {
			g.fail("%s after the draw of %s: %v, but legal is %v", written, g.drawn, f, legal)
		}
		if faulty = append(faulty, written); f == nil {
			state, faulty = before.Clone(), nil
		}
	}
	if !reflect.DeepEqual(before, state) {
		g.fail("the fault of one of these changed the state: %q", faulty)
	}
}

// guess is a tile in some rotation, mostly the one drawn.
func (g *both) guess(name string) string {
	if g.rng.IntN(5) == 0 {
		names := slices.Sorted(maps.Keys(g.slow.bag))
		name = names[g.rng.IntN(len(names))]
	}
	return name + []string{"", "1", "2", "3"}[g.rng.IntN(4)]
}

// guessFollower is any follower or none, with the blank before it.
func (g *both) guessFollower() string {
	kind := []string{"", "", "", "c", "r", "f", "m", "a", "-a"}[g.rng.IntN(9)]
	var places []string
	switch kind {
	case "":
		return ""
	case "c", "r":
		places = slowSides
	case "f":
		places = slowCorners
	}
	if i := g.rng.IntN(5); i < len(places) {
		kind += places[i]
	}
	return " " + kind
}
