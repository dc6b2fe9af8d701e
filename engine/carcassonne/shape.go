package carcassonne

import "math/bits"

// edge is what a side of a tile shows, one bit each; wild stands for a side that
// nothing touches.
type edge uint8

const (
	wild      edge = 0
	fieldEdge edge = 1
	roadEdge  edge = 2
	cityEdge  edge = 4
	waterEdge edge = 8
)

var edgeNames = map[string]edge{"field": fieldEdge, "road": roadEdge, "city": cityEdge, "river": waterEdge}

// Feature is a sort of feature.
type Feature uint8

// The sorts of features. A garden is the abbot's alone.
const (
	NoFeature Feature = iota
	City
	Road
	Field
	Monastery
	Garden
)

// none is no segment.
const none = 255

// maxSegs is the most segments of a tile (X: four roads and four fields).
const maxSegs = 9

// segment is a part of a feature on one tile.
type segment struct {
	feature  Feature
	pennants uint8
	ends     uint8  // sides by which a city or road goes on
	places   uint8  // bit set of sides (city, road) or corners (field) that it has
	first    uint8  // the first of them
	cities   uint8  // bit set of city segments of the tile: itself, or those that a field touches
	touch    uint16 // bit set of where it touches neighbours: sides 0-3, half edges 4-11
}

// shape is a tile as it lies: a kind in one rotation. Its segments are in the order
// cities, roads, fields (each by its first side or corner), middle.
type shape struct {
	edges  [4]edge
	rim    [12]uint8 // the segment at sides 0-3 (city, road) and half edges 4-11 (field), or none
	segs   [maxSegs]segment
	n      uint8 // how many segments …
	cities uint8 // … and of these the cities, which come first

	// The rim again, in the form in which the nodes of a tile are made from it: the
	// segment, and all bits or none by whether there is one.
	nodes, touches [12]uint16

	middle uint8 // the segment of the monastery or garden, or none
	water  uint8 // bit set of the sides with water
}

// shapes is every kind in its four rotations; rotations that give the same tile
// have equal shapes.
var shapes = makeShapes()

func makeShapes() (list [Kinds][4]shape) {
	for k := range list {
		t := box[Kind(k).Plain()]
		garden := Kind(k) >= gardenFirst || Kind(k) == riverJ
		for r := range 4 {
			list[k][r] = makeShape(&t, r, garden)
		}
	}
	return list
}

// turns is how many rotations of each kind differ: 1, 2 or 4. A rotation is the
// same tile as the rotation modulo turns.
var turns = func() (n [Kinds]uint8) {
	for k := range shapes {
		n[k] = 4
		for _, m := range []uint8{2, 1} {
			if shapes[k][m%4] == shapes[k][0] && (m == 2 || shapes[k][1] == shapes[k][0]) {
				n[k] = m
			}
		}
	}
	return n
}()

// addSorted puts a segment among those from index from on, in the order of their
// first place.
func addSorted(s *shape, from uint8, seg segment) {
	i := s.n
	for ; i > from && s.segs[i-1].first > seg.first; i-- {
		s.segs[i] = s.segs[i-1]
	}
	s.segs[i] = seg
	s.n++
}

// makeShape is the tile turned clockwise by rot quarter turns.
func makeShape(t *tileData, rot int, garden bool) shape {
	var s shape
	for name, e := range t.Edges {
		s.edges[turned(index(sideNames[:], name), rot)] = edgeNames[e]
	}
	side := func(name string) int { return turned(index(sideNames[:], name), rot) }
	for _, w := range t.River {
		s.water |= 1 << side(w)
	}
	cityAt := make([]uint8, len(t.Cities)) // the first side of each city, to find it again
	for i, c := range t.Cities {
		seg := segment{feature: City, pennants: uint8(c.Shields)}
		addSides(&seg, c.Edges, side)
		cityAt[i] = seg.first
		addSorted(&s, 0, seg)
	}
	for i := range s.n {
		s.segs[i].cities = 1 << i
	}
	s.cities = s.n
	from := s.n
	for _, r := range t.Roads {
		seg := segment{feature: Road}
		addSides(&seg, r.Edges, side)
		addSorted(&s, from, seg)
	}
	from = s.n
	for _, f := range t.Fields {
		seg := segment{feature: Field}
		for _, c := range f.Corners {
			seg.places |= 1 << turned(index(cornerNames[:], c), rot)
		}
		seg.first = lowest(seg.places)
		for _, h := range f.HalfEdges {
			seg.touch |= 16 << ((index(halfNames[:], h) + 2*rot) % 8)
		}
		for _, c := range f.Cities {
			for i := range s.cities {
				if s.segs[i].first == cityAt[c] {
					seg.cities |= 1 << i
				}
			}
		}
		addSorted(&s, from, seg)
	}
	s.middle = none
	switch {
	case t.Monastery:
		s.middle = s.n
		s.segs[s.n] = segment{feature: Monastery}
		s.n++
	case garden:
		s.middle = s.n
		s.segs[s.n] = segment{feature: Garden}
		s.n++
	}
	s.lookUp()
	return s
}

