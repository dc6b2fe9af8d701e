package kardinal_test

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/kardinal"
)

// scribe keeps a record of a game of few cards, of which the engine knows what it tells
// and the belief every deal that agrees.
type scribe struct {
	t       *testing.T
	rng     *rand.Rand
	tells   float64 // with this probability each thing that a record can leave out
	deck    counts
	fast    *kardinal.State
	spare   *kardinal.State
	board   *slow // the pieces, the discards and the stacks; its hands mean nothing
	deals   belief
	lines   []string
	half    string
	blurred bool // a draw that was not told may have taken an open card that was known
	missed  *misses
}

// misses is how the engine and the belief judge the trials of all records: what no deal
// allows and the engine does, by what the record was like.
type misses struct {
	trials, refused int
	accepted        map[string]int
	shortest        map[string][]string
}

// someDeck is cards of a few suits for so many seats, often with a short pile.
func someDeck(rng *rand.Rand, seats int) (deck counts) {
	of := rng.Perm(len(slowSuits))[:2+rng.IntN(2)]
	for range 3*seats + rng.IntN(9) {
		deck[of[rng.IntN(len(of))]]++
	}
	return deck
}

// newScribe begins a record; nil where it would be of too many deals to be quick.
func newScribe(t *testing.T, rng *rand.Rand, missed *misses) *scribe {
	seats, words := 3+rng.IntN(8)/7, ""
	if rng.IntN(3) == 0 {
		seats, words = 2, "baldwin"
	}
	rules, f := kardinal.ReadRules(append(strings.Fields(words), "removed=0"), seats)
	if f != nil {
		t.Fatal(f)
	}
	deck := someDeck(rng, seats)
	m := *rules.Map
	for suit, n := range deck {
		m.Suits[suit].Cards = int(n)
	}
	rules.Map = &m
	start := rng.IntN(seats)
	w := &scribe{
		t: t, rng: rng, tells: []float64{0, .3, .6, .9}[rng.IntN(4)], deck: deck,
		fast: kardinal.New(rules, seats, engine.Seat(start)), spare: kardinal.New(rules, seats, 0),
		board: newSlow(words, seats, start, slowDeck(0), nil), deals: believed(deck, seats), half: "first half", missed: missed,
	}
	if len(w.deals) > 4000 {
		return nil
	}
	w.lines = []string{fmt.Sprintf("%d seats, %s, %v begins, of %s", seats, words, engine.Seat(start), deck.letters())}
	return w
}

// some is one of a list.
func some[T any](rng *rand.Rand, list []T) T { return list[rng.IntN(len(list))] }

// setUp tells hands and open cards, each of which a deal has or not.
func (w *scribe) setUp() {
	hidden := some(w.rng, w.deals)
	for x := range w.board.hands {
		w.tellPlace("hand "+engine.Seat(x).String(), hidden.hands[x], func(d deal) counts { return d.hands[x] })
	}
	w.tellPlace("open", hidden.open, func(d deal) counts { return d.open })
}

// tellPlace tells some cards of a place, or tries to.
func (w *scribe) tellPlace(name string, has counts, place func(d deal) counts) {
	if w.rng.Float64() >= w.tells || has.total() == 0 {
		return
	}
	told := []byte(has.letters())
	for i := range told {
		switch w.rng.IntN(6) {
		case 0, 1:
			told[i] = '?'
		case 2:
			told[i] = slowSuits[w.rng.IntN(len(slowSuits))]
		}
	}
	after := w.deals.holding(countsOf(string(told)), place)
	line := "@" + name + " " + string(told)
	words := strings.Fields(line[1:])
	if w.judge(line, len(after) > 0, func(s *kardinal.State) *engine.Fault {
		_, _, f := s.Directive(words[0], words[1:], nil)
		return f
	}) {
		w.deals = after
	}
}

// judge compares whether the engine takes a line with whether some deal agrees with it.
// The engine takes it for good where one does.
func (w *scribe) judge(line string, fits bool, try func(s *kardinal.State) *engine.Fault) bool {
	w.t.Helper()
	w.spare.Set(w.fast)
	f := try(w.spare)
	w.missed.trials++
	lines := append(slices.Clone(w.lines), line)
	switch {
	case f != nil && fits:
		w.t.Fatalf("%v, but a deal allows the last of\n%s", f, strings.Join(lines, "\n"))
	case f == nil && !fits:
		kind := w.half
		if w.blurred {
			kind += ", blurred"
		}
		w.missed.accepted[kind]++
		if short := w.missed.shortest[kind]; short == nil || len(short) > len(lines) {
			w.missed.shortest[kind] = lines
		}
	case !fits:
		w.missed.refused++
	default:
		w.fast, w.spare = w.spare, w.fast
		w.lines = lines
	}
	return fits
}

