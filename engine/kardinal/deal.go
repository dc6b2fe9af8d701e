package kardinal

import "slices"

// deals is which deals the record leaves open beyond what counting the unseen cards
// says. Two groups of these can lie in certain places only. Behind the mid-game scoring
// the cards that were not seen before it lie in the hands and in the row of open cards,
// for the pile is made of the discards. And when somebody draws cards that nobody tells,
// the open cards that were known lie in the row still or in that hand. All other unseen
// cards can lie wherever a card from the pile can.
//
// A place is a hand or the row. A card that a place shows is of one of the groups or of
// neither, and each place keeps the ways in which that can have been; a deal is a way for
// every place. The value is never changed but replaced, so that positions share it.
type deals struct {
	groups  [groups]group
	ways    [places][]way
	renewed cards // what the new pile was made of; none: it is to come
}

// The groups: what the first pile has left in the hands and in the row, and the open cards
// that the last draw which nobody told may have taken.
const (
	leftover = iota
	loose
	groups
)

// The places are the hands by seat, and the row.
const (
	row    = maxSeats
	places = row + 1
)

// group is some unseen cards, and how many of them each place had.
type group struct {
	cards cards
	slots [places]int8
}

// way is which of the cards that a place has shown were of each group, and how many of
// the group have moved unseen from the row to that hand, or for the row to any hand.
type way struct {
	shown [groups]cards
	moved [groups]int8
}

// newDeals is any deals.
func newDeals() *deals {
	d := new(deals)
	untouched := []way{{}} // the only way of a place that has shown nothing
	for p := range d.ways {
		d.ways[p] = untouched
	}
	return d
}

// renew begins to tell the cards that are unseen at the end of the first pile from those
// of the new one.
func (s *State) renew() {
	if s.unseen == 0 {
		s.deals = nil
		return
	}
	d := newDeals()
	if s.deals != nil && s.deals.hidesLoose() {
		*d = *s.deals
	}
	d.renewed = s.discard
	g := &d.groups[leftover]
	g.cards = s.unseen - d.groups[loose].cards
	for p, ways := range d.ways {
		g.slots[p] = int8(s.unknownAt(p)) - d.groups[loose].slots[p]
		d.ways[p] = slices.Clone(ways)
		for i := range d.ways[p] { // where a loose card has moved, one of the others has not
			w := &d.ways[p][i]
			w.moved[leftover] = -w.moved[loose]
		}
	}
	s.deals = d
}

// renewEither does the same where one draw that nobody told and one card turned up took
// the last card of the old pile and the first of the new one, or that card the last and
// the draw the other open card: a card of the old pile is in the hand in any case, and of
// the two open cards one.
func (s *State) renewEither() {
	d := newDeals()
	d.renewed = s.deals.renewed
	g := &d.groups[leftover]
	g.cards = s.unseen - d.renewed
	for p := range g.slots {
		g.slots[p] = int8(s.unknownAt(p))
	}
	g.slots[s.toMove]++
	g.slots[row] = 1
	if up := s.open[s.turned>>1]; up < suits {
		g.cards += some(up, 1)
		d.ways[row] = []way{{}, {shown: [groups]cards{leftover: some(up, 1)}}}
	}
	s.deals = d
}

// hidesLoose reports whether no place has shown a loose card.
func (d *deals) hidesLoose() bool {
	for _, ways := range d.ways {
		for _, w := range ways {
			if w.shown[loose] != 0 {
				return false
			}
		}
	}
	return true
}

// loosen says that open cards which were known may now be in the hand of the seat to
// move. What was said of others before is given up.
func (s *State) loosen(known cards) {
	if known == 0 {
		return
	}
	d := newDeals()
	if s.deals != nil {
		*d = *s.deals
		d.drop(loose)
	}
	d.groups[loose].cards = known
	d.groups[loose].slots[row] = int8(known.total())
	s.deals = d
}

// settle makes the loose cards known in the hand of the seat to move where it must have
// taken them all. s.deals is there.
func (s *State) settle() {
	if s.deals.groups[loose].cards == 0 {
		return
	}
	d := *s.deals
	c := d.groups[loose].cards
	for p, ways := range d.ways {
		for _, w := range ways {
			if w.shown[loose] != 0 || p == row && int(w.moved[loose]) < c.total() || p != row && p != int(s.toMove) && w.moved[loose] > 0 {
				return
			}
		}
	}
	s.deals = &d
	d.drop(loose)
	h := &s.hands[s.toMove]
	h.known += c
	h.unknown -= uint8(c.total())
	s.unseen -= c
}

