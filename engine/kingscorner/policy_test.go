package kingscorner

import (
	"math/rand/v2"

	"partie/engine"
)

// random plays any legal ply or ends the turn, each as likely. With draw=need it
// draws where it can do nothing else.
func random(rng *rand.Rand) Policy {
	return func(s *State, legal []engine.Ply) engine.Ply {
		i := rng.IntN(len(legal) + 1)
		if i < len(legal) {
			return legal[i]
		}
		if s.mustDraw() {
			return legal[0]
		}
		return 0
	}
}
