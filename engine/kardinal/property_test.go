package kardinal_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/kardinal"
)

// table is the options and the number of seats of a game.
type table struct {
	rules string
	seats int
}

// tables lists the games that are played: all numbers of seats, the variant, and other
// numbers of cards taken out.
func tables() (list []table) {
	for _, removed := range []string{"", "removed=0", "removed=1", "removed=2", "removed=4", "removed=6"} {
		for seats := 3; seats <= 5; seats++ {
			list = append(list, table{removed, seats})
		}
		list = append(list, table{strings.TrimSpace("baldwin " + removed), 2}, table{strings.TrimSpace("baldwin " + removed), 2})
	}
	return list
}

// told is a turn of a record: the decision, and what was drawn and turned up.
type told struct{ turn, drawn string }

// both is a game played by the engine and by the slow rules.
type both struct {
	t       *testing.T
	rng     *rand.Rand
	like    temper
	slow    *slow
	fast    *kardinal.State
	spare   *kardinal.State
	rules   engine.Rules
	record  []string   // for people
	dealt   [][]string // the words of the directives that tell the deal
	turns   []told
	sums    []map[string]int   // of the engine's events, by seat and breakdown key
	points  [][]map[string]int // by the slow rules, behind each turn
	refused int                // turns tried that the rules forbid
}

// fail says what is wrong, with the game so far as a record.
func (g *both) fail(format string, args ...any) {
	g.t.Helper()
	g.t.Fatalf("%s\n%s", fmt.Sprintf(format, args...), strings.Join(g.record, "\n"))
}

// begin begins a game of which all cards are told.
func begin(t *testing.T, rng *rand.Rand, at table) *both {
	words := strings.Fields(at.rules)
	r, f := kardinal.Game.Rules(words, at.seats)
	if f != nil {
		t.Fatal(at, f)
	}
	removed := max(0, 5-at.seats)
	if slices.Contains(words, "baldwin") {
		removed = 0
	}
	for _, w := range words {
		if n, ok := strings.CutPrefix(w, "removed="); ok {
			removed, _ = strconv.Atoi(n)
		}
	}
	shuffle := func(b []byte) { rng.Shuffle(len(b), func(i, j int) { b[i], b[j] = b[j], b[i] }) }
	deck := slowDeck(removed)
	shuffle(deck)
	start := rng.IntN(at.seats)
	g := &both{t: t, rng: rng, like: someTemper(rng), rules: r, slow: newSlow(at.rules, at.seats, start, deck, shuffle)}
	g.restart()
	g.spare = kardinal.Game.New(r, at.seats, 0).(*kardinal.State)
	g.record = []string{fmt.Sprintf("[Rules %q] %d seats, %v begins", at.rules, at.seats, engine.Seat(start))}
	for seat, hand := range g.slow.hands {
		g.dealt = append(g.dealt, []string{"hand", engine.Seat(seat).String(), inSuitOrder(string(hand))})
	}
	g.dealt = append(g.dealt, []string{"open", string(g.slow.open)})
	for _, words := range g.dealt {
		g.direct(words[0], words[1:]...)
	}
	return g
}

// restart makes the engine's state one before anything happened.
func (g *both) restart() {
	seats := len(g.slow.hands)
	g.fast = kardinal.Game.New(g.rules, seats, engine.Seat(g.slow.start)).(*kardinal.State)
	g.sums = nil
	for range seats {
		g.sums = append(g.sums, map[string]int{})
	}
}

// direct tells a fact of the set-up.
func (g *both) direct(name string, words ...string) {
	g.record = append(g.record, "@"+name+" "+strings.Join(words, " "))
	if _, ev, f := g.fast.Directive(name, words, nil); f != nil || len(ev) > 0 {
		g.fail("%v %v", f, ev)
	}
}

// add takes the engine's events into the sums.
func (g *both) add(ev []engine.Event) {
	for _, e := range ev {
		g.sums[e.Seat][e.Key] += e.Points.Min
		if !e.Points.Known() {
			g.fail("%v has unknown points", e)
		}
	}
}

// make plays words in the engine as a whole turn, and returns them in canonical form.
func (g *both) make(words string) (canonical string, f *engine.Fault) {
	var t engine.Turn
	if f := g.fast.Read(strings.Fields(words), &t); f != nil {
		return "", f
	}
	canonical = strings.Join(g.fast.Words(t, nil), " ")
	var ev []engine.Event
	for _, p := range t.Plies {
		if ev, f = g.fast.Apply(p, ev); f != nil {
			return canonical, f
		}
	}
	if ev, f = g.fast.EndTurn(ev); f == nil {
		g.add(ev)
	}
	return canonical, f
}

// compareLegal compares what the engine lists with what the rules allow.
func (g *both) compareLegal() (want []string) {
	want = g.slow.legal()
	var got []string
	for _, p := range g.fast.Legal(nil) {
		got = append(got, strings.Join(g.fast.Words(engine.Turn{Plies: []engine.Ply{p}, Words: []int{0}}, nil), " "))
	}
	slices.Sort(want)
	slices.Sort(got)
	if !slices.Equal(got, want) {
		without := func(list, known []string) []string {
			return slices.DeleteFunc(slices.Clone(list), func(w string) bool { return slices.Contains(known, w) })
		}
		g.fail("the engine lists %d, the rules %d; only the engine %v, only the rules %v",
			len(got), len(want), without(got, want), without(want, got))
	}
	return want
}

