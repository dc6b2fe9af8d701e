package kingscorner

// cardID is a physical card: its face, plus 52 for the second one of that face that
// came to the table.
type cardID uint8

const none cardID = 255

func (id cardID) card() Card {
	if id >= faces {
		return Card(id - faces)
	}
	return Card(id)
}

// table is the piles. Each is a list linked from its top card down, so that a whole
// pile moves in one step and forced plays may make piles of any length.
type table struct {
	under  [2 * faces]cardID
	top    [maxPiles]cardID
	bottom [maxPiles]cardID
	piles  Pile          // how many are in play
	fits   [maxPiles]set // what a hand card must be to go there
	full   uint16        // piles that are not empty
	on     [2]set        // the cards on the table, by pack
}

func (t *table) clear(piles Pile) {
	*t = table{piles: piles}
	for p := range t.top {
		t.top[p], t.bottom[p] = none, none
		t.refit(Pile(p))
	}
}

// refit works out anew what goes on p: a king on a free corner, any card but a king
// on an empty place in the cross, else what fits on the last card (rule text 5).
func (t *table) refit(p Pile) {
	switch {
	case t.top[p] != none:
		t.fits[p] = below[t.top[p].card()]
	case p >= t.piles:
		t.fits[p] = 0
	case p.Corner():
		t.fits[p] = kings
	default:
		t.fits[p] = others
	}
}

func (t *table) empty(p Pile) bool { return t.full>>p&1 == 0 }

// put lays a card on a pile and returns which of the equal cards it became.
func (t *table) put(c Card, p Pile) cardID {
	id, pack := cardID(c), 0
	if t.on[0].has(c) {
		id, pack = id+faces, 1
	}
	t.on[pack] |= only(c)
	t.under[id] = t.top[p]
	t.top[p] = id
	if t.empty(p) {
		t.bottom[p] = id
		t.full |= 1 << p
	}
	t.fits[p] = below[c]
	return id
}

// move puts the whole pile from on to and returns its bottom card.
func (t *table) move(from, to Pile) cardID {
	b := t.bottom[from]
	t.under[b] = t.top[to]
	t.top[to] = t.top[from]
	t.fits[to] = t.fits[from]
	if t.empty(to) {
		t.bottom[to] = b
		t.full |= 1 << to
	}
	t.top[from], t.bottom[from] = none, none
	t.full &^= 1 << from
	t.refit(from)
	return b
}

// movable reports whether the rules let from go onto to: a cross pile whose first
// card fits on the last card of another pile.
func (t *table) movable(from, to Pile) bool {
	return !from.Corner() && from != to && to < t.piles && !t.empty(from) && !t.empty(to) &&
		t.fits[to].has(t.bottom[from].card())
}

// crossBottoms is the first cards of the cross piles.
func (t *table) crossBottoms() (s set) {
	for _, id := range t.bottom[:crosses] {
		if id != none {
			s |= only(id.card())
		}
	}
	return s
}

// anyMove reports whether some pile can be moved.
func (t *table) anyMove() bool {
	for from := North; from < crosses; from++ {
		for to := North; to < t.piles; to++ {
			if t.movable(from, to) {
				return true
			}
		}
	}
	return false
}

// playable is every face that a hand card could have to be laid now.
func (t *table) playable() set {
	var s set
	for _, f := range t.fits[:t.piles] {
		s |= f
	}
	return s
}

// find is the pile where a card of that face lies.
func (t *table) find(c Card) Pile {
	for p := North; p < maxPiles; p++ {
		for id := t.top[p]; id != none; id = t.under[id] {
			if id.card() == c {
				return p
			}
		}
	}
	return noPile
}

// goesOn lists the piles that the card could be laid on.
func (t *table) goesOn(c Card) (list []Pile) {
	for p := North; p < t.piles; p++ {
		if t.fits[p].has(c) {
			list = append(list, p)
		}
	}
	return list
}
