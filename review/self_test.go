package review

import (
	"fmt"
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"partie/engine"
	"partie/engine/games"
	"partie/engine/replay"
	"partie/lab"
	"partie/notation"
)

// judgedPolicy plays by the judge's estimate and has each of its turns reviewed by it.
type judgedPolicy struct {
	lab.Policy
	t    *testing.T
	w    *work
	seen *atomic.Int32 // how many
}

func (p *judgedPolicy) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	dst = p.Policy.Decide(st, dst)
	f := Finding{Turn: 1, Seat: st.ToMove()}
	turn := engine.Turn{Plies: dst}
	for i := range dst {
		turn.Words = append(turn.Words, i)
	}
	f.Played = st.Words(turn, nil)
	p.w.weigh(&f, st, &turn, engine.Later{})
	if f.Unjudged != (Text{}) {
		return dst // such as a hand that it has no card of to lay
	}
	p.seen.Add(1)
	if loss := f.By[Static].Points; loss > 1e-6 || f.Class != Fine {
		p.t.Errorf("%v played %v, and %v would have been better by %g", f.Seat, f.Played, f.By[Static].Best, loss)
	}
	return dst
}

// A policy that plays the best turn by the judge makes no mistake by the same judge.
func TestPolicyJudgedByItself(t *testing.T) {
	for _, g := range games.All {
		j, ok := g.(engine.Judged)
		if !ok {
			continue
		}
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			variant := ""
			if v, ok := g.(engine.Varied); ok {
				variant = v.Variant(2)
			}
			recs, _ := notation.Parse(fmt.Appendf(nil, "[Game %q]\n[Players \"Anna, Ben\"]\n[Rules %q]\n", g.Name(), variant))
			r := replay.Run(recs[0])
			var seen atomic.Int32
			player := lab.Player{Name: lab.Static, New: func(rng *rand.Rand) lab.Policy {
				w := newWork(r, j.Judge())
				w.Primary, w.Grades = Static, w.judge.Grades()
				return &judgedPolicy{lab.New(lab.Static, j.Judge(), rng), t, w, &seen}
			}}
			m := lab.Match{Game: j, Rules: r.Rules, Seats: 2, A: player, B: player, Games: 2, Seed: 7}
			if _, err := m.Run(); err != nil {
				t.Fatal(err)
			}
			if n := seen.Load(); n < 10 {
				t.Errorf("%d turns were judged", n)
			}
		})
	}
}
