package report

import (
	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// Claims is what the players had on their score track, held against the totals.
type Claims struct {
	Count     int         `json:"count"` // claims that could be compared
	Wrong     []Claim     `json:"wrong"`
	Forgotten []Forgotten `json:"forgotten"` // as far as the game was reviewed
}

// Forgotten is points that the score track left out, or counted too much.
type Forgotten struct {
	Turn     int    `json:"turn"` // at whose claim it went wrong; 0: at the Result alone
	Seat     string `json:"seat"`
	Name     string `json:"name"`
	Points   int    `json:"points"` // that are missing; below 0: too many
	What     string `json:"what"`   // what scored them; "" where that is not clear
	Sentence string `json:"sentence"`
}

// Claim is one total on the score track that cannot be right.
type Claim struct {
	Turn    int    `json:"turn"`   // behind which it stands; 0: before the first
	Result  bool   `json:"result"` // it is the Result tag
	Line    int    `json:"line"`
	Seat    string `json:"seat"`
	Name    string `json:"name"`
	Claimed int    `json:"claimed"`
	Right   Points `json:"right"`
	// Since is the turn at whose claim the track went wrong by as much as now.
	Since    int    `json:"since"`
	SinceEnd bool   `json:"since_end"` // it was right until the end scoring
	Why      string `json:"why"`       // the points at issue, in words; once a claim
}

func (g *Game) claims(r *replay.Replay) Claims {
	c := Claims{Count: len(r.Audits), Wrong: []Claim{}, Forgotten: []Forgotten{}}
	type fault struct {
		off, since int
		end        bool
	}
	faults := make([]fault, len(r.Players))
	for i := range r.Audits {
		a := &r.Audits[i]
		turn := a.Step + 1
		why := message(r, a.Pos, g.l)
		for s := range a.Claimed {
			if a.Claimed[s].Known && !wrong(a, engine.Seat(s)) {
				faults[s] = fault{}
			}
		}
		for _, s := range a.Wrong {
			claimed, right := a.Claimed[s].Points, a.Totals[s]
			if off := claimed - right.Max; off != faults[s].off {
				faults[s] = fault{off, turn, a.Result && len(r.Ending) > 0}
			}
			c.Wrong = append(c.Wrong, Claim{
				Turn: turn, Result: a.Result, Line: r.Record.Position(a.Pos.Pos).Line, Seat: s.String(), Name: g.name(s),
				Claimed: claimed, Right: Points(right), Since: faults[s].since, SinceEnd: faults[s].end, Why: why,
			})
			why = ""
		}
	}
	return c
}

func wrong(a *replay.Audit, s engine.Seat) bool {
	for _, w := range a.Wrong {
		if w == s {
			return true
		}
	}
	return false
}

// message is what the replay said of the claim at a place.
func message(r *replay.Replay, at notation.Span, l lang.Lang) string {
	for _, d := range r.Diags {
		if d.Span == at && (d.Code == "wrong-claim" || d.Code == "wrong-result") {
			return clean.Line(d.Msg.In(l))
		}
	}
	return ""
}
