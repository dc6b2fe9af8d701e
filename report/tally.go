package report

import (
	"cmp"
	"strings"

	"partie/clean"
	"partie/engine/games"
	"partie/engine/replay"
	"partie/engine/sheet"
)

// Played is one game of a group, as Tally counts it.
type Played struct {
	ID       string
	Game     string // name of the game
	Title    string // the Title tag
	Sheet    string // folded, by which score sheets are told apart; "": as Title has it
	Rules    string // canonical
	Date     string // as recorded, possibly partial
	Time     string
	Place    string
	Group    string
	Complete bool
	Turns    int
	First    int // the seat that moved first; -1: none did
	Seats    []PlayedSeat
	Feats    []Feat
}

// PlayedSeat is one person's part in a game.
type PlayedSeat struct {
	Person string
	Total  *int // nil where the record leaves it open
	Won    bool
	Kinds  []replay.KindPoints // in the order in which they first scored
	Timed  int                 // turns whose time was kept
	Time   int                 // seconds that these took
	Review *PlayedReview
}

// PlayedReview is what a review found of somebody's turns.
type PlayedReview struct {
	Real    int     // turns in which there was something to decide
	Partial int     // of these: where only the least loss is known
	Loss    float64 // in all
}

// Feat is something that may be a record, such as the size of a city.
type Feat struct {
	Name  string // the game's name for it, such as "city"
	Value int    // more is more remarkable
	Seat  int
	Turn  int // 0: by the end scoring
}

// Tally counts games; the zero value is ready to use. Its maps lead to places in lists,
// which keep the order of the games.
type Tally struct {
	days   []day
	people []*personTally // over all games
	games  []*gameTally
	duels  duels
	totals totals

	person map[string]int // index in people by name
	game   map[gameKey]int
	day    map[string]int // index in days by date
	low    map[rulesKey]bool
}

// totals is how many games there are.
type totals struct {
	games, finished int
	alone, doubled  int // as of a result
	dated           int
	since, until    string // dates of the first and the last
}

// gameKey is what makes games one game whose totals can be compared: score sheets count
// by their folded title, and games that high and low totals win are kept apart.
type gameKey struct {
	name, title string
	low         bool
}

type rulesKey struct {
	game, rules string
	seats       int
}

// Add counts a game.
func (t *Tally) Add(p Played) {
	if t.person == nil {
		t.person, t.game, t.day, t.low = map[string]int{}, map[gameKey]int{}, map[string]int{}, map[rulesKey]bool{}
	}
	p.ID, p.Time = clean.Line(p.ID), clean.Line(p.Time)
	if !isDate(p.Date) {
		p.Date = ""
	}
	g := t.gameOf(p)
	var who []int
	for _, s := range p.Seats {
		who = append(who, t.personOf(s.Person))
	}
	r := newResult(&p, who, g.key.low)
	t.totals.add(r)
	t.calendar(p.Date)
	for i := range p.Seats {
		t.people[who[i]].outcomes.add(r, i)
	}
	t.duels.add(r, false)
	g.add(r)
}

func (n *totals) add(r *result) {
	n.games++
	if r.Complete {
		n.finished++
	}
	if r.alone {
		n.alone++
	}
	if r.doubled {
		n.doubled++
	}
	if r.Date == "" {
		return
	}
	n.dated++
	if n.since == "" || r.Date < n.since {
		n.since = r.Date
	}
	n.until = max(n.until, r.Date)
}

func (t *Tally) gameOf(p Played) *gameTally {
	key := gameKey{name: p.Game, low: t.lowWins(p)}
	if p.Game == sheet.Game.Name() {
		key.title = cmp.Or(p.Sheet, p.Title)
	}
	i, ok := t.game[key]
	if !ok {
		i = len(t.games)
		t.game[key] = i
		t.games = append(t.games, newGameTally(key))
	}
	if key.title != "" {
		t.games[i].spelt(strings.Join(strings.Fields(p.Title), " "))
	}
	return t.games[i]
}

func (t *Tally) personOf(name string) int {
	i, ok := t.person[name]
	if !ok {
		i = len(t.people)
		t.person[name] = i
		t.people = append(t.people, &personTally{who: i, name: clean.Line(name)})
	}
	return i
}

// lowWins reports whether the fewest points win by the rules of a game.
func (t *Tally) lowWins(p Played) bool {
	key := rulesKey{p.Game, p.Rules, len(p.Seats)}
	low, ok := t.low[key]
	if !ok {
		if g, known := games.ByName(p.Game); known {
			r, f := g.Rules(strings.Fields(p.Rules), len(p.Seats))
			low = f == nil && r.LowWins()
		}
		t.low[key] = low
	}
	return low
}
