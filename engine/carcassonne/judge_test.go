package carcassonne

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// What is said of a turn against the rules: the rule, the place in the turn, and what
// would be legal instead.
func TestJudge(t *testing.T) {
	tests := []struct {
		rules  string
		before []string
		turn   string
		part   string // of the turn that is pointed at
		msg    string
		hint   string
	}{
		{"", nil, "V1@e3", "e3", "a tile is laid edge to edge with another: e3 has no tile on any side",
			"it fits at: V@e1, V1@e1, V2@w1"},
		{"", nil, "E@0", "0", "0 is taken by D@0", "it fits at: E2@n1, E1@s1, E2@s1"},
		// Every edge that clashes is named, and how the tile could lie there.
		{"", nil, "E@n1", "E@n1", "E@n1 does not fit: its field in the south meets the city of D@0",
			"there it fits as: E2@n1"},
		{"", []string{"E2@n1", "V@e1"}, "W2@e1n1", "W2@e1n1",
			"W2@e1n1 does not fit: its road in the west meets the field of E2@n1",
			"no rotation of it fits at e1n1; elsewhere: W2@n2, W1@w1n1, W3@e2"},
		{"", []string{"B@s1", "V@e1"}, "J@e1s1", "J@e1s1",
			"J@e1s1 does not fit: its city in the north meets the road of V@e1",
			"no rotation of it fits at e1s1; elsewhere: J3@e1n1, J@e2, J2@w1s1"},
		// The hint keeps the follower: at the side named, or the only one of his sort.
		{"", nil, "W3@e1 rN", "W3@e1", "W3@e1 does not fit: its field in the west meets the road of D@0",
			"there it fits as: W@e1, W1@e1 rN, W2@e1 rN"},
		{"", nil, "E@n1 cN", "E@n1", "E@n1 does not fit: its field in the south meets the city of D@0",
			"there it fits as: E2@n1 cS"},
		{"", nil, "B@e1 m", "B@e1", "B@e1 does not fit: its field in the west meets the road of D@0",
			"no rotation of it fits at e1; elsewhere: B@s1 m"},
		{"", []string{"V1@e1 rW"}, "U1@0 rE", "0", "0 is taken by D@0",
			"it fits at: U1@w1, U1@s1 rE, U@e1n1"}, // nobody on the road where one stands
		{"", nil, "H@n3 cW", "n3", "a tile is laid edge to edge with another: n3 has no tile on any side",
			"it fits at: H1@n1, H@s1 cW"},
		{"abbot", nil, "B@e3 a", "e3", "a tile is laid edge to edge with another: e3 has no tile on any side",
			"it fits at: B@s1 a"},
		// M is a tile and no monk.
		{"", nil, "m@n1", "m@n1", "M@n1 does not fit: its field in the south meets the city of D@0",
			"there it fits as: M1@n1, M2@n1; if a monk was meant, he is written behind his tile, as in B@n1 m"},
		// A tile that fits nowhere is set aside.
		{"", []string{"E2@n1"}, "C@n2", "C@n2",
			"C@n2 does not fit: its city in the south meets the field of E2@n1",
			"C fits nowhere: it is set aside by xC in front, and another is drawn"},
		{"", []string{"G1@n1"}, "G1@n2", "G", "no G is left in the bag: there is only one in the game",
			"it lies at: G1@n1"},
		{"", []string{"G1@n1"}, "xG U1@e1", "G", "no G is left in the bag: there is only one in the game",
			"it lies at: G1@n1"},
		{"", []string{"E2@n1", "E@n2", "E3@w1n1", "E1@e1n1", "Eg3@w1n2"}, "E1@e1n2", "E",
			"no E is left in the bag: there are 5 in the game, and all are drawn",
			"they lie at: E2@n1, E@n2, E3@w1n1, E1@e1n1, Eg3@w1n2"}, // the copy with the garden too
		{"abbot", []string{"Vg1@e1"}, "Vg@e2", "Vg", "no Vg is left in the bag: there is only one in the game",
			"a copy that is V is left"},
		{"", nil, "rB@e1", "rB", "rB is a tile of the River, and this game has none",
			`a game with it says so: [Rules "river"]`},
		{"river", nil, "U@0", "U", "the River begins with its source, rA, not with U", "write rA@0"},
		{"river", []string{"rA@0", "rG@s1"}, "rJ3@w1s1", "rJ3@w1s1",
			"the river may not bend the same way twice in a row", "the river goes on at w1s1; it fits at: rJ@w1s1"},
		// The river goes on in one place.
		{"river", []string{"rA@0", "rG@s1"}, "rJ3@s2", "rJ3@s2",
			"rJ3@s2 does not fit: its river in the north meets the field of rG@s1",
			"the river goes on at w1s1; it fits at: rJ@w1s1"},
		{"river", []string{"rA@0", "rG@s1"}, "rJ@e1s1 fNE", "rJ@e1s1", "a river tile continues the river, water to water",
			"the river goes on at w1s1; it fits at: rJ@w1s1 fNE"},
		{"river", []string{"rA@0", "rG@s1"}, "rB@0", "0", "0 is taken by rA@0",
			"the river goes on at w1s1; it fits at: rB@w1s1, rB2@w1s1"},
		{"river", nil, "rA@e1 f", "e1", "a tile is laid edge to edge with another: e1 has no tile on any side",
			"it fits at: rA@0 fNE, rA1@0 fNE, rA2@0 fNE"},
		// What the tile has not: how it would have to lie, or whatever it has.
		{"", nil, "W@e1 rN", "rN", "as it lies, the tile has no road at N",
			"the tile has: rE, rS, rW; turned otherwise it would: W1@e1 rN, W2@e1 rN"},
		{"", nil, "M2@n1 fSW", "fSW", "as it lies, the tile has no field at SW",
			"the tile has: fNE; turned otherwise it would: M1@n1 fSW"},
		{"nofarmers", nil, "M2@n1 fSW", "fSW", "as it lies, the tile has no field at SW", "the tile has: fNE"},
		{"", []string{"U1@e1 rE"}, "V1@e2 rS", "rS", "as it lies, the tile has no road at S", "the tile has: rN"},
		{"", nil, "U1@e1 m", "m", "the tile has no monastery", "the tile has: rE, fNE, fSE"},
		{"", nil, "W@e1 r", "r", "the tile has 3 roads: which one?", "the tile has: rE, rS, rW"},
		// Whether it can lie there comes first.
		{"", []string{"V1@e1"}, "W1@w1 rE", "W1@w1", "W1@w1 does not fit: its field in the east meets the road of D@0",
			"there it fits as: W@w1 rE, W2@w1 rE, W3@w1 rE"},
		{"", nil, "L@n1 rN", "L@n1", "L@n1 does not fit: its road in the south meets the city of D@0", "there it fits as: L2@n1 rN"},
		{"", nil, "W@0 rN", "0", "0 is taken by D@0",
			"it fits at: W@w1, W2@w1 rN, W3@w1 rN"},
		{"", []string{"G1@n1 cN"}, "F1@n2 cS", "cS", "this city is occupied already by A (G1@n1 cN)",
			"free on this tile: fNE, fSW"},
		// Two fields of other seats that the tile would join.
		{"", []string{"E2@n1 fNE", "U1@e1 fNE"}, "B@e1n1 fNE", "fNE",
			"this field is occupied already by A (E2@n1 fNE), B (U1@e1 fNE)", "free on this tile: m"},
		{"", nil, "C@n1 a", "a", "there are no abbots in this game", `a game with it says so: [Rules "abbot"]`},
		{"abbot", nil, "C@n1 a", "a", "an abbot stands on a monastery or a garden, and C@n1 has neither",
			"free on this tile: cN"},
		{"nofarmers", nil, "E2@n1 fNE", "fNE", "with nofarmers no follower lies in a field", "free on this tile: cS"},
	}
	for _, tt := range tests {
		s, _ := played(t, tt.rules, 2, tt.before...)
		words := strings.Fields(tt.turn)
		var turn engine.Turn
		if f := s.Read(words, &turn); f != nil {
			t.Errorf("%s: %v", tt.turn, f)
			continue
		}
		_, f := s.Apply(turn.Plies[0], nil)
		if f == nil {
			t.Errorf("%s is legal", tt.turn)
			continue
		}
		part := words[f.Word][f.Off:]
		if f.Len > 0 {
			part = part[:f.Len]
		}
		if msg, hint := f.Msg.In(lang.En), f.Hint.In(lang.En); part != tt.part || msg != tt.msg || hint != tt.hint {
			t.Errorf("%s, at %q: %s\n%s", tt.turn, part, msg, hint)
		}
	}
}

// A draw that is told beforehand binds the tile that is laid.
func TestJudgeDraw(t *testing.T) {
	s := begun(t, "", 2)
	u, _ := KindOf("U")
	draw := func(k Kind) engine.Ply { return Play{Act: Draw, Kind: k}.Ply() }
	if _, f := s.Apply(draw(u), nil); f != nil || s.Drawn() != u {
		t.Fatalf("%v, drawn %v", f, s.Drawn())
	}
	if _, f := s.Apply(draw(u), nil); f == nil || f.Code != "already-drawn" {
		t.Errorf("a second draw: %v", f)
	}
	if _, f := play(s, "E2@n1"); f == nil || f.Code != "wrong-tile" || f.Hint.In(lang.En) != "it fits at: U1@w1, U1@e1, U1@s1" {
		t.Errorf("another tile: %v, %s", f, f.Hint.In(lang.En))
	}
	if _, f := play(s, "U1@e1"); f != nil || s.Drawn() != NoKind {
		t.Errorf("%v, drawn %v", f, s.Drawn())
	}
}
