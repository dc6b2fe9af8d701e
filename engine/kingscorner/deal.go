package kingscorner

import (
	"math/rand/v2"

	"partie/engine"
)

// Deal is a shuffled pack as it is dealt for one round: what every seat gets, what
// is turned up and the order of the stock.
type Deal struct {
	Hands [maxSeats][dealt]Card // of the seats in the round
	In    []engine.Seat         // those seats
	Up    [maxPiles]Card        // what is turned up where Given says so
	Given [maxPiles]bool
	Stock []Card // the next card to be drawn first

	pack [2 * faces]Card // memory of Stock
	in   [maxSeats]engine.Seat
}

// Shuffle deals anew for the round that s waits to begin. Kings turned up take the
// corners in the order NE SE SW NW and their places are filled again (rule text 3
// and its decision); a king that finds no corner free goes under the stock, which
// only corners=4 with two packs can ask for.
func (d *Deal) Shuffle(rng *rand.Rand, s *State) {
	n := faces * s.rules.Packs
	for i := range n {
		d.pack[i] = Card(i % faces)
	}
	rng.Shuffle(n, func(i, j int) { d.pack[i], d.pack[j] = d.pack[j], d.pack[i] })
	rest := d.pack[:n]
	d.In = d.in[:0]
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		if s.in&bit(x) != 0 {
			d.In = append(d.In, x)
			rest = rest[copy(d.Hands[x][:], rest):]
		}
	}
	d.Given = [maxPiles]bool{}
	for corner, cross := Pile(crosses), North; cross < crosses; {
		c := rest[0]
		switch {
		case !c.IsKing():
			d.Up[cross], d.Given[cross] = c, true
			cross++
		case corner < s.table.piles:
			d.Up[corner], d.Given[corner] = c, true
			corner++
		default:
			copy(rest, rest[1:])
			rest[len(rest)-1] = c
			continue
		}
		rest = rest[1:]
	}
	d.Stock = rest
}

// Next takes the next card of the stock.
func (d *Deal) Next() Card {
	c := d.Stock[0]
	d.Stock = d.Stock[1:]
	return c
}

// Begin starts the round that s waits for with all that was dealt known. It is what
// the lines of Lines say, and allocates nothing.
func (s *State) Begin(d *Deal) {
	for _, x := range d.In {
		for _, c := range d.Hands[x] {
			s.cards.reveal(x, c)
		}
		s.dealtTo |= bit(x)
	}
	for p, given := range d.Given {
		if given {
			s.cards.seen.add(d.Up[p])
		}
	}
	s.layOut(d.Up, d.Given)
}

// Lines is the deal as directives, each its name and then its words: @cross and for
// every seat @hand.
func (d *Deal) Lines() [][]string {
	cross := []string{"cross"}
	for p, given := range d.Given {
		if given {
			cross = append(cross, Pile(p).String()+"="+d.Up[p].String())
		}
	}
	lines := [][]string{cross}
	for _, x := range d.In {
		hand := []string{"hand", x.String()}
		for _, c := range d.Hands[x] {
			hand = append(hand, c.String())
		}
		lines = append(lines, hand)
	}
	return lines
}
