package kingscorner

import (
	"strings"
	"testing"

	"partie/lang"
)

var langs = []lang.Lang{lang.En, lang.De}

// The rules of laying and moving (rule text 5 and 11), one row each. The stock is
// empty unless the row says otherwise, so that only the plays are judged; the code
// is of the last word, empty where it is legal.
func TestLaying(t *testing.T) {
	const full = "N:9s E:7c S:4d W:Qh "
	tests := []struct {
		name, table, hand, words, code string
	}{
		// The rule text's own example, with east for its right pile.
		{"example", full, "8h Td Ac", "8hN E>N TdE", ""},
		{"rank far below", full, "8h Ac", "8hW", "wrong-rank"},
		{"same colour", "N:9s", "8s Ac", "8sN", "wrong-colour"},
		{"upwards", "N:9s", "Th Ac", "ThN", "wrong-rank"},
		{"two ranks down", "N:9s", "7h Ac", "7hN", "wrong-rank"},
		{"nothing on an ace, no wrap", "N:Ah", "Qs Ac", "QsN", "nothing-on-ace"},
		{"king on an ace", "N:Ah", "Ks Ac", "KsN", "king-in-cross"},
		{"ace on two", "N:2s", "Ah Ac", "AhN", ""},
		{"king into a free corner", full, "Ks Ac", "KsNE", ""},
		{"corner taken", "NE:Ks", "Kd Ac", "KdNE", "corner-taken"},
		{"corner taken and built on", "NE:KsQd", "Kd Ac", "KdNE", "corner-taken"},
		{"king on an empty place of the cross", "N:9s", "Kd Ac", "KdW", "king-in-cross"},
		{"corner needs a king", "N:9s", "Js Ac", "JsNE", "corner-needs-king"},
		{"queen on the king in the corner", "W:Jh NE:Ks", "Qd Ac", "QdNE", ""},
		{"jack's pile on the red queen", "W:Jh NE:Ks", "Qd Ac", "QdNE W>NE", "wrong-colour"},
		{"cross pile onto a corner pile", "W:Qh NE:Ks", "Ac", "W>NE", ""},
		{"pile on a corner's new last card", "W:Qd NE:KsQh", "Ac", "W>NE", "wrong-rank"},
		{"pile by its first card", "N:9s8h E:7c6d", "Ac", "E>N", ""},
		{"pile no longer fits", "N:9s8h7s E:7c6d", "Ac", "E>N", "wrong-rank"},
		{"pile to an empty place", "N:9s E:7c S:4d", "Jh", "N>W", "pile-onto-empty"},
		{"corner piles never move", "NE:Ks SW:Kh", "Ac", "NE>SW", "corner-pile-moves"},
		{"corner pile onto a free corner", "NE:Ks", "Ac", "NE>SW", "corner-pile-moves"},
		{"no pile to move", "N:9s", "Ac", "W>N", "empty-pile"},
		{"onto itself", "N:9s", "Ac", "N>N", "same-pile"},
		// Only whole piles move: 8h7c cannot leave the 9s for another black nine.
		{"part of a pile", "N:9s8h7c E:9c", "Ac", "N>E", "wrong-rank"},
		{"any card but a king on an empty place", "N:9s", "8s Ac", "8sW", ""},
		{"no second corners with one pack", "N:9s", "Ks Ac", "KsNE2", "no-such-pile"},
		{"move to a pile that is not there", "N:9s", "Ac", "N>NE2", "no-such-pile"},
		{"move from a pile that is not there", "N:9s", "Ac", "SW2>N", "no-such-pile"},
		{"not in the known hand", "N:9s", "7c", "8hN", "card-not-held"},
		{"on the table already", "N:9s E:8h", "7c", "8hN", "card-already-seen"},
		// The hand is empty after the first word, so the round is over at once.
		{"round over in the turn", "N:9s8h E:7c", "7s", "7sN E>N", "round-over"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, "", tt.table, tt.hand, 0)
			if tt.code == "" {
				g.play(tt.words)
				return
			}
			f := g.wrong(tt.words, tt.code)
			if want := len(strings.Fields(tt.words)) - 1; f.Word != want {
				t.Errorf("fault at word %d, want %d", f.Word, want)
			}
		})
	}
}

// A fault says what would be right.
func TestLayingHints(t *testing.T) {
	tests := []struct{ words, hint string }{
		{"8hW", "8h goes on: N, S"},  // black nines lie on N and S
		{"8hNE", "8h goes on: N, S"}, // a corner wants a king
		{"2hN", "2h goes nowhere now"},
		{"E>W", "E can go on: SE"}, // the black queen's pile on the red king
		{"QsNE2", "there are: N, E, S, W, NE, SE, SW, NW"},
	}
	for _, tt := range tests {
		g := position(t, "", "N:9s E:Qc S:9c W:4h SE:Kd", "8h 2h Qs", 0)
		f := g.try(tt.words)
		if f == nil || f.Hint.In(lang.En) != tt.hint {
			t.Errorf("%s: %v, hint %q, want %q", tt.words, f, f.Hint.In(lang.En), tt.hint)
		}
	}
}

// Drawing (rule text 5 and 7): first, once, while there is a stock; implied where
// nothing is written.
func TestDrawing(t *testing.T) {
	tests := []struct {
		name  string
		stock int
		words string
		code  string
		left  int // in the stock afterwards
	}{
		{"implied before a play", 12, "8hN", "", 11},
		{"implied before a pass", 12, "-", "", 11},
		{"unseen", 12, "+ 8hN", "", 11},
		{"unseen, other spelling", 12, "+? -", "", 11},
		{"known", 12, "+2c 2cW", "", 11},
		{"lone draw", 12, "+2c", "", 11},
		{"twice", 12, "+2c +3c 8hN", "already-drawn", 0},
		{"after a play", 12, "8hN +2c", "draw-too-late", 0},
		{"after a play and a draw", 12, "+ 8hN +", "draw-too-late", 0},
		{"empty stock, no draw", 0, "8hN", "", 0},
		{"empty stock", 0, "+2c 8hN", "stock-empty", 0},
		{"empty stock, unseen", 0, "+ -", "stock-empty", 0},
		{"card on the table", 12, "+9s", "card-already-seen", 0},
		{"card in the hand", 12, "+8h", "card-already-seen", 0},
		// The implied draw may have brought the card that is not known.
		{"laid from the implied draw", 12, "TdW", "", 11},
		{"one unknown card lays one", 12, "TdW 4cS", "card-not-held", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, "", "N:9s E:7c S:5h", "8h Ac", tt.stock)
			if tt.code != "" {
				g.wrong(tt.words, tt.code)
				return
			}
			g.play(tt.words)
			if g.st.Stock() != tt.left {
				t.Errorf("stock %d, want %d", g.st.Stock(), tt.left)
			}
		})
	}
}
