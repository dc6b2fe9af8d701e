package carcassonne

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
