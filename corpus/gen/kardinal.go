package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"partie/engine"
	"partie/engine/kardinal"
)

// What is told of the cards that come into hands and open on the table.
type told uint8

const (
	toldNothing told = iota // what was played alone
	toldSome                // what the scribe happened to see of the draws and open cards
	toldOpen                // open cards: those at the start, taken up and turned up
	toldAll                 // hands and draws too
)

// lands is a sample of Kardinal & König.
type lands struct {
	sample
	told   told
	hurry  bool    // everybody places as much as they can
	short  []int   // what is missing on the score track from the first scoring on, by seat …
	mend   int     // … until somebody sees it at this turn, and the track is written down again
	blind  float64 // how often a card is drawn from the pile without a look at the open ones
	ending string  // how a game that stops ends: "end", or left out "unfinished"
}

// realm is a game of Kardinal & König under way.
type realm struct {
	scribe
	how      *lands
	st       *kardinal.State
	pack     *pack
	sensible kardinal.Policy
	luck     *rand.Rand                // of the scribe: what is told does not change the game
	hidden   [kardinal.Refill + 1]bool // acts of which the scribe has seen nothing in this turn
}

// record plays the sample and returns its canonical text.
func (s *lands) record() ([]byte, error) {
	rules, f := kardinal.ReadRules(strings.Fields(s.rules), len(s.players))
	if f != nil {
		return nil, f
	}
	r := &realm{
		how: s, scribe: newScribe(&s.sample),
		st: kardinal.New(rules, len(s.players), s.start), sensible: kardinal.Sensible(),
	}
	r.pack, r.luck = newPack(r.rng, rules), rand.New(rand.NewPCG(2027, s.seed))
	if err := r.play(); err != nil {
		return nil, err
	}
	return r.scribe.record(kardinal.Game.Name(), r.st)
}

// play plays the game to its end or to the turn at which it stops.
func (r *realm) play() error {
	if err := r.pack.deal(r.st); err != nil {
		return err
	}
	if r.how.told == toldAll {
		for x := range r.st.Seats() {
			r.line("@hand", engine.Seat(x).String(), r.st.Hand(engine.Seat(x)))
		}
	}
	if r.how.told >= toldOpen {
		r.line("@open", r.st.OpenCards())
	}
	for !r.st.Over() {
		if r.turns == r.stop && r.stop > 0 {
			if r.how.ending != "end" {
				r.line("@unfinished")
				return nil
			}
			r.line("@end")
			break
		}
		if err := r.turn(); err != nil {
			return err
		}
	}
	r.st.Finish(nil)
	return nil
}

// turn plays one turn and writes it down.
func (r *realm) turn() error {
	r.turns++
	line := fmt.Sprintf("%d. %v: ", r.turns, r.st.ToMove())
	start := r.st.Clone().(*kardinal.State)
	legal := r.st.Legal(nil)
	order(r.st, legal) // so that the game is the same in whatever order they are listed
	ply := r.careless(legal)
	slip := r.slipOf()
	if slip != 0 {
		ply = slip
	}
	if r.how.told == toldSome {
		r.hidden[kardinal.Draw], r.hidden[kardinal.Refill] = r.luck.IntN(3) == 0, r.luck.IntN(2) == 0
	}
	said := engine.Turn{}
	r.pack.lay(start.ToMove(), start.Words(engine.Turn{Plies: []engine.Ply{ply}}, nil))
	for ply != 0 {
		apply := r.st.Apply
		if ply == slip {
			apply = r.st.Force
		}
		if _, f := apply(ply, nil); f != nil {
			return f
		}
		if p := r.seen(ply); p != 0 {
			said.Add(p, 0)
		}
		ply = r.next()
	}
	if _, f := r.st.EndTurn(nil); f != nil {
		return f
	}
	suffix := r.clock() + r.claim(start)
	if slip != 0 {
		suffix += " ~"
	}
	words := strings.Join(start.Words(said, nil), " ")
	if better := r.better(start, legal, said.Plies[0]); better != 0 {
		r.line(line + words + " ?" + suffix + r.note())
		r.line("(" + line + strings.Join(start.Words(engine.Turn{Plies: []engine.Ply{better}}, nil), " ") + ")")
		return nil
	}
	r.line(line + words + r.marks[r.turns] + suffix + r.note())
	return nil
}

