package lab

import (
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/engine/games"
)

// The same seed gives the same outcome on one processor and on several, another seed
// another one.
func TestMatchIsTheSame(t *testing.T) {
	for _, s := range settings() {
		for _, names := range [][2]string{{Random, Random}, {Greedy, Random}} {
			m := s.match(t, names[0], names[1], 20, 7)
			was := runtime.GOMAXPROCS(1)
			one := mustRun(t, m)
			runtime.GOMAXPROCS(4)
			four := mustRun(t, m)
			runtime.GOMAXPROCS(was)
			if one != four {
				t.Errorf("%s, %v: %+v on one processor, %+v on four", s.game.Name(), names, one, four)
			}
			m.Seed = 8
			if other := mustRun(t, m); other == one {
				t.Errorf("%s, %v: the seed does not matter: %+v", s.game.Name(), names, one)
			}
		}
	}
}

// Seeds that follow one another have no deal in common.
func TestSeedsAreApart(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(20) {
		for number := range 50 {
			for _, stream := range []int{dealStream, playStream} {
				var pcg rand.PCG
				reseed(&pcg, seed, stream, number)
				if n := pcg.Uint64(); seen[n] {
					t.Fatalf("seed %d, stream %d, number %d is another one again", seed, stream, number)
				} else {
					seen[n] = true
				}
			}
		}
	}
}

// What the policies find in the judge decides games.
func TestStaticBeatsRandom(t *testing.T) {
	each(t, func(t *testing.T, s setting) {
		o := mustRun(t, s.match(t, Static, Random, 40, 1))
		if o.Rate().Low < 0.7 || o.Margin <= 0 {
			t.Errorf("%+v: %+v", o, o.Rate())
		}
	})
}

// A policy is not better than itself, and by seats and deals that are the same for both
// not even by chance where it leaves nothing to that.
func TestItselfIsEven(t *testing.T) {
	each(t, func(t *testing.T, s setting) {
		for _, name := range []string{Random, Greedy} {
			if o := mustRun(t, s.match(t, name, name, 100, 3)); o.Rate().Low > 0.5 || o.Rate().High < 0.5 {
				t.Errorf("%s: %+v: %+v", name, o, o.Rate())
			}
		}
	})
}

// Every policy plays by every rule to the end.
func TestRulesArePlayed(t *testing.T) {
	for name, all := range map[string][]string{
		"carcassonne":  {"river abbot", "edition=2000 farmers=2", "draw=end nofarmers", "edition=2000 river"},
		"kings-corner": {"rounds=3", "to=30", "draw=need", "packs=2", "packs=2 corners=4 rounds=2"},
		"kardinal":     {"", "removed=8", "baldwin removed=3"},
	} {
		g, _ := games.ByName(name)
		for _, rules := range all {
			s := setting{game: g.(engine.Judged), seats: 2}
			var f *engine.Fault
			if s.rules, f = s.game.Rules(strings.Fields(rules), s.seats); f != nil {
				t.Fatal(f)
			}
			if least, _ := s.rules.Seats(); least > s.seats {
				s.seats = least
				s.rules, _ = s.game.Rules(strings.Fields(rules), s.seats)
			}
			for _, policy := range Names(s.game) {
				if _, err := s.match(t, policy, Random, 2*s.seats, 1).Run(); err != nil {
					t.Errorf("%s %q: %s: %v", name, rules, policy, err)
				}
			}
		}
	}
}

// Wins, ties and the margin are those of the games: counted here from tables that play the
// same games.
func TestMatchCounts(t *testing.T) {
	s := settings()[0]
	s.seats = 3
	m := s.match(t, Random, Random, 30, 5)
	got := mustRun(t, m)
	var want Outcome
	for i := range m.Games {
		table := newTable(m.Game, m.Rules, m.Seats)
		var chance rand.PCG
		reseed(&chance, m.Seed, playStream, i)
		p := m.A.New(rand.New(&chance))
		if err := table.play(m.Seed, i/3, engine.Seat(i/3%3), []Policy{p, p, p}); err != nil {
			t.Fatal(err)
		}
		want.Games++
		own, others := 0.0, 0.0
		for x, total := range table.st.Totals(nil) {
			if x == i%3 {
				own = float64(total.Min)
			} else {
				others += float64(total.Min) / 2
			}
		}
		want.Margin += (own - others) / 30
		winners := table.st.Winners()
		shared := false
		for _, x := range winners {
			if int(x) == i%3 {
				want.Wins[0] += 1 / float64(len(winners))
				shared = len(winners) > 1
			} else {
				want.Wins[1] += 1 / float64(len(winners))
			}
		}
		if shared {
			want.Ties++
		}
	}
	if math.Abs(got.Margin-want.Margin) > 1e-9 || got.Games != want.Games || got.Ties != want.Ties || math.Abs(got.Wins[0]-want.Wins[0]) > 1e-9 || math.Abs(got.Wins[0]+got.Wins[1]-30) > 1e-9 {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// stubborn plays a ply that is not legal.
type stubborn struct{ Policy }

func (stubborn) Decide(_ engine.State, dst []engine.Ply) []engine.Ply {
	return append(dst, carcassonne.Play{Act: carcassonne.Draw}.Ply())
}

// A policy that breaks the rules ends the match with the rule, and the others go home.
func TestMatchFails(t *testing.T) {
	m := settings()[0].match(t, Random, Random, 50, 1)
	m.A.New = func(*rand.Rand) Policy { return stubborn{} }
	done := 0
	m.Each = func(int) { done++ }
	_, err := m.Run()
	if f, ok := errors.AsType[*engine.Fault](err); !ok || f.Code == "" || done > 0 {
		t.Errorf("%v behind %d games", err, done)
	}
}

func TestMatchTellsProgress(t *testing.T) {
	m := settings()[0].match(t, Random, Random, 12, 1)
	told := 0
	m.Each = func(done int) {
		if told++; done != told {
			t.Errorf("%d games are over, want %d", done, told)
		}
	}
	if mustRun(t, m); told != 12 {
		t.Errorf("told %d times", told)
	}
}

// Once its memory has grown, a table plays without allocating for each turn.
func TestTableAllocations(t *testing.T) {
	s := settings()[0] // Carcassonne, whose judge allocates nothing
	// Random tries to end turns too early, which makes faults.
	for _, name := range []string{Greedy, Now, Static} {
		m := s.match(t, name, name, 1, 1)
		w := newWorker(&m)
		i := 0
		play := func() {
			if _, err := w.play(i % 4); err != nil {
				t.Fatal(err)
			}
			i++
		}
		for range 4 {
			play()
		}
		if n := testing.AllocsPerRun(4, play); n > 1 { // the winners
			t.Errorf("%s: %v allocations a game", name, n)
		}
	}
}
