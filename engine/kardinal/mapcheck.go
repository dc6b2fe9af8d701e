package kardinal

import (
	"math/bits"
	"slices"
	"strconv"
	"strings"
)

// Bounds of the figures in a map file.
const (
	maxSuitCards  = 50
	maxCoordinate = 100000
)

func (m *Map) takeLands(f *mapFile) error {
	for _, in := range f.lands {
		it := &in.item
		l, err := landAt(in.line, it.Code)
		if err != nil {
			return err
		}
		land := &m.Lands[l]
		switch {
		case land.Code != "":
			return badMap(in.line, "land-twice", it.Code)
		case it.En == "" || it.De == "":
			return badMap(in.line, "no-land-name", it.Code)
		case !printable(it.En) || !printable(it.De):
			return badMap(in.line, "bad-name", it.Code)
		case !printable(it.Source):
			return badMap(in.line, "bad-source")
		}
		*land = MapLand{Code: it.Code, En: it.En, De: it.De, Source: it.Source, Mark: markerOf(it.Source)}
		if it.X != nil && it.Y != nil {
			if !onMap(*it.X, *it.Y) {
				return badMap(in.line, "off-map", it.Code, maxCoordinate)
			}
			land.HasArms, land.X, land.Y = true, *it.X, *it.Y
		}
	}
	for l := range m.Lands {
		if m.Lands[l].Code == "" {
			return badMap(0, "no-land", Land(l).String())
		}
	}
	return nil
}

func (m *Map) takeSuits(f *mapFile) error {
	var named [len(landCodes)]bool
	for _, in := range f.suits {
		it := &in.item
		s := strings.Index(suitLetters, it.Card)
		if len(it.Card) != 1 || s < 0 {
			return badMap(in.line, "unknown-suit", strconv.Quote(it.Card), suitLetters)
		}
		suit := &m.Suits[s]
		switch {
		case suit.Card != 0:
			return badMap(in.line, "suit-twice", it.Card)
		case it.Cards < 1 || it.Cards > maxSuitCards:
			return badMap(in.line, "bad-cards", it.Card, maxSuitCards)
		case len(it.Lands) == 0:
			return badMap(in.line, "suit-without-land", it.Card)
		case !printable(it.Source):
			return badMap(in.line, "bad-source")
		}
		*suit = MapSuit{Card: it.Card[0], Cards: it.Cards, Source: it.Source, Mark: markerOf(it.Source)}
		for _, code := range it.Lands {
			l, err := landAt(in.line, code)
			if err != nil {
				return err
			}
			if named[l] {
				return badMap(in.line, "two-suits", code)
			}
			named[l] = true
			m.Lands[l].Suit = Suit(s)
			suit.Lands = append(suit.Lands, l)
		}
	}
	for s := range m.Suits {
		if m.Suits[s].Card == 0 {
			return badMap(0, "no-suit", Suit(s).String())
		}
	}
	for l, ok := range named {
		if !ok {
			return badMap(0, "no-suit-names", Land(l).String())
		}
	}
	for _, in := range f.lands {
		l, _ := landAt(0, in.item.Code)
		if c := in.item.Card; c != "" && c != m.Lands[l].Suit.String() {
			return badMap(in.line, "other-suit", in.item.Code, strconv.Quote(c), m.Lands[l].Suit.String())
		}
	}
	return nil
}

func (m *Map) takeSpaces(f *mapFile) error {
	for _, in := range f.spaces {
		it := &in.item
		l, err := landAt(in.line, it.Land)
		if err != nil {
			return err
		}
		number, ok := strings.CutPrefix(it.ID, it.Land)
		n, err := strconv.ParseUint(number, 10, 8)
		switch s := (MapSpace{l, uint8(n), it.X, it.Y, it.Source, markerOf(it.Source)}); {
		case !ok || err != nil || n == 0 || number[0] == '0' || n > maxSpaces:
			return badMap(in.line, "bad-space", strconv.Quote(it.ID), it.Land)
		case slices.ContainsFunc(m.Spaces, func(o MapSpace) bool { return compareSpaces(o, s) == 0 }):
			return badMap(in.line, "space-twice", it.ID)
		case len(m.Spaces) == maxSpaces:
			return badMap(in.line, "too-many-spaces", maxSpaces)
		case !onMap(it.X, it.Y):
			return badMap(in.line, "off-map", it.ID, maxCoordinate)
		case !printable(it.Source):
			return badMap(in.line, "bad-source")
		default:
			m.Spaces = append(m.Spaces, s)
		}
	}
	slices.SortFunc(m.Spaces, compareSpaces)
	for i, s := range m.Spaces {
		land := &m.Lands[s.Land]
		if land.N == 0 {
			land.First = uint8(i)
		}
		if land.N++; s.Number != land.N {
			return badMap(0, "space-left-out", land.Code, int(land.N), int(s.Number))
		}
	}
	for l := range m.Lands {
		land := &m.Lands[l]
		if land.N == 0 {
			return badMap(0, "land-without-space", land.Code)
		}
		m.area[l] = (1<<land.N - 1) << land.First
		for set := range m.pays {
			m.pays[set] |= uint64(set) >> land.Suit & 1 << l
		}
		if !land.HasArms {
			for _, s := range m.Spaces[land.First : land.First+land.N] {
				land.X, land.Y = land.X+s.X, land.Y+s.Y
			}
			land.X, land.Y = land.X/int(land.N), land.Y/int(land.N)
		}
	}
	return nil
}

