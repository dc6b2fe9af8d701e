package carcassonne

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
	cities   uint8  // field: bit set of the tile's city segments that it touches
	touch    uint16 // bit set of where it touches neighbours: sides 0-3, half edges 4-11
}

// shape is a tile as it lies: a kind in one rotation. Its segments are in the order
// cities, roads, fields (each by its first side or corner), middle.
type shape struct {
	edges  [4]edge
	rim    [12]uint8 // the segment at sides 0-3 (city, road) and half edges 4-11 (field), or none
	segs   [maxSegs]segment
	n      uint8 // how many segments
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
	from := s.n
	for _, r := range t.Roads {
		seg := segment{feature: Road}
		addSides(&seg, r.Edges, side)
		addSorted(&s, from, seg)
	}
	cities := from
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
			for i := range cities {
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

// edgesOf is the edges of each kind in its rotations; those that give the same tile
// as a smaller one have none and so fit nowhere.
var edgesOf = func() (list [Kinds][4]needs) {
	for k := range list {
		for r := range turns[k] {
			for side, e := range shapes[k][r].edges {
				list[k][r] |= e.on(side)
			}
		}
	}
	return list
}()

// fits is the bit set of the rotations in which a tile with these edges has all that
// is needed.
func fits(edges *[4]needs, n needs) uint8 {
	return has(edges[0], n) | has(edges[1], n)<<1 | has(edges[2], n)<<2 | has(edges[3], n)<<3
}

// has is 1 where the edges have all that is needed, else 0, without a branch: what
// fits cannot be foreseen.
func has(edges, n needs) uint8 { return uint8((uint32(n&^edges) - 1) >> 31) }

// menu is where followers on a shape touch neighbours, in a small table for
// enumerating: segment.touch of those segments on which one can stand.
type menu struct {
	touch [maxSegs]uint16
	n     uint8
}

var menus = func() (list [Kinds][4]menu) {
	for k := range list {
		for r := range list[k] {
			sh := &shapes[k][r]
			for i := range sh.stands() {
				list[k][r].touch[i] = sh.segs[i].touch
				list[k][r].n++
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
