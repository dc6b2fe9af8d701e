package kingscorner

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

func TestRules(t *testing.T) {
	tests := []struct {
		words string
		want  Rules
		back  string
		most  int
	}{
		{"", Rules{Rounds: 1, Packs: 1, Corners: 4}, "", 4},
		{"rounds=1 packs=1 corners=4 draw=start", Rules{Rounds: 1, Packs: 1, Corners: 4}, "", 4},
		{"rounds=5", Rules{Rounds: 5, Packs: 1, Corners: 4}, "rounds=5", 4},
		{"to=25", Rules{To: 25, Packs: 1, Corners: 4}, "to=25", 4},
		{"to=25 rounds=1", Rules{Rounds: 1, To: 25, Packs: 1, Corners: 4}, "rounds=1 to=25", 4},
		{"packs=2 Draw=need", Rules{Rounds: 1, Need: true, Packs: 2, Corners: 8}, "draw=need packs=2", 8},
		{"corners=4 packs=2", Rules{Rounds: 1, Packs: 2, Corners: 4}, "packs=2 corners=4", 8},
	}
	for _, tt := range tests {
		r, f := Game.Rules(strings.Fields(tt.words), 2)
		if f != nil {
			t.Errorf("%q: %v", tt.words, f)
			continue
		}
		if least, most := r.Seats(); r != tt.want || r.String() != tt.back || least != 2 || most != tt.most || !r.LowWins() {
			t.Errorf("%q: %+v %q, %d to %d seats", tt.words, r, r, least, most)
		}
	}
}

func TestRulesFaults(t *testing.T) {
	tests := []struct {
		words, code string
		word, off   int
	}{
		{"round=3", "unknown-option", 0, 0},
		{"rounds=3 rounds=3", "option-twice", 1, 0},
		{"rounds", "bad-value", 0, 0},
		{"rounds=0", "bad-value", 0, 7},
		{"rounds=-1", "bad-value", 0, 7},
		{"to=99999999999999999999", "bad-value", 0, 3},
		{"to=x", "bad-value", 0, 3},
		{"to=25 draw=end", "bad-value", 1, 5},
		{"packs=3", "bad-value", 0, 6},
		{"packs=2 corners=6", "bad-value", 1, 8},
		{"corners=8", "corners-need-packs", 0, 0},
		{"packs=1 corners=8", "corners-need-packs", 1, 0},
	}
	for _, tt := range tests {
		_, f := Game.Rules(strings.Fields(tt.words), 2)
		if f == nil || f.Code != tt.code || f.Word != tt.word || f.Off != tt.off {
			t.Errorf("%q: %+v, want %s at word %d byte %d", tt.words, f, tt.code, tt.word, tt.off)
			continue
		}
		checkTexts(t, f)
	}
}

// Both languages have every text.
func TestCatalogue(t *testing.T) {
	if err := texts.Complete(); err != nil {
		t.Error(err)
	}
	if got := Game.KeyTitle("round_3").In(lang.De); got != "Runde 3" {
		t.Errorf("title %q", got)
	}
	for _, l := range langs {
		for _, word := range []string{"@cross", "@left", "draw=need", "8hN", "corners=4"} {
			if !strings.Contains(Game.Guide(l), word) {
				t.Errorf("the guide in %v says nothing of %s", l, word)
			}
		}
	}
}

// Reasons in words, in both languages.
func TestExplain(t *testing.T) {
	g := newGame(t, "", 2)
	tests := []struct {
		e      engine.Event
		en, de string
	}{
		{engine.Event{Kind: wentOut}, "went out", "hat ausgelegt"},
		{engine.Event{Kind: leftOver, Data: [6]int32{1, 1, 0, 0}}, "one card left", "eine Karte übrig"},
		{engine.Event{Kind: leftOver, Data: [6]int32{1, 3, 1, 1}}, "3 cards left, a king among them", "3 Karten übrig, darunter ein König"},
		{engine.Event{Kind: leftOver, Data: [6]int32{1, 7, 0, 4}}, "7 cards left, 0 to 4 kings among them", "7 Karten übrig, darunter 0 bis 4 Könige"},
	}
	for _, tt := range tests {
		if m := g.st.Explain(tt.e); m.In(lang.En) != tt.en || m.In(lang.De) != tt.de {
			t.Errorf("%v: %q, %q", tt.e, m.In(lang.En), m.In(lang.De))
		}
	}
}
