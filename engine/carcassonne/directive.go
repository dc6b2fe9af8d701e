package carcassonne

import "partie/engine"

// Directive takes @start, which names another start tile.
func (s *State) Directive(name string, words []string, ev []engine.Event) ([]string, []engine.Event, *engine.Fault) {
	if name != "start" {
		return nil, ev, hinted(whole(fault("unknown-directive", name)), msg("hint-word", "@start D"))
	}
	k, f := s.readStart(words)
	if f != nil {
		return nil, ev, f
	}
	s.restart(k)
	return []string{k.String()}, ev, nil
}

func (s *State) readStart(words []string) (Kind, *engine.Fault) {
	switch {
	case s.begun:
		return 0, whole(fault("start-late"))
	case s.started:
		return 0, whole(fault("start-twice"))
	case s.rules.River:
		return 0, hinted(whole(fault("start-river")), msg("hint-word", "rA@0"))
	case len(words) != 1:
		return 0, hinted(whole(fault("start-words")), msg("hint-word", "@start D"))
	}
	k, f := s.readTile(words[0])
	if f == nil && k.River() {
		f = hinted(fault("start-river-tile", k), msg("hint-tiles"))
	}
	if f != nil {
		f.Word = 0
		return 0, f
	}
	return k, nil
}

// restart sets the game up with k at the start; the tile that lay there goes into the
// bag.
func (s *State) restart(k Kind) {
	s.board.clear()
	s.features.clear()
	s.board.start()
	s.bag.left[startKind]++
	s.bag.total++
	s.bag.take(k)
	s.lay(Play{Kind: k, Cell: Origin})
	s.started = true
}
