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
		what = s.explainLand(e)
	case EventAlliance:
		what = msg("ev-alliance", d[0], m.land(Land(d[1])), m.land(Land(d[2])), s.courtOf(d[3]), s.courtOf(d[4]))
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

// explainLand says what a place in a land scored: that after the first one for the
// cloisters of the place before.
func (s *State) explainLand(e engine.Event) lang.Msg {
	d := e.Data
	land := s.rules.Map.land(Land(d[0]))
	if d[1] == 1 {
		return msg("ev-land-first", land, d[2], d[3])
	}
	var others []lang.Texter
	for c := range s.colours() {
		if d[4]>>c&1 != 0 {
			others = append(others, s.colourName(c))
		}
	}
	if n := len(others) - 1; n > 0 {
		all := msg("and", lang.Joined{Sep: ", ", Texts: others[:n]}, others[n])
		return msg("ev-land-shared", land, d[1], d[2], all, e.Points.Max)
	}
	return msg("ev-land-next", land, d[1], d[2], others[0], e.Points.Max)
}

// courtBits is how many bits an event has for the advisors of one colour in a land.
const courtBits = 4

// advisorsAt is the advisors of a colour in a land of an alliance.
func advisorsAt(court int32, c uint8) int { return int(court >> (courtBits * c) & (1<<courtBits - 1)) }

// inCourt is the advisors of all colours in a land of an alliance.
func (s *State) inCourt(court int32) (n int) {
	for c := range s.colours() {
		n += advisorsAt(court, c)
	}
	return n
}

// courtOf tells who has advisors in a land of an alliance: "A 3, B 2".
func (s *State) courtOf(court int32) lang.Joined {
	return s.counts(func(c uint8) int { return advisorsAt(court, c) })
}

// counts tells the colours with their numbers, but for those with none.
func (s *State) counts(of func(c uint8) int) lang.Joined {
	var list []lang.Texter
	for c := range s.colours() {
		if n := of(c); n > 0 {
			list = append(list, msg("count-of", s.colourName(c), n))
		}
	}
	return lang.Joined{Sep: ", ", Texts: list}
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
		add("advisors", []int{s.inCourt(d[3]), s.inCourt(d[4])})
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
