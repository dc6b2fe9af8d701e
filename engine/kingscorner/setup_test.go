package kingscorner

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"partie/lang"
)

// What was turned up (rule text 3), in canonical order and spelling.
func TestCross(t *testing.T) {
	tests := []struct {
		rules     string
		seats     int
		words     string
		canonical string
		stock     int
	}{
		// Three hands of 7, four cross cards and two kings: 52 - 21 - 6.
		{"", 3, "N=9s NE=Kd E=7c SE=Kh S=4d W=Qh", "N=9s E=7c S=4d W=Qh NE=Kd SE=Kh", 25},
		{"", 4, "N=9s E=7c S=4d W=Qh", "N=9s E=7c S=4d W=Qh", 20},
		{"", 4, "N=2s E=3s S=4s W=5s NE=Kd SE=Kh SW=Ks NW=Kc", "N=2s E=3s S=4s W=5s NE=Kd SE=Kh SW=Ks NW=Kc", 16},
		{"", 2, "n:9♠ o=Bc s=10d w=dh", "N=9s E=Jc S=Td W=Qh", 34},
		{"packs=2", 8, "N=9s E=9s S=4d W=Qh NE2=Kd NW=Kd", "N=9s E=9s S=4d W=Qh NW=Kd NE2=Kd", 42},
	}
	for _, tt := range tests {
		g := newGame(t, tt.rules, tt.seats)
		got, _, f := g.st.Directive("cross", strings.Fields(tt.words), nil)
		if f != nil {
			t.Fatalf("%s: %v", tt.words, f)
		}
		if diff := cmp.Diff(strings.Fields(tt.canonical), got); diff != "" || g.st.Stock() != tt.stock {
			t.Errorf("%s: stock %d, want %d\n%s", tt.words, g.st.Stock(), tt.stock, diff)
		}
	}
}

func TestSetUpFaults(t *testing.T) {
	const cross = "@cross N=9s E=7c S=4d W=Qh"
	tests := []struct {
		name   string
		before []string
		line   string
		code   string
		word   int
		off    int
	}{
		{"a place missing", nil, "@cross N=9s E=7c W=Qh", "cross-incomplete", -1, 0},
		{"a place twice", nil, "@cross N=9s N=7c S=4d W=Qh", "place-twice", 1, 0},
		{"a card twice", nil, "@cross N=9s E=9s S=4d W=Qh", "card-already-seen", 1, 2},
		{"king in the cross", nil, "@cross N=9s E=Ks S=4d W=Qh", "king-in-cross", 1, 2},
		{"no king in a corner", nil, "@cross N=9s E=7c S=4d W=Qh NE=Qd", "corner-needs-king", 4, 3},
		{"no such corner", nil, "@cross N=9s E=7c S=4d W=Qh NE2=Kd", "no-such-pile", 4, 0},
		{"no pile", nil, "@cross X=9s", "bad-pile", 0, 0},
		{"no sign", nil, "@cross N9s", "bad-place", 0, 1},
		{"no card", nil, "@cross N=", "bad-rank", 0, 2},
		{"no suit", nil, "@cross N=9x", "bad-suit", 0, 3},
		{"too much", nil, "@cross N=9sN", "trailing", 0, 4},
		{"told twice", []string{cross}, cross, "cross-given", -1, 0},
		{"a dealt card", []string{"@hand A 9s"}, cross, "card-already-seen", 0, 2},
		{"hand without a seat", nil, "@hand", "seat-missing", -1, 0},
		{"hand of nobody", nil, "@hand C 9s", "bad-seat", 0, 0},
		{"hand without cards", nil, "@hand A", "hand-empty", -1, 0},
		{"hand too long", nil, "@hand A 2c 3c 4c 5c 6c 7c 8c 9c", "hand-too-long", 8, 0},
		{"hand told twice", []string{"@hand A 2c"}, "@hand A 3c", "hand-given", 0, 0},
		{"hand after a turn", []string{cross, "-"}, "@hand A 3c", "hand-too-late", 0, 0},
		{"hand with a card twice", nil, "@hand A 3c ? 3c", "card-already-seen", 3, 0},
		{"hand with a card of the table", []string{cross}, "@hand A 3c 9s", "card-already-seen", 2, 0},
		{"hand with another's card", []string{"@hand B 3c"}, "@hand A 3c", "card-already-seen", 1, 0},
		{"hand with no card", nil, "@hand A 3c zz", "bad-rank", 2, 0},
		{"left before the deal", nil, "@left A 3c", "left-too-early", -1, 0},
		{"left too few", []string{cross}, "@left A 3c", "left-count", -1, 0},
		{"left without a known card", []string{cross, "@hand A 3c"}, "@left A 4c 5c 6c 8c 9c Tc Jc", "card-not-held", 7, 0},
		{"left, known cards missing", []string{cross, "@hand A 2c 3c 4c 5c 6c 8c 9c"}, "@left A 2c 3c 4c 5c 6c 8c Tc", "card-not-held", 7, 0},
		{"left with a card of the table", []string{cross}, "@left A 9s ? ? ? ? ? ?", "card-already-seen", 1, 0},
		{"round without a number", nil, "@round", "round-number", -1, 0},
		{"round of no number", nil, "@round one", "round-number", 0, 0},
		{"round opened twice", []string{"@round 1"}, "@round 1", "round-running", -1, 0},
		{"round after its hands", []string{"@hand A 3c"}, "@round 1", "round-running", -1, 0},
		{"round of nobody", nil, "@round 1 Z", "bad-seat", 1, 0},
		{"round too long", nil, "@round 1 A B", "trailing", 2, 0},
		{"no directive", nil, "@corss N=9s", "unknown-directive", -1, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := newGame(t, "", 2)
			g.play(tt.before...)
			was := *g.st
			f := g.wrong(tt.line, tt.code)
			if f.Word != tt.word || f.Off != tt.off {
				t.Errorf("fault at word %d byte %d, want %d, %d", f.Word, f.Off, tt.word, tt.off)
			}
			if *g.st != was {
				t.Errorf("the fault changed the state")
			}
		})
	}
}

