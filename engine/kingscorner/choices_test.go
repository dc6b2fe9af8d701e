package kingscorner

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// choicesOf lists the choices of a turn as words, the played one first.
func choicesOf(g *gameTest, words string, later engine.Later) (*State, *engine.Choices, []string) {
	g.Helper()
	var t engine.Turn
	if f := g.st.Read(strings.Fields(words), &t); f != nil {
		g.Fatal(f)
	}
	st, c := g.st.Clone().(*State), new(engine.Choices)
	game{}.Judge().Choices(st, &t, later, c)
	var list []string
	for i := range c.Len() {
		list = append(list, strings.Join(st.Words(engine.Turn{Plies: c.At(i)}, nil), " "))
	}
	return st, c, list
}

func TestChoices(t *testing.T) {
	tests := []struct {
		name, table, hand, words string
		stock                    int
		want                     string
		skip                     int
	}{
		{"all laid", "N:9s E:7c S:4d W:Qh", "8h Td 2c 2s", "8hN E>N TdE N>E 2cN", 0, "8hN E>N TdE N>E 2cN | -", 0},
		{"four missed", "N:9s E:7c S:4d W:Qh", "8h Td 2c 2s", "8hN", 0, "8hN | 8hN E>N TdE N>E 2cN | -", 0},
		{"nothing laid", "N:9s E:7c S:4d W:Qh", "8h 2c", "-", 0, "- | 8hN E>N 2cE", 0},
		{"nothing could be laid", "N:9s E:7c S:4d W:Qh", "2c", "-", 0, "-", 0},
		{"the draw is chance", "N:9s E:7c S:4d W:Qh", "2c 2s", "+8h -", 9, "- | 8hN E>N 2cE", 1},
		// 9c could begin W too; what lies there then fits more cards that nobody has seen
		// (two eights) than an ace does.
		{"what opens less", "N:4s E:4c S:4h", "9c Ac", "9cW", 0, "9cW | AcW | -", 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := position(t, "", tt.table, tt.hand, tt.stock)
			_, c, list := choicesOf(g, tt.words, engine.Later{})
			if got := strings.Join(list, " | "); got != tt.want || c.Played != 0 || c.Skip != tt.skip || c.Partial || !c.Unknown.IsZero() {
				t.Errorf("%s, %+v, want %s", got, c, tt.want)
			}
		})
	}
}

// Of a hidden hand the judge knows what was laid in the turn, and what came out of it
// before an unknown draw.
func TestChoicesHidden(t *testing.T) {
	tests := []struct {
		name, rules, table, words string
		later                     string // turns of the seat, with | between them
		left                      string
		stock                     int
		want                      string
		partial                   bool
	}{
		{"nothing known", "", "N:9s E:7c S:4d W:Qh", "-", "", "", 9, "?", true},
		{"laid in another order", "", "N:7c E:5d S:2c", "TsW", "", "", 9, "TsW | -", true},
		{"laid later, the draw known", "", "N:7c E:5d S:2c", "TsW", "+3h 8hS", "", 9, "TsW | 8hW N>W TsN | -", true},
		{"laid later, the draw unknown", "", "N:7c E:5d S:2c", "TsW", "8hS", "", 9, "TsW | -", true},
		{"drawn later", "", "N:7c E:5d S:2c", "TsW", "+8h 8hS", "", 9, "TsW | -", true},
		{"laid later, the stock empty", "", "N:7c E:5d S:2c", "TsW", "8hS", "", 2, "TsW | 8hW N>W TsN | -", true},
		{"left in the last turn", "", "N:7c E:5d S:2c", "TsW", "", "left A 8h ? ? ? ? ? ?", 9, "TsW | 8hW N>W TsN | -", true},
		{"left by another", "", "N:7c E:5d S:2c", "TsW", "", "left B 8h ? ? ? ? ? ?", 9, "TsW | -", true},
		{"a draw that says what it was", "draw=need", "N:7c E:5d S:2c", "TsW", "+ 6sE 8hS", "", 9, "TsW | 8hW N>W TsN | -", true},
		{"a draw that does not", "draw=need", "N:7c E:5d S:2c", "TsW", "+ - | 8hS", "", 9, "TsW | -", true},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := hiddenPosition(t, tt.rules, tt.table, tt.stock)
			var later engine.Later
			for w := range strings.SplitSeq(tt.later, "|") {
				if words := strings.Fields(w); len(words) > 0 {
					var turn engine.Turn
					if f := g.st.Read(words, &turn); f != nil {
						t.Fatal(f)
					}
					later.Turns = append(later.Turns, turn)
				}
			}
			if tt.left != "" {
				later.Said = [][]string{strings.Fields(tt.left)}
			}
			_, c, list := choicesOf(g, tt.words, later)
			got := strings.Join(list, " | ")
			if !c.Unknown.IsZero() {
				got = "?"
			}
			if got != tt.want || c.Partial != tt.partial {
				t.Errorf("%s, partial %v, want %s", got, c.Partial, tt.want)
			}
		})
	}
}

