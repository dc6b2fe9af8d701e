package carcassonne

import (
	"fmt"
	"io"

	"partie/engine"
)

// Text draws the position for a terminal.
func (s *State) Text(w io.Writer, v engine.View) {
	for i := range int(s.board.n) {
		fmt.Fprintln(w, s.tiles[i].word())
	}
}
