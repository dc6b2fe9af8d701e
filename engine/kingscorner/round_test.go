package kingscorner

import (
	"testing"

	"partie/lang"
)

// goOut is a turn with which A goes out at once: seven cards dealt and one drawn,
// all laid down one after another on the 9s.
const (
	goOutCross = "@cross N=9s E=Qd S=Jd W=6c"
	goOut      = "+8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN"
)

// Records as people keep them, and what comes of them.
func TestRecords(t *testing.T) {
	t.Run("the rule text's example", func(t *testing.T) {
		g := newGame(t, "", 2)
		g.play("@cross N=9s E=2d S=4h W=7c", "@hand A 3c 4d Ts Jc 2s 9d Td", "+8h 8hN W>N TdW")
		g.want("0 0", "", false)
		if got := g.st.cards.handText(0); got != "2s 3c 4d 9d Ts Jc" {
			t.Errorf("A holds %s", got)
		}
	})
	t.Run("out in one turn", func(t *testing.T) {
		g := newGame(t, "", 2)
		g.play(goOutCross, goOut)
		// Seven cards, none known, all four kings unseen: 7 to 7+4*9. A has won
		// whatever B holds.
		g.want("0 7-43", "A", true)
		g.play("@left B Kc Ks 5d 6h 9h Th Jh")
		g.want("0 25", "A", true) // 2 kings and 5 others
		g.wrong("-", "game-over")
		if k := g.ev[0]; k.Seat != 0 || k.Key != "round_1" || k.Points.Max != 0 {
			t.Errorf("the winner's event is %v", k)
		}
	})
	t.Run("left unknown", func(t *testing.T) {
		g := newGame(t, "", 2)
		g.play(goOutCross, goOut)
		g.ev = g.st.Close(g.ev)
		g.want("0 7-43", "A", true)
		if e := g.ev[1]; e.Points.Min != 7 || e.Points.Max != 43 {
			t.Errorf("event %v", e)
		}
		g.wrong("@left B Kc Ks 5d 6h 9h Th Jh", "game-over")
	})
	t.Run("left in part", func(t *testing.T) {
		g := newGame(t, "", 2)
		g.play(goOutCross, goOut, "@left B Kc Ks 5d 6h 9h Th ?")
		g.want("0 25-34", "A", true) // the seventh card may be a third king
		g.play("@left B Kc Ks 5d 6h 9h Th Jh")
		g.want("0 25", "A", true)
	})
	t.Run("tilde", func(t *testing.T) {
		g := newGame(t, "", 2)
		g.play("@cross N=9s E=2d S=4h W=7c", "8cN ~", "7hN")
		if g.st.Stock() != 52-14-4-2 {
			t.Errorf("stock %d", g.st.Stock())
		}
	})
}

// Penalties are 10 for a king and 1 for any other card (rule text 6).
func TestPenalties(t *testing.T) {
	for _, tt := range []struct {
		hand string
		want int
	}{{"Kd 3c 9h", 12}, {"Ks Kh", 20}, {"Ks Kh Kd Kc 2c 3c 4c 5c 6c", 45}, {"2c", 1}} {
		g := position(t, "", "N:9s", tt.hand, 0)
		g.play("@end")
		if got := g.st.Totals(nil)[0]; got.Min != tt.want || got.Max != tt.want {
			t.Errorf("%s: %v, want %d", tt.hand, got, tt.want)
		}
	}
}

// With an empty stock a full lap without a card laid ends the round: a pile move is
// no laid card, a turn that drew the last card does not count.
func TestStuck(t *testing.T) {
	tests := []struct {
		name  string
		stock int
		lines []string
		over  bool
	}{
		{"lap of passes", 0, []string{"-", "-", "-"}, true},
		{"a pile is moved", 0, []string{"-", "E>N", "-"}, true},
		{"two passes", 0, []string{"-", "-"}, false},
		{"a card is laid", 0, []string{"-", "7sW", "-", "-"}, false},
		{"a card is laid, then a lap", 0, []string{"-", "7sW", "-", "-", "-"}, true},
		{"the last card is drawn", 1, []string{"-", "-", "-"}, false},
		{"a lap after the last card", 1, []string{"-", "-", "-", "-"}, true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := newGame(t, "", 3)
			g.play("@cross N=9s E=8h S=4d W=8d")
			g.st.cards.stock = uint8(tt.stock)
			g.play(tt.lines...)
			if g.st.Over() != tt.over {
				t.Errorf("over %v, want %v", g.st.Over(), tt.over)
			}
		})
	}
}

// Everybody counts in a stuck round, and the fewest points win.
func TestStuckScores(t *testing.T) {
	g := newGame(t, "", 3)
	g.play("@cross N=9s E=8h S=4d W=8d")
	g.st.cards.stock, g.st.cards.unknown = 0, [maxSeats]uint8{1, 2, 1}
	g.play("-", "-", "-")
	g.want("1-10 2-20 1-10", "", true)
	g.play("@left A Kd", "@left B 2c 3c", "@left C 9h")
	g.want("10 2 1", "C", true)
}

