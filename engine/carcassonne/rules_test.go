package carcassonne

import (
	"strings"
	"testing"
)

func TestRules(t *testing.T) {
	now := Rules{Edition: 2014, Farmers: 3, Tiny: 4}
	old := Rules{Edition: 2000, Farmers: 1, Tiny: 2}
	with := func(r Rules, change func(*Rules)) Rules {
		change(&r)
		return r
	}
	tests := []struct {
		words string
		want  Rules
		back  string
	}{
		{"", now, ""},
		{"edition=2014 farmers=3 tiny=4 draw=start", now, ""}, // what the edition sets anyway
		{"edition=2000", old, "edition=2000"},
		{"Tiny=2 EDITION=2000 farmers=1", old, "edition=2000"},
		{"abbot river", with(now, func(r *Rules) { r.Abbot, r.River = true, true }), "river abbot"},
		{"farmers=2", with(now, func(r *Rules) { r.Farmers = 2 }), "farmers=2"},
		{"tiny=4 edition=2000", with(old, func(r *Rules) { r.Tiny = 4 }), "edition=2000 tiny=4"},
		{"draw=end nofarmers", with(now, func(r *Rules) { r.NoField, r.DrawEnd = true, true }), "nofarmers draw=end"},
	}
	for _, tt := range tests {
		r, f := ReadRules(strings.Fields(tt.words))
		if f != nil || r != tt.want || r.String() != tt.back {
			t.Errorf("%q: %+v %q, %v", tt.words, r, r, f)
		}
		if least, most := r.Seats(); least != 1 || most != 5 || r.LowWins() {
			t.Errorf("%q: %d to %d seats", tt.words, least, most)
		}
	}
}

func TestRulesFaults(t *testing.T) {
	tests := []struct {
		words, code string
		word, off   int
	}{
		{"abot", "unknown-option", 0, 0},
		{"river rivers", "unknown-option", 1, 0},
		{"river River", "option-twice", 1, 0},
		{"farmers=3 farmers=3", "option-twice", 1, 0},
		{"edition=2021", "bad-value", 0, 8},
		{"edition", "bad-value", 0, 0},
		{"farmers=4", "bad-value", 0, 8},
		{"tiny=3", "bad-value", 0, 5},
		{"draw=middle", "bad-value", 0, 5},
		{"abbot=2", "bad-value", 0, 5},
	}
	for _, tt := range tests {
		_, f := ReadRules(strings.Fields(tt.words))
		if f == nil || f.Code != tt.code || f.Word != tt.word || f.Off != tt.off {
			t.Errorf("%q: %+v, want %s", tt.words, f, tt.code)
		}
	}
}
