package kardinal

import (
	"math/bits"

	"partie/engine"
	"partie/lang"
)

// Kinds of events.
const (
	EventLand     uint8 = iota + 1 // the cloisters of a land
	EventAlliance                  // an alliance
	EventChain                     // a chain of cloisters
)

// Explain says what scored.
func (s *State) Explain(e engine.Event) lang.Msg {
	d := e.Data
	m := s.rules.Map
	var what lang.Msg
	switch e.Kind {
	case EventLand:
		what = msg("ev-land", m.land(Land(d[0])), d[1], d[2], d[3])
	case EventAlliance:
		what = msg("ev-alliance", d[0], m.land(Land(d[1])), m.land(Land(d[2])), d[3], d[4])
	case EventChain:
		what = msg("ev-chain", d[4], m.spaceName(int(d[2])), m.spaceName(int(d[3])))
	default:
		return lang.Msg{}
	}
	if s.rules.Baldwin {
		return msg("ev-colour", msg("colour-"+colourNames[d[5]]), what)
	}
	return what
}

// Facts tells the details of an event.
func (s *State) Facts(e engine.Event) []engine.Fact {
	d := e.Data
	m := s.rules.Map
	var facts []engine.Fact
	add := func(name string, value any) { facts = append(facts, engine.Fact{Name: name, Value: value}) }
	switch e.Kind {
	case EventLand:
		add("land", m.Lands[d[0]].Code)
		add("place", int(d[1]))
		add("cloisters", int(d[2]))
		add("all", int(d[3]))
	case EventAlliance:
		add("alliance", int(d[0]))
		add("lands", []string{m.Lands[d[1]].Code, m.Lands[d[2]].Code})
		add("advisors", []int{int(d[3]), int(d[4])})
	case EventChain:
		spaces := []string{}
		for set := uint64(uint32(d[0])) | uint64(uint32(d[1]))<<32; set != 0; set &= set - 1 {
			spaces = append(spaces, m.spaceName(bits.TrailingZeros64(set)))
		}
		add("spaces", spaces)
	}
	if s.rules.Baldwin {
		add("colour", colourNames[d[5]])
	}
	return facts
}

// colourNames is the colours of the variant in their order, and colourLetters how the
// notation writes them.
var colourNames = [colours]string{"yellow", "red", "green", "blue", "purple"}

const colourLetters = "yrgbp"
