package report

import (
	"strconv"

	"partie/engine"
)

// missed is the missed moves and what the turns of each seat come to.
func (g *Game) missed() []block {
	if g.Missed == nil || len(g.Turns) == 0 {
		return nil
	}
	ds := []block{heading{2, g.text("review")}, paragraph(g.Missed.About)}
	if t := g.missedTable(); len(t.Rows) > 0 {
		ds = append(ds, t)
	} else {
		ds = append(ds, paragraph(g.text("review.none")))
	}
	return append(ds, g.missedSeatsTable(), list(g.Missed.Notes))
}

// missedTable is the turns that lost something worth speaking of, and why.
func (g *Game) missedTable() Table {
	f := g.findings()
	h := f.TurnsHead()
	t := Table{
		Caption: g.text("review"), NotesTitle: g.text("col.reason"),
		Head: []Column{right(h[0]), left(h[1]), left(h[2]), left(h[3]), right(h[4]), left("")},
	}
	for _, m := range g.Missed.Turns {
		if m.Sign == "" {
			continue
		}
		better := m.Best
		if better == m.Played {
			better = ""
		}
		t.Rows = append(t.Rows, []string{strconv.Itoa(m.Turn), m.Name, turnShown(m.Played, g.l), turnShown(better, g.l), f.Least(m.Loss, m.Least), m.Sign})
		t.Notes = append(t.Notes, m.Why)
	}
	return t
}

// missedSeatsTable is what the turns of each seat come to.
func (g *Game) missedSeatsTable() Table {
	f := g.findings()
	t := Table{Caption: g.text("review.seats")}
	for i, title := range f.SeatsHead() {
		t.Head = append(t.Head, Column{Title: title, Right: i > 0})
	}
	for i := range g.Missed.Seats {
		t.Rows = append(t.Rows, f.SeatRow(engine.Seat(i)))
	}
	return t
}

// findings is the review in words.
func (g *Game) findings() *Findings { return NewFindings(g.replay, g.review, g.l) }

// largestMiss names the turn that lost most; "" where none lost much.
func (g *Game) largestMiss() string {
	if g.Missed == nil || g.Missed.Largest == 0 {
		return ""
	}
	for _, m := range g.Missed.Turns {
		if m.Turn == g.Missed.Largest {
			return g.text("review.largest", g.turnName(&g.Turns[m.Turn-1]), g.findings().leastShort(m.Loss, m.Least))
		}
	}
	return ""
}
