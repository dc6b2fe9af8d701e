package report

import (
	"partie/engine"
	"partie/review"
)

// Missed is what a review found of the turns of a game.
type Missed struct {
	Level   string       `json:"level"`   // by which turns are judged: "immediate", "scored" or "static"
	About   string       `json:"about"`   // what the losses are, in a sentence
	Grades  [3]float64   `json:"grades"`  // how much loss makes an inaccuracy, a mistake and a blunder
	Turns   []MissedTurn `json:"turns"`   // those that lost something, in the order of play
	Largest int          `json:"largest"` // the turn that lost most, of those that were mistakes or worse; 0: none was
	Seats   []MissedSeat `json:"seats"`   // in seat order
	Notes   []string     `json:"notes"`   // what to know of the figures
}

// MissedTurn is a turn that another one would have been better than.
type MissedTurn struct {
	Turn    int     `json:"turn"`
	Seat    string  `json:"seat"`
	Name    string  `json:"name"`
	Played  string  `json:"played"`
	Best    string  `json:"best"`
	Loss    float64 `json:"loss"`
	Least   bool    `json:"least"` // it lost at least so much: cards are not known
	Class   string  `json:"class"` // "fine" (a loss not worth speaking of), "inaccuracy", "mistake" or "blunder"
	Sign    string  `json:"sign"`  // ?!, ? or ??; "" of a fine one
	Why     string  `json:"why"`   // "" of a fine one
	Rank    int     `json:"rank"`  // of the played turn among the choices; 0 where that is not known
	Choices int     `json:"choices"`
}

// MissedSeat is what the turns of a seat come to.
type MissedSeat struct {
	Seat     string   `json:"seat"`
	Name     string   `json:"name"`
	Turns    int      `json:"turns"`
	Real     int      `json:"real"` // turns in which there was something to decide
	Slips    int      `json:"slips"`
	Mistakes int      `json:"mistakes"`
	Blunders int      `json:"blunders"`
	Loss     float64  `json:"loss"`
	Mean     *float64 `json:"mean"` // of the real ones; null where there are none
	Least    bool     `json:"least"`
}

// Reviewed adds what a review of the game found.
func (g *Game) Reviewed(rv *review.Review) {
	f := NewFindings(g.replay, rv, g.l)
	m := &Missed{
		Level: rv.Primary.String(), About: f.About(), Grades: rv.Grades,
		Turns: []MissedTurn{}, Seats: []MissedSeat{}, Notes: g.reviewNotes(f),
	}
	most := 0.0
	for i := range rv.Findings {
		x := &rv.Findings[i]
		if x.Unjudged != (review.Text{}) || review.Tenths(rv.Loss(x)) == 0 && x.Class == review.Fine {
			continue
		}
		m.Turns = append(m.Turns, f.missed(x))
		if x.Class >= review.Mistake && rv.Loss(x) > most {
			m.Largest, most = x.Turn, rv.Loss(x)
		}
	}
	for i := range rv.Seats {
		m.Seats = append(m.Seats, f.missedSeat(engine.Seat(i)))
	}
	for i := range rv.Forgot {
		x := &rv.Forgot[i]
		g.Claims.Forgotten = append(g.Claims.Forgotten, Forgotten{
			Turn: x.Turn, Seat: x.Seat.String(), Name: f.Player(x.Seat), Points: x.Points, What: f.Said(x.Text), Sentence: f.Forgotten(x),
		})
	}
	g.Missed, g.review = m, rv
}

func (f *Findings) missed(x *review.Finding) MissedTurn {
	return MissedTurn{
		Turn: x.Turn, Seat: x.Seat.String(), Name: f.Player(x.Seat), Played: f.Words(x.Played), Best: f.Words(x.By[f.Primary].Best),
		Loss: review.Tenths(f.Loss(x)), Least: x.Partial, Class: x.Class.String(), Sign: x.Class.Sign(), Why: f.Why(x),
		Rank: x.Rank, Choices: x.Choices,
	}
}

func (f *Findings) missedSeat(x engine.Seat) MissedSeat {
	s := &f.Seats[x]
	m := MissedSeat{
		Seat: x.String(), Name: f.Player(x), Turns: s.Turns, Real: s.Real, Loss: review.Tenths(s.Loss), Least: s.Partial > 0,
		Slips: s.Classes[review.Slip], Mistakes: s.Classes[review.Mistake], Blunders: s.Classes[review.Blunder],
	}
	if mean, ok := s.Mean(); ok {
		mean = review.Tenths(mean)
		m.Mean = &mean
	}
	return m
}

// reviewNotes is what to know of the figures of a review.
func (g *Game) reviewNotes(f *Findings) []string {
	notes := []string{f.GradesAre()}
	add := func(s string) {
		if s != "" {
			notes = append(notes, s)
		}
	}
	add(f.Once())
	add(f.Doubt())
	partial := 0
	for i := range f.Seats {
		partial += f.Seats[i].Partial
	}
	if partial > 0 {
		add(f.PartialTurns(partial))
	}
	unjudged, forced := f.Tally()
	if forced > 0 {
		add(f.ForcedTurns(forced))
	}
	if unjudged > 0 {
		add(f.UnjudgedTurns(unjudged))
	}
	add(f.Said(f.Stopped))
	return notes
}
