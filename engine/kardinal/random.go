package kardinal

import (
	"math/bits"
	"math/rand/v2"

	"partie/engine"
)

// RandomPly is a legal ply chosen at random. Before the turn has placed or swapped it
// is one of these: a land that the hand can pay in, how, and the pieces are each guessed,
// and one guess in many is a swap. Then it draws, each open card and the pile as likely,
// and turns up what is missing; a card that nobody knows is any that is unseen. Where
// nothing is left to do it is 0: the turn ends.
//
// It enumerates nothing as long as a guess hits, which is what playing games to their
// end by the thousand asks for.
func (s *State) RandomPly(rng *rand.Rand) engine.Ply {
	if s.over || s.decided && s.due == 0 && (s.pile == 0 || s.gap() < 0) {
		return 0
	}
	d := dice(rng.Uint64())
	if s.decided {
		return s.anyDraw(&d)
	}
	held := s.anyHand(rng)
	pairs := held >> 1 & oneEach // of no more than three cards
	paid := s.rules.Map.pays[held.suits()]
	if pairs != 0 {
		paid = 1<<lands - 1 // a pair pays in any land but its own
	}
	for range tries {
		if d.below(landOdds*bits.OnesCount64(paid)+1) == 0 {
			return s.anySwap(&d, held)
		}
		if p := (Play{Act: Place, Land: Land(d.pick(paid))}); s.anyPlay(&d, &p, held, pairs) {
			return p.ply()
		}
		d = dice(rng.Uint64())
	}
	known := s.hands[s.toMove]
	s.hands[s.toMove] = hand{known: held}
	legal := s.Legal(nil)
	s.hands[s.toMove] = known
	if len(legal) == 0 {
		return 0
	}
	return legal[d.below(len(legal))]
}

const (
	tries    = 64 // how often a turn is guessed before all of them are looked at
	landOdds = 4  // how often each land is guessed for one swap
)

// dice is a random fraction that is used up digit by digit: enough for the choices of
// one turn.
type dice uint64

// below is a number from 0 to n-1.
func (d *dice) below(n int) int {
	high, low := bits.Mul64(uint64(*d), uint64(n))
	*d = dice(low)
	return int(high)
}

// anyHand is the hand of the seat to move, with any unseen cards for those not known.
func (s *State) anyHand(rng *rand.Rand) cards {
	h := &s.hands[s.toMove]
	held := h.known
	if h.unknown == 0 {
		return held
	}
	d := dice(rng.Uint64())
	for range h.unknown {
		if suit := d.card(s.canShow(int(s.toMove), held-h.known)); suit < suits {
			held += some(suit, 1)
		}
	}
	return held
}

// card is a card of u, each as likely as the other; UnknownCard where there is none.
func (d *dice) card(u cards) uint8 { return u.nth(d.below(u.total())) }

// anySwap discards one of the cards, 0 where there is none.
func (s *State) anySwap(d *dice, held cards) engine.Ply {
	if held == 0 {
		return 0
	}
	return Play{Act: Swap, Cards: some(d.card(held), 1)}.Ply()
}

// anyPlay places something in the land of p that these cards pay for, with those suits of
// which there are two, and reports whether the guess was a good one.
func (s *State) anyPlay(d *dice, p *Play, held, pairs cards) bool {
	own := uint8(s.rules.Map.Lands[p.Land].Suit)
	one, pair := some(own, 1), pairs&^some(own, 1)
	pair &= -pair // hands of three have one at most
	var room [4]cards
	ways := room[:0] // to pay for one piece, then for two
	if held.covers(one) {
		ways = append(ways, one)
	}
	if pair != 0 {
		ways = append(ways, 2*pair)
	}
	single := len(ways)
	if !s.empty(p.Land) {
		if held.covers(2 * one) {
			ways = append(ways, 2*one)
		}
		if single == 2 {
			ways = append(ways, one+2*pair)
		}
	}
	if single == 0 {
		return false
	}
	way := d.below(len(ways))
	p.N, p.Cards = 1, ways[way]
	if way >= single {
		p.N = 2
	}
	if !s.anyPieces(d, p) {
		return false
	}
	if s.rules.Baldwin {
		s.anyInfluence(d, p, held)
	}
	return true
}

// anyPieces chooses the pieces of p, each that may be placed as likely as the other, in
// the variant after the colour.
func (s *State) anyPieces(d *dice, p *Play) bool {
	c := uint8(s.toMove)
	if s.rules.Baldwin {
		c = uint8(d.below(colours))
	}
	may, next := s.placeable(c, p.Land)
	if may == 0 {
		return false
	}
	p.Pieces[0] = Piece{c, d.pick(uint64(may))}
	if p.N == 1 {
		return true
	}
	after := next.afterCloister
	if first := p.Pieces[0].Space; first == 0 {
		after = next.afterAdvisor
	} else {
		after &^= 1 << first
	}
	if after == 0 {
		return false
	}
	p.Pieces[1] = Piece{c, d.pick(uint64(after))}
	if p.Pieces[1].Space > 0 && p.Pieces[0].Space > p.Pieces[1].Space {
		p.Pieces[0], p.Pieces[1] = p.Pieces[1], p.Pieces[0]
	}
	return true
}

// pick is the number of a bit of set, each as likely as the other.
func (d *dice) pick(set uint64) uint8 {
	n := d.below(bits.OnesCount64(set))
	if set < uint64(len(bitAt)) {
		return bitAt[set][n&15]
	}
	for ; n > 0; n-- {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros64(set))
}

// bitAt is the number of the nth bit of a small set, such as one of lands or one of what
// may be placed in a land of the standard map: a loop over the bits, whose end nobody
// foresees, takes longer.
var bitAt = func() (at [1 << lands][16]uint8) {
	for set := range at {
		for rest, n := set, 0; rest != 0; rest, n = rest&(rest-1), n+1 {
			at[set][n] = uint8(bits.TrailingZeros(uint(rest)))
		}
	}
	return at
}()

// anyInfluence adds to p influence that may be laid, or none.
func (s *State) anyInfluence(d *dice, p *Play, held cards) {
	suit := uint8(d.below(suits))
	left := (held - p.Cards).of(suit)
	if left == 0 {
		return
	}
	p.Colour, p.Suit, p.Laid = uint8(d.below(colours)), suit, uint8(1+d.below(min(left, 2)))
	if !s.mayLay(p) {
		p.Colour, p.Suit, p.Laid = 0, 0, 0
	}
}

// anyDraw draws a card or turns one up; 0 where there is nothing to do.
func (s *State) anyDraw(d *dice) engine.Ply {
	if s.due == 0 {
		return refillPly(d.card(s.canCome()))
	}
	n := s.openCards()
	if s.pile > 0 {
		n++
	}
	n = d.below(n)
	for i := range s.open {
		o := s.open[i]
		if o == noCard {
			continue
		}
		if n == 0 {
			if o == UnknownCard {
				o = d.card(s.canShow(row, 0))
			}
			if o == UnknownCard {
				break
			}
			return drawPly(Open, o)
		}
		n--
	}
	if s.pile == 0 {
		return 0
	}
	suit := d.card(s.canCome())
	if suit == UnknownCard {
		return drawPly(Unseen, suit)
	}
	return drawPly(Pile, suit)
}
