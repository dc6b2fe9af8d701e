package carcassonne

// Foreign is a tile under the name that another program has for it. The programs
// draw some tiles turned.
type Foreign struct {
	Kind Kind
	turn int
}

// Rot is how the tile lies here, in quarter turns clockwise from how it is printed,
// if it lies there turned clockwise by quarters from that program's picture.
func (f Foreign) Rot(quarters int) int { return ((quarters+f.turn)%4 + 4) % 4 }

// jczTiles is the tiles by their id in JCloisterZone. An id has several where that
// program does not tell tiles apart: the two straights and the two bends of the river.
var jczTiles = func() map[string][]Foreign {
	m := map[string][]Foreign{}
	for i, t := range box {
		for _, e := range t.Interop.JCZ {
			id, turned, garden := e[0].(string), int(e[1].(float64)), e[2].(bool)
			k := Kind(i)
			if garden && k.Garden() != NoKind {
				k = k.Garden()
			}
			m[id] = append(m[id], Foreign{k, -turned})
		}
	}
	return m
}()

// FromJCloisterZone is the tiles that JCloisterZone 5 calls id, such as "BA/RCr";
// none where it is not one of ours.
func FromJCloisterZone(id string) []Foreign { return jczTiles[id] }

// bgaTypes is the tiles by their type at Board Game Arena, from 1; bgaCopies is the
// type of each copy, which the site numbers type by type, from 1.
var bgaTypes, bgaCopies = func() (types [baseKinds + 1]Foreign, copies []int) {
	for i, t := range box[:baseKinds] {
		types[t.Interop.BGA[0]] = Foreign{Kind(i), t.Interop.BGA[1]}
	}
	copies = []int{0}
	for n := 1; n <= baseKinds; n++ {
		for range box[types[n].Kind].Count {
			copies = append(copies, n)
		}
	}
	return types, copies
}()

// FromBoardGameArena is the tile of that type at Board Game Arena; ok reports whether
// it is one of ours. The site does not tell which copies show a garden.
func FromBoardGameArena(n int) (f Foreign, ok bool) {
	if n < 1 || n > baseKinds {
		return Foreign{}, false
	}
	return bgaTypes[n], true
}

// BoardGameArenaCopy is the type of a copy, which the site numbers from 1 to 72.
func BoardGameArenaCopy(id int) (n int, ok bool) {
	if id < 1 || id >= len(bgaCopies) {
		return 0, false
	}
	return bgaCopies[id], true
}

// AtSide is the city or road at a side (0 north to 3 west) of a tile that lies turned
// by rot, and the first of its sides; NoFeature where there is neither.
func (k Kind) AtSide(rot, side int) (f Feature, first int) {
	if seg := k.touching(rot, side); seg != nil {
		return seg.feature, int(seg.first)
	}
	return NoFeature, 0
}

// AtHalf is the first corner (0 north-east to 3 north-west) of the field at a half
// edge (0 to 7, clockwise from the north side's western half) of a tile that lies
// turned by rot; ok reports whether there is a field.
func (k Kind) AtHalf(rot, half int) (corner int, ok bool) {
	if seg := k.touching(rot, 4+half); seg != nil {
		return int(seg.first), true
	}
	return 0, false
}

// touching is the segment that has that bit in its touch, nil where none has.
func (k Kind) touching(rot, bit int) *segment {
	s := &shapes[k][rot]
	for i := range s.n {
		if s.segs[i].touch&(1<<bit) != 0 {
			return &s.segs[i]
		}
	}
	return nil
}

// Middle is what the tile has in its middle for a monk or an abbot: a Monastery, a
// Garden, or NoFeature.
func (k Kind) Middle() Feature {
	s := &shapes[k][0]
	if s.middle == none {
		return NoFeature
	}
	return s.segs[s.middle].feature
}
