package kingscorner

import (
	"io"

	"partie/engine"
)

// SVG draws the position.
func (s *State) SVG(w io.Writer, v engine.View) {}
