package report

import (
	"html/template"
	"io"
	"strconv"
	"strings"
)

// statsPage is what the template of the page shows.
type statsPage struct {
	Title, Chosen, None, Note string
	Summary                   []string
	NavTitle, NoteTitle       string
	Nav                       []navItem
	ShowTitle, ShowAll        string
	Show                      []navItem // sections that may be chosen; none: there is no choice
	Sections                  []template.HTML

	charts bool
}

type navItem struct{ Anchor, Title string }

// statsSection is a part of the page with an anchor.
type statsSection struct {
	Anchor, Title string
	Lines         []string
	Parts         []statsPart
	Numbers       string // the words above the numbers behind a chart
}

// statsPart is a chart with the numbers behind it, or a table alone.
type statsPart struct {
	Title, Class string // Class says how high the chart is
	Rows         int    // that the chart has
	Lines        []string
	Label        string
	Options      template.HTML // "": no chart
	Key          string        // how to read the chart
	Touch        string        // what a finger on it does; paper leaves it out
	Table        Table
	Stack        *pageStack // in place of Table
	More         []Table    // to be opened
	Notes        []string

	options map[string]any
}

// HTML writes the statistics as one page that needs nothing but itself.
func (s *Stats) HTML(w io.Writer) error {
	p, err := s.page()
	if err != nil {
		return err
	}
	body, err := fragment("stats", p)
	if err != nil {
		return err
	}
	web := s.web(p.charts)
	web.style, web.body = p.showStyle(), body
	return web.write(w)
}

// web is the page without what is in it.
func (s *Stats) web(charts bool) *webPage {
	return &webPage{lang: s.l, title: s.text("stats"), css: []string{"stats.css"}, charts: charts, seats: peopleInks()}
}

func (s *Stats) page() (*statsPage, error) {
	p := &statsPage{Title: s.text("stats"), Chosen: s.chosen(), NavTitle: s.text("stats.nav"), NoteTitle: s.text("stats.reading")}
	if len(s.Games) == 0 {
		p.None = s.none()
		return p, nil
	}
	p.Summary, p.Note = s.summary(), s.text("stats.note")
	if len(s.Games) > 1 {
		p.ShowTitle, p.ShowAll = s.text("stats.show"), s.text("stats.show-all")
	}
	list, err := s.placed(p)
	p.place(list)
	return p, err
}

// showStyle hides every section but the one that is chosen. Hidden, it keeps its width:
// its charts are drawn to it.
func (p *statsPage) showStyle() template.HTML {
	var hidden []string
	for _, c := range p.Show {
		hidden = append(hidden, "main:has(#show-"+c.Anchor+":checked) .stats:not(#"+c.Anchor+",#reading)")
	}
	if hidden == nil {
		return ""
	}
	of := strings.Join(hidden, ",")
	return template.HTML("<style>" + of + "{visibility:hidden;height:0;overflow:hidden;padding-block:0;margin:0;border-block:0}" +
		"@media print{" + of + "{display:none}}</style>")
}

// section is a part of the page as it stands in it.
func (s *Stats) section(c statsSection) (template.HTML, error) {
	c.Numbers = s.text("page.numbers")
	for i := range c.Parts {
		if c.Parts[i].options == nil {
			continue
		}
		block, err := dataBlock("", c.Parts[i].options)
		if err != nil {
			return "", err
		}
		c.Parts[i].Options = block
	}
	return fragment("stats-section", c)
}

// chart is a part with a chart of these options.
func (s *Stats) chart(class string, rows int, key string, t Table, o map[string]any) statsPart {
	return statsPart{
		Title: t.Caption, Class: class, Rows: rows, Label: s.text("page.chart", t.Caption),
		options: o, Key: s.text("stats.chart." + key), Table: t,
	}
}

// plainPart is a part with a table alone, which has at most listed rows of n.
func (s *Stats) plainPart(t Table, n int) statsPart {
	p := statsPart{Title: t.Caption, Table: t}
	if more := s.more(n); more != "" {
		p.Notes = append(p.Notes, more)
	}
	return p
}

// notesOf says what a part leaves out: people from its chart, rows from its table.
func (s *Stats) notesOf(people, shown, rows int) []string {
	var notes []string
	if people > shown {
		notes = append(notes, s.text("stats.charts-people", s.integer(shown)))
	}
	if more := s.more(rows); more != "" {
		notes = append(notes, more)
	}
	return notes
}

// winsPart is how often people won.
func (s *Stats) winsPart(people []named) statsPart {
	t := s.winsTable(people)
	shares := s.winShares(people)
	if len(shares) == 0 {
		return s.plainPart(t, len(people))
	}
	p := s.chart("rows", len(shares), "wins", t, s.sharesChart(shares))
	p.Notes = s.notesOf(len(people), chartPeople, len(people))
	return p
}

// peopleSection is how people did over all games.
func (s *Stats) peopleSection() statsSection {
	people := s.named()
	c := statsSection{Anchor: "all", Title: s.text("stats.people"), Lines: s.verdicts(people), Parts: []statsPart{s.winsPart(people)}}
	if len(s.Pairs) > 0 {
		pairs := s.pairsPart(s.Pairs, people, false)
		pairs.Lines = []string{s.text("stats.pairs-all")}
		c.Parts = append(c.Parts, pairs)
	}
	return c
}

