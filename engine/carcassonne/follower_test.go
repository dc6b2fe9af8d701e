package carcassonne

import "testing"

// The abbot: where he is set, when he is taken back.
func TestAbbot(t *testing.T) {
	// Seven tiles around the monastery of A's abbot at s1, w1 still empty.
	seven := []string{"B@s1 a", "B@e1s1", "B@w1s1", "B@s2", "E1@e1s2", "E3@w1s2", "U1@e1", "U1@e2"}
	tests := []struct {
		rules  string
		before []string
		turn   string
		code   string
		totals string
		home   bool // A's abbot is in supply behind the turn
	}{
		{"abbot", nil, "Ug1@e1 a", "", "0/0", false},
		{"abbot", nil, "B@s1 a", "", "0/0", false},
		{"abbot", nil, "U1@e1 a", "abbot-place", "0/0", true},
		{"abbot", nil, "U1@e1 -a", "abbot-at-home", "0/0", true},
		{"", nil, "B@s1 a", "no-abbots", "0/0", false},
		{"", nil, "B@s1 -a", "no-abbots", "0/0", false},
		{"abbot", nil, "Ug1@e1 m", "garden-for-abbot", "0/0", true},
		{"edition=2000 abbot", nil, "B@s1 a", "", "0/0", false},
		{"river abbot", []string{"rA@0", "rD@s1"}, "rJ3@s2 a", "", "0/0", false},
		{"edition=2000 river abbot", []string{"rA@0", "rD@s1"}, "rJ3@s2 a", "abbot-place", "0/0", true},
		{"abbot", []string{"B@s1 a", "U1@e1"}, "B@e1s1 a", "abbot-on-board", "0/0", false},
		{"abbot", []string{"B@s1 a", "U1@e1"}, "U1@e2 fNE", "", "0/0", false},
		// Around s1 lie 0, e1 and, with this turn, e1s1: 1 + 3.
		{"abbot", []string{"B@s1 a", "U1@e1"}, "B@e1s1 -a", "", "4/0", true},
		// He is set again in the turn after that.
		{"abbot", []string{"B@s1 a", "U1@e1", "B@e1s1 -a", "U1@e2"}, "B@w1s1 a", "", "4/0", false},
		// The eighth tile: 9, and he is home.
		{"abbot", seven, "U1@w1", "", "9/0", true},
		{"abbot", seven, "U1@w1 rW", "", "9/0", true},
		{"abbot", seven, "U1@w1 -a", "abbot-surrounded", "0/0", false},
		// Any other tile: seven tiles are around him.
		{"abbot", seven, "U1@e3 -a", "", "8/0", true},
	}
	for _, tt := range tests {
		s, _ := played(t, tt.rules, 2, tt.before...)
		_, f := play(s, tt.turn)
		if tt.code == "" && f != nil || tt.code != "" && (f == nil || f.Code != tt.code) {
			t.Errorf("%q %v %s: %v, want %q", tt.rules, tt.before, tt.turn, f, tt.code)
		}
		if totals(s) != tt.totals || s.HasAbbot(0) != tt.home {
			t.Errorf("%q %v %s: %s, abbot at home %v", tt.rules, tt.before, tt.turn, totals(s), s.HasAbbot(0))
		}
	}
}

// Where followers may not be set.
func TestOccupied(t *testing.T) {
	tests := []struct {
		rules  string
		before []string
		turn   string
		code   string
	}{
		{"", []string{"G1@n1 cN"}, "F1@n2 cS", "feature-occupied"},
		{"", []string{"G1@n1 cN"}, "F1@n2 fNE", ""},
		{"", []string{"U1@e1 rE"}, "U1@w1 rE", "feature-occupied"}, // through the start tile
		{"", []string{"W@e1 rE"}, "U1@w1 rE", ""},                  // another road of the junction
		{"", []string{"U1@e1 fNE"}, "U1@w1 fNE", "feature-occupied"},
		{"", []string{"U1@e1 fNE"}, "U1@w1 fSE", ""},
		// The field of A goes around its road: with U it joins the two of U, and the
		// western one touches a farmer.
		{"", []string{"A@s1", "E2@w1s1", "E@w1s2 fSE"}, "U@s2 fNE", "feature-occupied"},
		{"", []string{"A@s1", "E2@w1s1", "E@w1s2"}, "U@s2 fNE", ""},
		{"nofarmers", nil, "U1@e1 fNE", "no-farmers"},
	}
	for _, tt := range tests {
		s, _ := played(t, tt.rules, 2, tt.before...)
		_, f := play(s, tt.turn)
		if tt.code == "" && f != nil || tt.code != "" && (f == nil || f.Code != tt.code) {
			t.Errorf("%v %s: %v, want %q", tt.before, tt.turn, f, tt.code)
		}
	}
}

// A follower comes home from what the turn finishes, and is in supply for the next.
func TestSupply(t *testing.T) {
	tests := []struct {
		turns []string
		want  [2]int
	}{
		{nil, [2]int{7, 7}},
		{[]string{"U1@e1 rE"}, [2]int{6, 7}},
		{[]string{"E2@n1 cS"}, [2]int{7, 7}},             // finished at once
		{[]string{"G1@n1 cN", "E2@n2"}, [2]int{7, 7}},    // finished by the other seat
		{[]string{"E2@n1 fNE", "B@s1 m"}, [2]int{6, 6}},  // farmers and monks stay
		{[]string{"T1@e1 rW", "A3@w1 m"}, [2]int{7, 6}},  // the road ends at gate and monastery
		{[]string{"T1@e1 rW", "A3@w1 rE"}, [2]int{6, 7}}, // occupied: turn 2 is not played
	}
	for _, tt := range tests {
		s := begun(t, "", 2)
		for _, turn := range tt.turns {
			play(s, turn)
		}
		if got := [2]int{s.Followers(0), s.Followers(1)}; got != tt.want {
			t.Errorf("%v: %v in supply, want %v", tt.turns, got, tt.want)
		}
	}
}
