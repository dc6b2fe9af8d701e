package lab

import (
	"errors"
	"math/rand/v2"

	"partie/engine"
)

// table is where games are played.
type table struct {
	game  engine.Judged
	rules engine.Rules
	seats int

	judge  engine.Judge
	dealer engine.Dealer
	deals  rand.PCG
	rng    *rand.Rand // on deals
	st     engine.State
	plies  []engine.Ply
	ev     []engine.Event
}

func newTable(g engine.Judged, rules engine.Rules, seats int) *table {
	t := &table{game: g, rules: rules, seats: seats, judge: g.Judge(), dealer: g.Dealer(), st: g.New(rules, seats, 0)}
	t.rng = rand.New(&t.deals)
	return t
}

// errStuck is a mistake of a game's policies, dealer or rules.
var errStuck = errors.New("lab: the game does not end")

// maxTurns is more turns than any game has.
const maxTurns = 100_000

// play plays a game on a deal of the seed, which seat start begins, by a policy a seat.
// Its outcome is in t.st.
func (t *table) play(seed uint64, deal int, start engine.Seat, policies []Policy) error {
	t.game.Reset(t.st, t.rules, t.seats, start)
	reseed(&t.deals, seed, dealStream, deal)
	t.dealer.Deal(t.st, t.rng)
	for range maxTurns {
		t.chance()
		if t.st.Over() {
			t.ev = t.st.Finish(t.ev[:0])
			return nil
		}
		x := t.st.ToMove()
		if x == engine.NoSeat {
			return errStuck
		}
		if err := t.turn(x, policies[x]); err != nil {
			return err
		}
	}
	return errStuck
}

// What is left to chance comes from streams of its own each.
const (
	dealStream = 1 + iota
	playStream // what policies leave to chance
	tuneStream // which changes are tried
)

// reseed begins a stream of a seed for the game or deal of that number. Seeds that follow
// one another have no game in common.
func reseed(pcg *rand.PCG, seed uint64, stream, number int) {
	pcg.Seed(mix(seed), mix(uint64(number)<<2|uint64(stream)))
}

// mix spreads a number over all bits, as SplitMix64 does (Steele, Lea and Flood, Fast
// splittable pseudorandom number generators, OOPSLA 2014).
func mix(x uint64) uint64 {
	x += 0x9e3779b97f4a7c15
	x = (x ^ x>>30) * 0xbf58476d1ce4e5b9
	x = (x ^ x>>27) * 0x94d049bb133111eb
	return x ^ x>>31
}

// turn plays the turn of seat x. Its last ply may end the round.
func (t *table) turn(x engine.Seat, p Policy) error {
	t.plies = p.Decide(t.st, t.plies[:0])
	for _, ply := range t.plies {
		if err := t.apply(ply); err != nil {
			return err
		}
	}
	for t.st.ToMove() == x {
		choices := t.judge.Follow(t.st, t.plies[:0])
		if len(choices) == 0 {
			break
		}
		t.plies = choices
		if err := t.apply(t.dealer.Told(t.st, p.Follow(t.st, choices))); err != nil {
			return err
		}
	}
	t.chance() // what it brings behind the decision, such as cards turned up
	ev, f := t.st.EndTurn(t.ev[:0])
	t.ev = ev
	return orNil(f)
}

// chance makes what chance brings now.
func (t *table) chance() {
	for acted := true; acted; {
		t.ev, acted = t.dealer.Chance(t.st, t.ev[:0])
	}
}

func (t *table) apply(p engine.Ply) error {
	ev, f := t.st.Apply(p, t.ev[:0])
	t.ev = ev
	return orNil(f)
}

// orNil is f as an error.
func orNil(f *engine.Fault) error {
	if f == nil {
		return nil
	}
	return f
}
