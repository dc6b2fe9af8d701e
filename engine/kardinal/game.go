package kardinal

import (
	_ "embed"
	"slices"
	"strings"

	"partie/engine"
	"partie/lang"
)

// Game is Kardinal & König in the table of games.
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

func (game) Name() string      { return "kardinal" }
func (game) Title() lang.Msg   { return msg("title") }
func (game) Version() int      { return 1 }
func (game) Colours() []string { return []string{"red", "blue", "green", "yellow", "purple"} }

func (game) Rules(words []string, seats int) (engine.Rules, *engine.Fault) {
	r, f := ReadRules(words, seats)
	if f != nil {
		return nil, f
	}
	return r, nil
}

// OnMap is the rules on the map with this hash, or a beginning of it.
func (game) OnMap(r engine.Rules, name string) (engine.Rules, *engine.Fault) {
	maps := Find(name)
	switch {
	case len(maps) == 0:
		return nil, hinted(whole(fault("unknown-map", name)), msg("hint-map", Standard().Hash))
	case len(maps) > 1:
		hashes := make([]string, len(maps))
		for i, m := range maps {
			hashes[i] = m.Hash
		}
		slices.Sort(hashes)
		return nil, hinted(whole(fault("ambiguous-map", name)), msg("hint-one-of", strings.Join(hashes, ", ")))
	}
	rules := r.(Rules)
	rules.Map = maps[0]
	return rules, nil
}

// Board is the map of the rules.
func (game) Board(r engine.Rules) engine.Board { return r.(Rules).Map.Board() }

func (game) New(r engine.Rules, seats int, start engine.Seat) engine.State {
	return New(r.(Rules), seats, start)
}

func (game) Reset(st engine.State, r engine.Rules, seats int, start engine.Seat) {
	st.(*State).reset(r.(Rules), seats, start)
}

// KeyTitle names the breakdown keys.
func (game) KeyTitle(key string) lang.Msg { return msg("key-" + key) }

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
