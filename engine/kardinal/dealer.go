package kardinal

import (
	"math/rand/v2"

	"partie/engine"
)

// dealer is the cards of a game.
type dealer struct{ deck Deck }

func (game) Dealer() engine.Dealer { return new(dealer) }

// Deal shuffles and deals: all cards are known but those in the pile.
func (d *dealer) Deal(st engine.State, rng *rand.Rand) {
	s := st.(*State)
	d.deck.Shuffle(rng, s)
	d.deck.Deal(s)
}

// Chance turns up what is missing of the open cards, once the hand is filled.
func (d *dealer) Chance(st engine.State, ev []engine.Event) (events []engine.Event, acted bool) {
	s := st.(*State)
	if s.over || !s.decided || s.due > 0 {
		return ev, false
	}
	p, ok := d.deck.Refill(s)
	if !ok {
		return ev, false
	}
	ev, _ = s.Apply(p, ev)
	return ev, true
}

// Told is p with the card on top of the pile, where it draws that.
func (d *dealer) Told(st engine.State, p engine.Ply) engine.Ply { return d.deck.Drawn(st.(*State), p) }
