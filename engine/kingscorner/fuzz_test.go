package kingscorner

import (
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// Whatever stands in a record: no panic, faults lie within the words, what is read
// is written canonically, and canonical lines are read as themselves.
func FuzzRecord(f *testing.F) {
	f.Add("", "@cross N=9s E=7c S=4h W=Qd NE=Kd\n8hN E>N TdE\n-\n+Qs QsNE")
	f.Add("draw=need", "@hand A 3c 4d ? Ts\n@cross N=9♠ O=Bc S=10d W=dh\n+? -\n-\n8cN ~\n@left B Kd 3c ?\n@end")
	f.Add("packs=2 to=25", "@round 1 B\n@cross N=9s E=9s S=4d W=Qh NE2=Kd\nKsSW2\nW>N\n+ +\n8hN +8h ~\n@round 2")
	f.Add("rounds=3", "@cross N=9s E=Qd S=Jd W=6c\n+8h 8hN 7cN 6dN 5sN 4hN 3cN 2dN AsN\n@left B Kc Ks 5d 6h 9h Th Jh\n@round 2 A\n@hand A 2c")
	f.Fuzz(func(t *testing.T, rules, record string) {
		r, fault := ReadRules(strings.Fields(rules))
		if fault != nil {
			checkFault(t, fault, strings.Fields(rules))
			return
		}
		s := New(r, 2, 1)
		for line := range strings.Lines(record) {
			if words := strings.Fields(line); len(words) > 0 {
				fuzzLine(t, s, words)
			}
		}
		s.Close(nil)
		s.Text(new(strings.Builder), engine.View{})
		engine.SVG(new(strings.Builder), s, engine.View{Names: []string{record, rules}})
	})
}

func fuzzLine(t *testing.T, s *State, words []string) {
	if name, ok := strings.CutPrefix(words[0], "@"); ok {
		canonical, _, fault := s.Clone().Directive(name, words[1:], nil)
		if fault != nil {
			checkFault(t, fault, words[1:])
			return
		}
		again, _, fault := s.Directive(name, canonical, nil)
		if fault != nil || strings.Join(again, " ") != strings.Join(canonical, " ") {
			t.Fatalf("%v became %v, then %v, %v", words, canonical, again, fault)
		}
		return
	}
	var turn, back engine.Turn
	if fault := s.Read(words, &turn); fault != nil {
		checkFault(t, fault, words)
		return
	}
	canonical := s.Words(turn, nil)
	if fault := s.Read(canonical, &back); fault != nil {
		t.Fatalf("%v became %v: %v", words, canonical, fault)
	}
	if again := s.Words(back, nil); strings.Join(again, " ") != strings.Join(canonical, " ") {
		t.Fatalf("%v became %v, then %v", words, canonical, again)
	}
	for i, p := range turn.Plies {
		if _, fault := s.Apply(p, nil); fault != nil {
			checkFault(t, fault, words[turn.Words[i]:])
			s.Force(p, nil)
		}
	}
	if _, fault := s.EndTurn(nil); fault != nil {
		s.ForceEndTurn(nil)
	}
}

func checkFault(t *testing.T, f *engine.Fault, words []string) {
	if f.Word < -1 || f.Word >= len(words) && f.Word > 0 || f.Word >= 0 && f.Off+f.Len > len(words[f.Word]) {
		t.Fatalf("%+v lies outside of %q", f, words)
	}
	if f.Msg.In(lang.De) == "" {
		t.Fatalf("%s says nothing", f.Code)
	}
}
