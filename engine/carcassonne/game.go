package carcassonne

import (
	_ "embed"
	"strings"

	"partie/engine"
	"partie/lang"
)

// Game is Carcassonne in the table of games.
var Game engine.Game = game{}

type game struct{}

//go:embed guide.en.md
var guideEn string

//go:embed guide.de.md
var guideDe string

//go:embed brief.en.md
var briefEn string

//go:embed brief.de.md
var briefDe string

func (game) Name() string      { return "carcassonne" }
func (game) Title() lang.Msg   { return msg("title") }
func (game) Version() int      { return 1 }
func (game) Colours() []string { return colours }

// colours is those of the box (seed text, Material) and the two that its expansions
// add.
var colours = []string{"red", "blue", "green", "yellow", "black", "grey", "pink"}

func (game) Rules(words []string, seats int) (engine.Rules, *engine.Fault) {
	r, f := ReadRules(words)
	if f != nil {
		return nil, f
	}
	return r, nil
}

func (game) New(r engine.Rules, seats int, start engine.Seat) engine.State {
	return New(r.(Rules), seats, start)
}

func (game) Reset(st engine.State, r engine.Rules, seats int, start engine.Seat) {
	st.(*State).reset(r.(Rules), seats, start)
}

// KeyTitle names the breakdown keys.
func (game) KeyTitle(key string) lang.Msg { return msg("key-" + key) }

func (game) Guide(l lang.Lang) string {
	guide := guideEn
	if l == lang.De {
		guide = guideDe
	}
	return strings.Replace(guide, "{tiles}", pictures(), 1)
}

func (game) Brief(l lang.Lang) string {
	if l == lang.De {
		return briefDe
	}
	return briefEn
}
