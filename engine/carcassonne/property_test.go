package carcassonne_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
)

// allRules lists every set of options, in words; draw=end changes no rule and stands
// only where fields can be occupied.
func allRules() []string {
	sets := []string{""}
	for _, options := range [][]string{
		{"edition=2014", "edition=2000"}, {"", "river"}, {"", "abbot"},
		{"", "farmers=1", "farmers=2", "farmers=3"}, {"", "tiny=2", "tiny=4"}, {"", "draw=end", "nofarmers"},
	} {
		var longer []string
		for _, set := range sets {
			for _, o := range options {
				longer = append(longer, strings.Join(strings.Fields(set+" "+o), " "))
			}
		}
		sets = longer
	}
	return sets
}

// games is how many games a test plays: PARTIE_GAMES, or so many, or a tenth in short
// mode.
func games(t *testing.T, usual int) int {
	if n, err := strconv.Atoi(os.Getenv("PARTIE_GAMES")); err == nil {
		return n
	}
	if testing.Short() {
		return usual / 10
	}
	return usual
}

// temper is what the players of a game like: each is the weight of one thing about a
// turn beside chance.
type temper struct{ touching, follower, farmer, abbot, spite float64 }

func someTemper(rng *rand.Rand) temper {
	return temper{rng.Float64(), rng.Float64() * 2, rng.Float64()*2 - 1.3, rng.Float64() - 0.3, rng.Float64() - 0.5}
}

// both is a game played by the engine and by the slow rules.
type both struct {
	t      *testing.T
	rng    *rand.Rand
	like   temper
	slow   *slow
	fast   *carcassonne.State
	spare  *carcassonne.State
	drawn  string           // the tile drawn, perhaps with a garden that is only a picture
	record []string         // the turns so far
	sums   []map[string]int // of the engine's events, by seat and breakdown key
}

// fail says what is wrong, with the game so far as a record.
func (g *both) fail(format string, args ...any) {
	g.t.Helper()
	g.t.Fatalf("%s\n%s", fmt.Sprintf(format, args...), strings.Join(g.record, "\n"))
}

// begin begins a game by those rules.
func begin(t *testing.T, rng *rand.Rand, rules string, seats int) *both {
	r, f := carcassonne.Game.Rules(strings.Fields(rules), seats)
	if f != nil {
		t.Fatal(rules, f)
	}
	start := rng.IntN(seats)
	g := &both{t: t, rng: rng, like: someTemper(rng), slow: newSlow(rules, seats, start)}
	g.fast = carcassonne.Game.New(r, seats, engine.Seat(start)).(*carcassonne.State)
	g.spare = carcassonne.Game.New(r, seats, 0).(*carcassonne.State)
	g.record = []string{fmt.Sprintf("[Rules %q] %d seats, %v begins", rules, seats, engine.Seat(start))}
	for range seats {
		g.sums = append(g.sums, map[string]int{})
	}
	return g
}

