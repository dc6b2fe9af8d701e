package kardinal

import (
	"partie/engine"
	"partie/lang"
)

// featChain is the cloisters of a chain.
const featChain = "chain"

// FeatNames is chains alone: turns score nothing by themselves.
func (game) FeatNames() []string { return []string{featChain} }

// FeatTitle is the name of a feat for people.
func (game) FeatTitle(name string) lang.Msg { return msg("feat-" + name) }

// Feats are the chains that scored.
func (game) Feats(_ engine.Rules, d engine.Deed, dst []engine.Feat) []engine.Feat {
	for _, e := range d.Events {
		if e.Kind == EventChain {
			dst = append(dst, engine.Feat{Seat: e.Seat, Name: featChain, Value: int(e.Data[4])})
		}
	}
	return dst
}
