package kingscorner

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// Other spellings than the canonical ones, and what they become.
func TestReadSpellings(t *testing.T) {
	tests := []struct{ rules, words, canonical string }{
		{"", "8hN E>N TdE", "8hN E>N TdE"},
		{"", "10dE 8♥N k♠ne", "TdE 8hN KsNE"},
		{"", "BcW DdN ddN", "JcW QdN QdN"}, // D before a suit is the queen, after a rank diamonds
		{"", "8HS 8SS 8SE 8ssw", "8hS 8sS 8sE 8sSW"},
		{"", "8♥️N w>n o>N", "8hN W>N E>N"}, // with the mark that makes ♥ a picture
		{"", "8h>N kcNO dhso", "8hN KcNE QhSE"},
		{"", "-", "-"},
		{"", "+ 8hN", "8hN"},
		{"", "+? -", "-"},
		{"", "+8h", "+8h -"},
		{"", "+10♥ thn", "+Th ThN"},
		{"", "8hN +", "8hN +"}, // wrong, and kept for the turn that carries ~
		{"draw=need", "+? 8hN", "+ 8hN"},
		{"draw=need", "+", "+ -"},
		{"packs=2", "Ksne2 W>sw2", "KsNE2 W>SW2"},
	}
	for _, tt := range tests {
		g := newGame(t, tt.rules, 2)
		var turn engine.Turn
		if f := g.st.Read(strings.Fields(tt.words), &turn); f != nil {
			t.Errorf("%s: %v", tt.words, f)
			continue
		}
		if got := strings.Join(g.st.Words(turn, nil), " "); got != tt.canonical {
			t.Errorf("%s: %s, want %s", tt.words, got, tt.canonical)
		}
	}
}

func TestReadFaults(t *testing.T) {
	tests := []struct {
		words, code string
		word, off   int
		hint        string
	}{
		{"", "empty-turn", -1, 0, "write -"},
		{"8hN - E>N", "pass-with-plays", 1, 0, "leave the - out"},
		{"8hN -", "pass-with-plays", 1, 0, "leave the - out"},
		{"- 8hN", "pass-with-plays", 0, 0, "leave the - out"},
		{"8hN 8h", "pile-missing", 1, 2, "write 8h and the pile, such as 8hN"},
		{"8hX", "bad-pile", 0, 2, "there are: N, E, S, W, NE, SE, SW, NW"},
		{"8hNE3", "trailing", 0, 4, "write 8hNE"},
		{"8♥N!", "trailing", 0, 5, "write 8hN"},
		{"8xN", "bad-suit", 0, 1, ""},
		{"8", "bad-suit", 0, 1, ""},
		{"xyz", "bad-word", 0, 0, ""},
		{"W-N", "move-sign", 0, 1, ""},
		{"W>", "bad-pile", 0, 2, ""},
		{"W>8h", "bad-pile", 0, 2, ""},
		{"W>NX", "trailing", 0, 3, "write W>N"},
		{"+8", "bad-suit", 0, 2, ""},
		{"+x", "bad-rank", 0, 1, ""},
		{"+8hN", "trailing", 0, 3, "write +8h"},
	}
	for _, tt := range tests {
		g := newGame(t, "", 2)
		var turn engine.Turn
		f := g.st.Read(strings.Fields(tt.words), &turn)
		if f == nil || f.Code != tt.code || f.Word != tt.word || f.Off != tt.off {
			t.Errorf("%q: %+v, want %s at word %d byte %d", tt.words, f, tt.code, tt.word, tt.off)
			continue
		}
		checkTexts(t, f)
		if hint := f.Hint.In(lang.En); tt.hint != "" && hint != tt.hint {
			t.Errorf("%q: hint %q, want %q", tt.words, hint, tt.hint)
		}
	}
}

// Every play has a code and a word of its own, and is read back from it.
func TestPlays(t *testing.T) {
	g := newGame(t, "draw=need packs=2", 2)
	seen := map[engine.Ply]bool{}
	for _, p := range allPlays() {
		if back, ok := PlayOf(p.Ply()); !ok || back != p || seen[p.Ply()] {
			t.Fatalf("%v is %v after its code, %v", p, back, ok)
		}
		seen[p.Ply()] = true
		var turn engine.Turn
		if f := g.st.Read([]string{p.String()}, &turn); f != nil || turn.Plies[0] != p.Ply() {
			t.Errorf("%v is read as %v, %v", p, turn.Plies, f)
		}
	}
	for _, code := range []engine.Ply{0, 5, Play{Act: Lay, Card: 52}.Ply(), Play{Act: Lay, To: 12}.Ply(), Play{Act: Draw, To: 1}.Ply(), Play{Act: Move, Card: 1}.Ply(), 1 << 40} {
		if _, ok := PlayOf(code); ok {
			t.Errorf("%x is a play", uint64(code))
		}
		if _, f := g.st.Apply(code, nil); f == nil {
			t.Errorf("%x is made", uint64(code))
		}
	}
}

// allPlays is everything that words can say.
func allPlays() (list []Play) {
	list = append(list, Play{Act: DrawUnseen})
	for c := range Card(faces) {
		list = append(list, Play{Act: Draw, Card: c})
		for p := range noPile {
			list = append(list, Play{Act: Lay, Card: c, To: p})
		}
	}
	for from := range noPile {
		for to := range noPile {
			list = append(list, Play{Act: Move, From: from, To: to})
		}
	}
	return list
}
