package kardinal

import (
	"strconv"
	"strings"
	"testing"

	"partie/engine"
)

// begunWith is a game before its first turn.
func begunWith(t *testing.T, rules string, seats int) *State {
	t.Helper()
	r, f := ReadRules(strings.Fields(rules), seats)
	if f != nil {
		t.Fatal(f)
	}
	return New(r, seats, 0)
}

// playLine plays one turn or directive.
func playLine(s *State, line string) (ev []engine.Event, f *engine.Fault) {
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

// playedLines is the position after these turns and directives, separated by |.
func playedLines(t *testing.T, rules string, seats int, lines string) *State {
	t.Helper()
	s := begunWith(t, rules, seats)
	for line := range strings.SplitSeq(lines, "|") {
		if strings.TrimSpace(line) == "" {
			continue
		}
		if _, f := playLine(s, line); f != nil {
			t.Fatalf("%s: %v", line, f)
		}
	}
	return s
}

// totalsOf is the points of all seats, as the notation writes them.
func totalsOf(s *State) string {
	var list []string
	for _, total := range s.Totals(nil) {
		list = append(list, strconv.Itoa(total.Max))
	}
	return strings.Join(list, "/")
}
