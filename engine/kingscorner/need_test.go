package kingscorner

import (
	"math/rand/v2"
	"testing"

	"partie/engine"
)

// draw=need with known hands (rule text 8).
func TestNeedKnown(t *testing.T) {
	tests := []struct {
		name, table, hand string
		stock             int
		words, code       string
	}{
		{"may play, draws", "N:9s E:7c S:5h W:Qh", "8h 2c", 12, "+ -", "may-not-draw"},
		{"may move, draws", "N:9s8h E:7c S:5h W:Qh", "2c", 12, "+ -", "may-not-draw"},
		{"may play a king, draws", "N:9s E:7c S:5h W:Qh", "Ks 2c", 12, "+ -", "may-not-draw"},
		{"may play, does not", "N:9s E:7c S:5h W:Qh", "8h 2c", 12, "-", ""},
		{"may move, does not", "N:9s8h E:7c S:5h W:Qh", "2c", 12, "-", ""},
		{"cannot play, does not draw", "N:9s E:7c S:5h W:Qh", "2c Ac", 12, "-", "must-draw"},
		{"cannot play, empty stock", "N:9s E:7c S:5h W:Qh", "2c Ac", 0, "-", ""},
		{"draws and plays", "N:9s E:7c S:5h W:Qh", "2c 7s", 12, "+8h 8hN 7sN", ""},
		{"draws unseen and plays", "N:9s E:7c S:5h W:Qh", "2c 7s", 12, "+ 8hN 7sN", ""},
		{"draws and passes", "N:9s E:7c S:5h W:Qh", "2c 7s", 12, "+8h -", ""},
		{"draws twice", "N:9s E:7c S:5h W:Qh", "2c 7s", 12, "+ +", "already-drawn"},
		{"draws after a play", "N:9s E:7c S:5h W:Qh", "8h 2c", 12, "8hN +", "draw-too-late"},
		{"a free place takes any card", "N:9s E:7c S:5h", "2c", 12, "+ -", "may-not-draw"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, "draw=need", tt.table, tt.hand, tt.stock)
			if tt.code != "" {
				g.wrong(tt.words, tt.code)
				return
			}
			g.play(tt.words)
		})
	}
}

// A draw says that the hand had nothing to play.
func TestNeedHidden(t *testing.T) {
	const cross = "@cross N=9s E=7c S=5h W=Qh"
	t.Run("only the drawn card fits", func(t *testing.T) {
		g := newGame(t, "draw=need", 2)
		g.play(cross, "-")               // A might have had something to play
		g.play("+ 8hN")                  // B: the drawn card
		g.play("-")                      // A
		g.wrong("JcW", "card-ruled-out") // it could have been laid before the draw
		g.play("7sN")                    // which 8h alone made possible
	})
	t.Run("a later draw may bring it", func(t *testing.T) {
		g := newGame(t, "draw=need", 2)
		g.play(cross, "-", "+ -", "-", "JcW") // B keeps the first draw's card back
		g.play("-")
		g.wrong("8hN", "card-ruled-out")
		g.play("+ -", "-", "8hN")
	})
	t.Run("an empty place", func(t *testing.T) {
		g := newGame(t, "draw=need", 2)
		g.play("@cross N=9s E=8h S=5h W=Qh", "E>N")
		// Seven cards, and E takes any but a king, a corner any king.
		g.wrong("+ -", "may-not-draw-hidden")
	})
	t.Run("dealt hand told later", func(t *testing.T) {
		g := newGame(t, "draw=need", 2)
		g.play(cross, "+ -")
		g.wrong("@left A 8h 8d ? ? ? ? ? ?", "card-ruled-out")
		g.play("@left A 8h ? ? ? ? ? ? ?")
	})
	t.Run("certainly nothing to play", func(t *testing.T) {
		g := newGame(t, "draw=need", 2)
		g.play(cross, "@hand B 2c 3c 5c 6c 8c 9c Tc", "-")
		g.wrong("-", "must-draw")
		g.play("+ -")
	})
	t.Run("kings", func(t *testing.T) {
		g := newGame(t, "draw=need", 2)
		g.play(cross, "+ -", "+ -", "@end")
		// Only the card just drawn can be a king.
		g.want("8-17 8-17", "", true)
	})
}

// feasible agrees with Hall's theorem: the slots can be filled if no group of them
// asks for fewer unseen cards than it has slots.
func TestFeasible(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	yes := 0
	for range 3000 {
		k := knowledge{packs: uint8(1 + rng.IntN(2)), slots: new(slots)}
		k.seen = bag{one: everyFace &^ 0x3ff, two: everyFace &^ 0x3ff} // ten faces are left
		if k.packs == 1 {
			k.seen.two = 0
		}
		for n := 1 + rng.IntN(9); n > 0; n-- {
			k.slots.add(engine.Seat(rng.IntN(3)))
			k.slots.may[k.slots.n-1] = set(rng.Uint64()&rng.Uint64()) & 0x3ff
		}
		want := true
		for group := 1; group < 1<<k.slots.n; group++ {
			var faces set
			size := 0
			for i := range k.slots.n {
				if group>>i&1 != 0 {
					faces |= k.slots.may[i]
					size++
				}
			}
			want = want && k.unseenIn(faces) >= size
		}
		if got := k.slots.feasible(&k); got != want {
			t.Fatalf("%v of %v: %v, want %v", k.slots.may[:k.slots.n], k.seen, got, want)
		}
		if want {
			yes++
		}
	}
	if yes < 300 || yes > 2700 {
		t.Errorf("%d of 3000 were feasible: the cases are one-sided", yes)
	}
}
