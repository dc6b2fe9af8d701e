package report

// result is a game as the tally sees it.
type result struct {
	*Played
	who     []int // the people in seat order, by their index in Tally.people
	low     bool  // the fewest points win
	winners int
	margins []int // in seat order; none where there are none to tell
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
// behind; none where a total is open, the game was not played to the end or nobody else
// played.
func (p *Played) margins(low bool) []int {
	if !p.Complete || len(p.Seats) < 2 {
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
	totals  totals
	people  []*personTally
	person  map[int]int // index in people by that in Tally.people
	duels   duels
	kinds   []kindTally
	kind    map[string]int // index in kinds by key
	first   []*firstTally  // by the number of players
	records records
}

func newGameTally(key gameKey) *gameTally {
	return &gameTally{key: key, person: map[int]int{}, kind: map[string]int{}}
}

func (g *gameTally) add(r *result) {
	g.totals.add(r.Played)
	for i := range r.Seats {
		p := g.personOf(r.who[i])
		p.add(r, i)
		g.addKinds(p, r, i)
	}
	g.duels.add(r, true)
	g.addFirst(r)
	g.records.add(r)
}

func (g *gameTally) personOf(who int) *personTally {
	i, ok := g.person[who]
	if !ok {
		i = len(g.people)
		g.person[who] = i
		g.people = append(g.people, &personTally{who: who})
	}
	return g.people[i]
}
