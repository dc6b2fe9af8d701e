package carcassonne

import (
	"slices"

	"partie/engine"
)

// reviewer is the judge of turns, by the points that they bring, by the end scoring and
// by what an appraiser finds.
type reviewer struct {
	appraiser
	v      *survey
	legal  []engine.Ply
	ev     []engine.Event
	totals []engine.Total
}

func (game) Judge() engine.Judge { return newReviewer(usual()) }

func (game) Weights() []engine.Weight { return slices.Clone(weightTable) }

func (game) JudgeBy(values []float64) engine.Judge { return newReviewer(weightsOf(values)) }

func newReviewer(by weights) *reviewer {
	r := &reviewer{v: newSurvey(by)}
	r.goBy(by)
	return r
}

// Choices lists every legal turn of the tile that was drawn: the one that was laid, or
// without a turn to compare the one that st knows.
func (r *reviewer) Choices(st engine.State, t *engine.Turn, _ engine.Later, c *engine.Choices) {
	s := st.(*State)
	c.Reset()
	c.Ranked = true
	var played engine.Ply
	if t != nil {
		played = r.draw(s, t, c)
	}
	switch {
	case s.over:
		c.Unknown = msg("unjudged-over")
		return
	case s.drawn == NoKind && s.bag.total == 0:
		c.Unknown = msg("unjudged-none-fits")
		return
	case s.drawn == NoKind:
		c.Unknown = msg("unjudged-no-tile")
		return
	case !s.bag.may(s.drawn):
		c.Unknown = msg("unjudged-other-tile", s.drawn)
		return
	}
	r.legal = s.Legal(r.legal[:0])
	for i, p := range r.legal {
		c.Add(p)
		if p == played {
			c.Played = i
		}
	}
}

// draw makes what chance brought of the turn, against the rules too where they were not
// kept, and returns the ply that lays the tile; 0 where there is none.
func (r *reviewer) draw(s *State, t *engine.Turn, c *engine.Choices) engine.Ply {
	for _, ply := range t.Plies {
		p, ok := PlayOf(ply)
		switch {
		case !ok:
			return 0
		case p.Act == Place || p.Act == Extra:
			if s.drawn == NoKind {
				s.do(Play{Act: Draw, Kind: p.Kind}, nil)
			}
			if s.drawn != p.Kind || len(t.Plies) > c.Skip+1 {
				return 0
			}
			return ply
		}
		c.Skip++
		if _, f := s.Apply(ply, r.ev[:0]); f != nil {
			s.Force(ply, r.ev[:0])
		}
	}
	return 0
}

// Gain is the points of the seat's events.
func (r *reviewer) Gain(x engine.Seat, _, _ engine.State, ev []engine.Event) float64 {
	return engine.PointsOf(x, ev)
}

// Now is the totals with the end scoring.
func (r *reviewer) Now(st engine.State, worth []float64, ev []engine.Event) []engine.Event {
	s := st.(*State)
	ev = s.Finish(ev)
	for x := range worth {
		worth[x] = float64(s.points[x])
	}
	return ev
}

// Static is what an appraiser finds; see there.
func (r *reviewer) Static(st engine.State, worth []float64) {
	s := st.(*State)
	r.appraise(s)
	copy(worth, r.worth[:s.seats])
}

// Survey finds for all choices what Static finds for each.
func (r *reviewer) Survey(st engine.State, c *engine.Choices, margins []float64) []float64 {
	s := st.(*State)
	toMean := float64(max(s.seats-1, 1)) / float64(s.seats) // from the mean of the others to that of all; alone to none
	for i := range c.Len() {
		p := c.At(i)[0]
		if i == 0 {
			play, _ := PlayOf(p)
			if play.Act != Place {
				return append(margins, 0)
			}
			r.v.start(s, play.Kind)
		}
		margins = append(margins, r.v.lead(p)*toMean)
	}
	return margins
}

// Follow appends nothing: a tile with its follower is the whole turn.
func (r *reviewer) Follow(_ engine.State, dst []engine.Ply) []engine.Ply { return dst }

// Grades is those of the design of the review.
func (r *reviewer) Grades() [3]float64 { return [3]float64{1, 4, 9} }

// Exact is false: turns are compared by an estimate.
func (r *reviewer) Exact() bool { return false }
