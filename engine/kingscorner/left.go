package kingscorner

import "partie/engine"

// readLeft is "@left B Kd 3c ?": what a seat still holds, each card a word, ? for one
// that nobody noted. It settles the seat's penalty of a round that is over; during a
// round it only shows the hand.
func (s *State) readLeft(words []string, ev []engine.Event) ([]string, []engine.Event, *engine.Fault) {
	switch {
	case s.closed:
		return nil, ev, whole(fault("game-over"))
	case s.phase == setUp:
		return nil, ev, whole(fault("left-too-early"))
	}
	x, f := s.inRound(words)
	if f != nil {
		return nil, ev, f
	}
	if n := len(words) - 1; n != s.cards.held(x) {
		return nil, ev, hinted(whole(fault("left-count", x, s.cards.held(x), n)), msg("hint-holds", x, s.cards.handText(x)))
	}
	trial, canonical, f := s.named(x, words)
	if f != nil {
		return nil, ev, f
	}
	// As many words as cards, and the named ones all there: no known card is left out
	// unless a ? stands for it.
	s.cards.adopt(trial)
	return canonical, s.settle(false, ev), nil
}
