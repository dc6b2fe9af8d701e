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
	Static = "static" // the best by what the judge says of the position behind the turn
)

// Names lists the policies that every game has.
func Names() []string { return []string{Random, Greedy, Static} }

// New is a policy of that name that goes by a judge, which is its own from then on; nil
// where there is none. What it leaves to chance comes from rng.
func New(name string, j engine.Judge, rng *rand.Rand) Policy {
	p := base{judge: j, rng: rng}
	switch name {
	case Random:
		return &randomly{p}
	case Greedy:
		return &greedy{p}
	case Static:
		return &static{base: p}
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

	decided, next engine.State
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
	b.ev = b.ev[:0]
	for _, p := range plies {
		b.ev, _ = b.next.Apply(p, b.ev)
	}
	b.ev, _ = b.next.EndTurn(b.ev)
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
		p.next.Set(p.decided)
		if _, f := p.next.EndTurn(p.ev[:0]); f == nil {
			n++
		}
		i := p.rng.IntN(n)
		if i == len(p.legal) {
			return dst
		}
		dst = append(dst, p.legal[i])
		if _, f := p.decided.Apply(p.legal[i], p.ev[:0]); f != nil || p.decided.ToMove() != st.ToMove() {
			return dst
		}
		if len(p.judge.Follow(p.decided, p.legal[:0])) > 0 {
			return dst
		}
	}
}

type greedy struct{ base }

// Decide takes the most points at once.
func (p *greedy) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	return p.best(st, dst, func() float64 { return p.judge.Gain(st.ToMove(), p.decided, p.next, p.ev) })
}

type static struct {
	base
	margins []float64 // by choice
}

// Decide takes the best margin by what the judge says of the position behind.
func (p *static) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	x := st.ToMove()
	if all, ok := p.judge.(engine.Surveyor); ok {
		p.list(st)
		p.margins = all.Survey(p.decided, &p.choices, p.margins[:0])
		return p.pick(dst, func(i int) float64 { return p.margins[i] })
	}
	return p.best(st, dst, func() float64 { return p.margin(p.next, x) })
}

// Follow does the same with what is left to choose.
func (p *static) Follow(st engine.State, choices []engine.Ply) engine.Ply {
	p.set(st)
	x := st.ToMove()
	best, most := choices[0], 0.0
	for i, c := range choices {
		p.next.Set(p.decided)
		if p.ev, _ = p.next.Apply(c, p.ev[:0]); i == 0 {
			most = p.margin(p.next, x)
		} else if v := p.margin(p.next, x); v > most+equal {
			best, most = c, v
		}
	}
	return best
}

func (p *static) margin(st engine.State, x engine.Seat) float64 {
	p.judge.Static(st, p.worth)
	sum := 0.0
	for _, v := range p.worth {
		sum += v
	}
	return p.worth[x] - sum/float64(len(p.worth))
}
