package kardinal_test

import (
	"strings"
	"testing"

	"partie/engine/replay"
	"partie/notation"
)

// With eight cards of each suit taken out, five seats are dealt all fifteen that are
// left, five A to one F, and there is no pile: when the hands are gone the game is over.
func TestNoPile(t *testing.T) {
	text := "[Game \"kardinal\"]\n[Players \"A, B, C, D, E\"]\n[Rules \"removed=8\"]\n"
	// Everybody swaps a card for nothing, three times.
	text += "-" + strings.Join(strings.Split("AAAAABBBBIIIEEF", ""), "\n-") + "\n"
	recs, _ := notation.Parse([]byte(text))
	r := replay.Run(recs[0])
	if !r.OK() || !r.Complete || len(r.Steps) != 15 {
		t.Errorf("%d turns, complete %v: %v", len(r.Steps), r.Complete, r.Diags)
	}
}

// A seat without cards is passed over while others hold some: A has played two at once, so
// that in the third round B is to move first.
func TestSeatWithoutCards(t *testing.T) {
	text := "[Game \"kardinal\"]\n[Players \"A, B, C, D, E\"]\n[Rules \"removed=8\"]\n"
	text += "A: Fk c1 <BB\nB: -A\nC: -A\nD: -A\nE: -A\nA: -B\nB: -I\nC: -I\nD: -I\nE: -E\nB: -A\nC: -B\nD: -E\nE: -F\n"
	recs, _ := notation.Parse([]byte(text))
	r := replay.Run(recs[0])
	if !r.OK() || !r.Complete || len(r.Steps) != 14 {
		t.Errorf("%d turns, complete %v: %v", len(r.Steps), r.Complete, r.Diags)
	}
}
