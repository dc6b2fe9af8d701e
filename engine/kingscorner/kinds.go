package kingscorner

// kinds counts cards by kind, that is rank and colour, which is all that the rules of
// laying see. A kind goes on one kind alone, one rank higher and of the other colour,
// so that the 26 kinds are two ladders of 13 steps: red king, black queen, red jack …
// and black king, red queen, black jack … (analysis 3.2). The first index is the
// ladder, the second the rank.
type kinds [2][king + 1]int8

// ladderOf is the ladder that a card stands on; its step is its rank.
func ladderOf(c Card) int {
	if c.Red() == (c.Rank()%2 == 0) {
		return 0
	}
	return 1
}

func (k *kinds) add(c Card, n int8) { k[ladderOf(c)][c.Rank()] += n }

// layout is what a turn can be judged by: how many cards of each kind are in the hand,
// on top of piles and at the bottom of cross piles. Which top belongs to which bottom
// does not matter as long as no pile could go on itself (analysis 3.2, L1).
type layout struct {
	hand, tops, bottoms kinds
	cross               int8 // piles in the cross
	corners             int8 // free corners
}

// spread is a table and the hand of the seat to move: the position within a turn, once
// its draw is made.
type spread struct {
	table table
	hand  bag
}

// spread is the position of the seat to move with the cards that it is known to hold.
func (s *State) spread() spread { return spread{s.table, s.cards.known[s.toMove]} }

// layout counts the spread.
func (p *spread) layout() (y layout) {
	p.hand.each(func(c Card) { y.hand.add(c, 1) })
	for i := North; i < p.table.piles; i++ {
		switch {
		case p.table.empty(i) && i.Corner():
			y.corners++
		case p.table.empty(i):
		default:
			y.tops.add(p.table.top[i].card(), 1)
			if !i.Corner() {
				y.bottoms.add(p.table.bottom[i].card(), 1)
				y.cross++
			}
		}
	}
	return y
}

// tangled reports whether some cross pile ends with a higher card than it begins with.
// Only plays against the rules can do that. Such a pile may fit on itself, or two on
// each other, so that the layout does not tell all.
func (p *spread) tangled() bool {
	for i := North; i < crosses; i++ {
		if !p.table.empty(i) && p.table.top[i].card().Rank() > p.table.bottom[i].card().Rank() {
			return true
		}
	}
	return false
}

// make makes a lay or a move and returns the penalty that it sheds from the hand.
func (p *spread) make(play Play) int {
	if play.Act == Move {
		p.table.move(play.From, play.To)
		return 0
	}
	p.hand.remove(play.Card)
	p.table.put(play.Card, play.To)
	return penaltyOf(play.Card)
}

// plays appends what can be done, of equal plays one: the first card of a kind, the
// first free place, and lays before moves, so that a line found by trying them in turn
// moves no pile in vain.
func (p *spread) plays(dst []Play) []Play {
	t := &p.table
	seen := [2]bool{} // free place in the cross, free corner
	for to := Pile(0); to < t.piles; to++ {
		if t.empty(to) {
			at := 0
			if to.Corner() {
				at = 1
			}
			if seen[at] {
				continue
			}
			seen[at] = true
		}
		var kind kinds
		for m := t.fits[to] & p.hand.one; m != 0; m = m.without1st() {
			c := m.first()
			if n := &kind[ladderOf(c)][c.Rank()]; *n == 0 {
				*n = 1
				dst = append(dst, Play{Act: Lay, Card: c, To: to})
			}
		}
	}
	for from := North; from < crosses; from++ {
		for to := North; to < t.piles; to++ {
			if t.movable(from, to) {
				dst = append(dst, Play{Act: Move, From: from, To: to})
			}
		}
	}
	return dst
}

// penaltyOf is what a card in hand costs at the end of a round (rule text 6).
func penaltyOf(c Card) int {
	if c.IsKing() {
		return kingPenalty
	}
	return 1
}

const kingPenalty = 10
