package kingscorner

import (
	"slices"

	"partie/engine"
	"partie/lang"
)

// turns judges turns by the exact search: the least penalty that can be left in hand.
type turns struct {
	by     weights
	finder Finder
	line   []engine.Ply
	costs  []int
	cards  []Card
	trial  State
}

// Judge is a judge of turns.
func (game) Judge() engine.Judge { return &turns{by: usual()} }

// Weights is the weights of Static.
func (game) Weights() []engine.Weight { return slices.Clone(weightTable) }

// JudgeBy is a judge by other weights.
func (game) JudgeBy(values []float64) engine.Judge { return &turns{by: weightsOf(values)} }

// Choices lists the turn that was played, one that sheds the most, of those that do the
// one that leaves most by Static, and the turn that plays nothing, as far as they
// differ: one choice alone means that nothing could be laid. The draw is chance: the
// choice is made behind it, with draw=need too, where only a seat that can play nothing
// draws.
//
// Where cards of the hand remain unknown, the turn could have shed at least what the
// known ones allow.
func (j *turns) Choices(st engine.State, t *engine.Turn, later engine.Later, c *engine.Choices) {
	c.Reset()
	s := st.(*State)
	if s.toMove == engine.NoSeat {
		c.Unknown = msg("judge-no-turn")
		return
	}
	if c.Unknown = s.decide(t, c); !c.Unknown.IsZero() {
		return
	}
	x := s.toMove
	j.cards = s.certain(t, later, j.cards[:0])
	for _, card := range j.cards {
		if trial := s.cards.trial(); trial.reveal(x, card) {
			s.cards.adopt(trial)
		}
	}
	c.Partial = s.cards.unknown[x] > 0
	if c.Partial && s.cards.known[x].len() == 0 {
		c.Unknown = msg("judge-hidden")
		return
	}
	j.list(s, t, c)
}

// decide makes in s the draw that comes before the choice. It says why there is none.
func (s *State) decide(t *engine.Turn, c *engine.Choices) (unknown lang.Msg) {
	if t != nil {
		for c.Skip < len(t.Plies) && isDraw(t.Plies[c.Skip]) {
			if _, f := s.Apply(t.Plies[c.Skip], nil); f != nil {
				return msg("judge-irregular", s.toMove)
			}
			c.Skip++
		}
	}
	s.begin()
	s.drawDue()
	if s.mustDraw() {
		return msg("judge-draw-first", s.toMove)
	}
	return lang.Msg{}
}

// list adds the choices in s, where the draw is made and the certain cards are known.
func (j *turns) list(s *State, t *engine.Turn, c *engine.Choices) {
	most, ok := j.finder.Most(s)
	if !ok {
		c.Unknown = msg("judge-tangled")
		return
	}
	o := s.outlook(s.toMove, j.by)
	missed, worth := 0, 0.0
	if t != nil {
		played := t.Plies[c.Skip:]
		j.costs = j.finder.Costs(s, played, j.costs[:0])
		if len(j.costs) <= len(played) {
			c.Unknown = msg("judge-irregular", s.toMove)
			return
		}
		missed = sum(j.costs)
		worth = s.worthOf(played, &o)
		c.Add(played...)
		c.Played = 0
	}
	if t == nil || missed > 0 {
		j.line = j.finder.Line(s, j.line[:0])
		worth = s.worthOf(j.line, &o)
		c.Add(j.line...)
	}
	j.line = j.finder.Weighed(s, &o, j.line[:0])
	if s.worthOf(j.line, &o) > worth+equalWorth {
		c.Add(j.line...)
	}
	if most > 0 && (t == nil || len(c.At(0)) > 0) {
		c.Add()
	}
}

func sum(list []int) (n int) {
	for _, i := range list {
		n += i
	}
	return n
}

// worthOf is what the seat to move has by o behind these plies.
func (s *State) worthOf(plies []engine.Ply, o *outlook) float64 {
	p := s.spread()
	for _, code := range plies {
		play, _ := PlayOf(code)
		p.make(play)
	}
	y := p.layout()
	return o.margin(&y)
}

// Gain is the penalty of the cards that the turn took out of the hand: 10 for a king,
// 1 for any other card.
func (j *turns) Gain(_ engine.Seat, before, after engine.State, _ []engine.Event) float64 {
	was, is := &before.(*State).table.on, &after.(*State).table.on
	n := 0
	for pack := range is {
		laid := is[pack] &^ was[pack]
		n += laid.len() + (kingPenalty-1)*(laid&kings).len()
	}
	return float64(n)
}

// Now sets minus the points of each seat if the round ended now. Of an unknown card
// it takes the mean of the unseen ones.
func (j *turns) Now(st engine.State, worth []float64, ev []engine.Event) []engine.Event {
	s := st.(*State)
	for x := range worth {
		worth[x] = -s.expected(engine.Seat(x))
	}
	return s.Finish(ev)
}

// Static is Now with a small worth of what is open, by the weights. It is
// seen by the seat that had the last turn: of the hands of the others it uses nothing
// but how many cards they have.
func (j *turns) Static(st engine.State, worth []float64) {
	s := st.(*State)
	o := s.outlook(s.fresh.seat, j.by)
	var y layout
	if o.x != engine.NoSeat {
		p := spread{s.table, s.cards.known[o.x]}
		y = p.layout()
	}
	o.weigh(&y, worth)
}

// Follow is none: the draw comes before the choice.
func (j *turns) Follow(_ engine.State, dst []engine.Ply) []engine.Ply { return dst }

// Grades is 1, 2 and 3 points of penalty: a king that stays in hand is a blunder.
func (j *turns) Grades() [3]float64 { return [3]float64{1, 2, 3} }

// Exact reports true.
func (j *turns) Exact() bool { return true }

// Decides reports whether the seat has won the round by the turn that led to after. Who
// could have gone out and did not has blundered, however few cards were left.
func (j *turns) Decides(x engine.Seat, after engine.State) bool {
	s := after.(*State)
	return s.phase == ended && s.winner == x
}

// Costs appends what each ply cost, and behind them what could still have been laid
// at the end; see Finder.Costs. st is a position that Choices made.
func (j *turns) Costs(st engine.State, plies []engine.Ply, dst []float64) []float64 {
	j.costs = j.finder.Costs(st.(*State), plies, j.costs[:0])
	for _, n := range j.costs {
		dst = append(dst, float64(n))
	}
	return dst
}

// Haste appends the turn of LayAll.
func (j *turns) Haste(st engine.State, dst []engine.Ply) []engine.Ply {
	s, x := &j.trial, st.ToMove()
	for s.Set(st); s.toMove == x; {
		j.line = s.Legal(j.line[:0])
		p := LayAll(s, j.line)
		if p == 0 {
			break
		}
		s.Apply(p, nil)
		dst = append(dst, p)
	}
	return dst
}