// next is the next card drawn or turned up in the turn, 0 where there is none.
func (r *realm) next() engine.Ply {
	draws := r.st.Legal(nil)
	if len(draws) == 0 {
		if len(r.st.OpenCards()) < 2 && r.st.Pile() > 0 {
			return r.pack.fromTop(kardinal.Refill)
		}
		return 0
	}
	unseen := kardinal.Play{Act: kardinal.Draw, Suit: kardinal.UnknownCard, From: kardinal.Unseen}.Ply()
	best := unseen
	if r.how.blind == 0 || r.rng.Float64() >= r.how.blind || !slices.Contains(draws, unseen) {
		best = r.sensible(r.st, draws)
	}
	if best == unseen {
		return r.pack.fromTop(kardinal.Draw)
	}
	return best
}

// claim is the score track behind a turn that has changed it, or in which somebody sees
// what is wrong with it.
func (r *realm) claim(start *kardinal.State) string {
	changed := !slices.Equal(start.Totals(nil), r.st.Totals(nil))
	if changed {
		copy(r.off, r.how.short)
	}
	if r.how.mend > 0 && r.turns == r.how.mend {
		clear(r.off)
		changed = true
	}
	if !r.claims || !changed {
		return ""
	}
	return " =" + r.track(r.st)
}

// slipOf is the mistake of the sample, at the first turn from slip on that gives room for
// it: an advisor sent to a court that has as many as it may.
func (r *realm) slipOf() engine.Ply {
	if r.slip == 0 || r.done || r.turns < r.slip {
		return 0
	}
	m := r.st.Rules().Map
	for _, l := range m.Lands {
		card := string(m.Suits[l.Suit].Card)
		var t engine.Turn
		if f := r.st.Read([]string{l.Code, "a", "<" + card}, &t); f != nil {
			continue
		}
		_, f := r.st.Clone().Apply(t.Plies[0], nil)
		if f != nil && f.Code == "advisor-limit" && strings.Contains(r.st.Hand(r.st.ToMove()), card) {
			r.done = true
			return t.Plies[0]
		}
	}
	return 0
}

// seen is what the scribe writes down of a ply, 0 for nothing. Who tells the open cards
// tells too that one was drawn from the pile.
func (r *realm) seen(ply engine.Ply) engine.Ply {
	p, _ := kardinal.PlayOf(ply)
	switch {
	case p.Act != kardinal.Draw && p.Act != kardinal.Refill || r.how.told == toldAll:
		return ply
	case r.how.told == toldNothing || r.hidden[p.Act]:
		return 0
	case r.how.told == toldSome && p.Act == kardinal.Refill && r.luck.IntN(4) == 0:
		return kardinal.Play{Act: kardinal.Refill, Suit: kardinal.UnknownCard}.Ply()
	case p.Act == kardinal.Draw && p.From == kardinal.Pile:
		return kardinal.Play{Act: kardinal.Draw, Suit: kardinal.UnknownCard, From: kardinal.Unseen}.Ply()
	}
	return ply
}

// careless is what a sensible player chooses who sees each play with a chance that
// depends on who it is.
func (r *realm) careless(legal []engine.Ply) engine.Ply {
	var seen []engine.Ply
	for _, p := range legal {
		if r.rng.Float64() < r.care[r.st.ToMove()] {
			seen = append(seen, p)
		}
	}
	if len(seen) == 0 {
		seen = legal
	}
	if r.how.hurry {
		seen = r.most(seen)
	}
	return r.sensible(r.st, seen)
}

// most is the plies that place the most pieces, with the fewest cards.
func (r *realm) most(legal []engine.Ply) (list []engine.Ply) {
	best := -1
	for _, ply := range legal {
		p, _ := kardinal.PlayOf(ply)
		n := 10 * int(p.N)
		for _, w := range r.st.Words(engine.Turn{Plies: []engine.Ply{ply}}, nil) {
			if w[0] == '<' || w[0] == '-' {
				n -= len(w) - 1
			}
		}
		if n > best {
			best, list = n, nil
		}
		if n == best {
			list = append(list, ply)
		}
	}
	return list
}

// better is what a player who sees everything would have chosen instead, at the first
// turn from variation on at which that is something else.
func (r *realm) better(start *kardinal.State, legal []engine.Ply, played engine.Ply) engine.Ply {
	if r.variation == 0 || r.done || r.turns < r.variation {
		return 0
	}
	best := r.sensible(start, legal)
	if best == played {
		return 0
	}
	r.done = true
	return best
}
