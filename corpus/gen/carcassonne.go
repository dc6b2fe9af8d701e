package main

import (
	"fmt"
	"slices"
	"strings"

	"partie/engine"
	"partie/engine/carcassonne"
)

// tiles is a sample of Carcassonne.
type tiles struct {
	sample
	first  string // the start tile, where it is another one
	ending string // how a game that stops ends: "end" or "unfinished"
	forget []int  // from these turns on the next score is written down too low …
	mend   int    // … until somebody sees it at this turn
}

// board is a game of Carcassonne under way.
type board struct {
	scribe
	how      *tiles
	st       *carcassonne.State
	deck     carcassonne.Deck
	sensible carcassonne.Policy
	errors   int // how many scores were written down too low
}

// record plays the sample and returns its canonical text.
func (s *tiles) record() ([]byte, error) {
	rules, f := carcassonne.ReadRules(strings.Fields(s.rules))
	if f != nil {
		return nil, f
	}
	b := &board{
		how: s, scribe: newScribe(&s.sample),
		st: carcassonne.New(rules, len(s.players), s.start), sensible: carcassonne.Sensible(),
	}
	if err := b.play(); err != nil {
		return nil, err
	}
	return b.scribe.record(carcassonne.Game.Name(), b.st)
}

// play plays the game to its end or to the turn at which it stops.
func (b *board) play() error {
	if b.how.first != "" {
		if _, _, f := b.st.Directive("start", []string{b.how.first}, nil); f != nil {
			return f
		}
		b.line("@start", b.how.first)
	}
	b.deck.Shuffle(b.rng, b.st)
	for !b.st.Over() {
		if b.turns == b.stop && b.stop > 0 {
			b.line("@" + b.how.ending)
			break
		}
		if err := b.turn(); err != nil {
			return err
		}
	}
	if b.how.ending != "unfinished" {
		b.st.Finish(nil)
	}
	return nil
}

// turn plays one turn and writes it down.
func (b *board) turn() error {
	b.turns++
	line := fmt.Sprintf("%d. %v: ", b.turns, b.st.ToMove())
	aside, err := b.draw()
	if err != nil {
		return err
	}
	line += aside
	if b.st.Drawn() == carcassonne.NoKind { // the bag ran out on tiles that fit nowhere
		b.line(strings.TrimSpace(line))
		_, f := b.st.EndTurn(nil)
		return orNil(f)
	}
	start := b.st.Clone().(*carcassonne.State)
	legal := b.st.Legal(nil)
	slices.Sort(legal) // so that the game is the same in whatever order they are listed
	ply := b.careless(legal)
	slip := b.slipOf(ply)
	if slip != 0 {
		ply = slip
		_, f := b.st.Force(ply, nil)
		err = orNil(f)
	} else {
		_, f := b.st.Apply(ply, nil)
		err = orNil(f)
	}
	if err != nil {
		return err
	}
	if _, f := b.st.EndTurn(nil); f != nil {
		return f
	}
	suffix := b.clock() + b.claim(start)
	if slip != 0 {
		suffix += " ~ {Nobody saw it until the evening was over.}"
	}
	if better := b.better(start, legal, ply); better != 0 {
		b.line(line + b.words(ply) + " ?" + suffix + b.note())
		b.line("(" + line + b.words(better) + ")")
		return nil
	}
	b.line(line + b.words(ply) + b.marks[b.turns] + suffix + b.note())
	return nil
}

// orNil is f as an error.
func orNil(f *engine.Fault) error {
	if f == nil {
		return nil
	}
	return f
}

// draw draws the tile of the turn and returns the words for those before it that fit
// nowhere.
func (b *board) draw() (aside string, err error) {
	for k, ok := b.deck.Next(); ok; k, ok = b.deck.Next() {
		if _, f := b.st.Apply(carcassonne.Play{Act: carcassonne.Draw, Kind: k}.Ply(), nil); f != nil {
			return "", f
		}
		out := carcassonne.Play{Act: carcassonne.Discard, Kind: k}.Ply()
		if b.st.Legal(nil)[0] != out {
			break
		}
		if _, f := b.st.Apply(out, nil); f != nil {
			return "", f
		}
		aside += b.words(out) + " "
	}
	return aside, nil
}

func (b *board) words(ply engine.Ply) string {
	return strings.Join(b.st.Words(engine.Turn{Plies: []engine.Ply{ply}}, nil), " ")
}

// careless is what a sensible player chooses who sees each play with a chance that
// depends on who it is.
func (b *board) careless(legal []engine.Ply) engine.Ply {
	var seen []engine.Ply
	for _, p := range legal {
		if b.rng.Float64() < b.care[b.st.ToMove()] {
			seen = append(seen, p)
		}
	}
	if len(seen) == 0 {
		seen = legal
	}
	return b.sensible(b.st, seen)
}

// slipOf is the mistake of the sample, at the first turn from slip on that gives room
// for it: a follower set in a city where others stand already.
func (b *board) slipOf(ply engine.Ply) engine.Ply {
	p, _ := carcassonne.PlayOf(ply)
	if b.slip == 0 || b.done || b.turns < b.slip || p.Man != carcassonne.NoMan {
		return 0
	}
	for p.Man = 0; ; p.Man++ {
		if _, ok := carcassonne.PlayOf(p.Ply()); !ok {
			return 0
		}
		_, f := b.st.Clone().Apply(p.Ply(), nil)
		if f != nil && f.Code == "feature-occupied" && strings.Contains(b.words(p.Ply()), " c") {
			b.done = true
			return p.Ply()
		}
	}
}

// better is what a player who sees everything would have chosen instead, at the first
// turn from variation on at which that is something else.
func (b *board) better(start *carcassonne.State, legal []engine.Ply, played engine.Ply) engine.Ply {
	if b.variation == 0 || b.done || b.turns < b.variation {
		return 0
	}
	best := b.sensible(start, legal)
	if best == played {
		return 0
	}
	b.done = true
	return best
}

// claim is the score track behind a turn that has changed it. Where the scribe errs,
// one of the scores is up to two points short from then on: a pennant that nobody saw.
func (b *board) claim(start *carcassonne.State) string {
	before, after := start.Totals(nil), b.st.Totals(nil)
	if !b.claims || slices.Equal(before, after) {
		return ""
	}
	if b.turns >= b.how.mend && b.errors == 1 {
		clear(b.off)
	}
	if b.errors < len(b.how.forget) && b.turns >= b.how.forget[b.errors] {
		b.errors++
		for x := range after {
			if gain := after[x].Min - before[x].Min; gain > 0 {
				b.off[x] += min(gain, 2)
				break
			}
		}
	}
	return " =" + b.track(b.st)
}
