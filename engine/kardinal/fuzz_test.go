package kardinal

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
	f.Add(byte(3), "", "", "Fk c1 <A +? /B")
	f.Add(byte(4), "", "@open BE\n@hand A AEE\nFr k1 <EE +B? /F", "-E +f /?")
	f.Add(byte(3), "removed=8", "-A\n-A\n-A\n-A +?\nFk c1 c2 <AA ~", "franken R r <BBA")
	f.Add(byte(2), "baldwin", "Fk gc1 <A ^g=BB\n-F +??", "Fk gc2 ga <AA ^y=E")
	f.Add(byte(2), "baldwin removed=8", "Fk gc1 <A ^g=B\nBa ya <B", "Fk c1 <A")
	f.Add(byte(5), "", "Fk c1 <A\nFk c2 Ba c3 a <ABBI\n-EE +AB?", "<F +? Fr c1 Fr")
	f.Add(byte(2), "baldwin", "Fk gc1 <A ^g=AB ^y=A -E\n-", "Ba ^g=B ba <A")
	f.Fuzz(func(t *testing.T, places byte, rules, record, turn string) {
		seats := 3 + int(places)%3
		if strings.Contains(strings.ToLower(rules), "baldwin") {
			seats = 2
		}
		r, fault := ReadRules(strings.Fields(rules), seats)
		if fault != nil {
			checkFault(t, fault, strings.Fields(rules))
			return
		}
		if again, fault := ReadRules(strings.Fields(r.String()), seats); fault != nil || again != r {
			t.Fatalf("%+v is written %q, which is %+v, %v", r, r.String(), again, fault)
		}
		if least, most := r.Seats(); seats < least || seats > most {
			return
		}
		s := New(r, seats, 1)
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
	before := *s
	if name, ok := strings.CutPrefix(words[0], "@"); ok {
		if _, _, fault := s.Directive(name, words[1:], nil); fault != nil {
			checkFault(t, fault, words[1:])
			checkSame(t, before, s, words)
		}
		return
	}
	var turn, back engine.Turn
	form := s.Read(words, &turn)
	if form != nil {
		checkFault(t, form, words)
		if !form.Form {
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
		before = *s
		legal := s.Legal(nil)
		if _, fault := s.Apply(p, nil); fault != nil {
			if slices.Contains(legal, p) {
				t.Fatalf("%v is listed as legal: %v", words, fault)
			}
			if form == nil { // else the place is that in the canonical words
				checkFault(t, fault, words[turn.Words[i]:])
			}
			checkSame(t, before, s, words)
			s.Force(p, nil)
		}
	}
	before = *s
	if _, fault := s.EndTurn(nil); fault != nil {
		checkSame(t, before, s, words)
		s.ForceEndTurn(nil)
	}
}

// checkSame holds that a fault left the position as it was.
func checkSame(t *testing.T, before State, after *State, words []string) {
	t.Helper()
	if before != *after {
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
