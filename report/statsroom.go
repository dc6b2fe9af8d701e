package report

import (
	"html/template"
	"slices"
)

// pageMost is how many bytes a page may have. The library of the charts takes 1.1 million
// of them. The games that have no room are told in a line each.
const pageMost = 1_500_000

// placed is a section as it stands in the page.
type placed struct {
	nav    navItem
	html   template.HTML
	charts bool // it has some
}

// place puts sections into the page, with links to them.
func (p *statsPage) place(list []placed) {
	for _, c := range list {
		p.Nav = append(p.Nav, c.nav)
		p.Sections = append(p.Sections, c.html)
		p.charts = p.charts || c.charts
	}
	if p.ShowAll != "" {
		p.Show = p.Nav
	}
}

// placed is the sections of page p, which has none yet: as many games as there is room for,
// the most played first, and the others in one.
func (s *Stats) placed(p *statsPage) ([]placed, error) {
	var frame counter
	err := s.web(true).write(&frame)
	render := func(c statsSection) placed {
		html, e := s.section(c)
		if err == nil {
			err = e
		}
		return placed{navItem{c.Anchor, c.Title}, html, slices.ContainsFunc(c.Parts, func(p statsPart) bool { return p.options != nil })}
	}
	fits := func(list ...placed) bool {
		q := *p
		q.place(list)
		body, e := fragment("stats", &q)
		if err == nil {
			err = e
		}
		return int(frame)+len(body)+len(q.showStyle()) <= pageMost
	}
	var list []placed
	if len(s.Games) > 1 {
		list = append(list, render(s.peopleSection()))
	}
	last := render(s.calendarSection())
	for i := range s.Games {
		more := append(slices.Clip(list), render(s.gameSection(i)))
		rest := more
		if i+1 < len(s.Games) {
			rest = append(slices.Clip(more), render(s.otherSection(i+1)))
		}
		if !fits(append(slices.Clip(rest), last)...) {
			list = append(list, render(s.otherSection(i)))
			break
		}
		list = more
	}
	return append(list, last), err
}

// counter counts the bytes that are written to it.
type counter int

func (n *counter) Write(b []byte) (int, error) {
	*n += counter(len(b))
	return len(b), nil
}
