package report

import (
	"cmp"
	"slices"

	"partie/engine/games"
	"partie/lang"
)

// Stats is how the people of a group did, game by game. Its JSON is what "partie
// stats --json" prints; other programs rely on the keys. Each figure has its count
// beside it.
type Stats struct {
	Games []GameStats `json:"games"` // the most played first

	l lang.Lang
}

// GameStats is how people did in one game. Score sheets count as one game a title.
type GameStats struct {
	Game    string        `json:"game"`
	Title   string        `json:"title"`
	LowWins bool          `json:"low_wins"`
	Games   int           `json:"games"`
	People  []PersonStats `json:"people"` // who played most first
}

// PersonStats is how one person did in one game.
type PersonStats struct {
	Name     string   `json:"name"`
	Games    int      `json:"games"`    // all that are stored, unfinished ones included
	Finished int      `json:"finished"` // of these, those that were played to the end
	Decided  int      `json:"decided"`  // of these, those whose winner is certain
	Wins     int      `json:"wins"`     // of the decided ones, shared wins included
	Shared   int      `json:"shared"`   // of the wins, those that were shared
	Totals   int      `json:"totals"`   // finished games with a certain total; the next three are over these
	Mean     *float64 `json:"mean"`
	Best     *int     `json:"best"`
	Worst    *int     `json:"worst"`

	sum int
}

// Stats is what was counted, in language l.
func (t *Tally) Stats(l lang.Lang) *Stats {
	s := &Stats{Games: []GameStats{}, l: l}
	for _, g := range t.games {
		c := *g
		if game, ok := games.ByName(c.Game); ok && c.Title == "" {
			c.Title = game.Title().In(l)
		}
		c.People = slices.Clone(g.People)
		slices.SortFunc(c.People, func(a, b PersonStats) int {
			return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(b.Wins, a.Wins), cmp.Compare(a.Name, b.Name))
		})
		s.Games = append(s.Games, c)
	}
	slices.SortStableFunc(s.Games, func(a, b GameStats) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Title, b.Title))
	})
	return s
}
