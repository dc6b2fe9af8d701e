package kingscorner

import (
	"sync"

	"partie/engine"
)

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
	w := playWords()
	switch {
	case p.Card >= faces || p.From >= maxPiles || p.To >= maxPiles:
	case p.Act == Draw:
		return w.draw[p.Card]
	case p.Act == DrawUnseen:
		return "+"
	case p.Act == Lay:
		return w.lay[p.Card][p.To]
	case p.Act == Move:
		return w.move[p.From][p.To]
	}
	return "?"
}

// playWords is the words of all plays. They are made once: a replay spells every
// turn.
var playWords = sync.OnceValue(func() *words {
	w := new(words)
	for c := range Card(faces) {
		w.draw[c] = "+" + c.String()
		for to := range Pile(maxPiles) {
			w.lay[c][to] = c.String() + to.String()
		}
	}
	for from := range Pile(maxPiles) {
		for to := range Pile(maxPiles) {
			w.move[from][to] = from.String() + ">" + to.String()
		}
	}
	return w
})

type words struct {
	draw [faces]string
	lay  [faces][maxPiles]string
	move [maxPiles][maxPiles]string
}
