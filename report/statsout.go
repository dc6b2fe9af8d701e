package report

import (
	"encoding/json"
	"io"
	"strconv"
)

// document is the statistics as blocks.
func (s *Stats) document() []block {
	ds := []block{heading{1, s.text("stats")}}
	if len(s.Games) == 0 {
		return append(ds, paragraph(s.text("stats.none")))
	}
	for i := range s.Games {
		g := &s.Games[i]
		ds = append(ds, heading{2, s.text("stats.game", g.Title, integer(s.l, g.Games))})
		if g.LowWins {
			ds = append(ds, paragraph(s.text("remark.low")))
		}
		ds = append(ds, s.table(g))
	}
	return append(ds, paragraph(s.text("stats.note")))
}

func (s *Stats) text(key string, args ...any) string { return texts.Text(s.l, key, args...) }

func (s *Stats) table(g *GameStats) Table {
	t := Table{Caption: g.Title, Head: []Column{left(s.text("col.player")), right(s.text("col.games")), left(s.text("col.wins")),
		right(s.text("col.mean-total")), right(s.text("col.best")), right(s.text("col.worst"))}}
	for i := range g.People {
		p := &g.People[i]
		row := []string{p.Name, strconv.Itoa(p.Games), s.wins(p), "–", "–", "–"}
		if p.Totals > 0 {
			row[3] = s.counted(decimal(s.l, *p.Mean), p.Totals)
			row[4] = s.counted(integer(s.l, *p.Best), p.Totals)
			row[5] = s.counted(integer(s.l, *p.Worst), p.Totals)
		}
		t.Rows = append(t.Rows, row)
	}
	return t
}

func (s *Stats) wins(p *PersonStats) string {
	switch {
	case p.Decided == 0:
		return "–"
	case p.Shared > 0:
		return s.text("stats.wins-shared", p.Wins, p.Decided, p.Shared)
	}
	return s.text("stats.wins", p.Wins, p.Decided)
}

// counted is a figure with the number of games that it is from.
func (s *Stats) counted(figure string, n int) string {
	return s.text("stats.counted", figure, n)
}

// JSON writes the statistics for programs.
func (s *Stats) JSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(s)
}

// Markdown writes the statistics as Markdown with tables.
func (s *Stats) Markdown(w io.Writer) error { return writeMarkdown(w, s.document(), nil) }

// Text writes the statistics for people at a terminal.
func (s *Stats) Text(w io.Writer, t Terminal) error {
	p, err := newPrinter(t)
	if err != nil {
		return err
	}
	p.print(s.document(), nil)
	return p.writeTo(w)
}

// HTML writes the statistics as one page that needs nothing but itself.
func (s *Stats) HTML(w io.Writer) error {
	type game struct {
		Heading, Remark string
		Table           Table
	}
	var gs []game
	for i := range s.Games {
		g := game{Heading: s.text("stats.game", s.Games[i].Title, integer(s.l, s.Games[i].Games)), Table: s.table(&s.Games[i])}
		if s.Games[i].LowWins {
			g.Remark = s.text("remark.low")
		}
		gs = append(gs, g)
	}
	body, err := fragment("stats", struct {
		Title, None, Note string
		Games             []game
	}{s.text("stats"), s.text("stats.none"), s.text("stats.note"), gs})
	if err != nil {
		return err
	}
	return (&webPage{lang: s.l, title: s.text("stats"), body: body}).write(w)
}
