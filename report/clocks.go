package report

import (
	"math"

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
	Minutes     float64 `json:"minutes"` // the total
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
		c.Seat, c.Name = seat.String(), g.name(seat)
		c.Minutes = math.Round(float64(c.Total)*100/60) / 100
		c.Mean = math.Round(float64(c.Total)*10/float64(c.Turns)) / 10
		cs = append(cs, c)
	}
	return cs
}

// timed reports whether the clocks of more than one turn were kept: one alone says
// nothing of its player.
func (g *Game) timed() bool {
	turns := 0
	for _, c := range g.Clocks {
		turns += c.Turns
	}
	return turns > 1
}
