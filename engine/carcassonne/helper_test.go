package carcassonne

import (
	"strconv"
	"strings"
	"testing"

	"partie/engine"
)

// begun is a game before its first turn.
func begun(t *testing.T, rules string, seats int) *State {
	t.Helper()
	r, f := ReadRules(strings.Fields(rules))
	if f != nil {
		t.Fatal(f)
	}
	return New(r, seats, 0)
}

// played is the position after these turns and directives, and what they scored.
func played(t *testing.T, rules string, seats int, lines ...string) (*State, []engine.Event) {
	t.Helper()
	s := begun(t, rules, seats)
	var ev []engine.Event
	for _, line := range lines {
		scored, f := play(s, line)
		if f != nil {
			t.Fatalf("%s: %v", line, f)
		}
		ev = append(ev, scored...)
	}
	return s, ev
}

// play plays one turn or directive.
func play(s *State, line string) (ev []engine.Event, f *engine.Fault) {
	words := strings.Fields(line)
	if name, ok := strings.CutPrefix(words[0], "@"); ok {
		_, ev, f = s.Directive(name, words[1:], nil)
		return ev, f
	}
	var turn engine.Turn
	if f := s.Read(words, &turn); f != nil {
		return nil, f
	}
	for _, p := range turn.Plies {
		if ev, f = s.Apply(p, ev); f != nil {
			return ev, f
		}
	}
	return s.EndTurn(ev)
}

// totals is the points of all seats, as the notation writes them.
func totals(s *State) string {
	var list []string
	for _, total := range s.Totals(nil) {
		list = append(list, strconv.Itoa(total.Max))
	}
	return strings.Join(list, "/")
}
