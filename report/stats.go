package report

import (
	"cmp"
	"slices"

	"partie/clean"
	"partie/engine"
	"partie/engine/games"
	"partie/lang"
)

// Stats is how the people of a group did, over all and game by game. Its JSON is what
// "partie stats --json" prints; other programs rely on the keys. Each figure has its
// count beside it.
type Stats struct {
	Choice   Choice         `json:"choice"`
	Played   int            `json:"played"`   // games, unfinished ones included
	Finished int            `json:"finished"` // of these, those that were played to the end
	Alone    int            `json:"alone"`    // games, in which nobody played against another
	Doubled  int            `json:"doubled"`  // games in which somebody had several seats, beside others
	Dated    int            `json:"dated"`    // games with a date, which may be a month or a year; the next two are over these
	Since    string         `json:"since"`    // the date of the first; "" where none has one
	Until    string         `json:"until"`
	Games    []GameStats    `json:"games"`  // the most played first
	People   []PersonTotals `json:"people"` // who played most first
	Pairs    []Pair         `json:"pairs"`  // over all games, in the order of People
	Calendar Calendar       `json:"calendar"`

	l lang.Lang
}

// GameStats is how people did in one game. Score sheets count as one game a title.
type GameStats struct {
	Game     string        `json:"game"`
	Title    string        `json:"title"`
	LowWins  bool          `json:"low_wins"`
	Games    int           `json:"games"`
	Finished int           `json:"finished"`
	Dated    int           `json:"dated"` // the next two are over these
	Since    string        `json:"since"`
	Until    string        `json:"until"`
	People   []PersonStats `json:"people"`     // who played most first
	Sizes    []SizeStats   `json:"by_players"` // by the number of players
	Kinds    []GameKind    `json:"kinds"`      // of points; what brought most first, or by their number
	First    []FirstStats  `json:"first_move"` // by the number of players
	Pairs    []Pair        `json:"pairs"`      // in the order of People
	Records  []Record      `json:"records"`
	Caveat   string        `json:"caveat,omitempty"` // why kinds of points are in doubt

	rest bool // people have points of kinds that are too many to be told one by one
}

// PersonTotals is how one person did over all games.
type PersonTotals struct {
	Name string `json:"name"`
	Outcomes
}

// Stats is what was counted, in language l. choice is what chose the games.
func (t *Tally) Stats(choice Choice, l lang.Lang) *Stats {
	s := &Stats{
		Choice: choice.clean(), Played: t.totals.games, Finished: t.totals.finished, Alone: t.totals.alone, Doubled: t.totals.doubled,
		Dated: t.totals.dated, Since: t.totals.since, Until: t.totals.until,
		Games: []GameStats{}, People: []PersonTotals{}, Calendar: t.calendarOf(), l: l,
	}
	people := slices.Clone(t.people)
	slices.SortFunc(people, func(a, b *personTally) int {
		return cmp.Or(a.outcomes.compare(&b.outcomes), cmp.Compare(a.name, b.name))
	})
	rank := make([]int, len(people)) // place among all people by the index of the person
	for i, p := range people {
		rank[p.who] = i
		s.People = append(s.People, PersonTotals{p.name, p.outcomes.stats()})
	}
	names := func(who int) string { return t.people[who].name }
	s.Pairs = t.duels.pairs(rank, names)
	for _, g := range t.games {
		s.Games = append(s.Games, g.stats(rank, names, l))
	}
	slices.SortStableFunc(s.Games, func(a, b GameStats) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), cmp.Compare(a.Title, b.Title))
	})
	return s
}

// compare puts first who played more, then who won more.
func (o *outcomes) compare(p *outcomes) int {
	return cmp.Or(cmp.Compare(p.games, o.games), cmp.Compare(p.wins, o.wins))
}

// stats is what was counted of a game; rank has the places of all people.
func (g *gameTally) stats(rank []int, names func(int) string, l lang.Lang) GameStats {
	s := GameStats{
		Game: g.key.name, Title: clean.Line(g.title), LowWins: g.key.low,
		Games: g.totals.games, Finished: g.totals.finished, Dated: g.totals.dated, Since: g.totals.since, Until: g.totals.until,
		People: []PersonStats{},
	}
	game, known := games.ByName(g.key.name)
	if known && s.Title == "" {
		s.Title = game.Title().In(l)
	}
	order := g.kindOrder()
	place := make([]int, len(rank))
	for i, p := range g.people.ranked(names) {
		place[p.who] = i
		s.People = append(s.People, p.stats(g, order, names(p.who), rank[p.who]))
	}
	s.Kinds, s.rest = g.kindStats(order, game, l)
	s.addDoubt(g, order, g.doubtful(game), l)
	s.First = g.firstStats()
	s.Sizes = g.sizeStats(names)
	s.Pairs = g.duels.pairs(place, names)
	s.Records = g.records.stats(game, g.key.low, names, l)
	return s
}

// titled is a title that a game gives, with the key in its place where there is none.
func titled(game engine.Game, key string, l lang.Lang) string {
	if game == nil {
		return clean.Line(key)
	}
	return clean.Line(game.KeyTitle(key).In(l))
}
