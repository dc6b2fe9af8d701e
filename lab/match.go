package lab

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"partie/engine"
	"partie/wilson"
)

// Match is a match of two policies: who plays what by which rules.
type Match struct {
	Game  engine.Judged
	Rules engine.Rules
	Seats int // two or more
	A, B  Player
	Games int
	Seed  uint64

	// Each is told how many games are over, whenever one is; by one goroutine at a time.
	// It may be nil.
	Each func(done int)
}

// Player makes a policy of its own for each table.
type Player struct {
	Name string
	New  func(rng *rand.Rand) Policy
}

// Named is the player of that name; ok is false where the game has none.
func Named(name string, g engine.Judged) (p Player, ok bool) {
	if !slices.Contains(Names(g), name) {
		return Player{}, false
	}
	return Player{name, func(rng *rand.Rand) Policy { return New(name, g.Judge(), rng) }}, true
}

// Outcome is how a match went.
type Outcome struct {
	Games  int
	Wins   [2]float64 // of A and B; a win that several seats share is split among them
	Ties   int        // games that A and B share
	Margin float64    // of A above the mean of the other seats, in points a game
}

// Rate is A's share of the wins with its Wilson interval.
func (o Outcome) Rate() wilson.Interval { return wilson.Of(o.Wins[0], float64(o.Games)) }

// add adds what another match, or a game, brought; margins are summed up.
func (o *Outcome) add(p Outcome) {
	o.Games += p.Games
	o.Ties += p.Ties
	o.Margin += p.Margin
	for i := range o.Wins {
		o.Wins[i] += p.Wins[i]
	}
}

// Run plays the match. A sits at every seat in turn, B at all others, and each deal is
// played once from each of A's seats: luck of the deal falls on both alike. The outcome
// is the same however many processors play it.
func (m Match) Run() (Outcome, error) {
	outcomes, errs := make([]Outcome, m.Games), make([]error, m.Games)
	var all sync.WaitGroup
	var next atomic.Int64
	over := m.counter()
	for range min(runtime.GOMAXPROCS(0), m.Games) {
		all.Go(func() {
			w := newWorker(&m)
			for i := int(next.Add(1)) - 1; i < m.Games; i = int(next.Add(1)) - 1 {
				if outcomes[i], errs[i] = w.play(i); errs[i] != nil {
					next.Store(int64(m.Games)) // nobody begins another game
					return
				}
				over()
			}
		})
	}
	all.Wait()
	var sum Outcome
	for i, o := range outcomes {
		if errs[i] != nil {
			return Outcome{}, errs[i]
		}
		sum.add(o)
	}
	sum.Margin /= float64(max(sum.Games, 1))
	return sum, nil
}

// counter is called whenever a game is over.
func (m Match) counter() func() {
	if m.Each == nil {
		return func() {}
	}
	var one sync.Mutex
	done := 0
	return func() {
		one.Lock()
		defer one.Unlock()
		done++
		m.Each(done)
	}
}

// worker plays games of a match, one after the other, with memory of its own.
type worker struct {
	match    *Match
	table    *table
	chance   rand.PCG // what policies leave to chance
	a, b     Policy
	policies []Policy // by seat
	totals   []engine.Total
}

func newWorker(m *Match) *worker {
	w := &worker{match: m, table: newTable(m.Game, m.Rules, m.Seats), policies: make([]Policy, m.Seats)}
	rng := rand.New(&w.chance)
	w.a, w.b = m.A.New(rng), m.B.New(rng)
	return w
}

// play plays game i of the match.
func (w *worker) play(i int) (o Outcome, err error) {
	m := w.match
	seat, deal := engine.Seat(i%m.Seats), i/m.Seats
	for x := range w.policies {
		w.policies[x] = w.b
	}
	w.policies[seat] = w.a
	reseed(&w.chance, m.Seed, playStream, i)
	if err := w.table.play(m.Seed, deal, engine.Seat(deal%m.Seats), w.policies); err != nil {
		return o, err
	}
	o.Games = 1
	winners := w.table.st.Winners()
	for _, x := range winners {
		side := 1
		if x == seat {
			side = 0
		}
		o.Wins[side] += 1 / float64(len(winners))
	}
	if o.Wins[0] > 0 && o.Wins[1] > 0 {
		o.Ties = 1
	}
	o.Margin = w.margin(seat)
	return o, nil
}

// margin is how far a seat is above the mean of the others, more being better.
func (w *worker) margin(seat engine.Seat) float64 {
	w.totals = w.table.st.Totals(w.totals[:0])
	own, others := 0, 0
	for x, total := range w.totals {
		if engine.Seat(x) == seat {
			own = total.Min
		} else {
			others += total.Min
		}
	}
	margin := float64(own) - float64(others)/float64(len(w.totals)-1)
	if w.match.Rules.LowWins() {
		return -margin
	}
	return margin
}
