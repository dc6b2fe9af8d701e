package kingscorner

import "partie/engine"

// Legal appends what the seat to move may do with the cards it is known to hold:
// every card on every pile it fits on, every pile that can be moved, and with
// draw=need the draw. Under the standard rules the draw is no choice and is not
// listed; nor is it anywhere which card a draw brings.
func (s *State) Legal(dst []engine.Ply) []engine.Ply {
	if s.toMove == engine.NoSeat {
		return dst
	}
	t := &s.table
	hand := s.cards.known[s.toMove].one
	for to := North; to < t.piles; to++ {
		for m := t.fits[to] & hand; m != 0; m = m.without1st() {
			dst = append(dst, Play{Act: Lay, Card: m.first(), To: to}.Ply())
		}
	}
	// What could be moved is looked for from the place it would go to: seldom does any
	// first card fit there.
	first := t.crossBottoms()
	for to := North; to < t.piles; to++ {
		if t.fits[to]&first == 0 {
			continue
		}
		for from := North; from < crosses; from++ {
			if t.movable(from, to) {
				dst = append(dst, Play{Act: Move, From: from, To: to}.Ply())
			}
		}
	}
	if s.rules.Need && s.mayDraw() {
		dst = append(dst, Play{Act: DrawUnseen}.Ply())
	}
	return dst
}
