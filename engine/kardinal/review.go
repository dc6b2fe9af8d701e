package kardinal

import (
	"slices"

	"partie/engine"
)

// reviewer is the judge of turns, by the points that they bring, by the end scoring and
// by an outlook.
type reviewer struct {
	outlook
	legal []engine.Ply
}

func (game) Judge() engine.Judge { return &reviewer{outlook: newOutlook(usual())} }

func (game) Weights() []engine.Weight { return slices.Clone(weightTable) }

func (game) JudgeBy(values []float64) engine.Judge {
	return &reviewer{outlook: newOutlook(weightsOf(values))}
}

// Choices lists the turns that the cards pay for which the seat certainly held, and swaps
// of these. What is drawn behind it is not part of a choice.
func (r *reviewer) Choices(st engine.State, t *engine.Turn, later engine.Later, c *engine.Choices) {
	s := st.(*State)
	c.Reset()
	if s.over || s.decided {
		c.Unknown = msg("unjudged-over")
		return
	}
	var played engine.Ply
	if t != nil {
		played = decisionOf(t)
	}
	s.know(s.certain(t, later.Turns))
	s.forget()
	c.Partial = s.hands[s.toMove].unknown > 0
	c.Ranked = !c.Partial
	r.legal = s.Legal(r.legal[:0])
	for i, p := range r.legal {
		c.Add(p)
		if p == played {
			c.Played = i
		}
	}
	if len(r.legal) == 0 {
		c.Unknown = msg("unjudged-no-card")
	}
}

// decisionOf is what a turn places or swaps, as Legal lists it: of two cloisters the one
// with the smaller number first. 0 where it does more than one of these.
func decisionOf(t *engine.Turn) (ply engine.Ply) {
	for _, code := range t.Plies {
		var p Play
		if !p.read(code) {
			return 0
		}
		if p.Act != Place && p.Act != Swap {
			continue
		}
		if ply != 0 {
			return 0
		}
		if a, b := p.Pieces[0].Space, p.Pieces[1].Space; p.N == 2 && b > 0 && a > b {
			p.Pieces[0], p.Pieces[1] = p.Pieces[1], p.Pieces[0]
		}
		ply = p.Ply()
	}
	return ply
}

// Gain is the points of the seat's events.
func (r *reviewer) Gain(x engine.Seat, _, _ engine.State, ev []engine.Event) float64 {
	return engine.PointsOf(x, ev)
}

// Now is the totals with the final scoring.
func (r *reviewer) Now(st engine.State, worth []float64, ev []engine.Event) []engine.Event {
	s := st.(*State)
	ev = s.Finish(ev)
	for x := range worth {
		worth[x] = float64(s.points[x])
	}
	return ev
}

// Scored is what Now says, without the events.
func (r *reviewer) Scored(st engine.State, worth []float64) { r.scored(st.(*State), 1, worth) }

// Static is what the outlook says, with the cards in hand.
func (r *reviewer) Static(st engine.State, worth []float64) {
	s := st.(*State)
	r.weigh(s, worth)
	for x := range worth {
		worth[x] += r.hand(s, engine.Seat(x))
	}
}

// Follow lists the cards that may be drawn.
func (r *reviewer) Follow(st engine.State, dst []engine.Ply) []engine.Ply {
	if s := st.(*State); s.decided && !s.over {
		return s.legalDraws(dst)
	}
	return dst
}

// Grades is those of the design of the review.
func (r *reviewer) Grades() [3]float64 { return [3]float64{1, 3, 6} }

// Exact is false: turns are compared by an estimate.
func (r *reviewer) Exact() bool { return false }
