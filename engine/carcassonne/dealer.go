package carcassonne

import (
	"math/rand/v2"

	"partie/engine"
)

// dealer draws the tiles of a game in an order that was fixed before it.
type dealer struct{ deck Deck }

func (game) Dealer() engine.Dealer { return new(dealer) }

// Deal shuffles the tiles in the bag.
func (d *dealer) Deal(st engine.State, rng *rand.Rand) { d.deck.Shuffle(rng, st.(*State)) }

// Chance draws the tile of the turn. One that fits nowhere is set aside, and the next is
// drawn; where the bag runs out so, the game is over. With draw=end the tile is drawn a
// little earlier, which is the same to the seat that lays it.
func (d *dealer) Chance(st engine.State, ev []engine.Event) (events []engine.Event, acted bool) {
	s := st.(*State)
	if s.over || s.laid || s.drawn != NoKind {
		return ev, false
	}
	for k, ok := d.deck.Next(); ok; k, ok = d.deck.Next() {
		if s.fitsSomewhere(k) {
			return s.do(Play{Act: Draw, Kind: k}, ev), true
		}
		ev = s.do(Play{Act: Discard, Kind: k}, ev)
	}
	return s.nextTurn(ev), true
}

// Told is p: nothing is drawn within a turn.
func (d *dealer) Told(_ engine.State, p engine.Ply) engine.Ply { return p }