// gameSection is how people did in one game.
func (s *Stats) gameSection(i int) statsSection {
	g := &s.Games[i]
	c := statsSection{Anchor: "g" + strconv.Itoa(i+1), Title: s.text("stats.game", g.Title, s.integer(g.Games)), Lines: s.verdicts(g.named())}
	if g.LowWins {
		c.Lines = append([]string{s.text("remark.low")}, c.Lines...)
	}
	wins := s.winsPart(g.named())
	wins.More = s.sizeTables(g)
	c.Parts = append(c.Parts, wins, s.plainPart(s.totalsTable(g, true), len(g.People)))
	if people := g.kindPeople(); g.hasKinds() && len(people) > 0 {
		part := s.chart("rows", len(people), "kinds", s.kindsTable(g), s.kindsChart(g, people))
		part.Notes = s.notesOf(len(g.People), chartPeople, len(g.People))
		if doubt := s.doubt(g); doubt != "" {
			part.Notes = append(part.Notes, doubt)
		}
		c.Parts = append(c.Parts, part)
	}
	c.Parts = append(c.Parts, s.formParts(g)...)
	if len(g.Pairs) > 0 {
		c.Parts = append(c.Parts, s.pairsPart(g.Pairs, g.named(), true))
	}
	if len(g.First) > 0 {
		c.Parts = append(c.Parts, s.firstPart(g))
	}
	for _, t := range []Table{s.paceTable(g), s.lossTable(g)} {
		if len(t.Rows) > 0 {
			c.Parts = append(c.Parts, statsPart{Title: t.Caption, Table: t})
		}
	}
	if t := s.recordsTable(g); len(t.Rows) > 0 {
		c.Parts = append(c.Parts, statsPart{Title: t.Caption, Stack: newPageStack("records", t, len(t.Head)-1, "")})
	}
	return c
}

// pairsPart is who was ahead of whom of people; points says that totals were compared.
func (s *Stats) pairsPart(pairs []Pair, people []named, points bool) statsPart {
	var names []string
	for _, p := range people[:min(len(people), chartPeople)] {
		names = append(names, p.name)
	}
	part := s.chart("matrix", len(names), "pairs", s.pairsTable(pairs, points), s.pairsChart(names, pairs))
	part.Touch = s.text("stats.chart.touch")
	part.Notes = s.notesOf(len(people), len(names), len(pairs))
	return part
}

// firstPart is what moving first is worth; the chart leaves out what is too few games.
func (s *Stats) firstPart(g *GameStats) statsPart {
	t := s.firstTable(g)
	p := statsPart{Title: t.Caption, Table: t}
	if shares := s.firstShares(g); len(shares) > 0 {
		p = s.chart("rows", len(shares), "first", t, s.sharesChart(shares))
	}
	p.Lines = s.firsts(g)
	return p
}

func (s *Stats) formParts(g *GameStats) []statsPart {
	switch {
	case len(g.Pairs) == 0:
		return nil
	case !g.hasForm():
		return []statsPart{{Title: s.text("stats.form"), Lines: []string{s.text("stats.form.few", formGames)}}}
	}
	f := g.form()
	part := s.chart("form", 0, "form", s.formNumbers(f), s.formChart(f))
	part.Title = s.text("stats.form")
	part.Notes = s.notesOf(len(g.People), chartPeople, 0)
	if f.all > len(f.games) {
		part.Notes = append(part.Notes, s.text("stats.charts-games", s.integer(len(f.games))))
	}
	return []statsPart{part}
}

// otherSection is the games from one on, which have no section of their own.
func (s *Stats) otherSection(from int) statsSection {
	rest := s.Games[from:]
	t := Table{Caption: s.text("stats.games-other"), Head: []Column{left(s.text("col.game")), right(s.text("col.games")), left(s.text("col.wins"))}}
	for i := range rest[:min(len(rest), listed)] {
		g := &rest[i]
		var people []string
		for j := range g.People[:min(len(g.People), namedPeople)] {
			people = append(people, s.text("stats.counted", g.People[j].Name, s.wins(&g.People[j].Outcomes)))
		}
		t.Rows = append(t.Rows, []string{g.Title, s.integer(g.Games), strings.Join(people, ", ")})
	}
	return statsSection{
		Anchor: "others", Title: t.Caption, Lines: []string{s.text("stats.games-short", s.integer(len(rest)))},
		Parts: []statsPart{s.plainPart(t, len(rest))},
	}
}

func (s *Stats) calendarSection() statsSection {
	c := statsSection{Anchor: "calendar", Title: s.text("stats.calendar"), Lines: s.calendarWords()}
	t := s.monthsTable()
	years, all, beyond := s.calendarYears()
	switch {
	case len(years) > 0:
		part := s.chart("years", len(years), "calendar", t, s.calendarChart(years))
		part.Title = ""
		if all > len(years) {
			part.Notes = []string{s.text("stats.charts-years", s.integer(len(years)))}
		}
		if beyond > 0 {
			part.Notes = append(part.Notes, s.text("stats.charts-beyond", calendarFirst, calendarLast, s.integer(beyond)))
		}
		c.Parts = append(c.Parts, part)
	case len(t.Rows) > 0:
		c.Parts = append(c.Parts, statsPart{Table: t})
	}
	return c
}