// comparePoints compares the engine's points with these.
func (g *both) comparePoints(points []map[string]int) {
	for seat, total := range g.fast.Totals(nil) {
		want := 0
		for _, n := range points[seat] {
			want += n
		}
		if total != engine.Exactly(want) {
			g.fail("seat %d has %v, want %d: %v", seat, total, want, points)
		}
		maps.DeleteFunc(g.sums[seat], func(_ string, n int) bool { return n == 0 })
		if !maps.Equal(g.sums[seat], points[seat]) {
			g.fail("seat %d has %v by events, want %v", seat, g.sums[seat], points[seat])
		}
	}
}

// compareState compares all that can be seen between two turns.
func (g *both) compareState() {
	g.comparePoints(g.slow.points)
	if g.fast.Over() != g.slow.over {
		g.fail("over: %v, want %v", g.fast.Over(), g.slow.over)
	}
	if g.fast.Pile() != len(g.slow.pile) {
		g.fail("the pile has %d, want %d", g.fast.Pile(), len(g.slow.pile))
	}
	for c := range g.slow.colours() {
		cloisters, advisors := g.slow.supply(c)
		if g.fast.CloistersLeft(c) != cloisters || g.fast.AdvisorsLeft(c) != advisors {
			g.fail("colour %d has %d and %d left, want %d and %d", c, g.fast.CloistersLeft(c), g.fast.AdvisorsLeft(c), cloisters, advisors)
		}
	}
	mover := engine.Seat(g.slow.mover)
	if g.slow.over {
		mover = engine.NoSeat
	}
	if x := g.fast.ToMove(); x != mover {
		g.fail("%v is to move, not %v", x, mover)
	}
}

// turn plays one turn in both.
func (g *both) turn() {
	turns := g.compareLegal()
	if g.rng.IntN(6) == 0 {
		g.tryIllegal(turns)
	}
	best := g.like.best(g.rng, g.slow, turns)
	before := &slow{open: slices.Clone(g.slow.open), pile: slices.Clone(g.slow.pile), emptied: g.slow.emptied}
	mover := engine.Seat(g.slow.mover)
	drawn, err := g.slow.make(best, g.like.draw(g.rng))
	if err != nil {
		g.fail("%v", err)
	}
	g.record = append(g.record, mover.String()+": "+best+drawn)
	g.turns = append(g.turns, told{best, drawn})
	if g.rng.IntN(6) == 0 {
		g.tryIllegalDraws(best, drawn, before)
	}
	g.compareDraws(best, drawn, before)
	if canonical, f := g.make(best + drawn); f != nil || canonical != best+drawn {
		g.fail("the last turn: %v, %s", f, canonical)
	}
	g.note()
	g.compareState()
	switch g.rng.IntN(10) {
	case 0:
		g.fast = g.fast.Clone().(*kardinal.State)
	case 1:
		g.spare.Set(g.fast)
		g.fast, g.spare = g.spare, g.fast
	}
}

// compareDraws compares what the engine lists as the first card that may be drawn behind a
// decision.
func (g *both) compareDraws(turn, drawn string, before *slow) {
	fast := g.fast.Clone()
	var t engine.Turn
	if f := fast.Read(strings.Fields(turn), &t); f != nil {
		g.fail("%s: %v", turn, f)
	}
	if _, f := fast.Apply(t.Plies[0], nil); f != nil {
		g.fail("%s: %v", turn, f)
	}
	var got, want []string
	for _, p := range fast.Legal(nil) {
		got = append(got, fast.Words(engine.Turn{Plies: []engine.Ply{p}, Words: []int{0}}, nil)...)
	}
	if cut(drawn, " +") != "" {
		for _, card := range before.open {
			want = append(want, "+"+string(card))
		}
		if len(before.pile) > 0 {
			want = append(want, "+?")
		}
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, slices.Compact(want)) {
		g.fail("behind %s the engine draws %v, the rules %v", turn, got, want)
	}
}

// note keeps the slow rules' points behind a turn.
func (g *both) note() {
	var points []map[string]int
	for _, keys := range g.slow.points {
		points = append(points, maps.Clone(keys))
	}
	g.points = append(g.points, points)
}

// refuses holds that the engine refuses a turn and keeps its state. What was applied
// before the fault is taken back by the caller of the engine, as in a replay.
func (g *both) refuses(words string) {
	g.refused++
	kept := g.fast.Clone().(*kardinal.State)
	var t engine.Turn
	f := g.fast.Read(strings.Fields(words), &t)
	for i := 0; f == nil && i <= len(t.Plies); i++ {
		before := g.fast.Clone()
		if i < len(t.Plies) {
			_, f = g.fast.Apply(t.Plies[i], nil)
		} else if _, f = g.fast.EndTurn(nil); f == nil {
			g.fail("the engine allows %s", words)
		}
		if f != nil && !reflect.DeepEqual(before, g.fast.Clone()) {
			g.fail("%s is refused (%v), but changes the state", words, f)
		}
	}
	g.fast = kept
}

// finish ends the game in both, here if it is not over.
func (g *both) finish() {
	g.record = append(g.record, "@end")
	g.slow.finish()
	g.add(g.fast.Finish(nil))
	g.note()
	g.compareState()
	g.compareWinners()
}

func (g *both) compareWinners() {
	if len(g.fast.Legal(nil)) > 0 || !g.fast.Over() {
		g.fail("something may be played after the end")
	}
	var got []int
	for _, x := range g.fast.Winners() {
		got = append(got, int(x))
	}
	if want := g.slow.winners(); !slices.Equal(got, want) {
		g.fail("%v win with %v, want %v", got, g.slow.totals(), want)
	}
}
