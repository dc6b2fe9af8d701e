package kingscorner

import (
	"strings"

	"partie/engine"
	"partie/lang"
)

// nearest is a hint that offers the known word closest to w, or all of them where
// none is close.
func nearest(w string, known []string) lang.Msg {
	if best := engine.Nearest(w, known); best != "" {
		return msg("hint-word", best)
	}
	return msg("hint-one-of", strings.Join(known, ", "))
}
