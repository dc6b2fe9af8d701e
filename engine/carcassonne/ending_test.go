package carcassonne

import (
	"fmt"
	"testing"

	"partie/engine"
)

// What lies at the end scores once, after the totals of the last turn.
func TestFinish(t *testing.T) {
	// The city D+E (n1) has farmers of A in the field of E and in the strip of D; E and E
	// (n2, n3) are a second one, which the field of n1 touches alone.
	two := []string{"E2@n1 fNE", "U1@e1", "U1@w1 fNE", "E@n2", "E2@n3"}
	// A farmer of A in the field of E, one of B in the strip of D, both at the one city.
	tie := []string{"E2@n1 fNE", "U1@e1 fNE"}
	tests := []struct {
		rules  string
		turns  []string
		during string
		end    string
		won    string
	}{
		{"", []string{"U1@e1 rE"}, "0/0", "2/0", "[A]"},    // U and D
		{"", []string{"F1@n1 cN"}, "0/0", "3/0", "[A]"},    // F, D and a pennant
		{"", []string{"B@s1 m"}, "0/0", "2/0", "[A]"},      // itself and 0
		{"", []string{"E2@n1 cS"}, "4/0", "4/0", "[A]"},    // finished before
		{"", []string{"G1@n1 fNE"}, "0/0", "0/0", "[A B]"}, // an unfinished city feeds nobody
		{"farmers=3", two, "0/0", "9/0", "[A]"},            // 6 for the two cities of one field, 3
		{"farmers=2", two, "0/0", "6/0", "[A]"},            // D+E once
		{"farmers=1", two, "0/0", "8/0", "[A]"},            // 4 and 4
		{"farmers=3", tie, "0/0", "3/3", "[A B]"},
		{"farmers=2", tie, "0/0", "3/3", "[A B]"},
		{"farmers=1", tie, "0/0", "4/4", "[A B]"},
		// A second farmer of A around the city, in the field behind U: two against one.
		{"farmers=1", []string{"G1@n1 fNE", "E2@n2 fNE", "U1@e1 fNE"}, "0/0", "4/0", "[A]"},
		{"tiny=2", []string{"E2@n1 cS", "U1@e1 fNE"}, "2/0", "2/3", "[B]"},
		{"edition=2000", []string{"E2@n1 cS", "U1@e1 fNE"}, "2/0", "2/4", "[B]"},
		// Three tiles are never tiny.
		{"tiny=2", []string{"G1@n1 cN", "E2@n2"}, "6/0", "6/0", "[A]"},
		{"abbot", []string{"Ug1@e1 a"}, "0/0", "2/0", "[A]"},
	}
	for _, tt := range tests {
		s, _ := played(t, tt.rules, 2, tt.turns...)
		if got := totals(s); got != tt.during || s.Winners() != nil {
			t.Errorf("%q %v: %s before the end, winners %v", tt.rules, tt.turns, got, s.Winners())
		}
		ev := s.Finish(nil)
		if got := totals(s); got != tt.end || fmt.Sprint(s.Winners()) != tt.won || !s.Over() {
			t.Errorf("%q %v: %s at the end, want %s; winners %v", tt.rules, tt.turns, got, tt.end, s.Winners())
		}
		if again := s.Finish(ev); len(again) != len(ev) || totals(s) != tt.end {
			t.Errorf("%q %v: scored twice", tt.rules, tt.turns)
		}
	}
}

// An event's tiles are those of its feature.
func TestCells(t *testing.T) {
	s, ev := played(t, "", 2, "G1@n1 cN", "U1@e1", "E2@n2")
	if len(ev) != 1 {
		t.Fatalf("%d events", len(ev))
	}
	if got := fmt.Sprint(s.Cells(ev[0], nil)); got != "[0 n1 n2]" {
		t.Errorf("the city lies at %s", got)
	}
	sc := ScoringOf(ev[0])
	if sc.Tiles != 3 || sc.Feature != City || sc.Pennants != 0 || sc.Men[0] != 1 || sc.At != Origin {
		t.Errorf("%+v", sc)
	}
}

// @start: before the first turn, once, one tile, none of the River.
func TestStart(t *testing.T) {
	tests := []struct {
		rules  string
		before []string
		line   string
		code   string
	}{
		{"", nil, "@start C", ""},
		{"", nil, "@start d", ""},
		{"abbot", nil, "@start Ug", ""},
		{"", []string{"@start C"}, "@start D", "start-twice"},
		{"", []string{"U1@e1"}, "@start C", "start-late"},
		{"river", nil, "@start C", "start-river"},
		{"", nil, "@start rD", "start-river-tile"},
		{"", nil, "@start Y", "bad-tile"},
		{"", nil, "@start", "start-words"},
		{"", nil, "@start C D", "start-words"},
		{"edition=2000", nil, "@start Eg", "no-gardens"},
		{"", nil, "@open C", "unknown-directive"},
	}
	for _, tt := range tests {
		s, _ := played(t, tt.rules, 2, tt.before...)
		_, f := play(s, tt.line)
		if tt.code == "" && f != nil || tt.code != "" && (f == nil || f.Code != tt.code) {
			t.Errorf("%v %s: %v, want %q", tt.before, tt.line, f, tt.code)
		}
	}
	// The D that lay there is in the bag, the C is not.
	s, _ := played(t, "", 2, "@start C")
	c, _ := KindOf("C")
	if s.Bag() != 71 || s.Left(startKind) != 4 || s.Left(c) != 0 || s.at(Origin).kind != c {
		t.Errorf("%d tiles, D %d, C %d", s.Bag(), s.Left(startKind), s.Left(c))
	}
}

// New panics where a program asks for seats that the rules do not allow.
func TestNewPanics(t *testing.T) {
	for _, tt := range []struct {
		seats int
		start engine.Seat
	}{{0, 0}, {6, 0}, {2, 2}} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%d seats, %v begins: no panic", tt.seats, tt.start)
				}
			}()
			New(Rules{}.complete(), tt.seats, tt.start)
		}()
	}
}
