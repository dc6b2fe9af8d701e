package lab

import (
	"testing"

	"partie/engine"
	"partie/engine/games"
)

// setting is a game as these tests play it.
type setting struct {
	game  engine.Judged
	rules engine.Rules
	seats int
}

// settings lists the games that have a judge, each for two seats.
func settings() (list []setting) {
	for _, g := range games.All {
		j, ok := g.(engine.Judged)
		if !ok {
			continue
		}
		var words []string
		if v, ok := g.(engine.Varied); ok && v.Variant(2) != "" {
			words = []string{v.Variant(2)}
		}
		r, f := j.Rules(words, 2)
		if f != nil {
			panic(f)
		}
		list = append(list, setting{j, r, 2})
	}
	return list
}

// each runs a test for every setting.
func each(t *testing.T, test func(t *testing.T, s setting)) {
	for _, s := range settings() {
		t.Run(s.game.Name(), func(t *testing.T) {
			t.Parallel()
			test(t, s)
		})
	}
}

// match is a match of policies by their names.
func (s setting) match(t testing.TB, a, b string, games int, seed uint64) Match {
	t.Helper()
	return Match{
		Game: s.game, Rules: s.rules, Seats: s.seats, Games: games, Seed: seed,
		A: s.player(t, a), B: s.player(t, b),
	}
}

func (s setting) player(t testing.TB, name string) Player {
	t.Helper()
	p, ok := Named(name, s.game)
	if !ok {
		t.Fatalf("there is no policy %s", name)
	}
	return p
}

func mustRun(t testing.TB, m Match) Outcome {
	t.Helper()
	o, err := m.Run()
	if err != nil {
		t.Fatal(err)
	}
	return o
}
