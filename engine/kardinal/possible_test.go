package kardinal

import (
	"slices"
	"strings"
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

// What Legal lists is found in the other order and in other spellings too.
func TestInOrder(t *testing.T) {
	for _, c := range [][3]string{
		{"", "Fk c2 c1", "Fk c1 c2"},
		{"", "Fk c1 c2", "Fk c1 c2"},
		{"", "Fk k10 K9 <A", "Fk c9 c10 <A"},
		{"", "Franken k1", "Fk c1"},
		{"", "franconia R", "Fk a"},
		{"", "fk", "Fk"},
		{"", "F", "F"},
		{"", "Fk c1 a", "Fk c1 a"},
		{"", "Fk a c1", "Fk a c1"},
		{"", "Fk c1 <AA", "Fk c1 <AA"},
		{"baldwin", "Fk gc2 gc1", "Fk gc1 gc2"},
		{"baldwin", "Fk gc2 bc1", "Fk gc2 bc1"},
	} {
		s := begunWith(t, c[0], map[string]int{"": 3, "baldwin": 2}[c[0]])
		if got := strings.Join(s.InOrder(strings.Fields(c[1])), " "); got != c[2] {
			t.Errorf("%s: %s", c[1], got)
		}
	}
}
