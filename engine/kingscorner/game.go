package kingscorner

import (
	_ "embed"
	"strconv"
	"strings"

	"partie/engine"
	"partie/lang"
)

// Game is Kings in the Corner in the table of games.
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

func (game) Name() string    { return "kings-corner" }
func (game) Title() lang.Msg { return msg("title") }
func (game) Version() int    { return 1 }

// Colours is none: the players have cards alone.
func (game) Colours() []string { return nil }

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
	*st.(*State) = *New(r.(Rules), seats, start)
}

// KeyTitle names the breakdown keys "round_1", "round_2", …
func (game) KeyTitle(key string) lang.Msg {
	if n, err := strconv.Atoi(strings.TrimPrefix(key, "round_")); err == nil {
		return msg("round-title", n)
	}
	return msg("key-title", key)
}

func (game) Guide(l lang.Lang) string {
	if l == lang.De {
		return guideDe
	}
	return guideEn
}

func (game) Brief(l lang.Lang) string {
	if l == lang.De {
		return briefDe
	}
	return briefEn
}
