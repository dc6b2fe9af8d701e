package kardinal

import (
	"slices"
	"testing"
)

// Possible is the decisions that Apply accepts, and Legal is among them.
func TestPossible(t *testing.T) {
	for seed := range uint64(24) {
		rules, seats := "", 3+int(seed%3)
		if seed%4 == 0 {
			rules, seats = "baldwin", 2
		}
		s := played(t, rules, seats, int(seed), seed)
		x := s.toMove
		for suit := range uint8(suits) { // some cards of the hand are forgotten
			if h := &s.hands[x]; h.known.of(suit) > 0 && (uint64(suit)+seed)%2 == 0 {
				h.known -= some(suit, 1)
				h.unknown++
				s.unseen += some(suit, 1)
			}
		}
		possible := s.Possible(nil)
		for _, p := range possible {
			if play, _ := PlayOf(p); !s.legal(&play) {
				t.Fatalf("seed %d: %+v is not legal", seed, play)
			}
		}
		for _, p := range s.Legal(nil) {
			if !slices.Contains(possible, p) {
				t.Fatalf("seed %d: %v is left out", seed, p)
			}
		}
	}
	s := playedLines(t, "", 3, "Fk c1 <A")
	play := Play{Act: Place, Land: 1, N: 2, Pieces: [2]Piece{{1, 0}, {1, 2}}, Cards: some(0, 1) + some(3, 2)}
	if !slices.Contains(s.Possible(nil), play.Ply()) {
		t.Error("Fk a c2 <AEE is left out")
	}
}
