package main

import (
	"fmt"
	"slices"
	"strings"

	"partie/engine"
	"partie/engine/kardinal"
)

// What is told of the cards that come into hands and open on the table.
type told uint8

const (
	toldNothing told = iota // what was played alone
	toldOpen                // open cards: those at the start, taken up and turned up
	toldAll                 // hands and draws too
)

// lands is a sample of Kardinal & König.
type lands struct {
	sample
	told  told
	hurry bool // everybody places as much as they can
}

// realm is a game of Kardinal & König under way.
type realm struct {
	scribe
	how      *lands
	st       *kardinal.State
	deck     kardinal.Deck
	sensible kardinal.Policy
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
	if err := r.play(); err != nil {
		return nil, err
	}
	return r.scribe.record(kardinal.Game.Name(), r.st)
}

// play plays the game to its end or to the turn at which it stops.
func (r *realm) play() error {
	r.deck.Shuffle(r.rng, r.st)
	r.deck.Deal(r.st)
	if r.how.told == toldAll {
		for x := range r.st.Seats() {
			r.line("@hand", engine.Seat(x).String(), r.st.Hand(engine.Seat(x)))
		}
	}
	if r.how.told != toldNothing {
		r.line("@open", r.st.OpenCards())
	}
	for !r.st.Over() {
		if r.turns == r.stop && r.stop > 0 {
			r.line("@unfinished")
			return nil
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
	slices.Sort(legal) // so that the game is the same in whatever order they are listed
	ply := r.careless(legal)
	said := engine.Turn{}
	for ok := true; ok; {
		if _, f := r.st.Apply(ply, nil); f != nil {
			return f
		}
		if p := r.seen(ply); p != 0 {
			said.Add(p, 0)
		}
		if draws := r.st.Legal(nil); len(draws) > 0 {
			ply = r.deck.Drawn(r.st, r.sensible(r.st, draws))
		} else {
			ply, ok = r.deck.Refill(r.st)
		}
	}
	if _, f := r.st.EndTurn(nil); f != nil {
		return f
	}
	suffix := r.clock()
	if r.claims && !slices.Equal(start.Totals(nil), r.st.Totals(nil)) {
		suffix += " =" + r.track(r.st)
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

// seen is what the scribe writes down of a ply, 0 for nothing. Who tells the open cards
// tells too that one was drawn from the pile.
func (r *realm) seen(ply engine.Ply) engine.Ply {
	p, _ := kardinal.PlayOf(ply)
	switch {
	case p.Act != kardinal.Draw && p.Act != kardinal.Refill || r.how.told == toldAll:
		return ply
	case r.how.told == toldNothing:
		return 0
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
		seen = most(seen)
	}
	return r.sensible(r.st, seen)
}

// most is the plies that place the most pieces, with the fewest cards.
func most(legal []engine.Ply) (list []engine.Ply) {
	best := -1
	for _, ply := range legal {
		p, _ := kardinal.PlayOf(ply)
		n := 10 * int(p.N)
		for _, k := range p.Cards {
			n -= int(k)
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
