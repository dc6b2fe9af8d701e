package carcassonne

// bag is the tiles that are still to be drawn. Where gardens are only pictures,
// their copies are among the plain ones, and left of a garden kind says how many of
// those may still show one.
type bag struct {
	left    [Kinds]uint8
	total   uint8 // all of them
	river   uint8 // those of the River, source and lake included
	gardens bool  // the copies with gardens are kinds of their own
}

// newBag is the bag at the start. Without the River the start tile is taken out; with
// it one D goes back into the box in the edition of 2014 (rules, Set-up).
func newBag(r Rules) bag {
	b := bag{gardens: r.gardens()}
	for k := range box {
		kind := Kind(k)
		if kind.River() && !r.River {
			continue
		}
		n := uint8(box[k].Count)
		b.total += n
		if kind.River() {
			b.river += n
		}
		b.left[k] = n
		if g := kind.Garden(); g != NoKind && r.Edition == 2014 {
			b.left[g] = uint8(box[k].GardenCopies)
			if b.gardens {
				b.left[k] -= b.left[g]
			}
		}
	}
	if !r.River || r.Edition == 2014 {
		b.take(startKind)
	}
	return b
}

// take takes one tile out, which must be there.
func (b *bag) take(k Kind) {
	b.total--
	b.left[k]--
	if k.River() {
		b.river--
	}
	if b.gardens {
		return
	}
	plain := k.Plain()
	if plain != k {
		b.left[plain]--
	} else if g := k.Garden(); g != NoKind {
		b.left[g] = min(b.left[g], b.left[k])
	}
}

// may reports whether k can be the next tile: while the River lasts its source comes
// first, its lake last.
func (b *bag) may(k Kind) bool {
	switch {
	case b.left[k] == 0:
		return false
	case b.river == 0:
		return true
	case b.left[riverStart] > 0:
		return k == riverStart
	case b.river > 1 || b.left[riverEnd] == 0:
		return k.River() && k != riverEnd
	}
	return k == riverEnd
}
