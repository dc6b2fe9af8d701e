package kingscorner

import (
	"partie/engine"
	"partie/lang"
)

// featCards is the cards that a turn laid from the hand.
const featCards = "cards"

// FeatNames is cards alone: points are penalties.
func (game) FeatNames() []string { return []string{featCards} }

// FeatTitle is the name of a feat for people.
func (game) FeatTitle(name string) lang.Msg { return msg("feat-" + name) }

// Feats counts the cards that the words of a turn lay. A move of a pile lays none.
func (game) Feats(_ engine.Rules, d engine.Deed, dst []engine.Feat) []engine.Feat {
	laid := 0
	for _, w := range d.Words {
		if w == "-" {
			continue
		}
		if p, f := readWord(w); f == nil && p.Act == Lay {
			laid++
		}
	}
	if laid == 0 {
		return dst
	}
	return append(dst, engine.Feat{Seat: d.Seat, Name: featCards, Value: laid})
}
