package carcassonne

import (
	"math/bits"
	"strconv"

	"partie/engine"
	"partie/lang"
)

// Kinds of events.
const (
	EventFinished   uint8 = iota + 1 // a feature was finished
	EventUnfinished                  // a feature at the end of the game, or the abbot taken back
	EventField                       // a field with its finished cities
	EventFedCity                     // a finished city with the farmers around it (farmers=1)
)

var keys = [...]string{City: "city", Road: "road", Field: "field", Monastery: "monastery", Garden: "garden"}

// Scoring is an event spelt out.
type Scoring struct {
	Kind     uint8
	Feature  Feature
	Tiles    int  // how many tiles the feature has
	Pennants int  // of a city
	Cities   int  // EventField: finished cities that scored
	At       Cell // where the feature's first tile lies
	Men      [maxSeats]int
	tiles    tileSet
}

// The data of an event: three words of tiles, the last with the first segment of the
// feature and the rotation of its tile, then followers with pennants and feature, then
// cities, then the cell of the first tile.
const (
	segmentShift = maxTiles - 64
	segmentBits  = 9
	turnedShift  = segmentShift + segmentBits
	pennantShift = 20
	featureShift = 26
)

func (s *State) event(kind uint8, n *node, m men, cities int) engine.Event {
	first := &s.tiles[n.tiles.first()]
	begun := int32(s.firstSegment(n))<<segmentShift | int32(first.rot)<<turnedShift
	return engine.Event{
		Kind: kind,
		Key:  keys[n.feature],
		Data: [6]int32{
			int32(uint32(n.tiles[0])), int32(uint32(n.tiles[0] >> 32)), int32(uint32(n.tiles[1])) | begun,
			int32(m) | int32(n.pennants)<<pennantShift | int32(n.feature)<<featureShift,
			int32(cities), int32(first.cell),
		},
	}
}

func (s *State) featureEvent(n *node, m men, finished bool) engine.Event {
	kind := EventUnfinished
	if finished {
		kind = EventFinished
	}
	return s.event(kind, n, m, 0)
}

func (s *State) fieldEvent(n *node, m men, cities int) engine.Event {
	return s.event(EventField, n, m, cities)
}

func (s *State) fedCityEvent(n *node, farmers men) engine.Event {
	e := s.event(EventFedCity, n, farmers, 1)
	e.Key = keys[Field]
	return e
}

// firstSegment is the lowest segment of a feature.
func (s *State) firstSegment(n *node) uint16 {
	i := s.tiles[n.tiles.first()].base
	for &s.nodes[s.find(i)] != n {
		i++
	}
	return i
}

// segmentOf is the lowest segment of the feature of an event.
func segmentOf(e engine.Event) uint16 {
	return uint16(e.Data[2] >> segmentShift & (1<<segmentBits - 1))
}

// Same reports whether an event behind another choice in one turn of the game that led to
// s is of the same feature as an event of that game: whether the segment that began it is
// there too, on the same tile as it lies, and part of the feature of e.
func (s *State) Same(other, e engine.Event) bool {
	o, sc := ScoringOf(other), ScoringOf(e)
	if o.Feature == NoFeature || o.Feature != sc.Feature || (o.Kind == EventFedCity) != (sc.Kind == EventFedCity) {
		return false // farmers around a city score for themselves
	}
	first := o.tiles.first()
	if first >= int(s.board.n) || s.tiles[first].cell != o.At || s.tiles[first].rot != uint8(other.Data[2]>>turnedShift) {
		return false
	}
	i, j := segmentOf(other), segmentOf(e)
	return s.find(i) == s.find(j)
}

// first is the lowest number in the set, which is not empty.
func (t tileSet) first() int {
	if t[0] != 0 {
		return bits.TrailingZeros64(t[0])
	}
	return 64 + bits.TrailingZeros64(t[1])
}

