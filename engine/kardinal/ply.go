package kardinal

import "partie/engine"

// Act is what a ply does.
type Act uint8

// The acts. A turn is Place or Swap, then the cards drawn, then the open cards turned
// up; what is not told of these is left out.
const (
	Place Act = iota + 1
	Swap
	Draw
	Refill
)

// Piece is a cloister on a space of the turn's land, or an advisor.
type Piece struct {
	Colour uint8 // seat, or in the variant the colour
	Space  uint8 // number of the space in the land, from 1; 0: an advisor
}

// From is where a card is drawn from.
type From uint8

// Where cards come from.
const (
	Open   From = iota // one of the two open cards
	Pile               // the top of the pile, known to the scribe
	Unseen             // the top of the pile
)

// Play is a ply spelt out.
type Play struct {
	Act    Act
	Land   Land
	Pieces [2]Piece
	N      uint8 // pieces: 1 or 2
	Cards  cards // Place: what was played for the pieces; Swap: the one discarded
	Colour uint8 // Place in the variant: whose influence stack …
	Laid   uint8 // … gets so many cards, 0 to 2
	Suit   uint8 // … of that suit; Draw, Refill: the card, UnknownCard where it is not known
	From   From
}

// The code of a play, from the low end. Cards are written as up to three suits, each plus
// one.
const (
	landShift   = 3
	pieceShift  = landShift + 4 // two pieces of 10 bits: colour 3, space 7
	countShift  = pieceShift + 20
	cardShift   = countShift + 2 // three cards of 3 bits
	colourShift = cardShift + 9
	laidShift   = colourShift + 3
	suitShift   = laidShift + 2
	fromShift   = suitShift + 3
	endShift    = fromShift + 2
)

// Ply is the code of p.
func (p Play) Ply() engine.Ply {
	code := engine.Ply(p.Act) | engine.Ply(p.Land)<<landShift | engine.Ply(p.N)<<countShift |
		engine.Ply(p.Colour)<<colourShift | engine.Ply(p.Laid)<<laidShift | engine.Ply(p.Suit)<<suitShift | engine.Ply(p.From)<<fromShift
	if p.Act == Draw || p.Act == Refill {
		return code
	}
	for i := range p.N {
		code |= (engine.Ply(p.Pieces[i].Colour) | engine.Ply(p.Pieces[i].Space)<<3) << (pieceShift + 10*i)
	}
	i := 0
	for suit, n := range p.Cards {
		for range n {
			code |= engine.Ply(suit+1) << (cardShift + 3*i)
			i++
		}
	}
	return code
}

// PlayOf reads a code; ok reports whether it is one of the game's.
func PlayOf(code engine.Ply) (p Play, ok bool) {
	p = Play{
		Act: Act(code & 7), Land: Land(code >> landShift & 15), N: uint8(code >> countShift & 3),
		Colour: uint8(code >> colourShift & 7), Laid: uint8(code >> laidShift & 3),
		Suit: uint8(code >> suitShift & 7), From: From(code >> fromShift & 3),
	}
	if code>>endShift != 0 || p.N > 2 || p.Colour >= maxSeats || p.Laid > 2 || p.Suit > UnknownCard || p.From > Unseen || int(p.Land) >= lands {
		return p, false
	}
	if p.Act == Draw || p.Act == Refill {
		return p, p.N == 0 && code>>cardShift&(1<<(colourShift-cardShift)-1) == 0
	}
	for i := range p.N {
		c := code >> (pieceShift + 10*i)
		p.Pieces[i] = Piece{Colour: uint8(c & 7), Space: uint8(c >> 3 & 127)}
		if p.Pieces[i].Colour >= maxSeats {
			return p, false
		}
	}
	for i := range 3 {
		if c := uint8(code >> (cardShift + 3*i) & 7); c > suits {
			return p, false
		} else if c > 0 {
			p.Cards[c-1]++
		}
	}
	switch p.Act {
	case Place:
		return p, p.N > 0 && p.Cards.total() > 0
	case Swap:
		return p, p.N == 0 && p.Cards.total() == 1
	}
	return p, false
}
