package kingscorner

import (
	"math"
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
)

// chooser says what a seat plays in a turn, its draw made.
type chooser func(s *State, dst []engine.Ply) []engine.Ply

// byPolicy asks a policy ply by ply.
func byPolicy(policy Policy) chooser {
	trial := new(State)
	var legal []engine.Ply
	return func(s *State, dst []engine.Ply) []engine.Ply {
		trial.Set(s)
		for trial.toMove == s.toMove {
			legal = trial.Legal(legal[:0])
			p := policy(trial, legal)
			if p == 0 {
				return dst
			}
			trial.Apply(p, nil)
			dst = append(dst, p)
		}
		return dst
	}
}

// bySearch plays the exact best turn.
func bySearch() chooser {
	var f Finder
	return func(s *State, dst []engine.Ply) []engine.Ply { return f.Line(s, dst) }
}

// byJudge plays the best turn by Static that a judge lists. Hands of other seats are
// hidden from it.
func byJudge(by weights) chooser {
	j, st, after := &turns{by: by}, new(State), new(State)
	var c engine.Choices
	var worth [maxSeats]float64
	return func(s *State, dst []engine.Ply) []engine.Ply {
		st.Set(s)
		j.Choices(st, nil, engine.Later{}, &c)
		best, most := 0, math.Inf(-1)
		for i := range c.Len() {
			after.Set(st)
			for _, p := range c.At(i) {
				after.Apply(p, nil)
			}
			after.EndTurn(nil)
			j.Static(after, worth[:after.seats])
			sum := 0.0
			for _, w := range worth[:after.seats] {
				sum += w
			}
			if m := worth[s.toMove] - sum/float64(after.seats); m > most {
				best, most = i, m
			}
		}
		return append(dst, c.At(best)...)
	}
}

// match plays the same deals with the seats exchanged and returns how many games the
// first chooser wins, a shared win being half.
func match(rules string, n int, seed uint64, a, b chooser) (won float64, low, high float64) {
	r, _ := ReadRules(strings.Fields(rules))
	d := game{}.Dealer()
	for i := range n {
		s := New(r, 2, engine.Seat(i/2%2))
		d.Deal(s, rand.New(rand.NewPCG(seed, uint64(i/2))))
		var line []engine.Ply
		for {
			if _, acted := d.Chance(s, nil); acted {
				continue
			}
			if s.toMove == engine.NoSeat {
				break
			}
			by := a
			if int(s.toMove) != i%2 {
				by = b
			}
			line = by(s, line[:0])
			for _, p := range line {
				if _, f := s.Apply(p, nil); f != nil {
					panic(f)
				}
			}
			if _, f := s.EndTurn(nil); f != nil {
				panic(f)
			}
		}
		for _, x := range s.Winners() {
			if int(x) == i%2 {
				won += 1 / float64(len(s.Winners()))
			}
		}
	}
	const z = 1.96
	m := float64(n)
	p := won / m
	mid, half := (p+z*z/(2*m))/(1+z*z/m), z/(1+z*z/m)*math.Sqrt(p*(1-p)/m+z*z/(4*m*m))
	return p, mid - half, mid + half
}

// The best turn beats random play nearly always, and laying greedily more often than not.
func TestMatches(t *testing.T) {
	n := games(40)
	chance := byPolicy(random(rand.New(rand.NewPCG(1, 1))))
	for _, rules := range []string{"rounds=1", "rounds=5"} {
		for _, m := range []struct {
			name  string
			a, b  chooser
			least float64
		}{
			{"best against random", bySearch(), chance, 0.9},
			{"best against greedy", bySearch(), byPolicy(LayAll), 0.3},
			{"judge against greedy", byJudge(usual()), byPolicy(LayAll), 0.3},
			{"judge against best", byJudge(usual()), bySearch(), 0.3},
			{"greedy against random", byPolicy(LayAll), chance, 0.9},
		} {
			p, low, high := match(rules, n, 1, m.a, m.b)
			t.Logf("%-10s %-24s %d games: %.1f %% (%.1f to %.1f)", rules, m.name, n, 100*p, 100*low, 100*high)
			if p < m.least {
				t.Errorf("%s %s: %.2f", rules, m.name, p)
			}
		}
	}
}
