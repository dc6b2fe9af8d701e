package kingscorner

import "partie/engine"

// Finder finds best turns: those that leave the least penalty in the hand. It keeps
// its memory between calls and must not be used by two goroutines at once.
type Finder struct {
	knots knots
	plays []Play
	ends  ends
}

// Most is the most penalty that the seat to move can shed in what is left of its turn,
// with the cards that it is known to hold and no further draw. It reports false where
// the table, tangled by plays against the rules, has too many positions to tell.
func (f *Finder) Most(s *State) (int, bool) {
	p := s.spread()
	return f.most(&p)
}

func (f *Finder) most(p *spread) (int, bool) {
	if p.tangled() {
		return f.knots.of(p)
	}
	y := p.layout()
	return y.most(), true
}

// Line appends the plies of a turn that sheds the most. It moves piles where it must.
func (f *Finder) Line(s *State, dst []engine.Ply) []engine.Ply {
	p := s.spread()
	for {
		play, ok := f.next(&p)
		if !ok {
			return dst
		}
		dst = append(dst, play.Ply())
		p.make(play)
	}
}

// next is a play that costs nothing: what it sheds and what can be shed behind it are
// what could be shed before. It reports false where nothing more can be shed.
func (f *Finder) next(p *spread) (Play, bool) {
	most, ok := f.most(p)
	if !ok || most == 0 {
		return Play{}, false
	}
	f.plays = p.plays(f.plays[:0])
	for _, play := range f.plays {
		to := *p
		shed := to.make(play)
		if n, ok := f.most(&to); ok && shed+n == most {
			return play, true
		}
	}
	return Play{}, false
}

// Costs appends for each ply of a turn how much of the penalty that could still be
// shed it made impossible, and behind them how much could still have been shed at the
// end. Their sum is what the turn missed; the first that is not 0 is the mistake. The
// draw is made already; a ply that is no play now ends the list.
func (f *Finder) Costs(s *State, plies []engine.Ply, dst []int) []int {
	p := s.spread()
	before, _ := f.most(&p)
	for _, code := range plies {
		play, ok := PlayOf(code)
		if !ok || !p.allows(play) {
			return dst
		}
		shed := p.make(play)
		after, _ := f.most(&p)
		dst = append(dst, before-shed-after)
		before = after
	}
	return append(dst, before)
}

func (p *spread) allows(play Play) bool {
	switch play.Act {
	case Lay:
		return p.table.fits[play.To].has(play.Card) && p.hand.count(play.Card) > 0
	case Move:
		return p.table.movable(play.From, play.To)
	}
	return false
}
