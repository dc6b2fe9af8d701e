package kardinal

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// Words that make no turn of the rules: what is said about them, where, and in which
// words ~ keeps them.
func TestForm(t *testing.T) {
	for _, c := range []struct {
		rules, turn string
		code, part  string // part is what the fault marks; "": all
		kept        string
	}{
		{"", "Fk c2 c3 c4 <AAA", "three-pieces", "c4", "Fk c2 c3 c4 <AAA"},
		{"", "Fk c2 <BAAA", "card-count", "<BAAA", "Fk c2 <AAAB"},
		{"", "Fk c2 <", "card-count", "<", "Fk c2"},
		{"", "Fk c2", "no-cards", "", "Fk c2"},
		{"", "Fk c2 A", "no-cards", "A", "Fk c2 a"},
		{"", "Fk <A", "no-piece", "Fk", "Fk <A"},
		{"", "-EE", "one-card", "EE", "-EE"},
		{"", "-", "one-card", "", "-"},
		{"", "+E", "nothing-done", "", "- +E"},
		{"", "Fk c2 Ba c3 <AB", "two-lands", "Ba", "Fk c2 Ba c3 <AB"},
		{"", "Fk Ba c3 <B", "two-lands", "Ba", "Fk Ba c3 <B"},
		{"", "Fk c2 <A -E", "place-and-swap", "-E", "Fk c2 <A -E"},
		{"", "-A ^g=B", "no-influence", "^g=B", "-A ^g=B"},
		{"", "<A Fk c2", "word-order", "Fk", "Fk c2 <A"},
		{"", "Fk c2 Fk c3 <AA", "word-order", "Fk", "Fk c2 c3 <AA"},
		{"", "c2 Fk <A", "word-order", "Fk", "Fk c2 <A"},
		{"", "Fk c2 <A /B +E", "word-order", "+E", "Fk c2 <A +E /B"},
		{"", "Fk c2 <A +B +E", "sign-twice", "+E", "Fk c2 <A +BE"},
		{"", "- -E", "sign-twice", "-E", "-E"},
		{"baldwin", "-A ^g=B", "influence-without-piece", "^g=B", "-A ^g=B"},
		{"baldwin", "Fk gc1 <A ^g=A ^b=B", "influence-once", "^b=B", "Fk gc1 <A ^g=A ^b=B"},
		{"baldwin", "Fk gc1 <A ^b=A ^g=A", "influence-once", "^g=A", "Fk gc1 <A ^g=A ^b=A"},
		{"baldwin", "Fk gc1 <A ^g=BA", "influence-cards", "BA", "Fk gc1 <A ^g=AB"},
		{"baldwin", "Fk gc1 <A ^g=AAA", "influence-cards", "AAA", "Fk gc1 <A ^g=AAA"},
		{"baldwin", "Fk gc1 <A +? ^g=A", "word-order", "^g=A", "Fk gc1 <A ^g=A +?"},
		{"baldwin", "Fk gc1 Ba c2 <AB", "two-lands", "Ba", ""},
		{"baldwin", "Fk gc1 Ba gc2 <AB", "two-lands", "Ba", "Fk gc1 Ba gc2 <AB"},
		{"baldwin", "Fk gc1 gc2 Ba <A", "three-pieces", "Ba", "Fk gc1 gc2 ba <A"},
		{"baldwin", "Fk gc1 ba gc2 <A", "three-pieces", "gc2", "Fk gc1 ba gc2 <A"},

		// What cannot be read at all stays so.
		{"", "Fk c" + strings.Repeat("9", 20) + " <A", "bad-space", strings.Repeat("9", 20), ""},
		{"", "Fk c2 <" + strings.Repeat("A", 251), "trailing", "<" + strings.Repeat("A", 251), ""},
		{"", "Fk c2 <A +" + strings.Repeat("?", 251), "trailing", "+" + strings.Repeat("?", 251), ""},
		{"", "Fk c2 c3 c4 <AXA", "bad-card", "XA", ""},
		{"", "Fk c2 E", "bad-piece", "E", ""},
		{"", "Fk c2 <A foo", "trailing", "foo", ""},
		{"", "c2 <A", "unknown-land", "c2", ""},
		{"", "Fkc2 <A", "unknown-land", "Fkc2", ""},
		{"", "-E+B", "bad-card", "+B", ""},
		{"baldwin", "Fk gc1 <A ^g=", "bad-influence", "^g=", ""},
	} {
		s := begunWith(t, c.rules, map[string]int{"": 3, "baldwin": 2}[c.rules])
		words := strings.Fields(c.turn)
		var turn engine.Turn
		f := s.Read(words, &turn)
		if f == nil {
			t.Errorf("%s can be read", c.turn)
			continue
		}
		part := ""
		if f.Word >= 0 {
			if part = words[f.Word][f.Off:]; f.Len > 0 {
				part = part[:f.Len]
			}
		}
		if f.Code != c.code || part != c.part || f.Form != (c.kept != "") {
			t.Errorf("%s: %s at %q, %v", c.turn, f.Code, part, f.Form)
		}
		if kept := strings.Join(s.Words(turn, nil), " "); f.Form && kept != c.kept {
			t.Errorf("%s is kept as %s", c.turn, kept)
		}
	}
}

