package kingscorner

import "partie/engine"

// Act is what a ply does.
type Act uint8

// The acts. Draw takes a card that the record names, DrawUnseen one that it does
// not; Lay puts a hand card on a pile; Move puts a whole pile on another.
const (
	Draw Act = iota + 1
	DrawUnseen
	Lay
	Move
)

// Play is a ply in its parts. Card belongs to Draw and Lay, From to Move, To to Lay
// and Move; what does not belong is 0.
type Play struct {
	Act  Act
	Card Card
	From Pile
	To   Pile
}

// Ply is the play as a code.
func (p Play) Ply() engine.Ply {
	return engine.Ply(p.Act) | engine.Ply(p.Card)<<8 | engine.Ply(p.From)<<16 | engine.Ply(p.To)<<24
}

// PlayOf is the play of a code. It reports false for a code that is no play.
func PlayOf(c engine.Ply) (Play, bool) {
	p := Play{Act: Act(c), Card: Card(c >> 8), From: Pile(c >> 16), To: Pile(c >> 24)}
	ok := p.Ply() == c && p.Card < faces && p.From < maxPiles && p.To < maxPiles
	switch p.Act {
	case Draw:
		ok = ok && p.From == 0 && p.To == 0
	case DrawUnseen:
		ok = ok && p == Play{Act: DrawUnseen}
	case Lay:
		ok = ok && p.From == 0
	case Move:
		ok = ok && p.Card == 0
	default:
		ok = false
	}
	return p, ok
}

// String is the play as a word of the notation.
func (p Play) String() string {
	switch p.Act {
	case Draw:
		return "+" + p.Card.String()
	case DrawUnseen:
		return "+"
	case Lay:
		return p.Card.String() + p.To.String()
	case Move:
		return p.From.String() + ">" + p.To.String()
	}
	return "?"
}
