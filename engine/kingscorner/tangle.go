package kingscorner

import "slices"

// knot is a spread by kinds with every cross pile kept apart, for tables on which the
// counts alone do not tell what can be done.
type knot struct {
	hand    [2 * (king + 1)]uint8
	cross   [crosses]heap // in order; free places last
	corners [8]uint8      // kinds on top, in order; free ones last
}

// heap is a cross pile by the kinds at its ends.
type heap struct{ bottom, top uint8 }

// The kinds of a knot: the rank, and ranks more for the second ladder.
const (
	free    = 200 // sorts behind every kind
	noPlace = 201 // a corner that is not in play
	ranks   = king + 1
)

func kindOf(c Card) uint8 { return uint8(ladderOf(c)*ranks + c.Rank()) }

// goes reports whether kind k goes on kind on.
func goes(k, on uint8) bool { return on < free && k%ranks != king && k+1 == on }

// maxKnots is how many positions are looked at: enough for nearly all hands of real
// games (analysis 3.1), and an end to those that somebody made up.
const maxKnots = 50_000

// knots finds the most penalty that can be shed from a tangled table, by trying all.
type knots struct {
	most map[knot]int16
	full bool // there were more than maxKnots positions
}

// of is the most penalty that can be shed. It reports false where there are too many
// positions to tell.
func (m *knots) of(p *spread) (int, bool) {
	if m.most == nil {
		m.most = map[knot]int16{}
	}
	if len(m.most) > maxKnots/2 {
		clear(m.most)
	}
	m.full = false
	n := m.try(knotOf(p))
	if m.full {
		clear(m.most) // some were found without all that lies behind them
	}
	return n, !m.full
}

func knotOf(p *spread) (k knot) {
	p.hand.each(func(c Card) { k.hand[kindOf(c)]++ })
	for i := range k.cross {
		k.cross[i] = heap{free, free}
		if !p.table.empty(Pile(i)) {
			k.cross[i] = heap{kindOf(p.table.bottom[i].card()), kindOf(p.table.top[i].card())}
		}
	}
	for i := range k.corners {
		at := Pile(crosses + i)
		switch {
		case at >= p.table.piles:
			k.corners[i] = noPlace
		case p.table.empty(at):
			k.corners[i] = free
		default:
			k.corners[i] = kindOf(p.table.top[at].card())
		}
	}
	k.sort()
	return k
}

func (k *knot) sort() {
	slices.SortFunc(k.cross[:], func(a, b heap) int {
		return (int(a.bottom)<<8 | int(a.top)) - (int(b.bottom)<<8 | int(b.top))
	})
	slices.Sort(k.corners[:])
}

func (m *knots) try(k knot) int {
	if n, ok := m.most[k]; ok {
		return int(n)
	}
	if len(m.most) >= maxKnots {
		m.full = true
		return 0
	}
	best := 0
	better := func(to knot, shed int) {
		to.sort()
		best = max(best, shed+m.try(to))
	}
	for c, n := range k.hand {
		if n == 0 {
			continue
		}
		m.lay(k, uint8(c), better)
	}
	for i, h := range k.cross {
		m.move(k, i, h, better)
	}
	m.most[k] = int16(best)
	return best
}

// lay tries every place for a card of the kind.
func (m *knots) lay(k knot, kind uint8, better func(knot, int)) {
	isKing, shed := kind%ranks == king, 1
	if isKing {
		shed = kingPenalty
	}
	k.hand[kind]--
	for i, h := range k.cross {
		switch {
		case goes(kind, h.top):
			to := k
			to.cross[i].top = kind
			better(to, shed)
		case h.top == free && !isKing:
			to := k
			to.cross[i] = heap{kind, kind}
			better(to, shed)
		}
	}
	for i, top := range k.corners {
		if goes(kind, top) || top == free && isKing {
			to := k
			to.corners[i] = kind
			better(to, shed)
		}
	}
}

// move tries every place for cross pile i.
func (m *knots) move(k knot, i int, h heap, better func(knot, int)) {
	if h.top == free {
		return
	}
	for j, on := range k.cross {
		if j != i && goes(h.bottom, on.top) {
			to := k
			to.cross[j].top, to.cross[i] = h.top, heap{free, free}
			better(to, 0)
		}
	}
	for j, top := range k.corners {
		if goes(h.bottom, top) {
			to := k
			to.corners[j], to.cross[i] = h.top, heap{free, free}
			better(to, 0)
		}
	}
}