// What ~ makes of turns that are too large: all that the board, the supplies and the hand
// allow.
func TestForceForm(t *testing.T) {
	for _, c := range []struct {
		rules, before, turn string
		hand                string // of A behind the turn
		board               string // of colour 0 in the first game, of green in the variant
		left                string // what was not possible
	}{
		{"", "Fk c1 <A|-B|-E", "Fk c2 c3 c4 <AAA", "???", "Fk1 Fk2 Fk3 Fk4", ""},
		{"", "@hand A AAE", "Fk c1 <AAAA", "E??", "Fk1", "card-not-held"},
		{"", "", "Fk c1 <AAAA", "???", "Fk1", "hand-too-small"},
		{"", "@hand A EEB", "-EE", "B??", "", ""},
		{"", "@hand A EEB", "-", "BEE", "", ""},
		{"", "@hand A EEB", "+I", "BIEE", "", ""},
		{"", "@hand A AAB", "Fk c2 Ba c3 a <AB", "A??", "Fk2 Ba3 Ba", ""},
		{"", "@hand A AAB", "Fk c2 Ba c9 <AB", "A??", "Fk2", "no-such-space"},
		{"", "@hand A EEB", "Fk c2 a <AA -E", "BE?", "Fk2 Fk", "card-not-held"},
		{"baldwin", "@hand A AAB", "Fk gc1 <A ^g=A ^b=B", "???", "Fk1", ""},
		{"baldwin", "@hand A AAB", "-A ^g=B", "A??", "", ""},
		{"baldwin", "@hand A AAB", "Fk gc1 <A ^g=AB", "???", "Fk1", ""},
		{"baldwin", "@hand A AAB", "Fk gc1 <A ^g=AAA", "B??", "Fk1", "card-not-held"},
	} {
		seats, colour := 3, uint8(0)
		if c.rules != "" {
			seats, colour = 2, 2
		}
		s := playedLines(t, c.rules, seats, c.before)
		var turn engine.Turn
		if f := s.Read(strings.Fields(c.turn), &turn); f == nil || !f.Form {
			t.Fatalf("%s: %v", c.turn, f)
		}
		left := ""
		for _, p := range turn.Plies {
			if _, f := s.Apply(p, nil); f == nil {
				continue
			}
			if _, f := s.Force(p, nil); f != nil {
				left = f.Code
			}
		}
		s.ForceEndTurn(nil)
		var board []string
		for l := range Land(lands) {
			for n := range s.rules.Map.Lands[l].N {
				if s.own[colour]&s.space(l, n+1) != 0 {
					board = append(board, s.rules.Map.spaceName(int(s.rules.Map.Lands[l].First+n)))
				}
			}
			for range s.advisors[colour][l] {
				board = append(board, s.rules.Map.Lands[l].Code)
			}
		}
		if got := strings.Join(board, " "); s.Hand(0) != c.hand || got != c.board || left != c.left {
			t.Errorf("%s: %s, %s, left out: %s", c.turn, s.Hand(0), got, left)
		}
	}
}

// An influence stack of two suits, which ~ alone makes, is discarded card by card.
func TestMixedStack(t *testing.T) {
	s := begunWith(t, "baldwin", 2)
	s.stacks[0][2].lay(1, 2)
	s.stacks[0][2].lay(0, 1)
	s.clearStacks()
	if want := (stack{suit: 1, n: 1}); s.stacks[0][2] != want || s.discard != some(1, 1)+some(0, 1) {
		t.Errorf("%+v, discards %s", s.stacks[0][2], s.discard.word(s.rules.Map))
	}
}

// What is said about a turn names the rule that it breaks.
func TestHints(t *testing.T) {
	for _, c := range []struct{ rules, before, turn, text string }{
		{"", "", "Fk c2 <AAA", "Franken|steht noch nichts"},
		{"", "@open BE", "Fk c1 <A +B /FE", "fehlte eine Karte"},
		{"", "", "It c2 <I +E/F", "+E /F"},
		{"", "", "-E+B", "-E +B"},
		{"", "", "Fk c1 E", "<E"},
		{"", "@hand A BBI", "Fk c1 <A", "A hat keine Karte A"},
		{"baldwin", "Fk gc1 <A", "Fk gc2 rc3 <AA", "nicht Grün und Rot"},
		{"", "Fr c1 <F|Fr c2 c3 <FF|Fr c4 c5 <FF", "Fr c6 c7 <FFF", "mehr als"},
	} {
		s := playedLines(t, c.rules, map[string]int{"": 3, "baldwin": 2}[c.rules], c.before)
		_, f := playLine(s, c.turn)
		if f == nil {
			t.Errorf("%s is legal", c.turn)
			continue
		}
		said := f.Msg.In(lang.De) + " " + f.Hint.In(lang.De)
		for _, part := range strings.Split(c.text, "|") {
			if !strings.Contains(said, part) {
				t.Errorf("%s: %s", c.turn, said)
			}
		}
	}
}
