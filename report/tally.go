package report

import (
	"math"
	"strings"

	"partie/clean"
	"partie/engine/games"
	"partie/engine/sheet"
)

// Played is one game of a group, as Tally counts it.
type Played struct {
	ID       string
	Game     string // name of the game
	Title    string // the Title tag
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
	Kinds  []KindPoints // in the order in which they first scored
	Timed  int          // turns whose time was kept
	Time   int          // seconds that these took
	Review *PlayedReview
}

// KindPoints is what a kind of points brought somebody.
type KindPoints struct {
	Key    string
	Points int
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

// Tally counts games; the zero value is ready to use.
type Tally struct {
	games  []*GameStats
	byGame map[string]*GameStats
	people map[string]int // index in People by game and name
}

// Add counts a game.
func (t *Tally) Add(p Played) {
	g, key := t.game(p)
	g.Games++
	winners := 0
	for _, s := range p.Seats {
		if s.Won {
			winners++
		}
	}
	for _, s := range p.Seats {
		t.person(g, key, s.Person).add(p, s, winners, g.LowWins)
	}
}

// game is the entry that a game belongs to. Games that high and low totals win are
// kept apart, since their totals cannot be compared.
func (t *Tally) game(p Played) (*GameStats, string) {
	low := lowWins(p)
	title := ""
	if p.Game == sheet.Game.Name() {
		title = p.Title
	}
	key := strings.Join([]string{p.Game, title, map[bool]string{true: "low"}[low]}, "\x00")
	if t.byGame == nil {
		t.byGame, t.people = map[string]*GameStats{}, map[string]int{}
	}
	g := t.byGame[key]
	if g == nil {
		g = &GameStats{Game: p.Game, Title: clean.Line(title), LowWins: low}
		t.byGame[key] = g
		t.games = append(t.games, g)
	}
	return g, key
}

func lowWins(p Played) bool {
	g, ok := games.ByName(p.Game)
	if !ok {
		return false
	}
	r, f := g.Rules(strings.Fields(p.Rules), len(p.Seats))
	return f == nil && r.LowWins()
}

func (t *Tally) person(g *GameStats, key, name string) *PersonStats {
	key += "\x00" + name
	i, ok := t.people[key]
	if !ok {
		i = len(g.People)
		t.people[key] = i
		g.People = append(g.People, PersonStats{Name: clean.Line(name)})
	}
	return &g.People[i]
}

func (s *PersonStats) add(p Played, seat PlayedSeat, winners int, low bool) {
	s.Games++
	if !p.Complete {
		return
	}
	s.Finished++
	if winners > 0 {
		s.Decided++
	}
	if seat.Won {
		s.Wins++
	}
	if seat.Won && winners > 1 {
		s.Shared++
	}
	if seat.Total == nil {
		return
	}
	n := *seat.Total
	s.Totals++
	s.sum += n
	mean := math.Round(float64(s.sum)*100/float64(s.Totals)) / 100
	s.Mean = &mean
	if s.Best == nil || n != *s.Best && n < *s.Best == low {
		s.Best = &n
	}
	if s.Worst == nil || n != *s.Worst && n > *s.Worst == low {
		s.Worst = &n
	}
}
