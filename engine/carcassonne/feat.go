package carcassonne

import (
	"slices"

	"partie/engine"
	"partie/lang"
)

// Feats of the game.
const (
	featCity  = "city"  // tiles of a finished city
	featRoad  = "road"  // tiles of a finished road
	featField = "field" // finished cities at a field
	featTurn  = "turn"  // points that a turn brought its own player
)

var featNames = []string{featCity, featRoad, featField, featTurn}

// FeatNames is the order in which records are told.
func (game) FeatNames() []string { return slices.Clone(featNames) }

// FeatTitle is the name of a feat for people.
func (game) FeatTitle(name string) lang.Msg { return msg("feat-" + name) }

// Feats are of the features that scored, and of the turn as a whole.
func (game) Feats(_ engine.Rules, d engine.Deed, dst []engine.Feat) []engine.Feat {
	for _, e := range d.Events {
		sc := ScoringOf(e)
		switch {
		case e.Kind == EventFinished && sc.Feature == City:
			dst = append(dst, engine.Feat{Seat: e.Seat, Name: featCity, Value: sc.Tiles})
		case e.Kind == EventFinished && sc.Feature == Road:
			dst = append(dst, engine.Feat{Seat: e.Seat, Name: featRoad, Value: sc.Tiles})
		case e.Kind == EventField && sc.Cities > 0:
			dst = append(dst, engine.Feat{Seat: e.Seat, Name: featField, Value: sc.Cities})
		}
	}
	if n := d.Scored(); n > 0 {
		dst = append(dst, engine.Feat{Seat: d.Seat, Name: featTurn, Value: n})
	}
	return dst
}
