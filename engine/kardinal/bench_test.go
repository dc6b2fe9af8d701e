package kardinal_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/kardinal"
	"partie/engine/replay"
	"partie/notation"
)

// random plays random games through the public interface.
type random struct {
	st    *kardinal.State
	deck  kardinal.Deck
	legal []engine.Ply
	ev    []engine.Event
	rng   *rand.Rand
}

func newRandom(rules string, seats int, seed uint64) (r *random, start *kardinal.State) {
	parsed, f := kardinal.Game.Rules(strings.Fields(rules), seats)
	if f != nil {
		panic(f)
	}
	start = kardinal.New(parsed.(kardinal.Rules), seats, 0)
	return &random{st: start.Clone().(*kardinal.State), rng: rand.New(rand.NewPCG(seed, 1))}, start
}

// begin deals a game.
func (r *random) begin(start *kardinal.State) {
	r.st.Set(start)
	r.deck.Shuffle(r.rng, r.st)
	r.deck.Deal(r.st)
	r.ev = r.ev[:0]
}

// play plays from start to the end, or so many turns. All cards are known to the state.
func (r *random) play(start *kardinal.State, turns int) {
	r.begin(start)
	st, ev, rng := r.st, r.ev, r.rng
	for ; turns > 0 && !st.Over(); turns-- {
		for p := st.RandomPly(rng); p != 0; p = st.RandomPly(rng) {
			ev, _ = st.Apply(p, ev)
		}
		ev, _ = st.EndTurn(ev)
	}
	if st.Over() {
		ev = st.Finish(ev)
	}
	r.ev = ev
}

// turn plays a turn of these policies with cards from the deck.
func (r *random) turn(policy kardinal.Policy) {
	for r.legal = r.st.Legal(r.legal[:0]); len(r.legal) > 0; r.legal = r.st.Legal(r.legal[:0]) {
		r.ev, _ = r.st.Apply(r.deck.Drawn(r.st, policy(r.st, r.legal)), r.ev)
	}
	for p, ok := r.deck.Refill(r.st); ok; p, ok = r.deck.Refill(r.st) {
		r.ev, _ = r.st.Apply(p, r.ev)
	}
	r.ev, _ = r.st.EndTurn(r.ev)
}

// playAll plays from start to the end by policies, one a seat.
func (r *random) playAll(start *kardinal.State, policies []kardinal.Policy) {
	r.begin(start)
	for !r.st.Over() {
		r.turn(policies[r.st.ToMove()])
	}
	r.ev = r.st.Finish(r.ev)
}

// name is that of a benchmark.
func (at table) name() string { return fmt.Sprintf("seats=%d rules=%s", at.seats, at.rules) }

// Complete random games: each turn a random placing that the hand pays for, random cards
// drawn, and everything scored.
func BenchmarkRandomGame(b *testing.B) {
	for _, at := range []table{{"", 3}, {"", 5}, {"baldwin", 2}} {
		b.Run(at.name(), func(b *testing.B) {
			r, start := newRandom(at.rules, at.seats, 1)
			b.ReportAllocs()
			for b.Loop() {
				r.play(start, 1000)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// The same with every legal turn enumerated and one of them chosen.
func BenchmarkLegalGame(b *testing.B) {
	r, start := newRandom("", 3, 1)
	policy := anyPly(r.rng)
	b.ReportAllocs()
	for b.Loop() {
		r.playAll(start, []kardinal.Policy{policy, policy, policy})
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
}

// Complete games of sensible players.
func BenchmarkSensibleGame(b *testing.B) {
	r, start := newRandom("", 3, 1)
	policy := kardinal.Sensible()
	for b.Loop() {
		r.playAll(start, []kardinal.Policy{policy, policy, policy})
	}
}

// All legal turns of positions behind 20 turns.
func BenchmarkLegal(b *testing.B) {
	for _, at := range []table{{"", 3}, {"baldwin", 2}} {
		b.Run(at.name(), func(b *testing.B) {
			var positions []engine.State
			r, start := newRandom(at.rules, at.seats, 2)
			for range 64 {
				r.play(start, 20)
				positions = append(positions, r.st.Clone())
			}
			turns, i := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				r.legal = positions[i%len(positions)].Legal(r.legal[:0])
				turns += len(r.legal)
				i++
			}
			b.ReportMetric(float64(turns)/float64(b.N), "turns")
		})
	}
}

// The position of a game copied over another.
func BenchmarkSet(b *testing.B) {
	r, start := newRandom("", 3, 3)
	r.play(start, 20)
	to := r.st.Clone()
	for b.Loop() {
		to.Set(r.st)
	}
}

// recorded is a game played at random, with every card told.
func recorded() *notation.Record {
	text := []byte("[Game \"kardinal\"]\n[Players \"Anna, Ben, Cleo\"]\n")
	r, start := newRandom("", 3, 4)
	r.begin(start)
	var turn engine.Turn
	for !r.st.Over() {
		turn.Reset()
		at := r.st.Clone().(*kardinal.State)
		for p := r.st.RandomPly(r.rng); p != 0; p = r.st.RandomPly(r.rng) {
			turn.Add(p, 0)
			r.st.Apply(p, nil)
		}
		text = append(append(text, strings.Join(at.Words(turn, nil), " ")...), '\n')
		r.st.EndTurn(nil)
	}
	records, _ := notation.Parse(text)
	return records[0]
}

// A recorded game from its parsed text.
func BenchmarkReplay(b *testing.B) {
	rec := recorded()
	b.ReportAllocs()
	for b.Loop() {
		r := replay.Run(rec)
		if !r.Complete {
			b.Fatal("the game is not complete")
		}
		r.Release()
	}
}

// TestReplayMemory: a replay takes memory for the game, not for each of its turns.
func TestReplayMemory(t *testing.T) {
	rec := recorded()
	turns := len(replay.Run(rec).Steps)
	if n := testing.AllocsPerRun(50, func() { replay.Run(rec).Release() }); n > float64(turns)/2 {
		t.Errorf("%v allocations for %d turns", n, turns)
	}
}
