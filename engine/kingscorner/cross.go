package kingscorner

import (
	"strings"

	"partie/engine"
)

// readCross is "@cross N=9s E=7c S=4h W=Qd NE=Kd": what was turned up, kings in
// corners (rule text 3).
func (s *State) readCross(words []string) ([]string, *engine.Fault) {
	if f := s.canTurnUp(); f != nil {
		return nil, f
	}
	var cards [maxPiles]Card
	var given [maxPiles]bool
	trial := s.cards.trial()
	for i, w := range words {
		p, c, f := s.readPlace(w)
		if f == nil && given[p] {
			f = at(fault("place-twice", p), 0, 0, 0)
		}
		if f == nil && !trial.turnUp(c) {
			f = at(s.taken(c, cards, given), 0, strings.IndexAny(w, "=:")+1, 0)
		}
		if f != nil {
			f.Word = i
			return nil, f
		}
		cards[p], given[p] = c, true
	}
	var canonical []string
	var missing []Pile
	for p := North; p < maxPiles; p++ {
		if given[p] {
			canonical = append(canonical, p.String()+"="+cards[p].String())
		} else if !p.Corner() {
			missing = append(missing, p)
		}
	}
	if missing != nil {
		return nil, hinted(whole(fault("cross-incomplete", pileList(missing))), msg("hint-word", "@cross N=9s E=7c S=4h W=Qd"))
	}
	s.cards.adopt(trial)
	s.layOut(cards, given)
	return canonical, nil
}

// taken says where the card is that the cross names a second time.
func (s *State) taken(c Card, cards [maxPiles]Card, given [maxPiles]bool) *engine.Fault {
	for p := North; p < maxPiles; p++ {
		if given[p] && cards[p] == c {
			return fault("card-already-seen", c, msg("where-pile", p))
		}
	}
	if x := s.cards.holder(c); x != engine.NoSeat {
		return fault("card-already-seen", c, msg("where-hand", x))
	}
	return fault("no-deal", c)
}

// readPlace reads a word of the cross, such as "N=9s".
func (s *State) readPlace(w string) (Pile, Card, *engine.Fault) {
	p, n := spellPile(w)
	if n == 0 {
		return 0, 0, hinted(at(fault("bad-pile", w), 0, 0, 0), msg("hint-one-of", pileList(firstPiles(int(s.table.piles)))))
	}
	if n >= len(w) || w[n] != '=' && w[n] != ':' {
		return 0, 0, hinted(at(fault("bad-place", w), 0, n, 0), msg("hint-word", p.String()+"=9s"))
	}
	c, f := readCard(w[n+1:])
	if f != nil {
		f.Off += n + 1
		return 0, 0, f
	}
	switch {
	case p >= s.table.piles:
		return 0, 0, at(s.noSuchPile(p), 0, 0, n)
	case p.Corner() && !c.IsKing():
		return 0, 0, at(fault("corner-needs-king", p, c), 0, n+1, 0)
	case !p.Corner() && c.IsKing():
		return 0, 0, hinted(at(fault("king-in-cross", p, c), 0, n+1, 0), msg("hint-word", NorthEast.String()+"="+c.String()))
	}
	return p, c, nil
}

// layOut puts the cards turned up on the table and counts the stock. Their being
// seen is noted already.
func (s *State) layOut(cards [maxPiles]Card, given [maxPiles]bool) {
	up := 0
	for p := North; p < maxPiles; p++ {
		if given[p] {
			s.table.put(cards[p], p)
			up++
		}
	}
	s.cards.stock = uint8(faces*s.rules.Packs - dealt*seatsIn(s.in) - up)
	s.phase, s.begun = playing, true
	s.toMove = s.starter
}

// canTurnUp says why the cross of a round cannot be told now.
func (s *State) canTurnUp() *engine.Fault {
	switch {
	case s.closed || s.Over():
		return whole(fault("game-over"))
	case s.phase == ended:
		return hinted(whole(fault("round-needed", s.round)), msg("hint-round", s.round+1))
	case s.phase == playing:
		return whole(fault("cross-given", s.round))
	}
	return nil
}
