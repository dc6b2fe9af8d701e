package kardinal

import (
	"math/bits"
	"math/rand/v2"

	"partie/engine"
)

// RandomPly is a legal ply chosen at random. Before the turn has placed or swapped it
// is one of these: a land, what the hand can pay there and the pieces are each guessed,
// and one guess in many is a swap. Then it draws, each open card and the pile as likely,
// and turns up what is missing; a card that nobody knows is any that is unseen. Where
// nothing is left to do it is 0: the turn ends.
//
// It enumerates nothing as long as a guess hits, which is what playing games to their
// end by the thousand asks for.
func (s *State) RandomPly(rng *rand.Rand) engine.Ply {
	switch {
	case s.over:
		return 0
	case s.decided:
		return s.anyDraw(rng).Ply()
	}
	held := s.anyHand(rng)
	pair := 0
	for pair < suits && held[pair] < 2 {
		pair++
	}
	for range tries {
		n := below(rng, landOdds*lands+1)
		if n == landOdds*lands {
			return s.anySwap(rng, held)
		}
		l := Land(n / landOdds)
		if pair == suits && held[s.rules.Map.Lands[l].Suit] == 0 {
			continue
		}
		if p, ok := s.anyPlay(rng, l, held, pair); ok {
			return p.Ply()
		}
	}
	known := s.hands[s.toMove]
	s.hands[s.toMove] = hand{known: held}
	legal := s.Legal(nil)
	s.hands[s.toMove] = known
	if len(legal) == 0 {
		return 0
	}
	return legal[below(rng, len(legal))]
}

const (
	tries    = 64 // how often a turn is guessed before all of them are looked at
	landOdds = 4  // how often each land is guessed for one swap
)

// anyHand is the hand of the seat to move, with any unseen cards for those not known.
func (s *State) anyHand(rng *rand.Rand) cards {
	h := &s.hands[s.toMove]
	held := h.known
	if h.unknown == 0 {
		return held
	}
	u := s.unseen
	for range h.unknown {
		if suit := anyOf(rng, &u); suit < suits {
			held[suit]++
			u[suit]--
		}
	}
	return held
}

// anyOf is a card of u, each as likely as the other; UnknownCard where there is none.
func anyOf(rng *rand.Rand, u *[suits]int) uint8 {
	n := 0
	for _, k := range u {
		n += k
	}
	n = below(rng, n)
	for suit, k := range u {
		if n -= k; n < 0 {
			return uint8(suit)
		}
	}
	return UnknownCard
}

// anySwap discards one of the cards, 0 where there is none.
func (s *State) anySwap(rng *rand.Rand, held cards) engine.Ply {
	n := below(rng, held.total())
	for suit, k := range held {
		if n -= int(k); n < 0 {
			p := Play{Act: Swap}
			p.Cards[suit] = 1
			return p.Ply()
		}
	}
	return 0
}

// anyPlay places something in a land that these cards pay for, of which pair is two
// equal ones or none; ok reports whether the guess was a good one.
func (s *State) anyPlay(rng *rand.Rand, l Land, held cards, pair int) (p Play, ok bool) {
	own := s.rules.Map.Lands[l].Suit
	empty := s.taken&s.spacesOf(l) == 0
	named, paired := held[own], pair < suits && pair != int(own)
	var room [4]uint8 // pieces, and for a pair 4 besides
	ways := room[:0]
	if named > 0 {
		ways = append(ways, 1)
	}
	if paired {
		ways = append(ways, 1|4)
	}
	if named > 1 && !empty {
		ways = append(ways, 2)
	}
	if named > 0 && paired && !empty {
		ways = append(ways, 2|4)
	}
	if len(ways) == 0 {
		return p, false
	}
	way := ways[below(rng, len(ways))]
	p = Play{Act: Place, Land: l, N: way & 3}
	p.Cards[own] = p.N
	if way&4 != 0 {
		p.Cards[own]--
		p.Cards[pair] = 2
	}
	if !s.anyPieces(rng, &p, empty) {
		return p, false
	}
	if s.rules.Baldwin {
		s.anyInfluence(rng, &p, held)
	}
	return p, true
}

// anyPieces chooses the pieces of p, each that may be placed as likely as the other, in
// the variant after the colour.
func (s *State) anyPieces(rng *rand.Rand, p *Play, empty bool) bool {
	c := uint8(s.toMove)
	if s.rules.Baldwin {
		c = uint8(below(rng, colours))
	}
	l := p.Land
	land := &s.rules.Map.Lands[l]
	free := ^s.taken >> land.First & (1<<land.N - 1) << 1 // by number; 0 is an advisor
	room, mine, cloisters, council := 0, s.count(c, l), s.cloisters[c], s.council[c]
	most := s.limit(l)
	if !empty {
		room = -s.court(l)
	}
	for i := range p.N {
		may := free
		if cloisters == 0 {
			may = 0
		}
		if !empty && council > 0 && room+max(most, mine) > 0 {
			may |= 1
		}
		if may == 0 {
			return false
		}
		space := pick(rng, may)
		p.Pieces[i] = Piece{c, space}
		if space == 0 {
			room--
			council--
		} else {
			free &^= 1 << space
			cloisters--
			mine++
		}
	}
	if p.N == 2 && p.Pieces[1].Space > 0 && p.Pieces[0].Space > p.Pieces[1].Space {
		p.Pieces[0], p.Pieces[1] = p.Pieces[1], p.Pieces[0]
	}
	return true
}

// pick is the number of a bit of set, each as likely as the other.
func pick(rng *rand.Rand, set uint64) uint8 {
	for n := below(rng, bits.OnesCount64(set)); n > 0; n-- {
		set &= set - 1
	}
	return uint8(bits.TrailingZeros64(set))
}

// anyInfluence adds to p influence that may be laid, or none.
func (s *State) anyInfluence(rng *rand.Rand, p *Play, held cards) {
	suit := below(rng, suits)
	left := held[suit] - p.Cards[suit]
	if left == 0 {
		return
	}
	p.Colour, p.Suit, p.Laid = uint8(below(rng, colours)), uint8(suit), uint8(1+below(rng, int(min(left, 2))))
	if !s.mayLay(*p) {
		p.Colour, p.Suit, p.Laid = 0, 0, 0
	}
}

// anyDraw draws a card or turns one up; the zero Play where there is nothing to do.
func (s *State) anyDraw(rng *rand.Rand) Play {
	if s.due == 0 {
		if s.pile > 0 && s.gap() >= 0 {
			return Play{Act: Refill, Suit: s.anyUnseen(rng)}
		}
		return Play{}
	}
	n := s.openCards()
	if s.pile > 0 {
		n++
	}
	n = below(rng, n)
	for _, o := range s.open {
		if o == noCard {
			continue
		}
		if n == 0 && o == UnknownCard {
			if o = s.anyUnseen(rng); o == UnknownCard {
				break
			}
		}
		if n == 0 {
			return Play{Act: Draw, Suit: o, From: Open}
		}
		n--
	}
	switch suit := s.anyUnseen(rng); {
	case s.pile == 0:
		return Play{}
	case suit == UnknownCard:
		return Play{Act: Draw, Suit: suit, From: Unseen}
	default:
		return Play{Act: Draw, Suit: suit, From: Pile}
	}
}

// anyUnseen is a card that is nowhere known to be.
func (s *State) anyUnseen(rng *rand.Rand) uint8 {
	u := s.unseen
	return anyOf(rng, &u)
}

// below is a number from 0 to n-1.
func below(rng *rand.Rand, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}
