package carcassonne

import (
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// Whatever a turn says in whatever position: no panic, faults lie within the words and
// leave the position as it was, and what is read is written in words that read the
// same.
func FuzzRead(f *testing.F) {
	f.Add("", "", "V1@e1 rW")
	f.Add("", "E2@n1 cS\nxC U1@e1\nv2@W1 FNO", "xC b3@s1e1 m")
	f.Add("abbot", "Ug1@e1 a\nU1@w1\nU1@e2 -a", "rj@0 –a")
	f.Add("river edition=2000", "rA3@0\nrd1@w1\nRK1@w2 r", "rL@e1")
	f.Add("nofarmers", "@start Rg\nR2@n1 c", "e@n2 c")
	f.Add("", "A@s1\nE2@w1s1\nE@w1s2 fSE", "U@s2 fNE")
	f.Add("", "V1@e1 rO\nE2n1, c", "W@w1 f")
	f.Add("", "G1@n1 cN\nF1@n2 cS ~\nB@e80s80 m ~", "X@e85")
	f.Fuzz(func(t *testing.T, rules, record, turn string) {
		r, fault := ReadRules(strings.Fields(rules))
		if fault != nil {
			checkFault(t, fault, strings.Fields(rules))
			return
		}
		if again, fault := ReadRules(strings.Fields(r.String())); fault != nil || again != r {
			t.Fatalf("%+v is written %q, which is %+v, %v", r, r.String(), again, fault)
		}
		s := New(r, 2, 1)
		for line := range strings.Lines(record) {
			fuzzTurn(t, s, strings.Fields(line))
		}
		fuzzTurn(t, s, strings.Fields(turn))
		s.Close(nil)
		s.Finish(nil)
	})
}

// fuzzTurn reads the words and plays them, by force if there is no other way.
func fuzzTurn(t *testing.T, s *State, words []string) {
	if len(words) == 0 || s.Over() {
		return
	}
	before := s.Clone().(*State)
	if name, ok := strings.CutPrefix(words[0], "@"); ok {
		if _, _, fault := s.Directive(name, words[1:], nil); fault != nil {
			checkFault(t, fault, words[1:])
			checkSame(t, before, s, words)
		}
		return
	}
	var turn, back engine.Turn
	if fault := s.Read(words, &turn); fault != nil {
		checkFault(t, fault, words)
		if !fault.Form {
			return
		}
	}
	canonical := s.Words(turn, nil)
	if fault := s.Read(canonical, &back); fault != nil && !fault.Form {
		t.Fatalf("%v became %v: %v", words, canonical, fault)
	}
	if !slices.Equal(turn.Plies, back.Plies) || !slices.Equal(s.Words(back, nil), canonical) {
		t.Fatalf("%v became %v, then %v", words, canonical, s.Words(back, nil))
	}
	for i, p := range turn.Plies {
		before.Set(s)
		legal := s.Legal(nil)
		_, fault := s.Apply(p, nil)
		if (fault == nil) != slices.Contains(legal, p) {
			t.Fatalf("%v: legal %v, fault %v", words, slices.Contains(legal, p), fault)
		}
		if fault != nil {
			checkFault(t, fault, words[turn.Words[i]:])
			checkSame(t, before, s, words)
			s.Force(p, nil)
		}
	}
	before.Set(s)
	if _, fault := s.EndTurn(nil); fault != nil {
		checkSame(t, before, s, words)
		s.ForceEndTurn(nil)
	}
}

// checkSame holds that a fault left the position as it was.
func checkSame(t *testing.T, before, after *State, words []string) {
	t.Helper()
	same := before.course == after.course &&
		slices.Equal(before.tiles[:before.board.n], after.tiles[:after.board.n]) &&
		slices.Equal(before.places[:before.open], after.places[:after.open]) &&
		slices.Equal(before.nodes[:before.features.n], after.nodes[:after.features.n]) &&
		slices.Equal(before.men[:before.features.n], after.men[:after.features.n])
	if !same {
		t.Fatalf("%v is at fault and changed the position", words)
	}
}

func checkFault(t *testing.T, f *engine.Fault, words []string) {
	t.Helper()
	if f.Word < -1 || f.Word >= len(words) && f.Word > 0 || f.Word >= 0 && len(words) > 0 && f.Off+f.Len > len(words[f.Word]) {
		t.Fatalf("%+v lies outside of %q", f, words)
	}
	for _, l := range lang.All {
		if text := f.Msg.In(l); text == "" || strings.HasPrefix(text, f.Code) {
			t.Fatalf("%s says nothing in %v", f.Code, l)
		}
		if text := f.Hint.In(l); !f.Hint.IsZero() && (text == "" || strings.HasPrefix(text, f.Hint.Key)) {
			t.Fatalf("%s has no hint in %v: %q", f.Code, l, text)
		}
	}
}
