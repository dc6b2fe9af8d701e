package kardinal

import (
	"math/rand/v2"

	"partie/engine"
)

// maxCards is how many cards the largest deck of any map has.
const maxCards = suits * maxSuitCards

// Deck is the cards of a pile. Which is on top is not decided before it is drawn.
type Deck struct {
	rng   *rand.Rand
	cards [maxCards]uint8
	left  uint8 // the next is the last of these
}

// Shuffle takes the cards that are nowhere known to be in s: at the start of a game that
// is all of them; see Deal.
func (d *Deck) Shuffle(rng *rand.Rand, s *State) {
	d.rng, d.left = rng, 0
	for suit := range uint8(suits) {
		for range s.unseen.of(suit) {
			d.cards[d.left] = suit
			d.left++
		}
	}
}

// Deal makes known what is not: the cards of the hands and the open ones come from the
// deck, which holds the pile of s from then on.
func (d *Deck) Deal(s *State) {
	for x := range s.seats {
		for h := &s.hands[x]; h.unknown > 0; h.unknown-- {
			suit := d.top()
			h.known += some(suit, 1)
			s.unseen -= some(suit, 1)
		}
		s.told |= 1 << x
	}
	for i, o := range s.open {
		if o == UnknownCard {
			s.open[i] = d.top()
			s.unseen -= some(s.open[i], 1)
		}
	}
	s.opened, s.deals = true, nil
}

// Next draws the next card of the pile of s, in which all cards are known but those of
// the pile; ok reports whether there was one. Where the discards have become a new
// pile, they are shuffled.
func (d *Deck) Next(s *State) (suit uint8, ok bool) {
	if d.left == 0 {
		if s.pile == 0 {
			return UnknownCard, false
		}
		d.Shuffle(d.rng, s)
	}
	return d.top(), true
}

func (d *Deck) top() uint8 {
	i := d.rng.IntN(int(d.left))
	d.left--
	suit := d.cards[i]
	d.cards[i] = d.cards[d.left]
	return suit
}

// Drawn is p with the card from the pile in it, where p draws one that is not told.
func (d *Deck) Drawn(s *State, p engine.Ply) engine.Ply {
	if q, _ := PlayOf(p); q.Act == Draw && q.From == Unseen {
		suit, ok := d.Next(s)
		if ok {
			return drawPly(Pile, suit)
		}
	}
	return p
}

// Refill turns up a card where one is missing; ok reports whether it is and there is one.
func (d *Deck) Refill(s *State) (p engine.Ply, ok bool) {
	if s.gap() < 0 || s.pile == 0 {
		return 0, false
	}
	suit, _ := d.Next(s)
	return refillPly(suit), true
}