func onMap(x, y int) bool { return max(x, y) <= maxCoordinate && min(x, y) >= 0 }

func (m *Map) takeRoads(f *mapFile) error {
	for _, in := range f.roads {
		it := &in.item
		a, err := m.space(in.line, it.A)
		if err != nil {
			return err
		}
		b, err := m.space(in.line, it.B)
		switch {
		case err != nil:
			return err
		case a == b:
			return badMap(in.line, "road-to-itself", it.A)
		case m.adj[a]>>b&1 != 0:
			return badMap(in.line, "road-twice", it.A, it.B)
		}
		m.adj[a] |= 1 << b
		m.adj[b] |= 1 << a
		for _, v := range [2]uint8{a, b} {
			if bits.OnesCount64(m.adj[v]) > maxRoads {
				return badMap(in.line, "too-many-roads", m.Spaces[v].String(), maxRoads)
			}
		}
		m.Roads = append(m.Roads, [2]uint8{min(a, b), max(a, b)})
		m.RoadMarks = append(m.RoadMarks, markerOf(it.Source))
	}
	if _, front := sweep(&m.adj, 1<<len(m.Spaces)-1); front > maxFront {
		return badMap(0, "tangled", maxFront)
	}
	return nil
}

func (m *Map) takeAlliances(f *mapFile) error {
	for _, in := range f.alliances {
		it := &in.item
		if len(m.Alliances) == maxAlliances {
			return badMap(in.line, "too-many-alliances", maxAlliances)
		}
		if it.N < 1 || it.N > maxAlliances {
			return badMap(in.line, "bad-alliance", it.N, maxAlliances)
		}
		if len(it.Lands) != 2 {
			return badMap(in.line, "alliance-lands", it.N)
		}
		a, err := landAt(in.line, it.Lands[0])
		if err != nil {
			return err
		}
		b, err := landAt(in.line, it.Lands[1])
		switch {
		case err != nil:
			return err
		case a == b:
			return badMap(in.line, "alliance-with-itself", it.N, it.Lands[0])
		case slices.ContainsFunc(m.Alliances, func(o Alliance) bool { return o.N == it.N }):
			return badMap(in.line, "alliance-twice", it.N)
		case !printable(it.Source):
			return badMap(in.line, "bad-source")
		}
		mark := markerOf(it.Markers.Pair)
		if mark == Unmarked {
			mark = markerOf(it.Source)
		}
		m.Alliances = append(m.Alliances, Alliance{it.N, a, b, it.Sea, it.Source, mark, markerOf(it.Markers.Number)})
	}
	slices.SortFunc(m.Alliances, func(a, b Alliance) int { return a.N - b.N })
	return nil
}

// checkCounts holds the counts that a file gives of a land against its lists.
func (m *Map) checkCounts(f *mapFile) error {
	for _, in := range f.lands {
		l, _ := landAt(0, in.item.Code)
		lines := 0
		for _, a := range m.Alliances {
			if a.A == l || a.B == l {
				lines++
			}
		}
		if n := in.item.Spaces; n != nil && *n != int(m.Lands[l].N) {
			return badMap(in.line, "other-spaces", in.item.Code, *n, int(m.Lands[l].N))
		}
		if n := in.item.Alliances; n != nil && *n != lines {
			return badMap(in.line, "other-alliances", in.item.Code, *n, lines)
		}
	}
	return nil
}
