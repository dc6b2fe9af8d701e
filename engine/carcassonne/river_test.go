package carcassonne

import "testing"

// How a river tile may go on from those before it. The source lies at 0 and flows
// south unless it is turned.
func TestRiver(t *testing.T) {
	tests := []struct {
		before []string
		turn   string
		code   string
	}{
		{nil, "rA2@0", ""}, // any way round
		{nil, "rA@e1", "not-adjacent"},
		{nil, "rD@0", "source-first"},
		{nil, "D@0", "source-first"},
		{[]string{"rA@0"}, "rD@s1", ""},
		{[]string{"rA@0"}, "rD@e1", "river-not-continued"}, // field to field, but beside the river
		{[]string{"rA@0"}, "rD1@s1", "edge-clash"},         // its field meets the water
		{[]string{"rA1@0"}, "rD1@w1", ""},
		{[]string{"rA@0"}, "rL@s1", "lake-last"},
		{[]string{"rA@0"}, "U1@e1", "river-first"},
		// South, then west; a second bend to the right would lead back north.
		{[]string{"rA@0", "rG@s1"}, "rJ3@w1s1", "river-u-turn"},
		{[]string{"rA@0", "rG@s1"}, "rI3@w1s1", "river-u-turn"},
		{[]string{"rA@0", "rG@s1"}, "rJ@w1s1", ""}, // and to the left it goes on south
		{[]string{"rA@0", "rG@s1", "rD1@w1s1"}, "rJ3@w2s1", ""},
		// South, then east, then left would be north.
		{[]string{"rA@0", "rG1@s1"}, "rE1@e1s1", "river-u-turn"},
		{[]string{"rA@0", "rG1@s1"}, "rE@e1s1", ""},
	}
	for _, tt := range tests {
		s, _ := played(t, "river", 2, tt.before...)
		_, f := play(s, tt.turn)
		if tt.code == "" && f != nil || tt.code != "" && (f == nil || f.Code != tt.code) {
			t.Errorf("%v, then %s: %v, want %q", tt.before, tt.turn, f, tt.code)
		}
	}
}

// Once the lake lies the rest is laid anywhere, and nothing of the River is left.
func TestBehindTheRiver(t *testing.T) {
	s, _ := played(t, "river", 2, "rA@0", "rB1@s1", "rC1@s2", "rD@s3", "rE1@s4", "rF1@w1s4", "rG2@w2s4",
		"rH1@w2s5", "rI2@w2s6", "rJ@w3s6", "rK@w3s7", "rL@w3s8")
	if s.river.cell != 0 || s.bag.river != 0 || s.Bag() != 71 {
		t.Errorf("the river goes on at %v, %d of its tiles and %d in all are left", s.river.cell, s.bag.river, s.Bag())
	}
	if _, f := play(s, "B@n1"); f != nil {
		t.Error(f)
	}
}