// Rounds follow one another; the deal passes on.
func TestRounds(t *testing.T) {
	g := newGame(t, "rounds=3", 3)
	g.wrong("-", "missing-cross")
	g.wrong("@round 2", "wrong-round")
	g.play("@round 1 C", "@cross N=9s E=Qd S=Jd W=6c")
	g.wrong("@round 2", "round-running")
	if g.st.ToMove() != 2 {
		t.Fatalf("to move %v, want C", g.st.ToMove())
	}
	g.play(goOut)
	g.want("7-43 7-43 0", "", false)
	g.wrong("-", "round-needed")
	g.wrong(goOutCross, "round-needed")
	g.wrong("@hand A 2c", "round-needed")
	if f := g.wrong("@round 3", "wrong-round"); f.Hint.In(lang.En) != "write @round 2" {
		t.Errorf("hint %q", f.Hint.In(lang.En))
	}
	g.play("@left A 2c 3s 4s 5c 6s 7s 8s", "@round 2")
	g.want("7 7-43 0", "", false)
	g.play(goOutCross)
	if g.st.ToMove() != 0 { // A comes after C, who started round 1
		t.Fatalf("to move %v, want A", g.st.ToMove())
	}
	// B's 7 to 43 points of round 1 are told and closed.
	if e := g.ev[len(g.ev)-1]; e.Seat != 1 || e.Points.Max != 43 || e.Key != "round_1" {
		t.Errorf("event %v", e)
	}
	g.play(goOut, "@left B 2c 3s 4s 5c 6s 7s 8s", "@left C Kc 3h 4c 5h 6h 7h 8c", "@round 3")
	g.want("7 14-50 16", "", false)
	g.play("@cross N=9s E=Qd S=Jd W=6c")
	if g.st.ToMove() != 1 {
		t.Fatalf("to move %v, want B", g.st.ToMove())
	}
	g.play(goOut)
	g.want("14-50 14-50 23-59", "", true)
	g.wrong("@round 4", "game-over")
}

// Equal totals share the win.
func TestTie(t *testing.T) {
	g := newGame(t, "", 3)
	g.play(goOutCross)
	g.st.cards.unknown = [maxSeats]uint8{1, 1, 2}
	g.play("@end", "@left A 2c", "@left B 3s", "@left C 4s 5c")
	g.want("1 1 2", "AB", true)
}

// Who reaches the limit is out; the last one in wins (rule text 8).
func TestOutAtLimit(t *testing.T) {
	g := newGame(t, "to=25", 3)
	g.play(goOutCross, goOut)
	g.want("0 7-43 7-43", "", false)
	if f := g.wrong("@round 2", "left-needed"); f.Msg.Args[0] != g.st.next(0) {
		t.Errorf("asks for %v, want B", f.Msg.Args[0])
	}
	g.wrong("-", "left-needed")
	// B 2*10+5 = 25: out. C 24 stays in.
	g.play("@left B Kc Ks 5d 6h 9h Th Jh", "@left C Kd Kh 2c 3s ? ? ?")
	g.want("0 25 25", "A", true)

	g = newGame(t, "to=25", 3)
	g.play(goOutCross, goOut, "@left B Kc Ks 5d 6h 9h Th Jh", "@left C Kd 2c 3s 4c 5c 6s 7s")
	g.want("0 25 16", "", false)
	g.wrong("@round 2 B", "bad-seat")
	g.play("@round 2")
	g.wrong("@hand B 2c", "seat-out")
	g.play("@cross N=9s E=Qd S=Jd W=6c")
	if g.st.ToMove() != 2 || g.st.Stock() != 52-14-4 {
		t.Fatalf("to move %v, stock %d; want C and 34", g.st.ToMove(), g.st.Stock())
	}
	g.play("-")
	if g.st.ToMove() != 0 {
		t.Fatalf("to move %v, want A", g.st.ToMove())
	}
	g.play(goOut, "@left C Kd 2c 3s 4c 5c 6s 7s 8s")
	g.want("0 25 33", "A", true)
}

// 24 and 0 stay in, 24 and 1 are out.
func TestLimitReached(t *testing.T) {
	for _, tt := range []struct {
		left string
		over bool
	}{{"@left B Kc 5d", false}, {"@left B Kc Ks", true}} {
		g := newGame(t, "to=12", 2)
		g.play(goOutCross)
		g.st.cards.unknown[1] = 2
		g.play(goOut, tt.left) // 11 or 20 points of 12
		if g.st.Over() != tt.over {
			t.Errorf("%s: over %v", tt.left, g.st.Over())
		}
	}
}

// If all who are left go over in one round, the lowest of them wins, though a seat
// that went out before has less.
func TestAllOverAtOnce(t *testing.T) {
	g := newGame(t, "to=10", 3)
	g.play(goOutCross)
	g.st.cards.unknown[1], g.st.cards.unknown[2] = 1, 1
	g.play(goOut, "@left B Kc", "@left C 5d", "@round 2", goOutCross)
	g.st.cards.unknown = [maxSeats]uint8{2, 0, 3}
	g.play("@end", "@left A Kc Ks", "@left C Kd 2c 3s")
	g.want("20 10 13", "C", true)
}

// @end in a round counts all hands; before the cards are turned up, nothing.
func TestEnd(t *testing.T) {
	g := newGame(t, "rounds=2", 2)
	g.play(goOutCross, "-", "@left A 2c 3c 4c 5c 7c 8c 9c Tc", "@end", "@left B Kc 3s ? ? ? ? ?")
	g.want("8 16-43", "A", true)

	g = newGame(t, "rounds=2", 2)
	g.play(goOutCross, goOut, "@left B Kc Ks 5d 6h 9h Th Jh", "@round 2", "@end")
	g.want("0 25", "A", true)
	g.wrong("-", "game-over")
	g.wrong("@cross N=9s E=Qd S=Jd W=6c", "game-over")
	g.wrong("@hand A 2c", "game-over")
}
