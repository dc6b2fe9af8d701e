package carcassonne

import (
	"strings"
	"testing"

	"partie/engine"
)

// The start tile is out of the bag: 71 tiles; the River adds twelve. The box of 2000
// mixes its start tile in with the River (12 + 72), that of 2014 leaves it out (12 + 71).
func TestBagCounts(t *testing.T) {
	tests := []struct {
		rules  string
		tiles  int
		d      int // copies of D
		e, eg  int // of E, and of E with a garden
		vg, rj int
	}{
		{"", 71, 3, 5, 1, 1, 0}, // gardens are pictures: one of the five E may be written Eg
		{"abbot", 71, 3, 4, 1, 1, 0},
		{"river", 83, 3, 5, 1, 1, 1},
		{"river abbot", 83, 3, 4, 1, 1, 1},
		{"edition=2000", 71, 3, 5, 0, 0, 0},
		{"edition=2000 abbot", 71, 3, 5, 0, 0, 0},
		{"edition=2000 river", 84, 4, 5, 0, 0, 1},
	}
	at := func(name string) Kind {
		k, _ := KindOf(name)
		return k
	}
	for _, tt := range tests {
		s := begun(t, tt.rules, 2)
		if s.Bag() != tt.tiles || s.Left(at("D")) != tt.d || s.Left(at("E")) != tt.e ||
			s.Left(at("Eg")) != tt.eg || s.Left(at("Vg")) != tt.vg || s.Left(at("rJ")) != tt.rj {
			t.Errorf("%q: %d tiles, D %d, E %d, Eg %d, Vg %d, rJ %d", tt.rules, s.Bag(),
				s.Left(at("D")), s.Left(at("E")), s.Left(at("Eg")), s.Left(at("Vg")), s.Left(at("rJ")))
		}
	}
}

// Copies with a garden are tiles of their own where an abbot may stand there; else one
// of all copies at most is written so.
func TestGardensInTheBag(t *testing.T) {
	five := []string{"E2@n1", "E1@s1", "E1@s2", "E1@s3", "E1@s4"}
	tests := []struct {
		rules string
		turns []string
		code  string // of the last turn, "" where it is right
	}{
		{"", five, ""},
		{"", append(five[:4:4], "Eg1@s4"), ""},
		{"", append(five[:5:5], "Eg1@s5"), "tile-used-up"},
		{"", append(five[:5:5], "E1@s5"), "tile-used-up"},
		{"", []string{"Eg2@n1", "Eg1@s1"}, "tile-used-up"},
		{"", []string{"Eg2@n1", "E1@s1", "E1@s2", "E1@s3", "E1@s4"}, ""},
		{"abbot", five, "tile-used-up"},
		{"abbot", append(five[:4:4], "Eg1@s4"), ""},
		{"abbot", []string{"Eg2@n1", "Eg1@s1"}, "tile-used-up"},
		{"edition=2000", []string{"Eg2@n1"}, "no-gardens"},
	}
	for _, tt := range tests {
		last := len(tt.turns) - 1
		s, _ := played(t, tt.rules, 2, tt.turns[:last]...)
		_, f := play(s, tt.turns[last])
		if tt.code == "" && f != nil || tt.code != "" && (f == nil || f.Code != tt.code) {
			t.Errorf("%q %v: %v, want %q", tt.rules, tt.turns, f, tt.code)
		}
	}
}

// The River: the source first, the lake last, the ten between in any order, and nothing
// else before the lake.
func TestRiverOrder(t *testing.T) {
	s := begun(t, "river", 2)
	if got := drawable(s); got != "rA" {
		t.Errorf("first %s", got)
	}
	s.bag.take(riverStart)
	if got := drawable(s); got != "rB rC rD rE rF rG rH rI rJ rK" {
		t.Errorf("then %s", got)
	}
	for k := riverStart + 1; k < riverEnd; k++ {
		s.bag.take(k)
	}
	if got := drawable(s); got != "rL" {
		t.Errorf("last %s", got)
	}
	s.bag.take(riverEnd)
	if got := drawable(s); strings.Contains(got, "r") || !strings.HasPrefix(got, "A B C D") {
		t.Errorf("behind the River %s", got)
	}
}

func drawable(s *State) string {
	var list []string
	for k := range Kind(Kinds) {
		if s.Drawable(k) {
			list = append(list, k.String())
		}
	}
	return strings.Join(list, " ")
}

// A tile that is set aside is out of the game, and the turn goes on with the next.
func TestSetAside(t *testing.T) {
	c, _ := KindOf("C")
	s, _ := played(t, "", 2, "E2@n1", "xC U1@e1") // with the city closed C has no place
	if s.Bag() != 68 || s.Left(c) != 0 || s.ToMove() != 0 {
		t.Errorf("%d tiles, %d C, %v to move", s.Bag(), s.Left(c), s.ToMove())
	}
	for _, tt := range []struct{ turn, code string }{
		{"xE U1@e2", "fits-somewhere"}, // at the field of U
		{"xC U1@e2", "tile-used-up"},
		{"xG", "fits-somewhere"},
		{"E1@s1 xC", "discard-late"},
	} {
		if _, f := play(s.Clone().(*State), tt.turn); f == nil || f.Code != tt.code {
			t.Errorf("%s: %v, want %s", tt.turn, f, tt.code)
		}
	}
	s, _ = played(t, "", 2, "E2@n1")
	if _, f := play(s, "xC"); f == nil || f.Code != "tile-needed" {
		t.Errorf("a turn without a tile: %v", f)
	}
}

// keep leaves these tiles alone in the bag.
func keep(s *State, names ...string) {
	s.bag.left, s.bag.total = [Kinds]uint8{}, uint8(len(names))
	for _, name := range names {
		k, _ := KindOf(name)
		s.bag.left[k]++
	}
}

// The game ends with the turn of the last tile, be it laid or set aside.
func TestLastTile(t *testing.T) {
	tests := []struct {
		bag, turn string
		over      bool
	}{
		{"U", "U1@e1", true},
		{"C", "xC", true},
		{"C C", "xC xC", true},
		{"C U", "xC U1@e1", true},
		{"U V", "U1@e1", false},
	}
	for _, tt := range tests {
		s, _ := played(t, "", 2, "E2@n1")
		keep(s, strings.Fields(tt.bag)...)
		if _, f := play(s, tt.turn); f != nil || s.Over() != tt.over || (s.ToMove() == engine.NoSeat) != tt.over {
			t.Errorf("%s: %v, over %v, %v to move", tt.turn, f, s.Over(), s.ToMove())
		}
		if _, f := play(s, "U1@w1"); tt.over && (f == nil || f.Code != "game-over") {
			t.Errorf("after the end: %v", f)
		}
	}
}

// A record need not write that what is left fits nowhere.
func TestClose(t *testing.T) {
	tests := []struct {
		bag  string
		over bool
	}{
		{"C", true},
		{"C C", true},
		{"C E", false}, // E fits
	}
	for _, tt := range tests {
		s, _ := played(t, "", 2, "E2@n1 cS")
		keep(s, strings.Fields(tt.bag)...)
		if s.Close(nil); s.Over() != tt.over {
			t.Errorf("%s left: over %v", tt.bag, s.Over())
		}
	}
	if s := begun(t, "", 2); len(s.Close(nil)) > 0 || s.Over() {
		t.Error("a game that has not begun has not ended")
	}
}
