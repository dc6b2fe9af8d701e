// Package games is the table of the games that have an engine. A new game is one
// folder beside this one and one line here.
package games

import (
	"strings"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/engine/kardinal"
	"partie/engine/kingscorner"
	"partie/engine/sheet"
)

// All lists the games in the order in which they are shown.
var All = []engine.Game{
	carcassonne.Game,
	kardinal.Game,
	kingscorner.Game,
	sheet.Game,
}

// ByName is the game with this name, whatever its case.
func ByName(name string) (engine.Game, bool) {
	for _, g := range All {
		if strings.EqualFold(g.Name(), name) {
			return g, true
		}
	}
	return nil, false
}

// Names lists the names of all games.
func Names() []string {
	var names []string
	for _, g := range All {
		names = append(names, g.Name())
	}
	return names
}

// Nearest is the name of the game that name was probably meant to be, "" where
// none comes close.
func Nearest(name string) string { return engine.Nearest(strings.ToLower(name), Names()) }
