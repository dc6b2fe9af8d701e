package report

import (
	"slices"

	"partie/engine"
)

// pageTurns is the turns one by one, what was before them, and what the end of the record
// brought. The panel of the replay shows the same elements.
type pageTurns struct {
	Title, All string
	Turns      []pageTurn
}

type pageTurn struct {
	seatMark
	ID      string // "t37"
	Title   string // "Turn # of 72", # being the number; "" where it is as before
	Number  string // "" where it is no turn
	Name    string
	Words   string
	Totals  []pageTotal // where they changed
	Against string
	Notices []string
	Scored  []string
	Judged  *pageJudged
	Clock   string
	Said    []string
	Lines   []pageLine
}

// pageTotal is the total of a seat; who leads is the best and not level with all.
type pageTotal struct {
	Text  string `json:"text"`
	Leads bool   `json:"leads"`
}

type pageJudged struct{ Class, Text string }

// pageLine is a variation.
type pageLine struct {
	Intro string
	Parts []pagePart
}

// pagePart is a piece of a variation; Extra is its position in the scene, -1 where it has none.
type pagePart struct {
	Text  string
	Extra int
	Who   string // made the turn; "" where it is nobody's
}

func (g *Game) pageTurns(sc *gameScene) *pageTurns {
	if len(g.Turns) == 0 {
		return nil
	}
	p := &pageTurns{Title: g.text("turns"), All: g.text("page.turns", len(g.Turns))}
	var before []Points
	if sc != nil {
		before = g.Timeline[0].Totals
		p.Turns = append(p.Turns, pageTurn{ID: sc.stepID(0), Title: g.text("replay.start"), Totals: g.pageTotals(before)})
	}
	judged := g.judged()
	for i := range g.Turns {
		t := &g.Turns[i]
		pt := pageTurn{
			seatMark: markOf(t.Seat), ID: sc.stepID(t.Number),
			Number: integer(g.l, t.Number), Words: turnWords(t),
			Against: g.against(t), Notices: t.Notices, Scored: g.scoredLines(t.Events), Judged: judged[t.Number],
			Said: g.notesAt(t), Lines: g.pageLines(t, sc),
		}
		if !slices.Equal(t.Totals, before) {
			pt.Totals = g.pageTotals(t.Totals)
		}
		before = t.Totals
		switch {
		case i > 0 && t.Round == g.Turns[i-1].Round:
		case t.Round > 0:
			pt.Title = g.text("replay.turn-round", "#", len(g.Turns), t.Round)
		default:
			pt.Title = g.text("replay.turn", "#", len(g.Turns))
		}
		if t.Seat != "-" {
			pt.Name = t.Name
		}
		if t.Clock != nil {
			pt.Clock = g.text("replay.clock", duration(*t.Clock))
		}
		p.Turns = append(p.Turns, pt)
	}
	if sc != nil && sc.end {
		p.Turns = append(p.Turns, g.pageEnd(sc))
	}
	return p
}

// pageEnd is what the end of the record brought.
func (g *Game) pageEnd(sc *gameScene) pageTurn {
	var events []Score
	for _, s := range g.Scores {
		if s.End {
			events = append(events, s)
		}
	}
	t := pageTurn{
		ID: sc.stepID(len(sc.Steps) - 1), Title: g.text("replay.end"), Scored: g.scoredLines(events),
		Totals: g.pageTotals(g.Timeline[len(g.Timeline)-1].Totals),
	}
	if len(events) > 0 {
		t.Title = g.text("scores.end")
	}
	return t
}

func (g *Game) pageTotals(ps []Points) []pageTotal {
	ts := make([]engine.Total, len(ps))
	list := make([]pageTotal, len(ps))
	for i, p := range ps {
		ts[i] = engine.Total(p)
		list[i].Text = p.In(g.l)
	}
	if best, _, known := leaders(ts, g.LowWins); known && len(best) < len(ps) {
		for _, s := range best {
			list[s].Leads = true
		}
	}
	return list
}

func (g *Game) pageLines(t *Turn, sc *gameScene) []pageLine {
	var list []pageLine
	for _, parts := range t.lines {
		l := pageLine{Intro: g.text("variation", "")}
		for _, p := range parts {
			at := -1
			if n, ok := sc.lines[p.item]; ok {
				at = n
			}
			who := ""
			if p.seat != engine.NoSeat {
				who = g.name(p.seat)
			}
			l.Parts = append(l.Parts, pagePart{p.text, at, who})
		}
		list = append(list, l)
	}
	return list
}

// judged is what the review found of the turns, by number.
func (g *Game) judged() map[int]*pageJudged {
	list := map[int]*pageJudged{}
	if g.Missed == nil {
		return list
	}
	for i := range g.Missed.Turns {
		m := &g.Missed.Turns[i]
		if m.Class == "fine" {
			continue
		}
		text := m.Sign + " " + g.lost(m)
		if m.Best != m.Played {
			text = g.text("missed.judged", text, turnShown(m.Best, g.l))
		}
		list[m.Turn] = &pageJudged{m.Class, text}
	}
	return list
}
