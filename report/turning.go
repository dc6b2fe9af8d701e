package report

import (
	"cmp"
	"slices"
	"strings"

	"partie/engine"
)

// TurningPoint is a turn that changed the margin of the player who won, or led when the
// record ended, more than others, or took the lead for good: were the game scored before
// and behind the turn, where that is known of every turn; else by the totals.
type TurningPoint struct {
	Turn   int    `json:"turn"`
	End    bool   `json:"end"`  // the end scoring
	Seat   string `json:"seat"` // whose margin it is
	Name   string `json:"name"`
	Before int    `json:"before"` // the margin over the best of the others; negative: behind
	After  int    `json:"after"`
	Scored bool   `json:"scored"` // the margins are those if the game were scored there; else of the totals
}

// maxTurningPoints is how many of them are told.
const maxTurningPoints = 3

// turningPoints are the turns that turned the game for its winner, in the order of play.
func (g *Game) turningPoints() []TurningPoint {
	s, ok := g.subject()
	if !ok {
		return []TurningPoint{}
	}
	now := make([][]Points, 0, len(g.Timeline))
	totals := make([][]Points, 0, len(g.Timeline))
	for _, m := range g.Timeline {
		totals = append(totals, m.Totals)
		if !m.End { // it changes nothing that scoring before did not tell
			now = append(now, m.Now)
		}
	}
	if ps, all := g.changes(s, now, true); all {
		return turned(ps)
	}
	ps, _ := g.changes(s, totals, false)
	return turned(ps)
}

// changes is where the margin of a seat changed, of the points of all at the moments of the
// timeline; all is false where it is not known at every one.
func (g *Game) changes(s engine.Seat, points [][]Points, scored bool) (ps []TurningPoint, all bool) {
	before, have := 0, false
	all = true
	for i, list := range points {
		if int(s) >= len(list) {
			return nil, false
		}
		after, _, known := lead(s, totalsOf(list), g.LowWins)
		all = all && known
		if !known {
			continue
		}
		if have && after != before {
			m := g.Timeline[i]
			ps = append(ps, TurningPoint{m.Turn, m.End, s.String(), g.name(s), before, after, scored})
		}
		before, have = after, true
	}
	return ps, all
}

// turned is those of the changes of a margin that are told: the one that took the lead for
// good, and the largest. A game in which only one turn changed it has none: the outcome
// says the same.
func turned(ps []TurningPoint) []TurningPoint {
	if len(ps) < 2 {
		return []TurningPoint{}
	}
	ahead := -1
	for i, p := range ps {
		if p.Before <= 0 && p.After > 0 {
			ahead = i
		} else if p.After <= 0 {
			ahead = -1
		}
	}
	order := make([]int, len(ps))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch ahead {
		case a:
			return -1
		case b:
			return 1
		}
		return cmp.Compare(ps[b].size(), ps[a].size())
	})
	order = order[:min(len(order), maxTurningPoints)]
	slices.Sort(order)
	told := make([]TurningPoint, len(order))
	for i, at := range order {
		told[i] = ps[at]
	}
	return told
}

func (p TurningPoint) size() int { return max(p.After-p.Before, p.Before-p.After) }

// subject is the sole winner, or who leads alone at the end of the record.
func (g *Game) subject() (engine.Seat, bool) {
	if len(g.Timeline) == 0 {
		return 0, false
	}
	if w := g.Outcome.Winners; len(w) == 1 {
		return engine.Seat(w[0][0] - 'A'), true
	}
	first, _, known := leaders(totalsOf(g.Timeline[len(g.Timeline)-1].Totals), g.LowWins)
	if !known || len(first) != 1 || len(g.Outcome.Winners) > 0 {
		return 0, false
	}
	return first[0], true
}

func totalsOf(ps []Points) []engine.Total {
	ts := make([]engine.Total, len(ps))
	for i, p := range ps {
		ts[i] = engine.Total(p)
	}
	return ts
}

// turningSentence tells the turning points, and the largest miss where the game was
// reviewed; "" where there is neither.
func (g *Game) turningSentence() string {
	miss := g.largestMiss()
	if len(g.TurningPoints) == 0 {
		return miss
	}
	row := ""
	for i, p := range g.TurningPoints {
		if i > 0 {
			row += "; "
		}
		when := g.text("turning.turn", p.Turn)
		if p.End {
			when = g.text("turning.end")
		}
		row += g.text("turning.one", when, g.margin(p.Before), g.margin(p.After))
	}
	key := "turning"
	if g.TurningPoints[0].Scored {
		key = "turning.scored"
	}
	return strings.TrimSpace(g.text(key, g.TurningPoints[0].Name, row) + " " + miss)
}

func (g *Game) margin(n int) string {
	switch {
	case n > 0:
		return g.text("margin.ahead", integer(g.l, n))
	case n < 0:
		return g.text("margin.behind", integer(g.l, -n))
	}
	return g.text("margin.level")
}
