package main

import (
	"strings"

	"partie/engine"
	"partie/review"
)

// seats prints what the turns of each seat come to.
func (p *reviewPrinter) seats() {
	rows := [][]string{p.SeatsHead()}
	var said []string
	partial := 0
	seat, one := p.seat(p.view.seat)
	for i := range p.Seats {
		x, s := engine.Seat(i), &p.Seats[i]
		if one && x != seat {
			continue
		}
		partial += s.Partial
		rows = append(rows, p.SeatRow(x))
		if t := p.extremes(x, s); t != "" {
			said = append(said, t)
		}
	}
	p.section("review.seats")
	widths := columnWidths(p.plainRows(rows))
	room := p.width
	for _, w := range widths[1:] {
		room -= w + len(columnSpace)
	}
	widths[0] = min(widths[0], max(room, leastCell))
	for i, row := range rows {
		look := p.heading
		if i > 0 {
			look = func(_ int, s string) string { return s }
		}
		p.row(row, widths, []bool{false, true, true, true, true, true, true}, look)
	}
	p.out.WriteString("\n")
	for _, t := range said {
		p.line(0, t)
	}
	p.line(0, p.GradesAre())
	if once := p.Once(); once != "" {
		p.line(0, once)
	}
	if partial > 0 {
		p.line(0, p.PartialTurns(partial))
	}
	unjudged, forced := p.Tally()
	if forced > 0 {
		p.line(0, p.ForcedTurns(forced))
	}
	if unjudged > 0 {
		p.line(0, p.UnjudgedTurns(unjudged))
	}
}

// extremes is the best and the worst turn of a seat, and whom its losses helped.
func (p *reviewPrinter) extremes(x engine.Seat, s *review.Seat) string {
	var parts []string
	if s.Best >= 0 {
		f, key := &p.Review.Findings[s.Best], "review.best"
		if p.Search {
			key = "review.best-search"
		}
		parts = append(parts, p.text(key, f.Turn, p.signed(f.Edge)))
	}
	if s.Worst >= 0 {
		f := &p.Review.Findings[s.Worst]
		parts = append(parts, p.text("review.worst", f.Turn, p.Least(p.Loss(f), f.Partial)))
	}
	if h := p.bySeat(s.Helped, x); h != "" {
		parts = append(parts, p.text("review.helped", h))
	}
	if len(parts) == 0 {
		return ""
	}
	return p.Player(x) + ": " + strings.Join(parts, "; ")
}

// turningPoints prints the turns that moved the margins most.
func (p *reviewPrinter) turningPoints() {
	if len(p.Turning) == 0 {
		return
	}
	p.section("review.turning")
	for _, i := range p.Turning {
		f := &p.Review.Findings[i]
		p.line(2, p.text("review.moved", f.Turn, p.Player(f.Seat), p.Shown(f.Played), p.bySeat(f.Moved(), engine.NoSeat)))
	}
}

// forgotten prints what the score track of the table left out.
func (p *reviewPrinter) forgotten() {
	if len(p.Forgot) == 0 {
		return
	}
	p.section("review.forgotten")
	for i := range p.Forgot {
		p.line(2, p.Forgotten(&p.Forgot[i]))
	}
}
