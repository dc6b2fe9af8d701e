package carcassonne_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/engine/replay"
	"partie/notation"
)

// random plays random games through the public interface.
type random struct {
	st    *carcassonne.State
	deck  carcassonne.Deck
	legal []engine.Ply
	ev    []engine.Event
	rng   *rand.Rand
}

func newRandom(rules string, seats int, seed uint64) (r *random, start *carcassonne.State) {
	parsed, f := carcassonne.Game.Rules(strings.Fields(rules), seats)
	if f != nil {
		panic(f)
	}
	start = carcassonne.New(parsed.(carcassonne.Rules), seats, 0)
	return &random{st: start.Clone().(*carcassonne.State), rng: rand.New(rand.NewPCG(seed, 1))}, start
}

// play plays from start to the end, or until so many tiles were drawn.
func (r *random) play(start *carcassonne.State, tiles int) {
	r.st.Set(start)
	r.ev = r.ev[:0]
	for ; tiles > 0 && !r.st.Over(); tiles-- {
		p := r.st.RandomPly(r.rng)
		r.ev, _ = r.st.Apply(p, r.ev)
		if r.st.Laid() {
			r.ev, _ = r.st.EndTurn(r.ev)
		}
	}
	if r.st.Over() {
		r.ev = r.st.Finish(r.ev)
	}
}

// playAll plays from start to the end, and chooses each turn at random among all legal
// plies.
func (r *random) playAll(start *carcassonne.State) {
	r.playBy(start, func(_ *carcassonne.State, legal []engine.Ply) engine.Ply { return legal[r.rng.IntN(len(legal))] })
}

// playBy plays from start to the end by a policy.
func (r *random) playBy(start *carcassonne.State, policy carcassonne.Policy) {
	r.st.Set(start)
	r.deck.Shuffle(r.rng, r.st)
	r.ev = r.ev[:0]
	for !r.st.Over() {
		k, ok := r.deck.Next()
		if !ok {
			break
		}
		r.ev, _ = r.st.Apply(carcassonne.Play{Act: carcassonne.Draw, Kind: k}.Ply(), r.ev)
		r.legal = r.st.Legal(r.legal[:0])
		r.ev, _ = r.st.Apply(policy(r.st, r.legal), r.ev)
		if r.st.Laid() {
			r.ev, _ = r.st.EndTurn(r.ev)
		}
	}
	r.ev = r.st.Finish(r.ev)
}

// Complete random games with two seats: each turn a random tile of the bag in a random
// legal place, with a random follower that may stand there, and everything scored.
func BenchmarkRandomGame(b *testing.B) {
	benchmarkGames(b, func(r *random, start *carcassonne.State) { r.play(start, 100) })
}

// The same with every legal turn enumerated and one of them chosen.
func BenchmarkLegalGame(b *testing.B) {
	benchmarkGames(b, (*random).playAll)
}

// Complete games of two sensible players, who weigh every legal turn.
func BenchmarkSensibleGame(b *testing.B) {
	policy := carcassonne.Sensible()
	benchmarkGames(b, func(r *random, start *carcassonne.State) { r.playBy(start, policy) })
}

func benchmarkGames(b *testing.B, play func(*random, *carcassonne.State)) {
	for _, rules := range []string{"", "river abbot", "edition=2000"} {
		b.Run("rules="+rules, func(b *testing.B) {
			r, start := newRandom(rules, 2, 1)
			b.ReportAllocs()
			for b.Loop() {
				play(r, start)
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}

// All legal turns of positions with 40 tiles lying, for the tile drawn.
func BenchmarkLegal(b *testing.B) {
	var positions []engine.State
	r, start := newRandom("", 2, 2)
	for range 64 {
		r.play(start, 39)
		r.deck.Shuffle(r.rng, r.st)
		k, _ := r.deck.Next()
		r.st.Apply(carcassonne.Play{Act: carcassonne.Draw, Kind: k}.Ply(), nil)
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
}

// The position of a game copied over another.
func BenchmarkSet(b *testing.B) {
	r, start := newRandom("", 2, 3)
	r.play(start, 39)
	to := r.st.Clone()
	for b.Loop() {
		to.Set(r.st)
	}
}

// A recorded game of 72 tiles from its parsed text.
func BenchmarkReplay(b *testing.B) {
	text := []byte("[Game \"carcassonne\"]\n[Players \"Anna, Ben\"]\n")
	r, start := newRandom("", 2, 4)
	r.st.Set(start)
	for !r.st.Over() {
		p := r.st.RandomPly(r.rng)
		for _, w := range r.st.Words(engine.Turn{Plies: []engine.Ply{p}}, nil) {
			text = append(append(text, w...), ' ')
		}
		r.st.Apply(p, nil)
		if r.st.Laid() {
			r.st.EndTurn(nil)
			text = append(text, '\n')
		}
	}
	records, _ := notation.Parse(text)
	b.ReportAllocs()
	for b.Loop() {
		r := replay.Run(records[0])
		if !r.Complete {
			b.Fatal("the game is not complete")
		}
		r.Release()
	}
}

// A game of sensible players judged: every legal turn made and ended, its points, what
// the totals were if the game were scored then, and what the position is worth.
func BenchmarkJudge(b *testing.B) {
	r, start := newRandom("", 2, 5)
	j := carcassonne.Game.(engine.Judged).Judge()
	sensible := carcassonne.Sensible()
	var positions []engine.State // before each turn, with its tile drawn
	r.playBy(start, func(s *carcassonne.State, legal []engine.Ply) engine.Ply {
		positions = append(positions, s.Clone())
		return sensible(s, legal)
	})
	next, now := start.Clone(), start.Clone()
	worth := make([]float64, 2)
	var c engine.Choices
	choices := 0
	b.ReportAllocs()
	for b.Loop() {
		choices = 0
		for _, st := range positions {
			next.Set(st)
			j.Choices(next, nil, engine.Later{}, &c)
			choices += c.Len()
			for i := range c.Len() {
				next.Set(st)
				r.ev, _ = next.Apply(c.At(i)[0], r.ev[:0])
				r.ev, _ = next.EndTurn(r.ev)
				j.Gain(st.ToMove(), st, next, r.ev)
				now.Set(next)
				r.ev = j.Now(now, worth, r.ev)
				j.Static(next, worth)
			}
		}
	}
	b.ReportMetric(float64(choices), "turns")
}
