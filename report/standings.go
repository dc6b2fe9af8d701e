package report

import (
	"cmp"
	"slices"

	"partie/engine"
	"partie/engine/replay"
)

// Standing is the final total of one seat and its place.
type Standing struct {
	Place  *int   `json:"place"` // null where the record leaves it open
	Seat   string `json:"seat"`
	Name   string `json:"name"`
	Points Points `json:"points"`
	Least  int    `json:"least"` // what the total is at least
	Most   int    `json:"most"`  // what the total is at most
	Winner bool   `json:"winner"`

	seat engine.Seat
}

// standings ranks the seats: winners first, since tie-breaks may have decided,
// then by total. Equal totals share a place.
func (g *Game) standings(r *replay.Replay) []Standing {
	ss := []Standing{}
	known := true
	for i, t := range r.Final {
		s := engine.Seat(i)
		known = known && t.Known()
		ss = append(ss, Standing{
			Seat: s.String(), Name: g.name(s), Points: Points(t), Least: t.Min, Most: t.Max,
			Winner: slices.Contains(r.Winners, s), seat: s,
		})
	}
	order := func(a, b Standing) int {
		switch {
		case a.Winner != b.Winner && a.Winner:
			return -1
		case a.Winner != b.Winner:
			return 1
		case g.LowWins:
			return cmp.Compare(a.Points.Min, b.Points.Min)
		}
		return cmp.Compare(b.Points.Max, a.Points.Max)
	}
	slices.SortStableFunc(ss, order)
	for i := range ss {
		place := i + 1
		if i > 0 && order(ss[i-1], ss[i]) == 0 && ss[i-1].Place != nil {
			place = *ss[i-1].Place
		}
		if known || ss[i].Winner {
			ss[i].Place = &place
		}
	}
	return ss
}
