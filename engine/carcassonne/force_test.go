package carcassonne

import (
	"strings"
	"testing"

	"partie/engine"
)

// forced plays a turn as ~ does: by the rules where they allow it, else by force. left
// is the code of what was not even possible.
func forced(t *testing.T, s *State, turn string) (left string) {
	t.Helper()
	var read engine.Turn
	if f := s.Read(strings.Fields(turn), &read); f != nil && !f.Form {
		t.Fatal(f)
	}
	for _, p := range read.Plies {
		if _, f := s.Apply(p, nil); f == nil {
			continue
		}
		if _, f := s.Force(p, nil); f != nil {
			left = f.Code
		}
	}
	if _, f := s.EndTurn(nil); f != nil {
		s.ForceEndTurn(nil)
	}
	return left
}

func TestForce(t *testing.T) {
	// All seven followers of the only seat are on the board.
	none := []string{"B@s1 m", "B@s2 m", "B@s3 m", "B@s4 m", "A@s5 m", "W@e1 rE", "U1@w1 rE"}
	tests := []struct {
		rules  string
		before []string
		turn   string
		left   string
		tiles  int // that lie behind it
		men    int // on the board
		totals string
	}{
		{"", nil, "E@n1 cN", "", 2, 1, "0"}, // the field of E at the city of D
		{"", []string{"G1@n1 cN"}, "F1@n2 cN", "", 3, 2, "0"},
		{"", nil, "B@e5s5 m", "", 2, 1, "0"}, // beside nothing
		{"", nil, "xE U1@e1 rE", "", 2, 1, "0"},
		{"", nil, "U1@0 rE", "cell-taken", 1, 0, "0"},
		{"", []string{"G1@n1"}, "G1@n2 cN", "tile-used-up", 2, 0, "0"},
		{"", none, "A3@w2 m", "no-follower-left", 9, 6, "4"}, // the road w2 w1 0 e1 is finished
		{"", nil, "W@e1 rN", "no-such-feature", 2, 0, "0"},
		{"", nil, "B@e1 r", "no-feature", 2, 0, "0"},
		{"", nil, "B@s1 a", "no-abbots", 2, 0, "0"},
		{"abbot", nil, "U1@e1 a", "abbot-place", 2, 0, "0"},
		{"abbot", nil, "U1@e1 -a", "abbot-at-home", 2, 0, "0"},
		{"abbot", nil, "Ug1@e1 m", "", 2, 1, "0"}, // a monk in a garden
		{"nofarmers", nil, "U1@e1 fNE", "", 2, 1, "0"},
		{"river", []string{"rA@0"}, "U1@e1 rE", "", 2, 1, "0"},
		{"", nil, "rD@s1", "no-river", 1, 0, "0"},
		{"", []string{"E2@n1"}, "xC", "", 2, 0, "0"}, // a turn without a tile
		{"", nil, "W@e1 rW rE", "", 2, 2, "0"},
		{"", nil, "E2@n1 fNE cS", "", 2, 1, "4"}, // both stand before the city of two tiles scores
		{"", nil, "E2@n1 cS fNE", "", 2, 1, "4"},
		{"", none, "A3@w2 fNE m", "no-follower-left", 9, 6, "4"}, // neither: the robber comes home later
		{"abbot", nil, "B@s1 a a", "abbot-on-board", 2, 1, "0"},
		{"", nil, "U1@e1 U1@w1 rE", "", 3, 1, "0"},
		{"", nil, "U1@0 rE fNE", "two-followers", 1, 0, "0"},
		{"", nil, "E2@n1 xC", "", 2, 0, "0"},
		{"abbot", nil, "Ug1@e1 a -a", "", 2, 0, "2"}, // the garden and one tile beside it
	}
	for _, tt := range tests {
		s, _ := played(t, tt.rules, 1, tt.before...)
		if left := forced(t, s, tt.turn); left != tt.left {
			t.Errorf("%s: left out %q, want %q", tt.turn, left, tt.left)
		}
		if int(s.board.n) != tt.tiles || int(s.figured) != tt.men || totals(s) != tt.totals || s.laid {
			t.Errorf("%s: %d tiles, %d followers, %s points", tt.turn, s.board.n, s.figured, totals(s))
		}
	}
}

// A city whose wall meets a field stays open there for good.
func TestForcedCityStaysOpen(t *testing.T) {
	s, _ := played(t, "", 1, "U1@e1")
	forced(t, s, "E@n1 cN") // its field at the city of D
	if _, f := play(s, "E2@n2"); f != nil {
		t.Fatal(f)
	}
	if totals(s) != "4" { // the city of E and E is finished, that of D is not
		t.Errorf("%s points", totals(s))
	}
	for _, c := range s.finishedCities(nil) {
		if s.nodes[c].tiles.has(0) {
			t.Error("the city of the start tile is finished")
		}
	}
}

// Whoever plays out of turn is followed by the next seat.
func TestSeize(t *testing.T) {
	s := begun(t, "", 3)
	if !s.Seize(2) || s.ToMove() != 2 || s.Seize(3) {
		t.Errorf("%v to move", s.ToMove())
	}
	if _, f := play(s, "U1@e1"); f != nil || s.ToMove() != 0 {
		t.Errorf("%v, %v to move", f, s.ToMove())
	}
	s.Finish(nil)
	if s.Seize(1) {
		t.Error("nobody plays after the end")
	}
}
