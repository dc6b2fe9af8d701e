package replay

import (
	"partie/engine"
	"partie/engine/games"
)

// BoardOf is the board with this hash, all of it. It reports false where no game knows one.
func BoardOf(hash string) (engine.Board, bool) {
	for _, g := range games.All {
		m, ok := g.(engine.Mapped)
		if !ok {
			continue
		}
		rules, f := g.Rules(nil, engine.MaxSeats)
		if f != nil {
			continue
		}
		if there, f := m.OnMap(rules, hash); f == nil && m.Board(there).Hash == hash {
			return m.Board(there), true
		}
	}
	return engine.Board{}, false
}
