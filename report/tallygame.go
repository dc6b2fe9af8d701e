package report

import (
	"cmp"
	"slices"
)

// result is a game as the tally sees it.
type result struct {
	*Played
	who     []int // the people in seat order, by their index in Tally.people
	low     bool  // the fewest points win
	winners int
	margins []int // in seat order; none where there are none to tell
	alone   bool  // nobody played against another
	doubled bool  // somebody had several seats, beside others
}

// newResult is a game of these people; low says that the fewest points win.
func newResult(p *Played, who []int, low bool) *result {
	r := &result{Played: p, who: who, low: low}
	people := slices.Compact(slices.Sorted(slices.Values(who)))
	r.alone = len(people) < 2
	r.doubled = !r.alone && len(people) < len(who)
	if !r.alone {
		r.winners, r.margins = p.winners(), p.margins(low)
	}
	return r
}

// seats is how many seats the person of a seat had, and whether this is the first.
func (r *result) seats(seat int) (n int, first bool) {
	for _, who := range r.who {
		if who == r.who[seat] {
			n++
		}
	}
	return n, slices.Index(r.who, r.who[seat]) == seat
}

// occasion is when the game was.
func (r *result) occasion(turn int) Occasion { return Occasion{r.ID, r.Date, turn} }

// winners is how many won a game that was played to the end.
func (p *Played) winners() int {
	n := 0
	for _, s := range p.Seats {
		if p.Complete && s.Won {
			n++
		}
	}
	return n
}

// margins is by how much each seat was ahead of the best other one, negative where it was
// behind; none where a total is open or the game was not played to the end.
func (p *Played) margins(low bool) []int {
	if !p.Complete {
		return nil
	}
	sign := 1
	if low {
		sign = -1
	}
	margins := make([]int, len(p.Seats))
	for i, s := range p.Seats {
		if s.Total == nil {
			return nil
		}
		best, found := 0, false
		for j, o := range p.Seats {
			if i != j && o.Total != nil && (!found || sign**o.Total > best) {
				best, found = sign**o.Total, true
			}
		}
		margins[i] = sign**s.Total - best
	}
	return margins
}

// gameTally is what was counted of one game.
type gameTally struct {
	key     gameKey
	title   string // of score sheets; of several spellings that with most accents, else with the first capitals
	totals  totals
	people  tallies
	sizes   []*sizeTally // by the number of players
	duels   duels
	kinds   []kindTally
	kind    map[string]int // index in kinds by key
	first   []*firstTally  // by the number of players
	records records
}

func newGameTally(key gameKey) *gameTally {
	return &gameTally{key: key, kind: map[string]int{}}
}

// spelt takes a spelling of the title.
func (g *gameTally) spelt(title string) {
	if cmp.Or(cmp.Compare(len(g.title), len(title)), cmp.Compare(title, g.title)) < 0 {
		g.title = title
	}
}

func (g *gameTally) add(r *result) {
	g.totals.add(r)
	for i := range r.Seats {
		p := g.people.of(r.who[i])
		p.outcomes.add(r, i)
		if n, _ := r.seats(i); n == 1 {
			p.add(r, i)
			g.addKinds(p, r, i)
		}
	}
	g.duels.add(r, true)
	g.addFirst(r)
	g.addSize(r)
	g.records.add(r)
}
