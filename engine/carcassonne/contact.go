package carcassonne

// contacts is the features that a tile at a place would touch, by their roots, as
// shape.rim; nobody where there is none.
type contacts [12]uint16

func (s *State) contacts(at *place) (c contacts) {
	for side, n := range at.beside {
		r := &s.rims[n] // beside nothing, all of it is nobody
		c[side] = s.find(r[opposite(side)])
		near, far := r[4+facing(2*side)], r[4+facing(2*side+1)]
		c[4+2*side] = s.find(near)
		c[5+2*side] = c[4+2*side]
		if far != near {
			c[5+2*side] = s.find(far)
		}
	}
	return c
}

// occupied is where somebody stands in a feature that is touched: bit set of sides 0-3
// and half edges 4-11, as segment.touch.
func (s *State) occupied(c *contacts) (set uint16) {
	for i, root := range c {
		m := uint32(s.men[root])
		set |= uint16((m|-m)>>31) << i
	}
	return set
}

// A tile can bring two of its own fields together: where the land beyond its edges
// leads from one to the other, they are one field as soon as it lies. Whoever stands
// in the one is then in the other too. Cities and roads are never joined so, since no
// tile has two of them of which one goes on by several sides.

// mayRing reports whether some tile at a place could bring an occupied field together
// with a free one that it touches twice. The place has these contacts, those in
// occupied with somebody there, and needs these edges.
func (c *contacts) mayRing(occupied uint16, n needs) bool {
	if occupied&allHalves == 0 {
		return false
	}
	for h := 4; h < len(c); h++ {
		if c[h] == nobody || occupied&(1<<h) != 0 {
			continue
		}
		from := h + 1
		if side := h/2 - 2; n.at(side) == fieldEdge {
			from = 2*side + 6 // nothing parts the two halves of the edge
		}
		for _, other := range c[from:] {
			if other == c[h] {
				return true
			}
		}
	}
	return false
}

// reach adds to a set of half edges of a tile of that shape those of the fields that
// it brings together with one of them, where it has these contacts.
func (c *contacts) reach(sh *shape, set uint16) uint16 {
	for before := uint16(0); before != set; {
		before = set
		for i := range sh.n {
			touch := sh.segs[i].touch & allHalves
			if touch&set == 0 {
				continue
			}
			for h := 4; h < len(c); h++ {
				if c[h] == nobody || touch&(1<<h) == 0 {
					continue
				}
				for g := 4; g < len(c); g++ {
					if c[g] == c[h] {
						set |= 1 << g
					}
				}
			}
		}
	}
	return set
}
