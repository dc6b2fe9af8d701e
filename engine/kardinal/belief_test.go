package kardinal_test

import "strings"

// counts is how many cards of each suit, in the order of slowSuits.
type counts [len(slowSuits)]uint8

// countsOf counts cards written as letters; another letter is none.
func countsOf(letters string) (c counts) {
	for _, card := range []byte(letters) {
		if suit := strings.IndexByte(slowSuits, card); suit >= 0 {
			c[suit]++
		}
	}
	return c
}

func (c counts) total() (n int) {
	for _, k := range c {
		n += int(k)
	}
	return n
}

// less is c without the cards of d; ok is false where c does not hold them.
func (c counts) less(d counts) (rest counts, ok bool) {
	for suit, n := range d {
		if n > c[suit] {
			return c, false
		}
		c[suit] -= n
	}
	return c, true
}

// letters is the cards as letters.
func (c counts) letters() (w string) {
	for suit, n := range c {
		w += strings.Repeat(slowSuits[suit:suit+1], int(n))
	}
	return w
}

// deal is one way in which the cards can lie that are not played. The pile has no order:
// any is possible.
type deal struct {
	hands      [5]counts
	open, pile counts
	shuffled   bool // the discards have become the pile
}

// drawn is d with a card taken into a hand, from the pile or else from the open cards. With
// its last card the pile becomes back, the first time.
func (d deal) drawn(x, suit int, fromPile bool, back counts) deal {
	d.hands[x][suit]++
	if !fromPile {
		d.open[suit]--
		return d
	}
	return d.topTaken(suit, back)
}

// turnedUp is d with a card turned up.
func (d deal) turnedUp(suit int, back counts) deal {
	d.open[suit]++
	return d.topTaken(suit, back)
}

func (d deal) topTaken(suit int, back counts) deal {
	d.pile[suit]--
	if d.pile.total() == 0 && !d.shuffled {
		d.pile, d.shuffled = back, true
	}
	return d
}

// belief is all deals that agree with what a record has told so far. Every told thing
// leaves out some of them, and what is not told is a choice that each of them makes in
// every way.
type belief []deal

// believed is all deals of these cards at the start: the hands one after the other, two
// open cards, and the rest is the pile.
func believed(deck counts, seats int) belief {
	b := belief{{pile: deck}}
	for x := range seats {
		b = b.dealt(3, func(d *deal) *counts { return &d.hands[x] })
	}
	return b.dealt(2, func(d *deal) *counts { return &d.open })
}

// dealt is every way in which so many cards of the pile come to a place, or as many as
// there are.
func (b belief) dealt(n int, place func(d *deal) *counts) belief {
	for range n {
		b = b.each(func(d deal, add func(deal)) {
			if d.pile.total() == 0 {
				add(d)
			}
			for suit, k := range d.pile {
				if k > 0 {
					to := d
					to.pile[suit]--
					place(&to)[suit]++
					add(to)
				}
			}
		})
	}
	return b
}

// each is all that a step makes of the deals, each once.
func (b belief) each(step func(d deal, add func(deal))) (after belief) {
	seen := make(map[deal]bool, len(b))
	for _, d := range b {
		step(d, func(d deal) {
			if !seen[d] {
				seen[d] = true
				after = append(after, d)
			}
		})
	}
	return after
}

// holding is the deals in which a place has at least those cards.
func (b belief) holding(told counts, place func(d deal) counts) belief {
	return b.each(func(d deal, add func(deal)) {
		if _, ok := place(d).less(told); ok {
			add(d)
		}
	})
}

// tale is what the record tells of the cards in a turn.
type tale struct {
	seat   int
	spent  counts // out of the hand
	back   counts // what the new pile is, if the pile runs out in this turn
	draws  string // as in the record: in this order, the rest is not told
	refill string
}

// after is the deals that agree with a turn as well.
func (b belief) after(t tale) belief {
	b = b.each(func(d deal, add func(deal)) {
		if rest, ok := d.hands[t.seat].less(t.spent); ok {
			d.hands[t.seat] = rest
			add(d)
		}
	})
	for _, card := range []byte(t.draws) {
		b = b.each(func(d deal, add func(deal)) { d.draw(t, card, add) })
	}
	for range 3 {
		b = b.each(func(d deal, add func(deal)) {
			if d.hands[t.seat].total() == 3 || d.open.total()+d.pile.total() == 0 {
				add(d)
				return
			}
			d.draw(t, '*', add)
		})
	}
	for i := range 2 {
		card := byte('?')
		if i < len(t.refill) {
			card = t.refill[i]
		}
		b = b.each(func(d deal, add func(deal)) {
			missing := d.open.total() < 2 && d.pile.total() > 0
			if !missing && i >= len(t.refill) {
				add(d)
			}
			for suit, n := range d.pile {
				if missing && n > 0 && (card == '?' || card == slowSuits[suit]) {
					add(d.turnedUp(suit, t.back))
				}
			}
		})
	}
	return b
}

// draw adds what a draw can make of d: a capital takes that open card, a small letter
// that card from the pile, a question mark any card from the pile, a star any card at all.
func (d deal) draw(t tale, card byte, add func(deal)) {
	if d.hands[t.seat].total() >= 3 {
		return
	}
	for suit := range slowSuits {
		letter := slowSuits[suit]
		if d.open[suit] > 0 && (card == letter || card == '*') {
			add(d.drawn(t.seat, suit, false, t.back))
		}
		if d.pile[suit] > 0 && (card == letter|' ' || card == '?' || card == '*') {
			add(d.drawn(t.seat, suit, true, t.back))
		}
	}
}
