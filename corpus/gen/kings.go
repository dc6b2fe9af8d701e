package main

import (
	"fmt"
	"slices"
	"strings"

	"partie/engine"
	"partie/engine/kingscorner"
)

// kings is a sample of Kings in the Corner.
type kings struct {
	sample
	hands  bool           // dealt hands and drawn cards are recorded
	hide   map[string]int // how many cards of a seat nobody noted at the end
	noLeft bool           // what was left is not recorded
	forget int            // the round in which the first loser's score is forgotten
}

// cards is a game of Kings in the Corner under way.
type cards struct {
	scribe
	how  *kings
	st   *kingscorner.State
	deal kingscorner.Deal
}

// record plays the sample and returns its canonical text.
func (k *kings) record() ([]byte, error) {
	rules, f := kingscorner.ReadRules(strings.Fields(k.rules))
	if f != nil {
		return nil, f
	}
	t := &cards{how: k, scribe: newScribe(&k.sample), st: kingscorner.New(rules, len(k.players), k.start)}
	if err := t.play(); err != nil {
		return nil, err
	}
	return t.scribe.record(kingscorner.Game.Name(), t.st)
}

// play plays the game to its end or to the turn at which it is broken off.
func (t *cards) play() error {
	for {
		t.deal.Shuffle(t.rng, t.st)
		t.st.Begin(&t.deal)
		for i, words := range t.deal.Lines() {
			if i == 0 || t.how.hands {
				t.line("@"+words[0], strings.Join(words[1:], " "))
			}
		}
		for t.st.ToMove() != engine.NoSeat {
			if t.turns == t.stop && t.stop > 0 {
				t.line("@unfinished")
				return nil
			}
			if err := t.turn(); err != nil {
				return err
			}
		}
		t.roundOver()
		if t.st.Over() {
			return nil
		}
		next := fmt.Sprint(t.st.Round() + 1)
		if _, _, f := t.st.Directive("round", []string{next}, nil); f != nil {
			return f
		}
		t.line("@round", next)
	}
}

// turn plays one turn and writes it down.
func (t *cards) turn() error {
	t.turns++
	x := t.st.ToMove()
	var drawn []engine.Ply
	if !t.st.Rules().Need && t.st.Stock() > 0 {
		drawn = append(drawn, t.draw())
	}
	start := t.st.Clone().(*kingscorner.State)
	plies, err := t.choose(t.st, drawn, t.careless)
	if err != nil {
		return err
	}
	suffix := t.clock()
	if slip, ok := t.slipOf(x); ok {
		t.st.Set(start)
		plies = append(slices.Clone(drawn), slip)
		if err := t.force(plies); err != nil {
			return err
		}
		suffix += " ~ {Nobody saw it until the next turn.}"
	}
	words := t.words(plies)
	line := fmt.Sprintf("%d. %v: %s", t.turns, x, words)
	if better := t.better(start, drawn, words); better != "" {
		t.line(line+" ?"+suffix, "{More could have been laid.}")
		t.line(fmt.Sprintf("(%d. %v: %s)", t.turns, x, better))
		return nil
	}
	t.line(line + t.marks[t.turns] + suffix + t.note())
	return nil
}

// draw is the ply of drawing the next card of the stock.
func (t *cards) draw() engine.Ply {
	return kingscorner.Play{Act: kingscorner.Draw, Card: t.deal.Next()}.Ply()
}

// choose makes the plies of drawn and then those that pick chooses, and ends the turn.
func (t *cards) choose(st *kingscorner.State, drawn []engine.Ply, pick kingscorner.Policy) ([]engine.Ply, error) {
	plies := slices.Clone(drawn)
	for _, p := range plies {
		if _, f := st.Apply(p, nil); f != nil {
			return nil, f
		}
	}
	x := st.ToMove()
	for st.ToMove() == x {
		legal := st.Legal(nil)
		if len(legal) == 0 {
			break
		}
		p := pick(st, legal)
		if p == 0 {
			break
		}
		if p == (kingscorner.Play{Act: kingscorner.DrawUnseen}).Ply() {
			p = t.draw()
		}
		if _, f := st.Apply(p, nil); f != nil {
			return nil, f
		}
		plies = append(plies, p)
	}
	_, f := st.EndTurn(nil)
	if f != nil {
		return nil, f
	}
	return plies, nil
}

