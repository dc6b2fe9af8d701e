package carcassonne

import (
	"testing"

	"partie/engine"
	"partie/lang"
)

// The reason of every kind of event, in both languages.
func TestExplain(t *testing.T) {
	monastery := []string{"B@s1 m", "B@e1s1", "B@w1s1", "B@s2", "E1@e1s2", "E3@w1s2", "U1@e1", "U1@e2", "U1@w1"}
	garden := []string{"Ug1@e1 a", "E2@n1", "B@e1n1", "U1@e2", "B@e2n1", "B@s1", "B@e1s1", "E1@e2s1"}
	shared := []string{"G1@n1 cN", "E@e1n1 cN", "N1@n2", "N2@e1n2"}
	tests := []struct {
		rules  string
		turns  []string
		end    bool // the event is one of the end
		en, de string
	}{
		{"", []string{"G1@n1 cN", "E2@n2"}, false,
			"finished city of 3 tiles at 0", "fertige Stadt aus 3 Plättchen bei 0"},
		{"", []string{"F1@n1 cN", "E2@n2"}, false,
			"finished city of 3 tiles at 0, with a pennant", "fertige Stadt aus 3 Plättchen bei 0, mit einem Wappen"},
		{"", shared, false,
			"finished city of 5 tiles at 0; A 1, B 1", "fertige Stadt aus 5 Plättchen bei 0; A 1, B 1"},
		{"", []string{"T1@e1 rW", "A3@w1"}, false,
			"finished road of 3 tiles at 0", "fertige Straße aus 3 Plättchen bei 0"},
		{"", monastery, false,
			"surrounded monastery at s1, 8 tiles around", "vollendetes Kloster bei s1, 8 Plättchen ringsum"},
		{"abbot", garden, false,
			"surrounded garden at e1, 8 tiles around", "vollendeter Garten bei e1, 8 Plättchen ringsum"},
		{"abbot", []string{"B@s1 a", "U1@e1", "B@e1s1 -a"}, false,
			"monastery at s1 with 3 tiles around", "Kloster bei s1 mit 3 Plättchen ringsum"},
		{"", []string{"B@s1 m"}, true,
			"monastery at s1 with one tile around", "Kloster bei s1 mit einem Plättchen ringsum"},
		{"abbot", []string{"Ug1@e1 a"}, true,
			"garden at e1 with one tile around", "Garten bei e1 mit einem Plättchen ringsum"},
		{"", []string{"W@e1 rE"}, true,
			"unfinished road of one tile at e1", "unfertige Straße aus einem Plättchen bei e1"},
		{"", []string{"E1@s1 cE"}, true,
			"unfinished city of one tile at s1", "unfertige Stadt aus einem Plättchen bei s1"},
		{"", []string{"C@n1 cN"}, true,
			"unfinished city of 2 tiles at 0, with a pennant", "unfertige Stadt aus 2 Plättchen bei 0, mit einem Wappen"},
		{"", []string{"E2@n1 fNE"}, true,
			"field at n1 with one finished city", "Wiese bei n1 mit einer fertigen Stadt"},
		{"", []string{"H1@n1 fNE", "E2@n2"}, true,
			"field at n1 with 2 finished cities", "Wiese bei n1 mit 2 fertigen Städten"},
		{"farmers=1", []string{"E2@n1 fNE"}, true,
			"farmers around the finished city of 2 tiles at 0", "Bauern um die fertige Stadt aus 2 Plättchen bei 0"},
		{"farmers=1", []string{"E2@n1 fNE", "U1@e1 fNE"}, true,
			"farmers around the finished city of 2 tiles at 0; A 1, B 1", "Bauern um die fertige Stadt aus 2 Plättchen bei 0; A 1, B 1"},
	}
	for _, tt := range tests {
		s, ev := played(t, tt.rules, 2, tt.turns...)
		if tt.end {
			ev = s.Finish(nil)
		}
		if len(ev) == 0 {
			t.Errorf("%v: no event", tt.turns)
			continue
		}
		m := s.Explain(ev[0])
		if m.In(lang.En) != tt.en || m.In(lang.De) != tt.de {
			t.Errorf("%v: %q, %q", tt.turns, m.In(lang.En), m.In(lang.De))
		}
	}
	if s := begun(t, "", 2); !s.Explain(engine.Event{}).IsZero() {
		t.Error("an event of no kind has a reason")
	}
}

// The breakdown has a name for every key.
func TestKeyTitles(t *testing.T) {
	for f := City; f <= Garden; f++ {
		for _, l := range lang.All {
			if title := Game.KeyTitle(keys[f]).In(l); title == "" || title == "key-"+keys[f] {
				t.Errorf("%s in %v: %q", keys[f], l, title)
			}
		}
	}
}
