package main

import (
	"partie/engine/replay"
	"partie/report"
	"partie/store"
)

// played is a stored game as the statistics count it.
func played(g *store.Played) report.Played {
	p := report.Played{
		ID: g.ID, Game: g.Game, Title: g.Title, Sheet: store.Fold(g.Title), Rules: g.Rules, Date: g.Date, Time: g.Time, Place: g.Place, Group: g.Group,
		Complete: g.Complete, Turns: g.Turns, First: -1, Seats: make([]report.PlayedSeat, len(g.Seats)),
	}
	for x, s := range g.Seats {
		p.Seats[x] = report.PlayedSeat{Person: s.Person, Total: s.Total, Won: s.Won}
	}
	if len(g.Digest.Seats) == len(p.Seats) {
		p.First = g.Digest.First
		for x := range p.Seats {
			addDigest(&p, x, &g.Digest.Seats[x])
		}
	}
	if len(g.Reviews) == len(p.Seats) {
		for x, r := range g.Reviews {
			p.Seats[x].Review = &report.PlayedReview{Real: r.Real, Partial: r.Partial, Loss: r.Loss}
		}
	}
	return p
}

// addDigest adds the figures of seat x.
func addDigest(p *report.Played, x int, d *replay.SeatDigest) {
	s := &p.Seats[x]
	s.Kinds, s.Timed, s.Time = d.Kinds, d.Timed, d.Time
	for _, f := range d.Feats {
		p.Feats = append(p.Feats, report.Feat{Name: f.Name, Value: f.Value, Seat: x, Turn: f.Turn})
	}
}