// careless lays all it can, but stops before each play with a chance that depends
// on who plays. Who must draw always does.
func (t *cards) careless(st *kingscorner.State, legal []engine.Ply) engine.Ply {
	best := kingscorner.LayAll(st, legal)
	if p, _ := kingscorner.PlayOf(best); p.Act != kingscorner.DrawUnseen && t.rng.Float64() > t.care[st.ToMove()] {
		return 0
	}
	return best
}

// force plays a turn that breaks a rule, as the ~ of the notation does.
func (t *cards) force(plies []engine.Ply) error {
	for _, p := range plies {
		if _, f := t.st.Apply(p, nil); f == nil {
			continue
		}
		if _, f := t.st.Force(p, nil); f != nil {
			return fmt.Errorf("turn %d cannot be played", t.turns)
		}
	}
	t.st.ForceEndTurn(nil)
	return nil
}

// slipOf is the mistake of the sample, at the first turn from slip on that gives
// room for it: a card laid on one of its own colour. It looks at the hand as it is
// after the turn, so that the card is surely held.
func (t *cards) slipOf(x engine.Seat) (engine.Ply, bool) {
	if t.slip == 0 || t.done || t.turns < t.slip || t.st.ToMove() == engine.NoSeat {
		return 0, false
	}
	for _, c := range t.st.Known(x, nil) {
		for p := kingscorner.North; p <= kingscorner.West; p++ {
			pile := t.st.Pile(p, nil)
			if len(pile) == 0 || c.Rank()+1 != pile[len(pile)-1].Rank() {
				continue
			}
			ply := kingscorner.Play{Act: kingscorner.Lay, Card: c, To: p}.Ply()
			t.done = true
			return ply, true
		}
	}
	return 0, false
}

// better is what could have been laid instead, at the first turn from line on at
// which that is more.
func (t *cards) better(start *kingscorner.State, drawn []engine.Ply, played string) string {
	if t.variation == 0 || t.done || t.turns < t.variation {
		return ""
	}
	st := start.Clone().(*kingscorner.State)
	plies, err := t.choose(st, drawn, kingscorner.LayAll)
	if words := t.words(plies); err == nil && words != played {
		t.done = true
		return words
	}
	return ""
}

// words is the turn as the scribe writes it: without the card that was drawn where
// hands are not recorded.
func (t *cards) words(plies []engine.Ply) string {
	var turn engine.Turn
	for i, p := range plies {
		play, _ := kingscorner.PlayOf(p)
		if play.Act == kingscorner.Draw && !t.how.hands {
			p = kingscorner.Play{Act: kingscorner.DrawUnseen}.Ply()
		}
		turn.Add(p, i)
	}
	return strings.Join(t.st.Words(turn, nil), " ")
}

// roundOver writes what every seat still holds, and the score.
func (t *cards) roundOver() {
	first := true
	for x := range engine.Seat(len(t.players)) {
		cards := t.st.Known(x, nil)
		if len(cards) == 0 || t.how.noLeft {
			continue
		}
		words := []string{"@left", x.String()}
		points := 0
		for i, c := range cards {
			if points++; c.IsKing() {
				points += 9
			}
			if i < len(cards)-t.how.hide[x.String()] {
				words = append(words, c.String())
			} else {
				words = append(words, "?")
			}
		}
		if first && t.how.forget == t.st.Round() {
			t.off[x] += points
		}
		first = false
		t.line(words...)
	}
	if t.claims {
		t.line("=" + t.track(t.st))
	}
}
