package kingscorner

import (
	"math"

	"partie/engine"
)

// ends looks through the positions in which a turn may end that has shed the most.
type ends struct {
	seen  map[layout]struct{}
	tried int
	plays []Play // what is still to be tried, of all steps
	path  []Play
	best  []Play
	worth float64
}

// maxEnds is how many positions are looked at: all of them in nearly every turn. Of
// the rest the best one that was found is taken.
const maxEnds = 150

// Weighed appends the plies of a turn that sheds the most and, of all such turns,
// leaves most by o. Where the table is tangled it is Line.
func (f *Finder) Weighed(s *State, o *outlook, dst []engine.Ply) []engine.Ply {
	p := s.spread()
	most, ok := f.most(&p)
	if !ok || p.tangled() {
		return f.Line(s, dst)
	}
	e := &f.ends
	if e.seen == nil {
		e.seen = map[layout]struct{}{}
	}
	clear(e.seen)
	e.tried, e.plays, e.path, e.best, e.worth = 0, e.plays[:0], e.path[:0], e.best[:0], math.Inf(-1)
	e.try(p, p.layout(), most, o)
	for _, play := range e.best {
		dst = append(dst, play.Ply())
	}
	return dst
}

func (e *ends) try(p spread, y layout, most int, o *outlook) {
	e.tried++
	if most == 0 {
		if w := o.margin(&y); w > e.worth+equalWorth {
			e.best, e.worth = append(e.best[:0], e.path...), w
		}
	}
	if p.hand.len() == 0 {
		return
	}
	from := len(e.plays)
	e.plays = p.plays(e.plays)
	for _, play := range e.plays[from:] {
		to := p
		shed := to.make(play)
		after := to.layout()
		// The same layout has shed the same, so it need not be looked at again.
		if _, ok := e.seen[after]; ok || e.tried >= maxEnds {
			continue
		}
		e.seen[after] = struct{}{}
		if rest := after.most(); shed+rest == most {
			e.path = append(e.path, play)
			e.try(to, after, rest, o)
			e.path = e.path[:len(e.path)-1]
		}
	}
	e.plays = e.plays[:from]
}

// equalWorth is how far apart two worths are that differ by rounding alone.
const equalWorth = 1e-9
