package report

import (
	"cmp"
	"slices"
	"strings"

	"partie/engine"
	"partie/review"
)

// TurningPoint is a turn that changed the margin of the player who won, or led
// when the record ended, more than others: where the game was reviewed, if it were scored
// before and behind the turn, which the review tells of too; else by the totals.
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

// turningPoints are the turns with the largest change of the margin, in the order
// of play. A game in which only one turn changed it has none: the outcome says the
// same.
func (g *Game) turningPoints() []TurningPoint {
	ps := []TurningPoint{}
	s, ok := g.subject()
	if !ok {
		return ps
	}
	before, haveBefore := 0, false
	for _, m := range g.Timeline {
		after, _, known := lead(s, totalsOf(m.Totals), g.LowWins)
		if known && haveBefore && after != before {
			ps = append(ps, TurningPoint{m.Turn, m.End, s.String(), g.name(s), before, after, false})
		}
		if known {
			before, haveBefore = after, true
		}
	}
	if len(ps) < 2 {
		return ps[:0]
	}
	slices.SortStableFunc(ps, func(a, b TurningPoint) int { return cmp.Compare(b.size(), a.size()) })
	ps = ps[:min(len(ps), maxTurningPoints)]
	slices.SortStableFunc(ps, func(a, b TurningPoint) int {
		if c := cmp.Compare(a.Turn, b.Turn); c != 0 || a.End == b.End {
			return c
		}
		if a.End {
			return 1
		}
		return -1
	})
	return ps
}

// scoredTurning is the turns that a review found to have moved the margins most, were the
// game scored there, in the order of play. It has none where the record leaves a margin
// open.
func (g *Game) scoredTurning(rv *review.Review) []TurningPoint {
	s, ok := g.subject()
	if !ok {
		return nil
	}
	var ps []TurningPoint
	for _, i := range slices.Sorted(slices.Values(rv.Turning)) {
		turn := rv.Findings[i].Turn
		before, known := g.scoredLead(s, turn-1)
		after, known2 := g.scoredLead(s, turn)
		if !known || !known2 {
			return nil
		}
		ps = append(ps, TurningPoint{turn, false, s.String(), g.name(s), before, after, true})
	}
	return ps
}

// scoredLead is how far a seat would be ahead of the best of the others if the game were
// scored behind a turn; known is false where that is open.
func (g *Game) scoredLead(s engine.Seat, turn int) (points int, known bool) {
	now := totalsOf(g.Timeline[turn].Now)
	if int(s) >= len(now) {
		return 0, false
	}
	points, _, known = lead(s, now, g.LowWins)
	return points, known
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
		if p.Before == p.After {
			row += g.text("turning.same", when, g.margin(p.After))
		} else {
			row += g.text("turning.one", when, g.margin(p.Before), g.margin(p.After))
		}
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