func turned(place, rot int) int { return (place + rot) % 4 }

func addSides(seg *segment, names []string, side func(string) int) {
	for _, name := range names {
		seg.places |= 1 << side(name)
	}
	seg.ends = uint8(len(names))
	seg.first = lowest(seg.places)
	seg.touch = uint16(seg.places)
}

func lowest(set uint8) uint8 {
	for i := range uint8(8) {
		if set&(1<<i) != 0 {
			return i
		}
	}
	return none
}

// lookUp fills the table from sides and half edges to segments.
func (s *shape) lookUp() {
	for i := range s.rim {
		s.rim[i] = none
		for seg := range s.n {
			if s.segs[seg].touch&(1<<i) != 0 {
				s.rim[i] = seg
				s.nodes[i], s.touches[i] = uint16(seg), ^uint16(0)
			}
		}
	}
}

// across is where half edges and sides touch from the other tile: side and half edge
// numbers as in shape.rim.
var across = func() (list [12]uint8) {
	for i := range list {
		if i < 4 {
			list[i] = uint8(opposite(i))
		} else {
			list[i] = uint8(4 + facing(i-4))
		}
	}
	return list
}()

// needs is the edges of four sides, four bits a side, wild where nothing lies.
type needs uint16

func (e edge) on(side int) needs { return needs(e) << (4 * side) }

// at is the edge that is needed on a side.
func (n needs) at(side int) edge { return edge(n >> (4 * side) & 15) }

// lanes is the edges of four sides in four lanes of 16 bits: of a tile in its four
// rotations, or what is needed four times over, so that all rotations are compared at
// once.
type lanes uint64

const (
	everyLane lanes = 1<<48 | 1<<32 | 1<<16 | 1
	laneTops        = everyLane << 15
)

// lanesOf is the edges of each kind; rotations that give the same tile as a smaller
// one have none and so fit nowhere.
var lanesOf = func() (list [Kinds]lanes) {
	for k := range list {
		for r := range int(turns[k]) {
			for side, e := range shapes[k][r].edges {
				list[k] |= lanes(e.on(side)) << (16 * r)
			}
		}
	}
	return list
}()

// fit is the rotations in which a tile with edges l has all that is needed, the top
// bit of each lane; n is what is needed, in every lane.
func (l lanes) fit(n lanes) lanes {
	lacks := n &^ l
	return ^((lacks&^laneTops + ^laneTops) | lacks) & laneTops // the lanes that are zero
}

// fitAny is 1 where some rotation fits, else 0: where there is a lane that is zero,
// taking one from each borrows.
func (l lanes) fitAny(n lanes) int {
	lacks := n &^ l
	zero := uint64((lacks - everyLane) &^ lacks & laneTops)
	return int((zero | -zero) >> 63)
}

// has reports whether a rotation is among those that fit found.
func (l lanes) has(rot uint8) bool { return l>>(16*rot+15)&1 != 0 }

// rotation is the lowest rotation in the lanes that fit found.
func (l lanes) rotation() int { return bits.TrailingZeros64(uint64(l)) / 16 }

// menu is segment.touch of those segments of a shape on which followers can stand, in
// a small table for enumerating.
type menu struct {
	touch [maxSegs]uint16
	n     uint8
}

var menus = func() (list [Kinds][4]menu) {
	for k := range list {
		for r := range list[k] {
			sh := &shapes[k][r]
			m := &list[k][r]
			m.n = sh.stands()
			for i := range m.n {
				m.touch[i] = sh.segs[i].touch
			}
		}
	}
	return list
}()

// stands is how many segments a follower can stand on: all but a garden, which is the
// last.
func (s *shape) stands() uint8 {
	if s.middle != none && s.segs[s.middle].feature == Garden {
		return s.n - 1
	}
	return s.n
}
