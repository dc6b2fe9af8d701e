package lab

import (
	"math/rand/v2"

	"partie/engine"
)

// Policy plays the turns of a seat.
type Policy interface {
	// Decide appends what the seat to move of st decides to do: plies that are made one
	// after the other. It does not change st.
	Decide(st engine.State, dst []engine.Ply) []engine.Ply
	// Follow is which of these the seat makes then, such as which card it draws.
	Follow(st engine.State, choices []engine.Ply) engine.Ply
}

// Names of policies.
const (
	Random = "random" // any legal turn
	Greedy = "greedy" // the most points at once
	Now    = "now"    // the best margin if the game or its round were scored behind the turn
	Static = "static" // the best margin by what the judge says of all that is open there
	Hasty  = "hasty"  // what lies at hand, where the most points take a search; see engine.Hasty
)

// Names lists the policies of a game.
func Names(g engine.Judged) []string {
	names := []string{Random, Greedy, Now, Static}
	if _, ok := g.Judge().(engine.Hasty); ok {
		names = append(names, Hasty)
	}
	return names
}

// New is a policy of that name that goes by a judge, which is its own from then on; nil
// where the game has none. What it leaves to chance comes from rng.
func New(name string, j engine.Judge, rng *rand.Rand) Policy {
	p := base{judge: j, rng: rng}
	switch name {
	case Random:
		return &randomly{p}
	case Greedy:
		return &greedy{p}
	case Now:
		return &scored{p}
	case Static:
		return &static{base: p}
	case Hasty:
		if h, ok := j.(engine.Hasty); ok {
			return &hasty{p, h}
		}
	}
	return nil
}

// base is what policies share.
type base struct {
	judge   engine.Judge
	rng     *rand.Rand
	choices engine.Choices
	legal   []engine.Ply
	ev      []engine.Event
	worth   []float64

	decided, next engine.State // where the seat decides, and behind what it tries
}

// set takes the position to decide in.
func (b *base) set(st engine.State) {
	if b.decided == nil {
		b.decided, b.next = st.Clone(), st.Clone()
		b.worth = make([]float64, st.Seats())
	}
	b.decided.Set(st)
}

// list lists what the seat to move can do.
func (b *base) list(st engine.State) {
	b.set(st)
	b.choices.Reset()
	b.judge.Choices(b.decided, nil, engine.Later{}, &b.choices)
}

// try makes a choice in next and ends the turn.
func (b *base) try(plies []engine.Ply) {
	b.next.Set(b.decided)
	b.ev = engine.Make(b.next, plies, b.ev[:0])
}

// Follow takes any.
func (b *base) Follow(_ engine.State, choices []engine.Ply) engine.Ply {
	return choices[b.rng.IntN(len(choices))]
}

// best appends the choice of the highest value, of equal ones any.
func (b *base) best(st engine.State, dst []engine.Ply, value func() float64) []engine.Ply {
	b.list(st)
	return b.pick(dst, func(i int) float64 {
		b.try(b.choices.At(i))
		return value()
	})
}

// pick appends the choice of the highest value, of equal ones any.
func (b *base) pick(dst []engine.Ply, value func(i int) float64) []engine.Ply {
	at, most, alike := -1, 0.0, 0
	for i := range b.choices.Len() {
		switch v := value(i); {
		case at < 0 || v > most+equal:
			at, most, alike = i, v, 1
		case v >= most-equal:
			if alike++; b.rng.IntN(alike) == 0 {
				at = i
			}
		}
	}
	if at < 0 {
		return dst
	}
	return append(dst, b.choices.At(at)...)
}

// equal is how far two values may differ by the rounding of sums alone.
const equal = 1e-9

type randomly struct{ base }

// Decide makes any legal ply after the other, and where the turn may end that is one more
// possibility.
func (p *randomly) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	p.set(st)
	for {
		p.legal = p.decided.Legal(p.legal[:0])
		n := len(p.legal)
		if n == 0 {
			return dst
		}
		var f *engine.Fault
		p.next.Set(p.decided)
		if p.ev, f = p.next.EndTurn(p.ev[:0]); f == nil {
			n++
		}
		i := p.rng.IntN(n)
		if i == len(p.legal) {
			return dst
		}
		dst = append(dst, p.legal[i])
		if p.ev, f = p.decided.Apply(p.legal[i], p.ev[:0]); f != nil || p.decided.ToMove() != st.ToMove() {
			return dst
		}
		if p.legal = p.judge.Follow(p.decided, p.legal[:0]); len(p.legal) > 0 {
			return dst
		}
	}
}

type greedy struct{ base }

// Decide takes the most points at once.
func (p *greedy) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	return p.best(st, dst, func() float64 { return p.judge.Gain(st.ToMove(), p.decided, p.next, p.ev) })
}

type scored struct{ base }

// Decide takes the best margin if all were scored behind the turn.
func (p *scored) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	return p.best(st, dst, func() float64 {
		p.ev = p.judge.Now(p.next, p.worth, p.ev[:0])
		return engine.Margin(p.worth, st.ToMove())
	})
}

type static struct {
	base
	margins []float64 // by choice
}

// Decide takes the best margin by what the judge says of the position behind.
func (p *static) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	if all, ok := p.judge.(engine.Surveyor); ok {
		p.list(st)
		p.margins = all.Survey(p.decided, &p.choices, p.margins[:0])
		return p.pick(dst, func(i int) float64 { return p.margins[i] })
	}
	return p.best(st, dst, func() float64 { return p.weigh(st.ToMove()) })
}

// Follow does the same with what is left to choose.
func (p *static) Follow(st engine.State, choices []engine.Ply) engine.Ply {
	p.set(st)
	best, most := choices[0], 0.0
	for i, c := range choices {
		p.next.Set(p.decided)
		p.ev, _ = p.next.Apply(c, p.ev[:0])
		if v := p.weigh(st.ToMove()); i == 0 || v > most+equal {
			best, most = c, v
		}
	}
	return best
}

// weigh is the margin of a seat in next by what the judge says of it.
func (p *static) weigh(x engine.Seat) float64 {
	p.judge.Static(p.next, p.worth)
	return engine.Margin(p.worth, x)
}

type hasty struct {
	base
	judge engine.Hasty
}

// Decide takes what lies at hand.
func (p *hasty) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	p.list(st)
	return p.judge.Haste(p.decided, dst)
}
