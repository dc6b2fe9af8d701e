package report

import (
	"cmp"
	"slices"
)

// Outcomes is how often somebody won, beside what chance alone would give.
type Outcomes struct {
	Games    int       `json:"games"`    // all that are stored, unfinished ones included
	Finished int       `json:"finished"` // of these, those that were played to the end
	Decided  int       `json:"decided"`  // of these, those against others, from one seat, whose winner is certain
	Wins     int       `json:"wins"`     // of the decided ones, shared wins included
	Shared   int       `json:"shared"`   // of the wins, those that were shared
	Won      float64   `json:"won"`      // the wins, a shared one as its part
	Share    *Interval `json:"share"`    // won of the decided ones
	Expected float64   `json:"expected"` // wins by chance: of each decided game one over the number of its players
	Verdict  Verdict   `json:"verdict"`
}

func (o *outcomes) stats() Outcomes {
	s := Outcomes{
		Games: o.games, Finished: o.finished, Decided: o.decided, Wins: o.wins, Shared: o.shared,
		Won: cents(o.won), Share: intervalOf(o.won, o.decided), Expected: cents(o.expected),
	}
	s.Verdict = judge(s.Share, o.decided, o.expected/float64(max(o.decided, 1)))
	return s
}

// named is somebody's outcomes.
type named struct {
	name string
	*Outcomes
}

// named is the outcomes of all people over all games.
func (s *Stats) named() []named { return namedOf(s.People) }

func namedOf(people []PersonTotals) []named {
	var list []named
	for i := range people {
		list = append(list, named{people[i].Name, &people[i].Outcomes})
	}
	return list
}

// named is the outcomes of all people in a game.
func (g *GameStats) named() []named {
	var list []named
	for i := range g.People {
		list = append(list, named{g.People[i].Name, &g.People[i].Outcomes})
	}
	return list
}

// PersonStats is how one person did in one game. A margin is what somebody was ahead of
// the best other one, negative where behind; fewer points are ahead where these win.
type PersonStats struct {
	Name string `json:"name"`
	Outcomes
	Totals       int         `json:"totals"` // finished games with a certain total; the next four are over these
	Mean         *float64    `json:"mean"`
	Spread       *float64    `json:"spread"` // standard deviation; null of fewer than two
	Best         *int        `json:"best"`
	Worst        *int        `json:"worst"`
	BestAt       *Occasion   `json:"best_at"`
	WorstAt      *Occasion   `json:"worst_at"`
	Margins      int         `json:"margins"` // finished games in which all totals are certain; the next two are over these
	Margin       *float64    `json:"margin"`
	MarginSpread *float64    `json:"margin_spread"`
	KindGames    int         `json:"kind_games"` // games whose kinds of points are known
	Kinds        []KindMean  `json:"kinds"`      // in the order of GameStats.Kinds
	Pace         *Pace       `json:"pace"`       // null where no clock was kept
	Loss         *Loss       `json:"loss"`       // null where nothing was reviewed
	Form         []FormPoint `json:"form"`       // by date, games without one left out

	rank int      // place among the people of all games
	rest *float64 // mean of the kinds that are too many to be told one by one
}

// Occasion is the game, and where that is told the turn, in which something happened.
type Occasion struct {
	ID   string `json:"id"`
	Date string `json:"date"`
	Turn int    `json:"turn,omitempty"`
}

// before reports whether o came earlier; what has no date came last.
func (o Occasion) before(p Occasion) bool {
	return o.Date != "" && (p.Date == "" || o.Date < p.Date)
}

// Pace is how long somebody's turns took, as far as clocks were kept.
type Pace struct {
	Games int     `json:"games"`
	Turns int     `json:"turns"` // that were timed
	Time  int     `json:"time"`  // seconds
	Mean  float64 `json:"mean"`  // seconds a turn
}

// Loss is what reviews say that somebody's turns gave away.
type Loss struct {
	Games     int      `json:"games"`     // that were reviewed
	Decisions int      `json:"decisions"` // turns in which there was something to decide
	Partial   int      `json:"partial"`   // of these, those of which only the least loss is known
	Mean      *float64 `json:"mean"`      // points a decision; at least, where Partial is not 0
}

// FormPoint is how somebody did in one game, and in the last ones up to it.
type FormPoint struct {
	ID     string   `json:"id"`
	Date   string   `json:"date"`
	Margin int      `json:"margin"`
	Mean   *float64 `json:"mean"` // of the last margins, this one included; null before there are three
	Of     int      `json:"of"`   // how many these are: five at most

	time string
}

// A running mean is of formWindow games, and said from formGames on.
const (
	formWindow = 5
	formGames  = 3
)

func (p *personTally) stats(g *gameTally, order []int, name string, rank int) PersonStats {
	s := PersonStats{
		Name: name, Outcomes: p.outcomes.stats(), rank: rank,
		Totals: p.totals.n, Mean: p.totals.mean(), Spread: p.totals.spread(),
		Margins: p.margins.n, Margin: p.margins.mean(), MarginSpread: p.margins.spread(),
		KindGames: p.kinded, Form: p.formPoints(),
	}
	if p.best.seen {
		best, worst := p.best, p.worst
		s.Best, s.BestAt, s.Worst, s.WorstAt = &best.value, &best.at, &worst.value, &worst.at
	}
	s.Kinds, s.rest = p.kindMeans(g, order)
	if p.pace.Turns > 0 {
		pace := p.pace
		pace.Mean = *ratio(float64(pace.Time), float64(pace.Turns))
		s.Pace = &pace
	}
	if p.loss.Games > 0 {
		loss := p.loss
		loss.Mean = ratio(p.lost, float64(loss.Decisions))
		s.Loss = &loss
	}
	return s
}

// formPoints is the games by date, with running means.
func (p *personTally) formPoints() []FormPoint {
	form := slices.Clone(p.form)
	slices.SortStableFunc(form, func(a, b FormPoint) int {
		return cmp.Or(cmp.Compare(a.Date, b.Date), cmp.Compare(a.time, b.time), cmp.Compare(a.ID, b.ID))
	})
	for i := range form {
		form[i].Of = min(i+1, formWindow)
		if i+1 < formGames {
			continue
		}
		sum := 0
		for _, f := range form[i+1-form[i].Of : i+1] {
			sum += f.Margin
		}
		form[i].Mean = ratio(float64(sum), float64(form[i].Of))
	}
	if form == nil {
		form = []FormPoint{}
	}
	return form
}
