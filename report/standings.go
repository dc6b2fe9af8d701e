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

// standings ranks the seats: winners first, since tie-breaks may have decided, then by
// what the total is at worst, so that an open one stands behind those that it may be
// behind. Equal totals share a place; who may be before or behind another has none.
func (g *Game) standings(r *replay.Replay) []Standing {
	ss := []Standing{}
	for i, t := range r.Final {
		s := engine.Seat(i)
		ss = append(ss, Standing{
			Seat: s.String(), Name: g.name(s), Points: Points(t), Least: t.Min, Most: t.Max,
			Winner: slices.Contains(r.Winners, s), seat: s,
		})
	}
	slices.SortStableFunc(ss, func(a, b Standing) int {
		switch {
		case a.Winner != b.Winner && a.Winner:
			return -1
		case a.Winner != b.Winner:
			return 1
		}
		_, x := g.span(a)
		_, y := g.span(b)
		if x != y || a.Points.Known() == b.Points.Known() {
			return cmp.Compare(y, x)
		}
		if a.Points.Known() {
			return -1
		}
		return 1
	})
	for i := range ss {
		ss[i].Place = g.place(ss, i)
	}
	return ss
}

// span is the best and the worst that a total may be, the greater the better.
func (g *Game) span(s Standing) (best, worst int) {
	if g.LowWins {
		return -s.Least, -s.Most
	}
	return s.Most, s.Least
}

// place is the place of a seat; nil where the record leaves it open.
func (g *Game) place(ss []Standing, i int) *int {
	place := 1
	best, worst := g.span(ss[i])
	for j, o := range ss {
		top, bottom := g.span(o)
		switch {
		case j == i || ss[i].Winner:
		case o.Winner, bottom > best:
			place++
		case top > worst:
			return nil
		}
	}
	return &place
}
