package kardinal

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"
)

// roadGraph is the adjacency of these roads.
func roadGraph(roads ...[2]uint8) *[64]uint64 {
	var adj [64]uint64
	for _, r := range roads {
		adj[r[0]] |= 1 << r[1]
		adj[r[1]] |= 1 << r[0]
	}
	return &adj
}

// grid is a net of roads of w by h spaces.
func grid(w, h int) *[64]uint64 {
	var roads [][2]uint8
	for y := range h {
		for x := range w {
			i := uint8(y*w + x)
			if x+1 < w {
				roads = append(roads, [2]uint8{i, i + 1})
			}
			if y+1 < h {
				roads = append(roads, [2]uint8{i, i + uint8(w)})
			}
		}
	}
	return roadGraph(roads...)
}

// randomGraph joins n spaces, spread over all 64, by about so many roads.
func randomGraph(r *rand.Rand, n, roads int) (adj *[64]uint64, own uint64) {
	at := r.Perm(64)[:n]
	adj = new([64]uint64)
	for range roads {
		a, b := at[r.IntN(n)], at[r.IntN(n)]
		if a != b {
			adj[a] |= 1 << b
			adj[b] |= 1 << a
		}
	}
	for _, v := range at {
		own |= 1 << v
	}
	return adj, own
}

// slowPoints is the most that can be covered, by all sets of cloisters: which have a
// path over all of them, and how a set falls into such sets.
func slowPoints(adj *[64]uint64, own uint64) int {
	var at []int
	for v := range 64 {
		if own>>v&1 != 0 {
			at = append(at, v)
		}
	}
	n := len(at)
	ends := make([]uint32, 1<<n) // where a path over the set can end
	for set := uint32(1); set < 1<<n; set++ {
		for v := range n {
			if set>>v&1 == 0 {
				continue
			}
			if set == 1<<v {
				ends[set] |= 1 << v
			}
			for w := range n {
				if adj[at[v]]>>at[w]&1 != 0 && set>>w&1 != 0 && ends[set&^(1<<v)]>>w&1 != 0 {
					ends[set] |= 1 << v
				}
			}
		}
	}
	most := make([]int, 1<<n)
	for set := uint32(1); set < 1<<n; set++ {
		low := set & -set
		most[set] = most[set&^low]
		for part := set; part != 0; part = (part - 1) & set {
			if k := bits.OnesCount32(part); part&low != 0 && k >= 4 && ends[part] != 0 {
				most[set] = max(most[set], k+most[set&^part])
			}
		}
	}
	return most[1<<n-1]
}

// checkChains holds that the chains of a set are chains, as many cloisters as said, no
// two of which could be one, and the same every time.
func checkChains(t *testing.T, adj *[64]uint64, own uint64) int {
	t.Helper()
	covered, found := chainPoints(adj, own), bestChains(adj, own, nil)
	rest, sum := own, 0
	var chains [][]uint8
	for i := range found {
		c := found[i].spaces()
		chains = append(chains, c)
		sum += len(c)
		if len(c) < minChain {
			t.Fatalf("%x: a chain of %d", own, len(c))
		}
		for i, v := range c {
			if rest>>v&1 == 0 {
				t.Fatalf("%x: %v: %d is not there or counts twice", own, chains, v)
			}
			rest &^= 1 << v
			if i > 0 && adj[c[i-1]]>>v&1 == 0 {
				t.Fatalf("%x: %v: no road from %d to %d", own, chains, c[i-1], v)
			}
		}
	}
	if sum != covered {
		t.Fatalf("%x: %d points, but %v", own, covered, chains)
	}
	for i, c := range chains {
		for _, d := range chains[i+1:] {
			for _, v := range [2]uint8{c[0], c[len(c)-1]} {
				if ends := uint64(1)<<d[0] | 1<<d[len(d)-1]; adj[v]&ends != 0 {
					t.Fatalf("%x: %v and %v could be one chain", own, c, d)
				}
			}
		}
	}
	if again := bestChains(adj, own, nil); !slices.Equal(found, again) {
		t.Fatalf("%x: %v, then %v", own, found, again)
	}
	return covered
}

func TestChains(t *testing.T) {
	star := func(arms ...int) *[64]uint64 {
		var roads [][2]uint8
		next := uint8(1)
		for _, n := range arms {
			from := uint8(0)
			for range n {
				roads = append(roads, [2]uint8{from, next})
				from, next = next, next+1
			}
		}
		return roadGraph(roads...)
	}
	for _, c := range []struct {
		name string
		adj  *[64]uint64
		own  uint64
		want int
	}{
		{"nothing", grid(4, 4), 0, 0},
		{"three in a row", grid(4, 4), 0b0111, 0},
		{"four in a row", grid(4, 4), 0b1111, 4},
		{"a ring of four", grid(2, 2), 0b1111, 4},
		{"a ring of three and a tail", roadGraph([2]uint8{0, 1}, [2]uint8{1, 2}, [2]uint8{2, 0}, [2]uint8{2, 3}), 0b1111, 4},
		{"four around one", star(1, 1, 1, 1), 0b11111, 0},
		{"a fork", star(1, 1, 2), 0b11111, 4},
		{"two arms of four", star(4, 4, 1), 1<<10 - 1, 10},
		{"three arms of four", star(4, 4, 4), 1<<13 - 1, 13},
		{"three arms of three", star(3, 3, 3), 1<<10 - 1, 7},
		{"a grid", grid(5, 4), 1<<20 - 1, 20},
		{"two grids", grid(4, 5), 1<<8 - 1 | 0xff<<12, 16},
	} {
		if got := checkChains(t, c.adj, c.own); got != c.want {
			t.Errorf("%s: %d, want %d", c.name, got, c.want)
		}
	}
}

