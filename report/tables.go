package report

import (
	"slices"
	"strconv"
	"strings"
)

// standingsTable is who got how many points.
func (g *Game) standingsTable() Table {
	t := Table{Caption: g.standingsTitle(), Head: []Column{right(g.text("col.place")), left(g.text("col.player")), right(g.text("col.points"))}}
	for _, s := range g.Standings {
		place := "?"
		if s.Place != nil {
			place = strconv.Itoa(*s.Place) + "."
		}
		t.Rows = append(t.Rows, []string{place, g.seated(s.Seat, s.Name), s.Points.In(g.l)})
	}
	return t
}

func (g *Game) standingsTitle() string {
	if g.Complete {
		return g.text("standings")
	}
	return g.text("standings.so-far")
}

// seated is a name with its seat, by which turns and claims call it.
func (g *Game) seated(seat, name string) string { return name + " (" + seat + ")" }

// kindsTable is what kinds of points the totals are made of.
func (g *Game) kindsTable() Table {
	t := Table{Caption: g.text("kinds"), Head: []Column{left(g.text("col.kind"))}}
	for _, p := range g.Players {
		t.Head = append(t.Head, right(p.Name))
	}
	for _, k := range g.Kinds {
		title := k.Title
		if k.Doubt {
			title += " *"
		}
		t.Rows = append(t.Rows, append([]string{title}, g.cells(k.Points)...))
	}
	if len(g.Timeline) > 0 {
		t.Rows = append(t.Rows, append([]string{g.text("total")}, g.cells(g.Timeline[len(g.Timeline)-1].Totals)...))
	}
	return t
}

func (g *Game) cells(ps []Points) []string {
	var cells []string
	for _, p := range ps {
		cells = append(cells, p.In(g.l))
	}
	return cells
}

// timelineTable is the totals, and what they would be if the game were scored then,
// wherever they changed.
func (g *Game) timelineTable() Table {
	t := Table{Caption: g.text("timeline"), Head: []Column{left(g.text("col.after"))}}
	scored := slices.ContainsFunc(g.Timeline, func(m Moment) bool { return m.Now != nil })
	for _, p := range g.Players {
		title := p.Name
		if scored {
			title = g.text("col.now", p.Name)
		}
		t.Head = append(t.Head, right(title))
	}
	last := ""
	for i, m := range g.Timeline {
		cells := g.cells(m.Totals)
		for s, now := range g.cells(m.Now) {
			cells[s] = g.text("cell.now", cells[s], now)
		}
		row := strings.Join(cells, "\x00")
		if row == last && i < len(g.Timeline)-1 {
			continue
		}
		last = row
		t.Rows = append(t.Rows, append([]string{g.when(m.Turn, m.End)}, cells...))
		t.Turns = append(t.Turns, address(m.Turn, m.End))
	}
	return t
}

// when names a time of the game.
func (g *Game) when(turn int, end bool) string {
	switch {
	case end:
		return g.text("when.end")
	case turn == 0:
		return g.text("when.start")
	}
	return g.text("when.turn", turn)
}

// scoresTable is what scored when, and why where the record says so of any score.
func (g *Game) scoresTable() Table {
	t := Table{Caption: g.text("scores"), Head: []Column{
		left(g.text("col.when")), left(g.text("col.player")), right(g.text("col.points")),
	}}
	reasons := slices.ContainsFunc(g.Scores, func(s Score) bool { return s.Reason != "" })
	if reasons {
		t.Head = append(t.Head, left(g.text("col.reason")))
	}
	for _, s := range g.Scores {
		row := []string{g.scoredWhen(s), s.Name, s.Points.Signed(g.l)}
		if reasons {
			row = append(row, s.Reason)
		}
		t.Rows = append(t.Rows, row)
		t.Turns = append(t.Turns, address(s.Turn, s.End))
	}
	return t
}

// address is that of a time of the game on its page.
func address(turn int, end bool) string {
	if end {
		return "end"
	}
	return "t" + strconv.Itoa(turn)
}

// scoredWhen names the time of a score, with its round in a game that has rounds.
func (g *Game) scoredWhen(s Score) string {
	if s.Turn > 0 && !s.End && g.Turns[s.Turn-1].Round > 0 {
		return g.text("when.round", s.Turn, g.Turns[s.Turn-1].Round)
	}
	return g.when(s.Turn, s.End)
}

// clocksTable is how long the players took.
func (g *Game) clocksTable() Table {
	t := Table{Caption: g.text("clocks"), Head: []Column{
		left(g.text("col.player")), right(g.text("col.turns")), right(g.text("col.time")), right(g.text("col.mean")), right(g.text("col.longest")),
	}}
	for _, c := range g.Clocks {
		t.Rows = append(t.Rows, []string{
			c.Name, strconv.Itoa(c.Turns), duration(c.Total), duration(int(c.Mean + 0.5)), g.text("longest", duration(c.Longest), c.LongestTurn),
		})
	}
	return t
}

// claimsTable is where the score track went wrong.
func (g *Game) claimsTable() Table {
	t := Table{Caption: g.text("claims"), Head: []Column{
		left(g.text("col.after")), left(g.text("col.player")), right(g.text("col.claimed")), right(g.text("col.right")), left(g.text("col.since")),
	}}
	for _, c := range g.Claims.Wrong {
		turn := address(c.Turn, false)
		if c.Result {
			turn = ""
		}
		t.Turns = append(t.Turns, turn)
		t.Rows = append(t.Rows, []string{g.claimWhen(c), c.Name, integer(g.l, c.Claimed), c.Right.In(g.l), g.when(c.Since, c.SinceEnd)})
	}
	return t
}

// claimWhen names the time of a claim.
func (g *Game) claimWhen(c Claim) string {
	if c.Result {
		return g.text("when.result")
	}
	return g.when(c.Turn, false)
}