// hiddenPosition is position with all cards of A unknown.
func hiddenPosition(t *testing.T, rules, table string, stock int) *gameTest {
	g := position(t, rules, table, "", stock)
	g.st.cards.unknown[0] = 7
	return g
}

// Where nothing can be said the judge says why, in both languages.
func TestChoicesUnknown(t *testing.T) {
	waiting := newGame(t, "", 2)
	irregular := position(t, "", "N:9s E:7c S:4d W:Qh", "8h 2c", 0)
	hidden := hiddenPosition(t, "", "N:9s E:7c S:4d W:Qh", 5)
	stuck := position(t, "draw=need", "N:9s E:7c S:4d W:Qh", "2c", 5)
	for _, tt := range []struct {
		g           *gameTest
		words, text string
	}{
		{waiting, "-", "no turn"},
		{irregular, "8hE", "against the rules"},
		{irregular, "8hN +3d", "against the rules"},
		{hidden, "-", "is not known"},
		{stuck, "-", "draws a card first"},
	} {
		_, c, _ := choicesOf(tt.g, tt.words, engine.Later{})
		if got := c.Unknown.In(lang.En); !strings.Contains(got, tt.text) {
			t.Errorf("%s: %q, want %q", tt.words, got, tt.text)
		}
		for _, l := range langs {
			if got := c.Unknown.In(l); strings.ContainsAny(got, "{%") {
				t.Errorf("%q is not filled", got)
			}
		}
	}
}

// The first ply that costs something is the mistake: a ten first leaves no place.
func TestCosts(t *testing.T) {
	g := position(t, "", "N:7c E:5d S:2c", "8h Ts Tc", 0)
	st, c, _ := choicesOf(g, "TsW", engine.Later{})
	j := game{}.Judge().(engine.Stepwise)
	if got := j.Costs(st, c.At(0), nil); len(got) != 2 || got[0] != 1 || got[1] != 0 {
		t.Errorf("%v, want the ten to cost 1", got)
	}
	if got := j.Costs(st, nil, nil); len(got) != 1 || got[0] != 2 {
		t.Errorf("%v, want 2 left undone", got)
	}
}

// Who takes what lies at hand begins a place with the highest card; the search does not.
func TestHaste(t *testing.T) {
	g := position(t, "", "N:7c E:5d S:2c", "8h Ts Tc", 0)
	st, _, _ := choicesOf(g, "-", engine.Later{})
	line := game{}.Judge().(engine.Hasty).Haste(st, nil)
	if got := strings.Join(st.Words(engine.Turn{Plies: line}, nil), " "); got != "TcW" {
		t.Errorf("%s, want TcW", got)
	}
}