func TestUnknownDirectiveHint(t *testing.T) {
	g := newGame(t, "", 2)
	for name, want := range map[string]string{"corss": "write cross", "leftt": "write left", "xyzzy": "there are: round, cross, hand, left"} {
		_, _, f := g.st.Directive(name, nil, nil)
		if got := f.Hint.In(lang.En); got != want {
			t.Errorf("@%s: hint %q, want %q", name, got, want)
		}
	}
}

// Hands may be told before the cross or after, in part, and until the seat's turn.
func TestHands(t *testing.T) {
	g := newGame(t, "", 3)
	g.play("@hand C 2c ? 3c ?", "@cross N=9s E=7c S=4d W=Qh", "@hand A Kc Ks Kh Kd 8h 8d 6h", "+6d 8hN", "@hand B 5s")
	for x, want := range []string{"6d 6h 8d Kc Kd Kh Ks", "5s ? ? ? ? ? ?", "2c 3c ? ? ? ? ?"} {
		if got := g.st.cards.handText(engineSeat(x)); got != want {
			t.Errorf("%d holds %s, want %s", x, got, want)
		}
	}
	// Every king is known to be A's, so a card of B's is a point.
	g.wrong("KcNE", "card-already-seen")
	g.play("-", "2cW ~", "KcNE", "8cN ~", "@end")
	if got := g.totals(); got != "34 8 7" { // A: 3 kings, 8d 6d 6h and a draw that is no king
		t.Errorf("totals %s", got)
	}
}

// A play out of an unknown hand says what the hand held.
func TestUnknownPart(t *testing.T) {
	g := newGame(t, "", 2)
	g.play("@cross N=9s E=7c S=4d W=Qh", "@hand A 2c 3c 4c 5c 6c Tc Jc")
	g.play("8hN") // the implied draw
	g.wrong("JcW", "card-already-seen")
	g.play("JsW", "+ JcE ~")
	if got := g.st.cards.handText(0); got != "2c 3c 4c 5c 6c Tc ?" {
		t.Errorf("A holds %s", got)
	}
}

// Two equal cards are two cards.
func TestTwoPacks(t *testing.T) {
	g := newGame(t, "packs=2 corners=4", 5)
	g.play("@cross N=9s E=9s S=4d W=Qh NE=Kd SE=Kd SW=Kh NW=Kh", "@hand A Kc Kc 8h 8h")
	g.wrong("KcNE2", "no-such-pile")
	g.wrong("KcNE", "corner-taken")
	g.play("8hN 8hE")
	if f := g.wrong("8hN", "card-already-seen"); f.Msg.In(lang.En) != "8h is not there to be had: it lies on N" {
		t.Errorf("%v", f)
	}
	if got := g.st.cards.handText(0); got != "Kc Kc ? ? ? ?" {
		t.Errorf("A holds %s", got)
	}
}