// drop gives up what is kept of a group.
func (d *deals) drop(g int) {
	d.groups[g] = group{}
	for p, ways := range d.ways {
		d.ways[p] = nil
		for _, w := range ways {
			w.shown[g], w.moved[g] = 0, 0
			d.ways[p] = with(d.ways[p], w)
		}
	}
}

// unknownAt is how many cards of a place are not known.
func (s *State) unknownAt(p int) (n int) {
	if p != row {
		return int(s.hands[p].unknown)
	}
	for _, o := range s.open {
		if o == UnknownCard {
			n++
		}
	}
	return n
}

// left is how many cards of a group a place has by one of its ways.
func (d *deals) left(g, p int, w *way) int {
	n := int(d.groups[g].slots[p]) - w.shown[g].total()
	if p == row {
		return n - int(w.moved[g])
	}
	return n + int(w.moved[g])
}

// late is how many of the n unknown cards of a place are of no group by one of its ways.
func (d *deals) late(p int, w *way, n int) int {
	return n - d.left(leftover, p, w) - d.left(loose, p, w)
}

// showing is what is left of the deals when a place shows so many of its unknown cards,
// nil where none is.
func (s *State) showing(p int, c cards) *deals {
	d := *s.deals
	n := s.unknownAt(p)
	for suit := range uint8(suits) {
		for range c.of(suit) {
			var after []way
			for _, w := range d.ways[p] {
				if d.late(p, &w, n) > 0 {
					after = with(after, w)
				}
				for g := range d.groups {
					to := w
					to.shown[g] += some(suit, 1)
					if d.left(g, p, &w) > 0 && d.groups[g].cards.covers(to.shown[g]) {
						after = with(after, to)
					}
				}
			}
			d.ways[p] = after
			n--
		}
	}
	if !d.fit(s.unseen - c) {
		return nil
	}
	return &d
}

// show lets a place show unseen cards.
func (s *State) show(p int, c cards) {
	if s.deals != nil {
		s.deals = s.showing(p, c)
	}
	s.unseen -= c
}

// mayShow reports whether a place can show these unseen cards as its next ones.
func (s *State) mayShow(p int, c cards) bool {
	return s.deals == nil || s.showing(p, c) != nil
}

// mayCome reports whether a card of a suit can come from the pile as it is.
func (s *State) mayCome(suit uint8) bool {
	return s.unseen.of(suit) > 0 && (s.deals == nil || s.deals.fit(s.unseen-some(suit, 1)))
}

// canShow is the unseen cards of which a place can show one after others that it shows.
func (s *State) canShow(p int, others cards) (c cards) {
	if s.deals == nil {
		return s.unseen - others
	}
	for suit := range uint8(suits) {
		if n := (s.unseen - others).of(suit); n > 0 && s.mayShow(p, others+some(suit, 1)) {
			c += some(suit, n)
		}
	}
	return c
}

// canCome is the unseen cards of which one can come from the pile.
func (s *State) canCome() cards {
	if s.deals == nil {
		return s.unseen
	}
	return s.dealtCome()
}

func (s *State) dealtCome() (c cards) {
	for suit := range uint8(suits) {
		if s.mayCome(suit) {
			c += some(suit, s.unseen.of(suit))
		}
	}
	return c
}

// slip is a draw of the seat to move that nobody tells: from the pile, or from the row,
// which gets another card for it; where fromRow, it is known to be from there.
func (s *State) slip(fromRow bool) {
	if s.deals == nil {
		return
	}
	d := *s.deals
	n := 0 // unknown cards that can have been drawn
	for i, o := range s.open {
		if o == UnknownCard && s.turned>>i&1 == 0 {
			n++
		}
	}
	var can [groups]bool
	var here []way
	for _, w := range d.ways[row] {
		if !fromRow || d.late(row, &w, n) > 0 {
			here = with(here, w)
		}
		for g := range d.groups {
			if d.left(g, row, &w) > 0 {
				can[g] = true
				here = with(here, w.moving(g))
			}
		}
	}
	x := int(s.toMove)
	there := slices.Clone(d.ways[x])
	for _, w := range d.ways[x] {
		for g := range d.groups {
			if can[g] && int(w.moved[g]) < len(s.open) {
				there = with(there, w.moving(g))
			}
		}
	}
	d.ways[row], d.ways[x] = here, there
	s.deals = &d
}

// moving is a way with one more card of a group that has moved.
func (w way) moving(g int) way {
	w.moved[g]++
	return w
}

// with is a list with w in it.
func with(list []way, w way) []way {
	if slices.Contains(list, w) {
		return list
	}
	return append(list, w)
}
