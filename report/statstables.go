package report

import "strconv"

// The tables of the statistics. Each has at most listed rows; more says what is left out.
// listed is generous to a page and to a phone.
const listed = 24

// more says that a table leaves out rows of n; "" where it does not.
func (s *Stats) more(n int) string {
	if n <= listed {
		return ""
	}
	return s.text("stats.more", s.integer(n-listed))
}

// winsTable is how often people won.
func (s *Stats) winsTable(people []named) Table {
	t := Table{Caption: s.text("stats.wins-title"), Head: []Column{left(s.text("col.player")), right(s.text("col.games")), left(s.text("col.wins")),
		right(s.text("col.interval")), right(s.text("col.expected"))}}
	for _, p := range people[:min(len(people), listed)] {
		row := []string{p.name, s.integer(p.Games), s.wins(p.Outcomes), "–", "–"}
		if p.Decided > 0 {
			row[3], row[4] = s.interval(p.Share), decimal(s.l, p.Expected)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

func (s *Stats) wins(o *Outcomes) string {
	switch {
	case o.Decided == 0:
		return "–"
	case o.Shared > 0:
		return s.text("stats.wins-shared", s.integer(o.Wins), s.integer(o.Decided), s.integer(o.Shared))
	}
	return s.text("stats.wins", s.integer(o.Wins), s.integer(o.Decided))
}

// totalsTable is the points of people; with whole, the best and worst games by name.
func (s *Stats) totalsTable(g *GameStats, whole bool) Table {
	t := Table{Caption: s.text("stats.totals"), Head: []Column{left(s.text("col.player")), right(s.text("col.total")),
		right(s.text("col.margin")), right(s.text("col.best")), right(s.text("col.worst"))}}
	extreme := func(n int, at *Occasion) string {
		if !whole {
			return s.integer(n)
		}
		return s.text("stats.at", s.integer(n), s.whenID(*at))
	}
	for i := range g.People[:min(len(g.People), listed)] {
		p := &g.People[i]
		row := []string{p.Name, "–", "–", "–", "–"}
		if p.Totals > 0 {
			row[1] = s.spread(decimal(s.l, *p.Mean), p.Spread, p.Totals)
			row[3], row[4] = extreme(*p.Best, p.BestAt), extreme(*p.Worst, p.WorstAt)
		}
		if p.Margins > 0 {
			row[2] = s.spread(s.signed(*p.Margin), p.MarginSpread, p.Margins)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// spread is a mean with its standard deviation, where there is one, and its count.
func (s *Stats) spread(mean string, spread *float64, n int) string {
	if spread == nil {
		return s.text("stats.counted", mean, s.integer(n))
	}
	return s.text("stats.spread", mean, decimal(s.l, *spread), s.integer(n))
}

// signed is x with its sign and one digit behind the point.
func (s *Stats) signed(x float64) string {
	if t := decimal(s.l, x); x <= 0 || t == decimal(s.l, 0) {
		return t
	}
	return "+" + decimal(s.l, x)
}

// kindTitles is the kinds of a game that are told one by one, and the rest; a star is at
// those that are not certain.
func (s *Stats) kindTitles(g *GameStats) []string {
	var titles []string
	for i, k := range g.Kinds {
		if g.rest && i == shownKinds {
			return append(titles, s.text("stats.rest"))
		}
		title := k.Title
		if k.Doubt {
			title += " *"
		}
		titles = append(titles, title)
	}
	return titles
}

// kindFigures is a person's means in the order of kindTitles.
func (g *GameStats) kindFigures(p *PersonStats) []float64 {
	var list []float64
	for i, k := range p.Kinds {
		if g.rest && i == shownKinds {
			return append(list, *p.rest)
		}
		list = append(list, k.Mean)
	}
	return list
}

// kindsTable is the points of people by kind.
func (s *Stats) kindsTable(g *GameStats) Table {
	t := Table{Caption: s.text("stats.kinds"), Head: []Column{left(s.text("col.player"))}}
	for _, title := range s.kindTitles(g) {
		t.Head = append(t.Head, right(title))
	}
	t.Head = append(t.Head, right(s.text("col.games")))
	for i := range g.People {
		p := &g.People[i]
		if p.KindGames == 0 || len(t.Rows) == listed {
			continue
		}
		row := []string{p.Name}
		for _, x := range g.kindFigures(p) {
			row = append(row, decimal(s.l, x))
		}
		t.Rows = append(t.Rows, append(row, s.integer(p.KindGames)))
	}
	return t
}

// hasKinds reports whether the points of a game are of more than one kind.
func (g *GameStats) hasKinds() bool { return len(g.Kinds) > 1 }

// paceTable is how long people took.
func (s *Stats) paceTable(g *GameStats) Table {
	t := Table{Caption: s.text("stats.pace"), Head: []Column{left(s.text("col.player")), right(s.text("col.turn-time")),
		right(s.text("col.turns")), right(s.text("col.games"))}}
	for i := range g.People {
		if p := g.People[i].Pace; p != nil && len(t.Rows) < listed {
			t.Rows = append(t.Rows, []string{g.People[i].Name, duration(int(p.Mean + 0.5)), s.integer(p.Turns), s.integer(p.Games)})
		}
	}
	return t
}

// lossTable is what people gave away.
func (s *Stats) lossTable(g *GameStats) Table {
	t := Table{Caption: s.text("stats.loss"), Head: []Column{left(s.text("col.player")), right(s.text("col.loss")),
		right(s.text("col.decisions")), right(s.text("col.games"))}}
	for i := range g.People {
		p := g.People[i].Loss
		if p == nil || p.Mean == nil || len(t.Rows) == listed {
			continue
		}
		loss := decimal(s.l, *p.Mean)
		if p.Partial > 0 {
			loss = "≥ " + loss
		}
		t.Rows = append(t.Rows, []string{g.People[i].Name, loss, s.integer(p.Decisions), s.integer(p.Games)})
	}
	return t
}

// firstTable is how often whoever moved first, second and so on won.
func (s *Stats) firstTable(g *GameStats) Table {
	t := Table{Caption: s.text("stats.first"), Head: []Column{right(s.text("col.players")), left(s.text("col.moved")),
		right(s.text("col.wins")), right(s.text("col.interval")), right(s.text("col.expected"))}}
	for i := range g.First {
		f := &g.First[i]
		for at, p := range f.Places {
			t.Rows = append(t.Rows, []string{s.integer(f.Players), s.moved(at),
				s.text("stats.of", s.part(p.Won), s.integer(f.Games)), s.interval(p.Share), s.percent(f.Chance)})
		}
	}
	return t
}

// moved is a place in the order of play, counted from 0.
func (s *Stats) moved(at int) string {
	if at >= 6 {
		return s.text("stats.moved", at+1)
	}
	return s.text("stats.moved." + strconv.Itoa(at+1))
}
