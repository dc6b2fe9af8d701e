package report

import (
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
)

// Clock is the time that one seat took, in seconds, over the turns whose time was
// kept.
type Clock struct {
	Seat        string  `json:"seat"` // "-": turns that are nobody's
	Name        string  `json:"name"`
	Turns       int     `json:"turns"` // how many turns were timed
	Total       int     `json:"total"`
	Mean        float64 `json:"mean"`
	Longest     int     `json:"longest"`
	LongestTurn int     `json:"longest_turn"`
}

// clocks adds up the clocks in seat order; a turn of nobody's stands last.
func (g *Game) clocks(r *replay.Replay) []Clock {
	sums := make([]Clock, len(r.Players)+1)
	for i := range r.Steps {
		s := &r.Steps[i]
		if s.Clock == notation.NoClock {
			continue
		}
		at := min(int(s.Seat), len(r.Players))
		c := &sums[at]
		if c.Turns == 0 || s.Clock > c.Longest {
			c.Longest, c.LongestTurn = s.Clock, s.Number
		}
		c.Turns++
		c.Total += s.Clock
	}
	cs := []Clock{}
	for i, c := range sums {
		if c.Turns == 0 {
			continue
		}
		seat := engine.Seat(i)
		if i == len(r.Players) {
			seat = engine.NoSeat
		}
		c.Seat, c.Name, c.Mean = seat.String(), g.name(seat), float64(c.Total)/float64(c.Turns)
		cs = append(cs, c)
	}
	return cs
}
