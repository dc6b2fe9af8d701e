package kingscorner

import (
	"strings"
	"testing"

	"partie/engine"
)

// With draw=need a turn without a draw says that something in the hand could be
// played: 8h 8d (on 9s), 6h 6d (on 7c), 3c 3s (on 4d), Jc Js (on Qh), or a king. The
// cards shown afterwards must bear that out, all of them taken together.
func TestTurnWithoutDrawIsHeldToTheHand(t *testing.T) {
	r, f := ReadRules([]string{"draw=need"})
	if f != nil {
		t.Fatal(f)
	}
	for hand, want := range map[string]string{
		"2c 2d 2h 2s 5s 6c 7d": "card-ruled-out", // nothing goes anywhere
		"2c 2d 2h 2s 5s 6c 8d": "",
		"2c 2d 2h 2s 5s 6c Kd": "",
		"2c 2d 2h 2s 5s 6c ?":  "", // the last may be what it was
	} {
		s := New(r, 2, 0)
		if _, _, f := s.Directive("cross", strings.Fields("N=9s E=7c S=4d W=Qh"), nil); f != nil {
			t.Fatal(f)
		}
		if _, f := s.EndTurn(nil); f != nil {
			t.Fatal(f)
		}
		s.Finish(nil)
		_, _, f := s.Directive("left", append([]string{"A"}, strings.Fields(hand)...), nil)
		if got := code(f); got != want {
			t.Errorf("%s: fault %q, want %q", hand, got, want)
		}
	}
}

// What a seat claimed is forgotten with the card that bears it out.
func TestClaimIsBorneOutByAPlay(t *testing.T) {
	r, _ := ReadRules([]string{"draw=need"})
	s := New(r, 2, 0)
	s.Directive("cross", strings.Fields("N=9s E=7c S=4d W=Qh"), nil)
	s.EndTurn(nil) // A could play
	s.EndTurn(nil) // so could B
	if _, f := s.Apply(Play{Act: Lay, Card: NewCard(7, 2), To: North}.Ply(), nil); f != nil {
		t.Fatal(f)
	}
	if s.cards.slots.claims != 1 || s.cards.slots.claim[0].seat != engine.Seat(1) {
		t.Errorf("%d claims are left; A's 8h on 9s bears A's out", s.cards.slots.claims)
	}
}

func code(f *engine.Fault) string {
	if f == nil {
		return ""
	}
	return f.Code
}
