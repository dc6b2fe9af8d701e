package carcassonne

// A tile can bring two of its own fields together: where the land beyond its edges
// leads from one to the other, they are one field as soon as it lies. Whoever stands
// in the one is then in the other too. Cities and roads are never joined so, since no
// tile has two of them of which one goes on by several sides.

// fieldsAt is the field that each half edge of a tile at c would touch, nobody where
// there is none.
func (s *State) fieldsAt(c Cell) (roots [8]uint16) {
	for h := range roots {
		if t := s.at(c.next(h / 2)); t != nil {
			if seg := t.shape().rim[4+facing(h)]; seg != none {
				roots[h] = s.find(t.base + uint16(seg))
			}
		}
	}
	return roots
}

// mayRing reports whether some tile at c could bring an occupied field together
// with a free one that it touches twice.
func (s *State) mayRing(c Cell, occupied uint16) bool {
	if occupied&allHalves == 0 {
		return false
	}
	roots := s.fieldsAt(c)
	for h, root := range roots {
		if root == nobody || occupied&(16<<h) != 0 {
			continue
		}
		from := h + 1
		if side := h / 2; s.at(c.next(side)).shape().edges[opposite(side)] == fieldEdge {
			from = 2*side + 2 // nothing parts the two halves of the edge
		}
		for _, other := range roots[from:] {
			if other == root {
				return true
			}
		}
	}
	return false
}

// reach adds to a set of half edges of a tile of that shape those of the fields that
// it brings together with one of them.
func (s *State) reach(c Cell, sh *shape, set uint16) uint16 {
	roots := s.fieldsAt(c)
	for before := uint16(0); before != set; {
		before = set
		for i := range sh.n {
			touch := sh.segs[i].touch & allHalves
			if touch&set == 0 {
				continue
			}
			for h, root := range roots {
				if root == nobody || touch&(16<<h) == 0 {
					continue
				}
				for g, other := range roots {
					if other == root {
						set |= 16 << g
					}
				}
			}
		}
	}
	return set
}