// kind is the engine's number for a tile.
func (g *both) kind(name string) carcassonne.Kind {
	k, ok := carcassonne.KindOf(name)
	if !ok {
		g.fail("the engine has no tile %s", name)
	}
	return k
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

// apply makes a ply that must be legal.
func (g *both) apply(p engine.Ply) {
	ev, f := g.fast.Apply(p, nil)
	if f != nil {
		g.fail("%v: %v", g.words(p), f)
	}
	g.add(ev)
}

// words is plies in the notation. Where gardens are only pictures a tile with one is
// written as one without.
func (g *both) words(plies ...engine.Ply) string {
	w := strings.Join(g.fast.Words(engine.Turn{Plies: plies, Words: make([]int, len(plies))}, nil), " ")
	if !g.slow.gardens() {
		w = strings.Replace(w, "g", "", 1)
	}
	return w
}

// expected is the legal words with a tile by the slow rules: its turns, or that it is
// set aside.
func (g *both) expected(name string) ([]slowTurn, []string) {
	turns := g.slow.turns(name)
	words := []string{"x" + name}
	if len(turns) > 0 {
		words = nil
	}
	for _, t := range turns {
		words = append(words, t.String())
	}
	slices.Sort(words)
	return turns, words
}

// compareWords compares two lists in order.
func (g *both) compareWords(when string, got, want []string) {
	if !slices.Equal(got, want) {
		without := func(list, known []string) []string {
			return slices.DeleteFunc(slices.Clone(list), func(w string) bool { return slices.Contains(known, w) })
		}
		g.fail("%s the engine lists %d, the rules %d; only the engine %v, only the rules %v",
			when, len(got), len(want), without(got, want), without(want, got))
	}
}

// compareLegal compares what the engine lists with the words expected, and returns its
// plies by word.
func (g *both) compareLegal(want []string) map[string]engine.Ply {
	plies := map[string]engine.Ply{}
	var got []string
	for _, p := range g.fast.Legal(nil) {
		w := g.words(p)
		got = append(got, w)
		plies[w] = p
	}
	slices.Sort(got)
	g.compareWords("after the draw", got, want)
	return plies
}

// compareState compares all else.
func (g *both) compareState() {
	if g.fast.Over() != g.slow.over() {
		g.fail("over: %v, want %v", g.fast.Over(), g.slow.over())
	}
	for seat, total := range g.fast.Totals(nil) {
		if want := g.slow.totals()[seat]; total != engine.Exactly(want) {
			g.fail("seat %d has %v, want %d: %v", seat, total, want, g.slow.points)
		}
		maps.DeleteFunc(g.sums[seat], func(_ string, n int) bool { return n == 0 })
		if !maps.Equal(g.sums[seat], g.slow.points[seat]) {
			g.fail("seat %d has %v by events, want %v", seat, g.sums[seat], g.slow.points[seat])
		}
		if g.slow.over() {
			continue
		}
		followers, abbot := g.slow.supply(seat)
		if x := engine.Seat(seat); g.fast.Followers(x) != followers || g.fast.HasAbbot(x) != abbot {
			g.fail("seat %d has %d followers, abbot %v; want %d, %v", seat, g.fast.Followers(x), g.fast.HasAbbot(x), followers, abbot)
		}
	}
	if x := g.fast.ToMove(); !g.slow.over() && x != engine.Seat(g.slow.mover) {
		g.fail("%v is to move, not %d", x, g.slow.mover)
	}
	for name, n := range g.slow.bag {
		if left := g.fast.Left(g.kind(name)); left != n {
			g.fail("%d of %s left, want %d", left, name, n)
		}
	}
}

// draw draws a tile for both. A spiteful game prefers tiles that fit nowhere.
func (g *both) draw() (name string, turns []slowTurn, words []string) {
	var tiles []string
	for name, n := range g.slow.drawable() {
		tiles = append(tiles, slices.Repeat([]string{name}, n)...)
	}
	slices.Sort(tiles)
	name = tiles[g.rng.IntN(len(tiles))]
	for tries := 8; tries > 0 && g.like.spite > 0 && len(g.slow.places(name)) > 0; tries-- {
		name = tiles[g.rng.IntN(len(tiles))]
	}
	turns, words = g.expected(name)
	if g.rng.IntN(40) == 0 {
		g.compareAllDraws()
	}
	g.drawn = name
	if k, ok := carcassonne.KindOf(name + "g"); ok && !g.slow.gardens() && g.fast.Left(k) > 0 && g.rng.IntN(2) == 0 {
		g.drawn += "g"
	}
	g.apply(carcassonne.Play{Act: carcassonne.Draw, Kind: g.kind(g.drawn)}.Ply())
	return name, turns, words
}

// compareAllDraws compares what is legal while the tile drawn is not told, which tiles
// may be drawn, and whether the game can be over without a word more.
func (g *both) compareAllDraws() {
	may := g.slow.drawable()
	var want, got []string
	for name := range may {
		_, words := g.expected(name)
		want = append(want, words...)
	}
	for _, p := range g.fast.Legal(nil) {
		got = append(got, g.words(p))
	}
	slices.Sort(want)
	slices.Sort(got)
	g.compareWords("before the draw", slices.Compact(got), want)
	closed := g.fast.Clone()
	closed.Close(nil)
	stuck := !slices.ContainsFunc(want, func(w string) bool { return w[0] != 'x' })
	if closed.Over() != stuck && g.slow.bag["rL"] == 0 { // with the lake to come there are tiles behind it
		g.fail("closed, the game is over: %v, want %v", closed.Over(), stuck)
	}
	for name := range slowTiles.count {
		ply := carcassonne.Play{Act: carcassonne.Draw, Kind: g.kind(name)}.Ply()
		if _, f := g.fast.Clone().Apply(ply, nil); (f == nil) != (may[name] > 0) && (g.slow.rules.old || may[g.slow.known(name)] == 0) {
			g.fail("drawing %s: %v", name, f)
		}
	}
}

// choose is the turn that the players like best.
func (g *both) choose(turns []slowTurn) slowTurn {
	best, most := turns[0], -100.0
	for _, t := range turns {
		value := g.rng.Float64() * 2
		for _, c := range t.cell.around() {
			if _, laid := g.slow.board[c]; laid {
				value += g.like.touching
			}
		}
		switch {
		case t.act == "a" || t.act == "-a":
			value += g.like.abbot
		case t.act != "":
			value += g.like.follower
		}
		if t.act != "" && t.act[0] == 'f' {
			value += g.like.farmer
		}
		if value > most {
			best, most = t, value
		}
	}
	return best
}

// turn plays one turn in both, with the tiles before it that fit nowhere.
func (g *both) turn() {
	aside := ""
	for {
		name, turns, words := g.draw()
		plies := g.compareLegal(words)
		if g.rng.IntN(10) == 0 {
			g.compareGuesses(name, words)
		}
		if len(turns) > 0 {
			t := g.choose(turns)
			g.record = append(g.record, aside+t.String())
			g.slow.make(t)
			g.apply(plies[t.String()])
			break
		}
		aside += "x" + name + " "
		g.slow.bag[name]--
		g.apply(plies["x"+name])
		if g.slow.over() {
			g.record = append(g.record, aside)
			break
		}
	}
	ev, f := g.fast.EndTurn(nil)
	if f != nil {
		g.fail("end of turn: %v", f)
	}
	g.add(ev)
	g.compareState()
	switch g.rng.IntN(10) {
	case 0:
		g.fast = g.fast.Clone().(*carcassonne.State)
	case 1:
		g.spare.Set(g.fast)
		g.fast, g.spare = g.spare, g.fast
	}
}

// The engine and the slow rules agree on whole games by all sets of options, some of
// them ended early: on what is legal and what is not, on all points and on all that is
// left.
func TestSlowRules(t *testing.T) {
	sets := allRules()
	order := rand.New(rand.NewPCG(1, 1)).Perm(len(sets) * 5)
	for i := range games(t, 100) {
		n := order[i%len(order)]
		rng := rand.New(rand.NewPCG(uint64(i), 2))
		g := begin(t, rng, sets[n/5], n%5+1)
		for turns := 15 + rng.IntN(120); !g.slow.over() && turns > 0; turns-- {
			g.turn()
		}
		g.record = append(g.record, "@end")
		g.slow.finish()
		g.add(g.fast.Finish(nil))
		g.compareState()
		if len(g.fast.Legal(nil)) > 0 || g.fast.ToMove() != engine.NoSeat {
			g.fail("something may be played after the end")
		}
		totals := g.slow.totals()
		for seat, total := range totals {
			if slices.Contains(g.fast.Winners(), engine.Seat(seat)) != (total == slices.Max(totals)) {
				g.fail("%v win with %v", g.fast.Winners(), totals)
			}
		}
	}
}