// turn tries a few turns that are not as one of the deals has them, and then plays one
// that is.
func (w *scribe) turn() {
	for range 3 {
		hidden := some(w.rng, w.deals)
		decision := w.decision(hidden)
		drawn := w.toldOf(w.drawn(hidden, decision))
		if w.rng.IntN(3) > 0 {
			decision = w.change(decision)
		} else {
			drawn = w.changeDrawn(drawn)
		}
		if w.play(decision, drawn) {
			return
		}
	}
	hidden := some(w.rng, w.deals)
	decision := w.decision(hidden)
	if !w.play(decision, w.toldOf(w.drawn(hidden, decision))) {
		w.t.Fatalf("%s agrees with no deal behind\n%s", decision, strings.Join(w.lines, "\n"))
	}
}

// cardsOf is the cards that a decision takes out of the hand: those discarded, and those
// laid onto the stack of a colour.
func cardsOf(decision string) (out, laid counts, colour int) {
	for _, word := range strings.Fields(decision) {
		switch word[0] {
		case '<', '-':
			out = countsOf(word)
		case '^':
			laid, colour = countsOf(word), strings.IndexByte(slowColours, word[1])
		}
	}
	return out, laid, colour
}

// tale is what the words of a turn tell of the cards.
func (w *scribe) tale(decision, drawn string) tale {
	out, laid, colour := cardsOf(decision)
	t := tale{seat: w.board.mover, spent: out, draws: cut(drawn, " +"), refill: cut(drawn, " /")}
	for suit, n := range laid {
		t.spent[suit] += n
	}
	after := *w.board
	after.discard = append(slices.Clone(after.discard), out.letters()...)
	after.stacks = nil
	for _, stacks := range w.board.stacks {
		after.stacks = append(after.stacks, slices.Clone(stacks))
	}
	mine := after.stacks[t.seat]
	mine[colour] = append(slices.Clone(mine[colour]), laid.letters()...)
	after.clearStacks(after.owners())
	t.back = countsOf(string(after.discard))
	return t
}

// play tries a turn, and plays it where a deal agrees.
func (w *scribe) play(decision, drawn string) bool {
	w.t.Helper()
	t := w.tale(decision, drawn)
	after := w.deals.after(t)
	known := w.fast.OpenCards()
	if !w.judge(decision+drawn, len(after) > 0, func(s *kardinal.State) *engine.Fault {
		var turn engine.Turn
		if f := s.Read(strings.Fields(decision+drawn), &turn); f != nil {
			return f
		}
		for _, p := range turn.Plies {
			if _, f := s.Apply(p, nil); f != nil {
				return f
			}
		}
		_, f := s.EndTurn(nil)
		return f
	}) {
		return false
	}
	shuffled := after[0].shuffled && !w.deals[0].shuffled
	w.deals = after
	if !w.blurred && strings.Trim(known, "?") != "" && len(t.draws) < min(3, t.spent.total()) {
		w.blurred = true
	}
	w.place(decision)
	if shuffled {
		w.board.clearStacks(w.board.owners())
		w.board.discard = nil
		w.half = "second half"
	}
	w.board.mover = (w.board.mover + 1) % len(w.board.hands)
	return true
}

// place makes a decision on the board.
func (w *scribe) place(decision string) {
	out, laid, colour := cardsOf(decision)
	w.board.discard = append(w.board.discard, out.letters()...)
	mine := w.board.stacks[w.board.mover]
	mine[colour] = append(mine[colour], laid.letters()...)
	words := strings.Fields(decision)
	for _, word := range words[1:] {
		if word[0] != '<' && word[0] != '^' {
			w.board.pieces = append(w.board.pieces, w.board.piece(words[0], word))
		}
	}
}

// The engine takes every line that agrees with some deal. It takes others as well, very
// few: what its knowledge lacks is in the documentation of the package.
func TestBelief(t *testing.T) {
	missed := &misses{accepted: map[string]int{}, shortest: map[string][]string{}}
	for i := range games(600) {
		rng := rand.New(rand.NewPCG(uint64(i), 7))
		w := newScribe(t, rng, missed)
		if w == nil {
			continue
		}
		w.setUp()
		for range 30 {
			if w.fast.Over() || w.deals[0].hands[w.board.mover].total() == 0 {
				break
			}
			w.turn()
		}
	}
	wrong := 0
	for _, n := range missed.accepted {
		wrong += n
	}
	if wrong > 1+missed.trials/500 {
		t.Errorf("%d lines are taken though no deal agrees", wrong)
	}
	t.Logf("%d lines, %d refused; taken though no deal agrees: %v", missed.trials, missed.refused, missed.accepted)
	for _, half := range slices.Sorted(maps.Keys(missed.shortest)) {
		t.Logf("%s:\n%s", half, strings.Join(missed.shortest[half], "\n"))
	}
}
