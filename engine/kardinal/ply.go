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
	Extra // by ~ alone: one piece, one card played, one laid, or a land where nothing is placed
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

// The code of a play, from the low end. What a draw or a card turned up says lies lowest.
const (
	suitShift   = 3
	fromShift   = suitShift + 3
	landShift   = fromShift + 2
	countShift  = landShift + 4
	cardShift   = countShift + 2 // two bits for each suit
	colourShift = cardShift + 2*suits
	laidShift   = colourShift + 3
	pieceShift  = laidShift + 2 // two pieces
	endShift    = pieceShift + 2*pieceBits

	pieceBits  = 10 // of them the colour has 3, the space 7
	colourBits = 3
)

// code is the piece as part of a ply, the first or the second one.
func (p Piece) code(i uint8) engine.Ply {
	return (engine.Ply(p.Colour) | engine.Ply(p.Space)<<colourBits) << (pieceShift + pieceBits*i)
}

// drawPly is the code of a card drawn, refillPly of one turned up.
func drawPly(from From, suit uint8) engine.Ply {
	return engine.Ply(Draw) | engine.Ply(suit)<<suitShift | engine.Ply(from)<<fromShift
}

func refillPly(suit uint8) engine.Ply { return engine.Ply(Refill) | engine.Ply(suit)<<suitShift }

// cardOf reads the code of a card drawn or turned up; ok reports whether it is one.
func cardOf(code engine.Ply) (from From, suit uint8, ok bool) {
	from, suit = From(code>>fromShift&3), uint8(code>>suitShift&7)
	act := Act(code & 7)
	return from, suit, code>>landShift == 0 && (act == Draw || act == Refill) && suit <= UnknownCard && from <= Unseen
}

// Ply is the code of p.
func (p Play) Ply() engine.Ply { return p.ply() }

// ply is Ply without a copy of p.
func (p *Play) ply() engine.Ply {
	code := engine.Ply(p.Act) | engine.Ply(p.Suit)<<suitShift | engine.Ply(p.From)<<fromShift
	if p.Act == Draw || p.Act == Refill {
		return code
	}
	code |= engine.Ply(p.Land)<<landShift | engine.Ply(p.N)<<countShift |
		engine.Ply(p.Colour)<<colourShift | engine.Ply(p.Laid)<<laidShift
	for i := range p.N {
		code |= p.Pieces[i].code(i)
	}
	return code | engine.Ply(p.Cards.packed())<<cardShift
}

// PlayOf reads a code; ok reports whether it is one of the game's.
func PlayOf(code engine.Ply) (p Play, ok bool) {
	ok = p.read(code)
	return p, ok
}

// read is PlayOf in place: p is zero before.
func (p *Play) read(code engine.Ply) bool {
	var ok bool
	p.Act = Act(code & 7)
	if p.From, p.Suit, ok = cardOf(code); ok {
		return true
	}
	if code>>endShift != 0 || p.Suit > UnknownCard || p.From > Unseen {
		return false
	}
	p.Land, p.N = Land(code>>landShift&15), uint8(code>>countShift&3)
	p.Colour, p.Laid = uint8(code>>colourShift&7), uint8(code>>laidShift&3)
	if int(p.Land) >= lands || p.N > 2 || p.Colour >= colours || p.Laid > 2 {
		return false
	}
	for i := range p.N {
		c := code >> (pieceShift + pieceBits*i)
		p.Pieces[i] = Piece{Colour: uint8(c & (1<<colourBits - 1)), Space: uint8(c >> colourBits & (1<<(pieceBits-colourBits) - 1))}
		if p.Pieces[i].Colour >= colours {
			return false
		}
	}
	p.Cards = unpacked(uint64(code >> cardShift))
	switch n := p.Cards.total(); p.Act {
	case Place:
		return p.N > 0 && n > 0 && n <= handSize
	case Swap:
		return p.N == 0 && n <= 1 // by ~ none
	case Extra:
		return int(p.N)+n+int(p.Laid) <= 1
	}
	return false
}
