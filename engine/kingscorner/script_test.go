package kingscorner

import (
	"fmt"
	"strings"
	"testing"

	"partie/engine"
)

// game of a test: rules, a state and all its events so far.
type gameTest struct {
	*testing.T
	st *State
	ev []engine.Event
}

// newGame starts a game whose lines a test then plays.
func newGame(t *testing.T, rules string, seats int) *gameTest {
	t.Helper()
	r, f := ReadRules(strings.Fields(rules))
	if f != nil {
		t.Fatalf("rules %q: %v", rules, f)
	}
	return &gameTest{T: t, st: New(r, seats, 0)}
}

// try makes one line of a record: a turn, perhaps with ~, or a directive. On a fault
// the state is as after the plies before it.
func (g *gameTest) try(line string) *engine.Fault {
	words := strings.Fields(line)
	var f *engine.Fault
	if name, ok := strings.CutPrefix(words[0], "@"); ok {
		if name == "end" {
			g.ev = g.st.Finish(g.ev)
			return nil
		}
		_, g.ev, f = g.st.Directive(name, words[1:], g.ev)
		return f
	}
	tilde := words[len(words)-1] == "~"
	if tilde {
		words = words[:len(words)-1]
	}
	var turn engine.Turn
	if f := g.st.Read(words, &turn); f != nil {
		return f
	}
	for i, p := range turn.Plies {
		if tilde {
			g.ev, _ = g.st.Force(p, g.ev)
			continue
		}
		if g.ev, f = g.st.Apply(p, g.ev); f != nil {
			if f.Word == 0 {
				f.Word = turn.Words[i]
			}
			return f
		}
	}
	if tilde {
		g.ev = g.st.ForceEndTurn(g.ev)
		return nil
	}
	g.ev, f = g.st.EndTurn(g.ev)
	return f
}

// play makes lines that must be right.
func (g *gameTest) play(lines ...string) {
	g.Helper()
	for _, l := range lines {
		if f := g.try(l); f != nil {
			g.Fatalf("%s: %v (%s)", l, f, f.Hint.In(0))
		}
	}
}

// wrong makes a line that must have this fault, and checks that the texts of the
// fault are there in both languages.
func (g *gameTest) wrong(line, code string) *engine.Fault {
	g.Helper()
	f := g.try(line)
	if f == nil {
		g.Fatalf("%s: no fault, want %s", line, code)
	}
	if f.Code != code {
		g.Fatalf("%s: %v, want %s", line, f, code)
	}
	checkTexts(g.T, f)
	return f
}

func checkTexts(t *testing.T, f *engine.Fault) {
	t.Helper()
	for l := range 2 {
		for _, m := range []string{f.Msg.In(langs[l]), f.Hint.In(langs[l])} {
			if strings.Contains(m, "{") || strings.Contains(m, "%!") || strings.HasPrefix(m, f.Code) {
				t.Errorf("%s: text not filled: %q", f.Code, m)
			}
		}
	}
}

// totals is the totals in short: "0 7-34 25".
func (g *gameTest) totals() string {
	var w []string
	for _, t := range g.st.Totals(nil) {
		if t.Known() {
			w = append(w, fmt.Sprint(t.Min))
		} else {
			w = append(w, fmt.Sprintf("%d-%d", t.Min, t.Max))
		}
	}
	return strings.Join(w, " ")
}

func (g *gameTest) want(totals, winners string, over bool) {
	g.Helper()
	var w string
	for _, x := range g.st.Winners() {
		w += x.String()
	}
	if g.totals() != totals || w != winners || g.st.Over() != over {
		g.Errorf("totals %s, winners %q, over %v; want %s, %q, %v", g.totals(), w, g.st.Over(), totals, winners, over)
	}
}

// cards reads cards written without blanks or with them.
func cards(t *testing.T, s string) (list []Card) {
	t.Helper()
	for s = strings.ReplaceAll(s, " ", ""); s != ""; {
		c, n, bad := spellCard(s)
		if bad != "" {
			t.Fatalf("cards %q: %s", s, bad)
		}
		list, s = append(list, c), s[n:]
	}
	return list
}

// position is seat A to move on that table ("N:9s8h E:7c") with that known hand, and
// B with seven unknown cards.
func position(t *testing.T, rules, table, hand string, stock int) *gameTest {
	t.Helper()
	g := newGame(t, rules, 2)
	s := g.st
	for _, w := range strings.Fields(table) {
		name, list, _ := strings.Cut(w, ":")
		p, _ := spellPile(name)
		for _, c := range cards(t, list) {
			s.table.put(c, p)
			s.cards.seen.add(c)
		}
	}
	s.cards.unknown[0] = 0
	for _, c := range cards(t, hand) {
		s.cards.known[0].add(c)
		s.cards.seen.add(c)
	}
	s.phase, s.toMove, s.cards.stock = playing, 0, uint8(stock)
	return g
}

func engineSeat(x int) engine.Seat { return engine.Seat(x) }
