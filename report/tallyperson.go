package report

// personTally is what was counted of somebody, in one game or over all.
type personTally struct {
	who      int    // index in Tally.people
	name     string // over all games only
	outcomes outcomes
	totals   sample
	margins  sample
	best     extreme
	worst    extreme
	form     []FormPoint // without means, as the games came
	kinds    []int       // points by the index of the kind in the game
	kinded   int         // games whose kinds are known
	pace     Pace        // without mean
	loss     Loss        // without mean
	lost     float64
}

// outcomes is the figures of Outcomes as they grow.
type outcomes struct {
	games, finished, decided, wins, shared int
	won, expected                          float64
}

// add counts a game. Where somebody had several seats it is one game, which says nothing
// of who wins.
func (o *outcomes) add(r *result, seat int) {
	n, first := r.seats(seat)
	if !first {
		return
	}
	o.games++
	if !r.Complete {
		return
	}
	o.finished++
	if r.winners == 0 || n > 1 {
		return
	}
	o.decided++
	o.expected += 1 / float64(len(r.Seats))
	if !r.Seats[seat].Won {
		return
	}
	o.wins++
	o.won += 1 / float64(r.winners)
	if r.winners > 1 {
		o.shared++
	}
}

// add counts a game in which somebody had this seat alone, its outcome apart.
func (p *personTally) add(r *result, seat int) {
	s := &r.Seats[seat]
	p.pace.add(s)
	if v := s.Review; v != nil {
		p.loss.Games++
		p.loss.Decisions += v.Real
		p.loss.Partial += v.Partial
		p.lost += v.Loss
	}
	if !r.Complete {
		return
	}
	if s.Total != nil {
		n := *s.Total
		p.totals.add(float64(n))
		p.best.meet(n, r.occasion(0), !r.low)
		p.worst.meet(n, r.occasion(0), r.low)
	}
	if r.margins != nil {
		p.margins.add(float64(r.margins[seat]))
		if r.Date != "" {
			p.form = append(p.form, FormPoint{ID: r.ID, Date: r.Date, Margin: r.margins[seat], time: r.Time})
		}
	}
}

func (p *Pace) add(s *PlayedSeat) {
	if s.Timed > 0 {
		p.Games++
		p.Turns += s.Timed
		p.Time += s.Time
	}
}

// extreme is the highest or lowest number so far, and when it came first.
type extreme struct {
	value int
	at    Occasion
	seen  bool
	again int    // in how many more games it came
	in    string // the last game in which it came
}

// meet takes n where it goes beyond all before, and reports whether it did. Of equal
// ones the earliest stays.
func (e *extreme) meet(n int, at Occasion, high bool) bool {
	switch {
	case e.seen && n == e.value:
		if at.ID != e.in {
			e.again++
			e.in = at.ID
		}
		if !at.before(e.at) {
			return false
		}
		e.at = at
		return true
	case e.seen && (n > e.value) != high:
		return false
	}
	*e = extreme{value: n, at: at, seen: true, in: at.ID}
	return true
}
