package report

import (
	"slices"
	"strconv"
)

// pairsTable is who was ahead of whom; points says that totals were compared.
func (s *Stats) pairsTable(pairs []Pair, points bool) Table {
	t := Table{Caption: s.text("stats.pairs"), Head: []Column{left(s.text("col.player")), left(s.text("col.against")), right(s.text("col.games")),
		right(s.text("col.ahead")), right(s.text("col.behind")), right(s.text("col.level"))}}
	open := slices.ContainsFunc(pairs, func(p Pair) bool { return p.Open > 0 })
	if open {
		t.Head = append(t.Head, right(s.text("col.open")))
	}
	if points {
		t.Head = append(t.Head, right(s.text("col.difference")))
	}
	for i := range pairs[:min(len(pairs), listed)] {
		p := &pairs[i]
		row := []string{p.A, p.B, s.integer(p.Games), s.integer(p.Ahead), s.integer(p.Behind), s.integer(p.Level)}
		if open {
			row = append(row, s.integer(p.Open))
		}
		switch {
		case points && p.Difference != nil:
			row = append(row, s.text("stats.counted", s.signed(*p.Difference), s.integer(p.Totals)))
		case points:
			row = append(row, "–")
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

// recordsTable is the records of a game.
func (s *Stats) recordsTable(g *GameStats) Table {
	t := Table{Caption: s.text("stats.records"), Head: []Column{left(s.text("col.record")), right(s.text("col.value")),
		left(s.text("col.who")), left(s.text("col.when"))}}
	for i := range g.Records {
		r := &g.Records[i]
		when := s.whenID(r.Occasion)
		if r.Again > 0 {
			when = s.text("stats.again", when, s.integer(r.Again))
		}
		t.Rows = append(t.Rows, []string{r.Title, s.integer(r.Value), names(s.l, r.Who), when})
	}
	return t
}

// hasForm reports whether anybody's form can be told.
func (g *GameStats) hasForm() bool {
	return slices.ContainsFunc(g.People, func(p PersonStats) bool { return len(p.Form) >= formGames })
}

// formTable is the mean of the last games of people, and a line of all their margins in
// signs, the lowest first, where there are any.
func (s *Stats) formTable(g *GameStats, signs []rune, columns int) (t Table, limit int) {
	t = Table{Caption: s.text("stats.form"), Head: []Column{left(s.text("col.player")), right(s.text("col.last-five"))}}
	if signs != nil {
		t.Head = append(t.Head, left(s.text("col.form")))
	}
	var shown []*PersonStats
	for i := range g.People {
		if p := &g.People[i]; len(p.Form) >= formGames && len(shown) < listed {
			shown = append(shown, p)
			for _, f := range lastOf(p.Form, columns) {
				limit = max(limit, f.Margin, -f.Margin)
			}
		}
	}
	for _, p := range shown {
		last := p.Form[len(p.Form)-1]
		row := []string{p.Name, s.text("stats.counted", s.signed(*last.Mean), s.integer(last.Of))}
		if signs != nil {
			line := ""
			for _, f := range lastOf(p.Form, columns) {
				line += string(signs[(f.Margin+limit)*(len(signs)-1)/max(2*limit, 1)])
			}
			row = append(row, line)
		}
		t.Rows = append(t.Rows, row)
	}
	return t, limit
}

func lastOf[T any](list []T, n int) []T { return list[max(len(list)-n, 0):] }

// yearGames is the games of a year by month.
type yearGames struct {
	year   string
	months [12]int
	games  int
}

// years is the months of the calendar by year.
func (c *Calendar) years() []yearGames {
	var list []yearGames
	for _, m := range c.Months {
		year, month := m.Month[:4], m.Month[5:]
		if n := len(list); n == 0 || list[n-1].year != year {
			list = append(list, yearGames{year: year})
		}
		at, _ := strconv.Atoi(month) // calendarOf took no other
		y := &list[len(list)-1]
		y.months[at-1] += m.Games
		y.games += m.Games
	}
	return lastOf(list, listed)
}

// monthsTable is how many games were played a month.
func (s *Stats) monthsTable() Table {
	t := Table{Caption: s.text("stats.calendar"), Head: []Column{left(s.text("col.year"))}}
	for m := 1; m <= 12; m++ {
		t.Head = append(t.Head, right(s.text("month."+strconv.Itoa(m)+".short")))
	}
	t.Head = append(t.Head, right(s.text("col.games")))
	for _, y := range s.Calendar.years() {
		row := []string{Date(s.l, y.year)} // as other dates: the year 1 is 1
		for _, n := range y.months {
			if n == 0 {
				row = append(row, "–")
			} else {
				row = append(row, s.integer(n))
			}
		}
		t.Rows = append(t.Rows, append(row, s.integer(y.games)))
	}
	return t
}

// monthsLine is monthsTable with a line of signs a year in place of numbers.
func (s *Stats) monthsLine(signs []rune) (t Table, limit int) {
	t = Table{Caption: s.text("stats.calendar"), Head: []Column{left(s.text("col.year")), right(s.text("col.games")), left("")}}
	for _, m := range s.Calendar.Months {
		limit = max(limit, m.Games)
	}
	for _, y := range s.Calendar.years() {
		line := ""
		for _, n := range y.months {
			if n == 0 {
				line += "·"
			} else {
				line += string(signs[n*(len(signs)-1)/limit])
			}
		}
		t.Rows = append(t.Rows, []string{Date(s.l, y.year), s.integer(y.games), line})
	}
	return t, limit
}
