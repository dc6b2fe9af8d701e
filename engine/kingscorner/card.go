package kingscorner

import "math/bits"

// Card is a card by its face: rank*4 + suit, with ranks from the ace (0) to the
// king (12) and the suits c d h s. With two packs two cards have the same face.
type Card uint8

// The sizes of a pack.
const (
	faces = 52
	king  = 12
)

const (
	rankLetters = "A23456789TJQK"
	suitLetters = "cdhs"
)

// NewCard is the card of that rank (0 ace … 12 king) and suit (0 c, 1 d, 2 h, 3 s).
func NewCard(rank, suit int) Card { return Card(rank*4 + suit) }

// Rank counts from 0, the ace, to 12, the king.
func (c Card) Rank() int { return int(c) >> 2 }

// Suit is 0 clubs, 1 diamonds, 2 hearts, 3 spades.
func (c Card) Suit() int { return int(c) & 3 }

// Red reports whether the card is a diamond or a heart.
func (c Card) Red() bool { return c.Suit() == 1 || c.Suit() == 2 }

// IsKing reports whether the card is a king.
func (c Card) IsKing() bool { return c.Rank() == king }

// String is the card in the notation, such as "8h".
func (c Card) String() string {
	if c >= faces {
		return "?"
	}
	return rankLetters[c.Rank():c.Rank()+1] + suitLetters[c.Suit():c.Suit()+1]
}

// set is a set of faces.
type set uint64

const (
	everyFace set = 1<<faces - 1
	kings     set = 0xf << (4 * king)
	others        = everyFace &^ kings
)

func only(c Card) set         { return 1 << c }
func (s set) has(c Card) bool { return s>>c&1 != 0 }
func (s set) len() int        { return bits.OnesCount64(uint64(s)) }
func (s set) first() Card     { return Card(bits.TrailingZeros64(uint64(s))) }
func (s set) without1st() set { return s & (s - 1) }

// below[c] is what may be laid on c: the two cards one rank lower and of the other
// colour; on an ace nothing (rule text 5 and 2: no wrap).
var below = func() (t [faces]set) {
	for c := Card(4); c < faces; c++ {
		for d := c&^3 - 4; d < c&^3; d++ {
			if c.Red() != d.Red() {
				t[c] |= only(d)
			}
		}
	}
	return t
}()

// bag is a set in which a face may be there twice, as with two packs.
type bag struct{ one, two set }

func (b bag) count(c Card) int { return int(b.one>>c&1 + b.two>>c&1) }
func (b bag) len() int         { return b.one.len() + b.two.len() }

// in is how many cards of b are of the set.
func (b bag) in(s set) int { return (b.one & s).len() + (b.two & s).len() }

func (b *bag) add(c Card) {
	b.two |= b.one & only(c)
	b.one |= only(c)
}

func (b *bag) remove(c Card) {
	if b.two.has(c) {
		b.two &^= only(c)
		return
	}
	b.one &^= only(c)
}

// each calls f for every card, twice for a face that is there twice, lowest first.
func (b bag) each(f func(Card)) {
	for s := b.one; s != 0; s = s.without1st() {
		f(s.first())
		if b.two.has(s.first()) {
			f(s.first())
		}
	}
}
