package kingscorner

import (
	"math/rand/v2"
	"strconv"

	"partie/engine"
)

// dealer shuffles and draws. The rounds come from a stream of its own, one shuffle
// each, so that what the seats decide does not change how later rounds are dealt.
type dealer struct {
	pcg  rand.PCG
	rng  *rand.Rand
	deal Deal
}

// Dealer is a dealer of rounds.
func (game) Dealer() engine.Dealer {
	d := new(dealer)
	d.rng = rand.New(&d.pcg)
	return d
}

// Deal seeds the rounds of the game.
func (d *dealer) Deal(_ engine.State, rng *rand.Rand) { d.pcg.Seed(rng.Uint64(), rng.Uint64()) }

// Chance deals a round where one is due, and draws for the seat to move: at the start
// of its turn, or with draw=need where it can play nothing.
func (d *dealer) Chance(st engine.State, ev []engine.Event) ([]engine.Event, bool) {
	s := st.(*State)
	switch {
	case s.Over() || s.closing:
		return ev, false
	case s.toMove == engine.NoSeat:
		if s.phase == ended {
			_, ev, _ = s.startRound([]string{strconv.Itoa(int(s.round) + 1)}, ev)
		}
		d.deal.Shuffle(d.rng, s)
		s.Begin(&d.deal)
		return ev, true
	case s.dueDraw() == 1 || s.mustDraw():
		ev, _ = s.Apply(d.Told(st, Play{Act: DrawUnseen}.Ply()), ev)
		return ev, true
	}
	return ev, false
}

// Told names the card on top of the stock in a draw.
func (d *dealer) Told(st engine.State, p engine.Ply) engine.Ply {
	if p != (Play{Act: DrawUnseen}).Ply() {
		return p
	}
	stock := d.deal.Stock
	return Play{Act: Draw, Card: stock[len(stock)-st.(*State).Stock()]}.Ply()
}