func TestGain(t *testing.T) {
	g := position(t, "", "N:9s E:7c S:4d W:Qh", "8h Ks 2c", 0)
	j := game{}.Judge()
	before := g.st.Clone()
	g.play("8hN KsNE")
	if got := j.Gain(0, before, g.st, nil); got != 11 {
		t.Errorf("%v, want 1 and 10 for the king", got)
	}
	if j.(engine.Decisive).Decides(0, g.st) {
		t.Error("A has a card left")
	}
	worth := make([]float64, 2)
	j.Now(g.st.Clone(), worth, nil)
	// B's seven cards may be any of the 45 that nobody sees, three of them kings.
	if want := -7 * (1 + 9*3.0/45); worth[0] != -1 || math.Abs(worth[1]-want) > 1e-9 {
		t.Errorf("%v, want -1 and %v", worth, want)
	}
	g.play("-", "2cW ~")
	if !j.(engine.Decisive).Decides(0, g.st) {
		t.Error("A has gone out")
	}
	j.Static(g.st, worth)
	if worth[0] != 0 {
		t.Errorf("%v: who has gone out has no points", worth)
	}
}

// Of the other hands a seat sees how many cards they are: whatever they hold, it has the
// same choices, and they differ in worth by the same.
func TestOtherHandsUnseen(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	j := game{}.Judge()
	differences := func(s *State) (list []float64) {
		c, st, after := new(engine.Choices), s.Clone(), s.Clone()
		j.Choices(st, nil, engine.Later{}, c)
		worth := make([]float64, s.Seats())
		first := 0.0
		for i := range c.Len() {
			after.Set(st)
			for _, p := range c.At(i) {
				after.Apply(p, nil)
			}
			after.EndTurn(nil)
			j.Static(after, worth)
			m := worth[s.toMove] - (worth[0]+worth[1]+worth[2])/3
			if i == 0 {
				first = m
			}
			list = append(list, float64(len(c.At(i))), m-first)
		}
		return list
	}
	for range games(200) {
		r, _ := ReadRules(nil)
		s := New(r, 3, 0)
		var d Deal
		d.Shuffle(rng, s)
		s.Begin(&d)
		for n := rng.IntN(8); n > 0 && s.toMove != engine.NoSeat; n-- {
			wholeTurn(s, LayAll, &d.Stock, nil)
		}
		if s.toMove == engine.NoSeat {
			continue
		}
		s.Apply(Play{Act: Draw, Card: d.Next()}.Ply(), nil)
		was := differences(s)
		for y := range engine.Seat(3) {
			if y == s.toMove {
				continue
			}
			for i, c := range s.Known(y, nil) {
				if i < len(d.Stock) { // the card goes back, another comes
					s.cards.known[y].remove(c)
					s.cards.seen.remove(c)
					s.cards.known[y].add(d.Stock[i])
					s.cards.seen.add(d.Stock[i])
					d.Stock[i] = c
				}
			}
		}
		is := differences(s)
		if len(was) != len(is) {
			t.Fatalf("%v, with other cards elsewhere %v", was, is)
		}
		for i := range was {
			if math.Abs(was[i]-is[i]) > 1e-9 {
				t.Fatalf("%v, with other cards elsewhere %v", was, is)
			}
		}
	}
}

// What is proved to be missed with the certain cards was missed with the real hand: the
// best turn that the judge shows is legal there, and never sheds more than the best.
func TestProvedMisses(t *testing.T) {
	rng := rand.New(rand.NewPCG(31, 7))
	j, f := game{}.Judge(), Finder{}
	for tried := 0; tried < games(300); {
		e := someEnding(ruleSets[tried%len(ruleSets)], rng)
		if e == nil {
			continue
		}
		tried++
		st, turn, later := e.recorded()
		real := e.real.Clone().(*State)
		if len(turn.Plies) > 0 && isDraw(turn.Plies[0]) {
			st = st.Clone().(*State)
			real.Apply(Play{Act: Draw, Card: e.stock[0]}.Ply(), nil)
			turn = &engine.Turn{Plies: turn.Plies[1:]}
		}
		c := new(engine.Choices)
		j.Choices(st, turn, later, c)
		most, _ := f.Most(real)
		for i := range c.Len() {
			after := real.Clone().(*State)
			for _, p := range c.At(i) {
				if _, fault := after.Apply(p, nil); fault != nil {
					t.Fatalf("%s: %v", e.describe(st), fault)
				}
			}
			if got := shed(real, after); got > most {
				t.Fatalf("%s: sheds %d, the real hand at most %d", e.describe(st), got, most)
			}
		}
	}
}
