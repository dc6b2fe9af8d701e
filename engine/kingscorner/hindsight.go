package kingscorner

import (
	"strings"

	"partie/engine"
)

// certain appends the cards that the seat to move certainly held when it decided in
// this turn, beside those that s knows. The draw of the turn is made in s; t is what it
// then played, and later what it did behind that.
//
// A card that came out of the hand later was there already unless a draw in between
// brought it. What an unknown draw brought can be exchanged with any unknown card of
// the hand: both lie unseen, one in the hand and one in the stock, and the hand may hold
// either as long as one likes. So some deal denies each card that is first shown behind
// an unknown draw, and none denies a card shown before the first one. That is all that
// counting can say of single cards, with one exception: of equal cards that nobody has
// seen, the hand holds those for which there is no room elsewhere.
//
// With draw=need a draw says that nothing in the hand could be played, so what was
// played first behind it is what was drawn, and that draw is as good as known.
//
// All this is true of turns by the rules alone. later ends before the first turn of the
// round, of any seat, that was against them.
func (s *State) certain(t *engine.Turn, later engine.Later, dst []Card) []Card {
	x := s.toMove
	h := hindsight{stock: int(s.cards.stock), others: seatsIn(s.in) - 1, need: s.rules.Need}
	if t != nil {
		h.play(t.Plies)
	}
	h.follow(later, x)
	elsewhere := s.elsewhere(x)
	for c := range Card(faces) {
		n := h.shown.count(c) - h.drawn.count(c) - s.cards.known[x].count(c)
		for range max(n, s.cards.unseen(c)-elsewhere) {
			dst = append(dst, c)
		}
	}
	return dst
}

// elsewhere is how many unseen cards are not in the hand of the seat.
func (s *State) elsewhere(x engine.Seat) int {
	n := int(s.cards.stock)
	for y := range engine.Seat(s.seats) {
		if y != x {
			n += int(s.cards.unknown[y])
		}
	}
	return n
}

// hindsight counts the cards that a hand showed up to its first unknown draw.
type hindsight struct {
	stock  int  // at the turn looked at
	others int  // seats that draw between two turns of the hand
	need   bool // the rule draw=need
	shown  bag  // cards that came out of the hand, or that were told to be left in it
	drawn  bag  // those that it drew in between
}

func (h *hindsight) follow(later engine.Later, x engine.Seat) {
	for _, turn := range later.Turns {
		if !h.draw(turn.Plies) {
			return
		}
		h.play(turn.Plies)
	}
	for _, said := range later.Said {
		if !strings.EqualFold(said[0], "left") {
			break // of another round
		}
		h.told(said, x)
	}
}

// draw notes what the hand drew at the start of a turn. It reports false where nobody
// knows.
func (h *hindsight) draw(plies []engine.Ply) bool {
	due := false // without a word for it
	if !h.need {
		h.stock -= h.others
		due = h.stock > 0
		h.stock--
	}
	for i, code := range plies {
		p, _ := PlayOf(code)
		switch {
		case p.Act == DrawUnseen && h.need && i+1 < len(plies):
			next, _ := PlayOf(plies[i+1])
			if next.Act != Lay {
				return false
			}
			h.drawn.add(next.Card)
		case p.Act == DrawUnseen:
			return false
		case p.Act == Draw:
			h.drawn.add(p.Card)
			due = false
		}
	}
	return !due
}

// play notes the cards that came out of the hand.
func (h *hindsight) play(plies []engine.Ply) {
	for _, code := range plies {
		if p, _ := PlayOf(code); p.Act == Lay {
			h.shown.add(p.Card)
		}
	}
}

// told notes the cards of a line such as "@left B Kd 3c ?". Nobody says whether it
// stood before or behind the turns: an equal card among those laid may be the same.
func (h *hindsight) told(said []string, x engine.Seat) {
	if len(said) < 2 || !strings.EqualFold(said[0], "left") || !strings.EqualFold(said[1], x.String()) {
		return
	}
	cards, _, _, f := readCards(said[2:])
	if f != nil {
		return
	}
	var left bag
	for _, c := range cards {
		left.add(c)
	}
	h.shown.one |= left.one
	h.shown.two |= left.two
}