// Every small graph gives what trying all gives.
func TestChainsAgainstAll(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 6000 {
		n := 1 + r.IntN(9)
		adj, own := randomGraph(r, n, r.IntN(3*n))
		if got, want := checkChains(t, adj, own), slowPoints(adj, own); got != want {
			t.Fatalf("%v, own %x: %d, want %d", adj, own, got, want)
		}
	}
	for range 40 {
		adj, own := randomGraph(r, 12, 10+r.IntN(14))
		if got, want := checkChains(t, adj, own), slowPoints(adj, own); got != want {
			t.Fatalf("%v, own %x: %d, want %d", adj, own, got, want)
		}
	}
	for range 1000 { // trees, which need the search most
		n := 4 + r.IntN(7)
		adj := new([64]uint64)
		for v := 1; v < n; v++ {
			w := max(0, v-1-r.IntN(3))
			adj[v] |= 1 << w
			adj[w] |= 1 << v
		}
		if got, want := checkChains(t, adj, 1<<n-1), slowPoints(adj, 1<<n-1); got != want {
			t.Fatalf("%v: %d, want %d", adj, got, want)
		}
	}
}

func TestChainPointsAllocatesNothing(t *testing.T) {
	adj, own := grid(7, 6), spread(rand.New(rand.NewPCG(5, 6)), grid(7, 6), 1<<42-1, 20)
	chainPoints(adj, own)
	if n := testing.AllocsPerRun(100, func() { chainPoints(adj, own) }); n > 0.5 {
		t.Errorf("%v allocations", n)
	}
}

// spread is n spaces of all that hang together, found by going on at random.
func spread(r *rand.Rand, adj *[64]uint64, all uint64, n int) uint64 {
	var own uint64
	pick := func(from uint64) uint64 {
		for range r.IntN(bits.OnesCount64(from)) {
			from &= from - 1
		}
		return from & -from
	}
	for next := all; n > 0 && next != 0; n-- {
		own |= pick(next)
		next = 0
		for v := range 64 {
			if own>>v&1 != 0 {
				next |= adj[v] & all &^ own
			}
		}
	}
	return own
}

// The figures are those of the set that takes longest of hundreds.
func BenchmarkChainPoints(b *testing.B) {
	dense := func() *[64]uint64 { // a net with one diagonal a square
		adj := grid(7, 6)
		for i := range 35 {
			if i%7 < 6 {
				adj[i] |= 1 << (i + 8)
				adj[i+8] |= 1 << i
			}
		}
		return adj
	}
	for _, c := range []struct {
		name string
		adj  *[64]uint64
		all  uint64
	}{
		{"Standard", &Standard().adj, 1<<len(Standard().Spaces) - 1},
		{"Grid4x5", grid(5, 4), 1<<20 - 1},
		{"Grid7x6", grid(7, 6), 1<<42 - 1},
		{"Diagonals", dense(), 1<<42 - 1},
	} {
		b.Run(c.name, func(b *testing.B) {
			own := hardest(c.adj, c.all)
			b.ReportMetric(float64(nodesOf(c.adj, own)), "nodes")
			b.ReportAllocs()
			for b.Loop() {
				chainPoints(c.adj, own)
			}
		})
	}
	b.Run("Few", func(b *testing.B) { // what most positions are like
		r := rand.New(rand.NewPCG(9, 9))
		var sets [256]uint64
		for i := range sets {
			for range 8 {
				sets[i] |= 1 << r.IntN(len(Standard().Spaces))
			}
		}
		i := 0
		for b.Loop() {
			chainPoints(&Standard().adj, sets[i&255])
			i++
		}
	})
}

// hardest is the set of 20 that makes most work.
func hardest(adj *[64]uint64, all uint64) (own uint64) {
	r := rand.New(rand.NewPCG(3, 4))
	most := -1
	for range 400 {
		set := spread(r, adj, all, 20)
		if n := nodesOf(adj, set); n > most {
			own, most = set, n
		}
	}
	return own
}

// nodesOf is how many partial covers a set makes the search keep.
func nodesOf(adj *[64]uint64, own uint64) int {
	var s chainSearch
	s.load(adj, own)
	s.solve()
	return len(s.nodes)
}
