package carcassonne_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
)

// slowCell is where a tile lies: x to the east, y to the south of the start tile.
type slowCell struct{ x, y int }

// String is the cell in the notation, such as e3s1.
func (c slowCell) String() string {
	text := ""
	if c.x != 0 {
		text += fmt.Sprintf("%c%d", "we"[min(max(c.x, 0), 1)], max(c.x, -c.x))
	}
	if c.y != 0 {
		text += fmt.Sprintf("%c%d", "ns"[min(max(c.y, 0), 1)], max(c.y, -c.y))
	}
	if text == "" {
		return "0"
	}
	return text
}

func compareCells(a, b slowCell) int { return cmp.Or(a.x-b.x, a.y-b.y) }

// beyond is the cell next to c on that side.
func (c slowCell) beyond(side int) slowCell {
	return slowCell{c.x + []int{0, 1, 0, -1}[side], c.y + []int{-1, 0, 1, 0}[side]}
}

// around is the eight cells around c.
func (c slowCell) around() []slowCell {
	var cells []slowCell
	for _, d := range []slowCell{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}} {
		cells = append(cells, slowCell{c.x + d.x, c.y + d.y})
	}
	return cells
}

// slowKind is a kind of feature.
type slowKind int

const (
	slowCities slowKind = iota
	slowRoads
	slowMonastery
	slowGarden
	slowFields
)

// slowKeys is the breakdown keys of the kinds.
var slowKeys = []string{"city", "road", "monastery", "garden", "field"}

// slowPart is one part of a tile that a follower may stand on; n counts its cities,
// roads or fields.
type slowPart struct {
	cell slowCell
	kind slowKind
	n    int
}

func compareParts(a, b slowPart) int { return cmp.Or(compareCells(a.cell, b.cell), a.n-b.n) }

// partsOf lists the parts of the tile at a cell.
func (s *slow) partsOf(c slowCell) []slowPart {
	t := s.board[c]
	var parts []slowPart
	for i := range t.cities {
		parts = append(parts, slowPart{c, slowCities, i})
	}
	for i := range t.roads {
		parts = append(parts, slowPart{c, slowRoads, i})
	}
	for i := range t.fields {
		parts = append(parts, slowPart{c, slowFields, i})
	}
	if t.monastery {
		parts = append(parts, slowPart{c, slowMonastery, 0})
	}
	if t.garden {
		parts = append(parts, slowPart{c, slowGarden, 0})
	}
	return parts
}

// sides lists the sides of each city of the tile, or of each road.
func (t slowTile) sides(kind slowKind) [][]int {
	if kind == slowRoads {
		return t.roads
	}
	var sides [][]int
	for _, c := range t.cities {
		sides = append(sides, c.sides)
	}
	return sides
}

// next lists the parts in which p goes on on the neighbouring tiles, and says whether
// p is open: whether a city or road leads where no tile lies, or a cell around a
// monastery or garden is free. A field is followed over half edges, since a road has
// field on both sides of it.
func (s *slow) next(p slowPart) (parts []slowPart, open bool) {
	t := s.board[p.cell]
	switch p.kind {
	case slowCities, slowRoads:
		for _, side := range t.sides(p.kind)[p.n] {
			c := p.cell.beyond(side)
			u, laid := s.board[c]
			open = open || !laid
			for i, sides := range u.sides(p.kind) {
				if slices.Contains(sides, (side+2)%4) {
					parts = append(parts, slowPart{c, p.kind, i})
				}
			}
		}
	case slowFields:
		for _, half := range t.fields[p.n].halves {
			c := p.cell.beyond(half / 2)
			for i, f := range s.board[c].fields {
				if slices.Contains(f.halves, slowAcross[half]) {
					parts = append(parts, slowPart{c, slowFields, i})
				}
			}
		}
	default:
		for _, c := range p.cell.around() {
			_, laid := s.board[c]
			open = open || !laid
		}
	}
	return parts, open
}

// slowAcross is the half edge of the neighbouring tile that each half edge meets: Nw
// meets Sw, Ne meets Se, En meets Wn, Es meets Ws.
var slowAcross = []int{5, 4, 7, 6, 1, 0, 3, 2}

// slowFeature is a whole feature: all its parts, and whether it is unfinished.
type slowFeature struct {
	kind  slowKind
	parts map[slowPart]bool
	open  bool
}

// feature finds the feature that p belongs to.
func (s *slow) feature(p slowPart) slowFeature {
	f := slowFeature{kind: p.kind, parts: map[slowPart]bool{p: true}}
	for found := []slowPart{p}; len(found) > 0; {
		next, open := s.next(found[0])
		f.open = f.open || open
		found = found[1:]
		for _, q := range next {
			if !f.parts[q] {
				f.parts[q] = true
				found = append(found, q)
			}
		}
	}
	return f
}

// name is the first of the feature's parts, which tells it from others.
func (f slowFeature) name() slowPart {
	return slices.MinFunc(slices.Collect(maps.Keys(f.parts)), compareParts)
}

// tiles counts the tiles of the feature; one with several parts of it counts once.
func (f slowFeature) tiles() int {
	cells := map[slowCell]bool{}
	for p := range f.parts {
		cells[p.cell] = true
	}
	return len(cells)
}

// on lists the followers in the feature.
func (s *slow) on(f slowFeature) []slowFollower {
	var list []slowFollower
	for _, x := range s.followers {
		if f.parts[x.at] {
			list = append(list, x)
		}
	}
	return list
}
