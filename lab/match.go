package lab

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"

	"partie/engine"
	"partie/wilson"
)

// Match is a match of two policies: who plays what by which rules.
type Match struct {
	Game  engine.Judged
	Rules engine.Rules
	Seats int
	A, B  Player
	Games int
	Seed  uint64
	Spare int // how many processors are left to others
}

// Player makes a policy of its own for each table.
type Player struct {
	Name string
	New  func(rng *rand.Rand) Policy
}

// Named is the player of that name; ok is false where there is none.
func Named(name string, g engine.Judged) (p Player, ok bool) {
	if !slices.Contains(Names(), name) {
		return Player{}, false
	}
	return Player{name, func(rng *rand.Rand) Policy { return New(name, g.Judge(), rng) }}, true
}

// Outcome is how a match went.
type Outcome struct {
	Games  int
	Wins   [2]float64 // of A and B; a win that several seats share is split among them
	Ties   int        // games that A and B share
	Margin float64    // of A in points a seat and game, mean
}

// Rate is A's share of the wins with its Wilson interval.
func (o Outcome) Rate() wilson.Interval { return wilson.Of(o.Wins[0], float64(o.Games)) }

// Run plays the match. A sits at every seat in turn, B at all others, and each deal is
// played once from each of A's seats: luck of the deal falls on both alike. The outcome
// is the same however many processors play it.
func (m Match) Run() (Outcome, error) {
	outcomes := make([]Outcome, m.Games)
	workers := max(runtime.GOMAXPROCS(0)-m.Spare, 1)
	var next, failed = make(chan int), make(chan error, workers)
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			t := newTable(m.Game, m.Rules, m.Seats)
			src := rand.NewPCG(0, 0)
			rng := rand.New(src)
			a, b := m.A.New(rng), m.B.New(rng)
			for i := range next {
				src.Seed(m.Seed+uint64(i), playStream)
				var err error
				if outcomes[i], err = m.one(t, i, a, b); err != nil {
					failed <- err
					return
				}
			}
		})
	}
	err := feed(next, failed, m.Games)
	all.Wait()
	var sum Outcome
	for _, o := range outcomes {
		sum.Games += o.Games
		sum.Ties += o.Ties
		sum.Margin += o.Margin
		for i := range sum.Wins {
			sum.Wins[i] += o.Wins[i]
		}
	}
	sum.Margin /= float64(max(sum.Games, 1))
	return sum, err
}

// playStream sets what policies leave to chance apart from the deals.
const playStream = 2

// feed hands out the numbers of the games until one fails.
func feed(next chan<- int, failed <-chan error, games int) error {
	defer close(next)
	for i := range games {
		select {
		case next <- i:
		case err := <-failed:
			return err
		}
	}
	return nil
}

// one plays game i of the match.
func (m Match) one(t *table, i int, a, b Policy) (o Outcome, err error) {
	seat := engine.Seat(i % m.Seats)
	deal := i / m.Seats
	policies := make([]Policy, m.Seats)
	for x := range policies {
		policies[x] = b
	}
	policies[seat] = a
	if err := t.play(m.Seed+uint64(deal), engine.Seat(deal%m.Seats), policies); err != nil {
		return o, err
	}
	o.Games = 1
	winners := t.st.Winners()
	for _, w := range winners {
		if w == seat {
			o.Wins[0] += 1 / float64(len(winners))
		} else {
			o.Wins[1] += 1 / float64(len(winners))
		}
	}
	if len(winners) > 1 && slices.Contains(winners, seat) {
		o.Ties = 1
	}
	totals := t.st.Totals(nil)
	own, others := 0.0, 0.0
	for x, total := range totals {
		if engine.Seat(x) == seat {
			own = float64(total.Min)
		} else {
			others += float64(total.Min)
		}
	}
	o.Margin = own - others/float64(m.Seats-1)
	if m.Rules.LowWins() {
		o.Margin = -o.Margin
	}
	return o, nil
}
