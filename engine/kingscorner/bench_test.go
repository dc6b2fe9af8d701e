package kingscorner

import (
	"math/rand/v2"
	"strings"
	"testing"

	"partie/engine"
)

// randomRound plays one round through the interface alone.
func randomRound(st engine.State, d *Deal, rng *rand.Rand, legal []engine.Ply, ev []engine.Event) int {
	plies := 0
	for st.ToMove() != engine.NoSeat {
		if len(d.Stock) > 0 {
			ev, _ = st.Apply(Play{Act: Draw, Card: d.Next()}.Ply(), ev[:0])
			plies++
		}
		for st.ToMove() != engine.NoSeat {
			legal = st.Legal(legal[:0])
			i := rng.IntN(len(legal) + 1)
			if i == len(legal) {
				break
			}
			ev, _ = st.Apply(legal[i], ev[:0])
			plies++
		}
		ev, _ = st.EndTurn(ev[:0])
	}
	return plies
}

func BenchmarkRandomRound(b *testing.B) {
	r, _ := ReadRules(nil)
	for _, seats := range []int{2, 4} {
		b.Run(string(rune('0'+seats))+"players", func(b *testing.B) {
			rng := rand.New(rand.NewPCG(1, 2))
			empty, s := New(r, seats, 0), New(r, seats, 0)
			legal, ev := make([]engine.Ply, 0, 128), make([]engine.Event, 0, 16)
			var d Deal
			plies := 0
			b.ReportAllocs()
			for b.Loop() {
				s.Set(empty)
				d.Shuffle(rng, s)
				s.Begin(&d)
				plies += randomRound(s, &d, rng, legal, ev)
			}
			b.ReportMetric(float64(plies)/float64(b.N), "plies/round")
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "rounds/s")
		})
	}
}

func BenchmarkLayAllRound(b *testing.B) {
	for _, rules := range []string{"draw=start", "draw=need", "packs=2"} {
		b.Run(rules, func(b *testing.B) { layAllRound(b, rules) })
	}
}

func layAllRound(b *testing.B, rules string) {
	r, _ := ReadRules([]string{rules})
	rng := rand.New(rand.NewPCG(1, 2))
	empty, s := New(r, 3, 0), New(r, 3, 0)
	var d Deal
	p := Player{Policy: LayAll}
	b.ReportAllocs()
	for b.Loop() {
		s.Set(empty)
		d.Shuffle(rng, s)
		s.Begin(&d)
		p.Play(s, &d)
	}
}

// midRound is a position after a few turns, all hands known.
func midRound() *State {
	r, _ := ReadRules(nil)
	rng := rand.New(rand.NewPCG(3, 4))
	s := New(r, 3, 0)
	var d Deal
	d.Shuffle(rng, s)
	s.Begin(&d)
	for range 5 {
		s.Apply(Play{Act: Draw, Card: d.Next()}.Ply(), nil)
		s.EndTurn(nil)
	}
	return s
}

func BenchmarkLegal(b *testing.B) {
	var st engine.State = midRound()
	buf := st.Legal(nil)
	b.ReportAllocs()
	for b.Loop() {
		buf = st.Legal(buf[:0])
	}
}

func BenchmarkSet(b *testing.B) {
	var from engine.State = midRound()
	to := from.Clone()
	b.ReportAllocs()
	for b.Loop() {
		to.Set(from)
	}
}

func BenchmarkRead(b *testing.B) {
	s := midRound()
	words := strings.Fields("+8h 8hN 7cN 6dN 5sN 4hN W>N TdW")
	var t engine.Turn
	b.ReportAllocs()
	for b.Loop() {
		s.Read(words, &t)
	}
}
