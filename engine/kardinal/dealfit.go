package kardinal

// fit reports whether some way at each place makes a deal in which so many cards are
// unseen: together they show no more cards of a group than it has, those that are not
// shown are unseen, and as many have moved into hands as out of the row.
func (d *deals) fit(unseen cards) bool {
	var first way // of each place, which nearly always do
	for p, ways := range d.ways {
		if len(ways) == 0 {
			return false
		}
		first = first.and(ways[0], p)
	}
	if d.within(first) && d.closes(first, unseen) {
		return true
	}
	f := fitting{deals: d, unseen: unseen}
	for p, ways := range d.ways {
		least, most := ways[0], ways[0]
		for _, w := range ways[1:] {
			least, most = least.orLess(w), most.orMore(w)
		}
		f.least[p+1] = f.least[p].and(least, row)
		f.most[p+1] = f.most[p].and(most, row)
	}
	return f.find(row, way{})
}

// fitting is the search for a deal, place by place, the row first.
type fitting struct {
	*deals
	unseen      cards
	least, most [places + 1]way    // what the places before one show and move at least and at most
	dead        map[sumBefore]bool // what has been tried in vain
}

// sumBefore is what the places from one on show and move together.
type sumBefore struct {
	place int
	sum   way
}

// patience is how many sums are tried in vain before a deal is taken to be there, which
// no game comes near to.
const patience = 10000

// find reports whether the places up to p make a deal of a sum of the others.
func (f *fitting) find(p int, sum way) bool {
	if p < 0 {
		return f.closes(sum, f.unseen)
	}
	if f.dead[sumBefore{p, sum}] {
		return false
	}
	for _, w := range f.ways[p] {
		if to := sum.and(w, p); f.within(to) && f.promises(p, to) && f.find(p-1, to) {
			return true
		}
	}
	if len(f.dead) == patience {
		return true
	}
	if f.dead == nil {
		f.dead = map[sumBefore]bool{}
	}
	f.dead[sumBefore{p, sum}] = true
	return false
}

// promises reports whether a sum down to a place can still become a deal, as far as what
// the places before it show and move at least and at most tells.
func (f *fitting) promises(p int, sum way) bool {
	least, most := &f.least[p], &f.most[p]
	for g := range sum.moved {
		if sum.moved[g] < least.moved[g] || sum.moved[g] > most.moved[g] || !f.groups[g].cards.covers(sum.shown[g]+least.shown[g]) {
			return false
		}
	}
	shown := sum.shown[leftover] + sum.shown[loose] + most.shown[leftover] + most.shown[loose]
	return (f.unseen + shown).covers(f.groups[leftover].cards + f.groups[loose].cards)
}

// orLess is the smaller numbers of both ways, and orMore the greater ones.
func (w way) orLess(v way) way {
	for g := range w.shown {
		w.shown[g] -= w.shown[g].beyond(v.shown[g])
		w.moved[g] = min(w.moved[g], v.moved[g])
	}
	return w
}

func (w way) orMore(v way) way {
	for g := range w.shown {
		w.shown[g] += v.shown[g].beyond(w.shown[g])
		w.moved[g] = max(w.moved[g], v.moved[g])
	}
	return w
}

// and is a sum of ways and the way of one more place: what they show together, and of
// what has moved from the row how much has come into none of the hands.
func (w way) and(v way, p int) way {
	for g := range w.shown {
		w.shown[g] += v.shown[g]
		if p == row {
			w.moved[g] += v.moved[g]
		} else {
			w.moved[g] -= v.moved[g]
		}
	}
	return w
}

// within reports whether no more cards of a group are shown than it has.
func (d *deals) within(w way) bool {
	return d.groups[leftover].cards.covers(w.shown[leftover]) && d.groups[loose].cards.covers(w.shown[loose])
}

// closes reports whether a sum of all places is a deal.
func (d *deals) closes(w way, unseen cards) bool {
	hidden := d.groups[leftover].cards + d.groups[loose].cards - w.shown[leftover] - w.shown[loose]
	return w.moved == [groups]int8{} && unseen.covers(hidden)
}
