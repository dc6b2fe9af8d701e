package kingscorner

import "partie/engine"

// readHand is "@hand A 3c 4d …": a dealt hand, as far as it is known.
func (s *State) readHand(words []string) ([]string, *engine.Fault) {
	switch {
	case s.closed || s.Over():
		return nil, whole(fault("game-over"))
	case s.phase == ended:
		return nil, hinted(whole(fault("round-needed", s.round)), msg("hint-round", s.round+1))
	}
	x, f := s.inRound(words)
	if f != nil {
		return nil, f
	}
	if s.dealtTo&bit(x) != 0 {
		return nil, at(fault("hand-given", x), 0, 0, 0)
	}
	if s.moved&bit(x) != 0 {
		return nil, hinted(at(fault("hand-too-late", x), 0, 0, 0), msg("hint-hand-late"))
	}
	if len(words) == 1 {
		return nil, whole(fault("hand-empty", x))
	}
	if len(words) > dealt+1 {
		return nil, at(fault("hand-too-long", dealt, len(words)-1), dealt+1, 0, 0)
	}
	trial, canonical, f := s.named(x, words)
	if f != nil {
		return nil, f
	}
	s.cards.adopt(trial)
	s.dealtTo |= bit(x)
	s.begun = true
	return canonical, nil
}

// named tries the cards of a @hand or @left line: those not yet known of the seat
// come out of the unknown part of its hand.
func (s *State) named(x engine.Seat, words []string) (knowledge, []string, *engine.Fault) {
	cards, _, canonical, f := readCards(words[1:])
	if f != nil {
		f.Word++
		return knowledge{}, nil, f
	}
	trial := s.cards.trial()
	rest := trial.known[x] // known cards not yet named by the line
	for i, c := range cards {
		if rest.count(c) > 0 {
			rest.remove(c)
			continue
		}
		before := trial
		if !trial.reveal(x, c) {
			return knowledge{}, nil, at(s.notNamed(before, x, c), wordOf(words, i), 0, 0)
		}
	}
	return trial, append([]string{x.String()}, canonical...), nil
}

// wordOf is the index of the i-th word after the first that is no "?".
func wordOf(words []string, i int) int {
	for w := 1; ; w++ {
		if words[w] == "?" {
			continue
		}
		if i == 0 {
			return w
		}
		i--
	}
}

// notNamed says why seat x cannot have the card that a line gives it.
func (s *State) notNamed(k knowledge, x engine.Seat, c Card) *engine.Fault {
	if k.unseen(c) == 0 {
		if p := s.table.find(c); p != noPile {
			return fault("card-already-seen", c, msg("where-pile", p))
		}
		if y := k.holder(c); y != engine.NoSeat {
			return fault("card-already-seen", c, msg("where-hand", y))
		}
	}
	if k.unknown[x] == 0 {
		return hinted(fault("card-not-held", x, c), msg("hint-holds", x, s.cards.handText(x)))
	}
	return fault("card-ruled-out", x, c)
}