// ScoringOf spells out an event of the game.
func ScoringOf(e engine.Event) Scoring {
	packed := uint32(e.Data[3])
	sc := Scoring{
		Kind:     e.Kind,
		Feature:  Feature(packed >> featureShift),
		Pennants: int(packed >> pennantShift & 63),
		Cities:   int(e.Data[4]),
		At:       Cell(e.Data[5]),
		tiles: tileSet{
			uint64(uint32(e.Data[0])) | uint64(uint32(e.Data[1]))<<32,
			uint64(uint32(e.Data[2])) & (1<<segmentShift - 1),
		},
	}
	sc.Tiles = sc.tiles.count()
	for x := range sc.Men {
		sc.Men[x] = men(packed).of(uint8(x))
	}
	return sc
}

// Cells appends the cells of the tiles that an event is about. The state is one
// after the event.
func (s *State) Cells(e engine.Event, dst []Cell) []Cell {
	tiles := ScoringOf(e).tiles
	for i := range int(s.board.n) {
		if tiles.has(i) {
			dst = append(dst, s.tiles[i].cell)
		}
	}
	return dst
}

// Facts tells the details of an event: the feature and whether it was finished, its
// cells and how many tiles, pennants, finished cities at a field, and how many
// followers of each seat stood there.
func (s *State) Facts(e engine.Event) []engine.Fact {
	sc := ScoringOf(e)
	if sc.Feature == NoFeature {
		return nil
	}
	cells := []string{}
	for _, c := range s.Cells(e, nil) {
		cells = append(cells, c.String())
	}
	followers := map[string]int{}
	for x, n := range sc.Men {
		if n > 0 {
			followers[engine.Seat(x).String()] = n
		}
	}
	facts := []engine.Fact{
		{Name: "feature", Value: keys[sc.Feature]},
		{Name: "finished", Value: e.Kind == EventFinished || e.Kind == EventFedCity},
		{Name: "cells", Value: cells},
		{Name: "tiles", Value: sc.Tiles},
		{Name: "followers", Value: followers},
	}
	switch sc.Feature {
	case City:
		facts = append(facts, engine.Fact{Name: "pennants", Value: sc.Pennants})
	case Field:
		facts = append(facts, engine.Fact{Name: "cities", Value: sc.Cities})
	case Monastery, Garden:
		facts = append(facts, engine.Fact{Name: "around", Value: takenAround(e)})
	}
	return facts
}

// takenAround is how many cells around a monastery or garden were taken when the
// event came: its points but one.
func takenAround(e engine.Event) int { return e.Points.Max - 1 }

// Explain says what scored, how large it was and who stood there.
func (s *State) Explain(e engine.Event) lang.Msg {
	sc := ScoringOf(e)
	if sc.Feature == NoFeature {
		return lang.Msg{}
	}
	key := "ev-" + keys[sc.Feature]
	if e.Kind == EventUnfinished {
		key += "-open"
	}
	var what lang.Msg
	switch {
	case e.Kind == EventFedCity:
		what = msg("ev-fed-city", sc.Tiles, sc.At)
	case sc.Feature == City && sc.Pennants > 0:
		what = msg(key+"-pennants", sc.Tiles, sc.Pennants, sc.At)
	case sc.Feature == Monastery || sc.Feature == Garden:
		what = msg(key, takenAround(e), sc.At)
	case sc.Feature == Field:
		what = msg(key, sc.Cities, sc.At)
	default:
		what = msg(key, sc.Tiles, sc.At)
	}
	if who := sc.who(); who != nil {
		return msg("ev-with", what, who)
	}
	return what
}

// who lists the followers where more than one stood there; nil where it was one.
func (sc Scoring) who() lang.Texter {
	all := 0
	text := ""
	for x, n := range sc.Men {
		if n == 0 {
			continue
		}
		all += n
		if text != "" {
			text += ", "
		}
		text += engine.Seat(x).String() + " " + strconv.Itoa(n)
	}
	if all < 2 {
		return nil
	}
	return lang.Plain(text)
}
