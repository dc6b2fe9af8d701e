package report

import (
	"encoding/json"
	"io"
)

// statsLook is how a document shows statistics.
type statsLook struct {
	whole   bool   // with all dates and months; else short, for a terminal
	signs   []rune // the steps of a line, the lowest first; none: no lines
	columns int    // that a line has at most
	spoken  string // what the keys of the sentences on lines end in

	fits func(Table) bool // a table has room with its words whole; nil: every one has
}

// document is the statistics as blocks.
func (s *Stats) document(k statsLook) []block {
	ds := []block{heading{1, s.text("stats")}, paragraph(s.chosen())}
	if none := s.none(); none != "" {
		ds = append(ds, paragraph(none))
	}
	if len(s.Games) == 0 {
		return ds
	}
	for _, line := range s.summary() {
		ds = append(ds, paragraph(line))
	}
	if len(s.Games) > 1 {
		ds = append(ds, heading{2, s.text("stats.people")})
		ds = s.winsBlocks(ds, s.named())
	}
	for i := range s.Games {
		ds = s.gameBlocks(ds, &s.Games[i], k)
	}
	if len(s.Games) > 1 && len(s.Pairs) > 0 {
		ds = append(ds, heading{2, s.text("stats.pairs")}, paragraph(s.text("stats.pairs-all")))
		ds = s.listedTable(ds, s.pairsTable(s.Pairs, false), len(s.Pairs))
	}
	return append(s.calendarBlocks(ds, k), paragraph(s.text("stats.note")))
}

// listedTable adds a table of at most listed rows, and how many are left out of n.
func (s *Stats) listedTable(ds []block, t Table, n int) []block {
	ds = append(ds, t)
	if more := s.more(n); more != "" {
		ds = append(ds, paragraph(more))
	}
	return ds
}

func addTables(ds []block, ts []Table) []block {
	for _, t := range ts {
		ds = append(ds, t)
	}
	return ds
}

// winsBlocks adds how often people won, and what of it is no chance.
func (s *Stats) winsBlocks(ds []block, people []named) []block {
	for _, line := range s.verdicts(people) {
		ds = append(ds, paragraph(line))
	}
	return s.listedTable(ds, s.winsTable(people), len(people))
}

// gameBlocks adds what there is to say of a game.
func (s *Stats) gameBlocks(ds []block, g *GameStats, k statsLook) []block {
	ds = append(ds, heading{2, s.text("stats.game", g.Title, s.integer(g.Games))})
	if g.LowWins {
		ds = append(ds, paragraph(s.text("remark.low")))
	}
	ds = s.winsBlocks(ds, g.named())
	ds = addTables(append(ds, heading{3, s.text("stats.totals")}), k.turned(s.totalsTable(g, k.whole)))
	ds = s.formBlocks(ds, g, k)
	if g.hasKinds() {
		ds = addTables(append(ds, heading{3, s.text("stats.kinds")}), k.turned(s.kindsTable(g)))
		if doubt := s.doubt(g); doubt != "" {
			ds = append(ds, paragraph(doubt))
		}
	}
	for _, t := range []Table{s.paceTable(g), s.lossTable(g)} {
		if len(t.Rows) > 0 {
			ds = append(ds, heading{3, t.Caption}, t)
		}
	}
	if len(g.Pairs) > 0 {
		ds = append(ds, heading{3, s.text("stats.pairs")})
		ds = s.listedTable(ds, s.pairsTable(g.Pairs, true), len(g.Pairs))
	}
	if len(g.First) > 0 {
		ds = append(ds, heading{3, s.text("stats.first")})
		for _, line := range s.firsts(g) {
			ds = append(ds, paragraph(line))
		}
		ds = append(ds, s.firstTable(g))
	}
	if len(g.Records) > 0 {
		ds = append(ds, heading{3, s.text("stats.records")}, s.recordsTable(g))
	}
	return ds
}

func (s *Stats) formBlocks(ds []block, g *GameStats, k statsLook) []block {
	if len(g.Pairs) == 0 {
		return ds // nobody to be ahead of
	}
	ds = append(ds, heading{3, s.text("stats.form")})
	if !g.hasForm() {
		return append(ds, paragraph(s.text("stats.form.few", formGames)))
	}
	t, limit := s.formTable(g, k.signs, k.columns)
	ds = append(ds, t)
	if k.signs != nil {
		ds = append(ds, paragraph(s.text("stats.spark"+k.spoken, s.integer(-limit), signed(s.l, limit))))
	}
	return ds
}

func (s *Stats) calendarBlocks(ds []block, k statsLook) []block {
	ds = append(ds, heading{2, s.text("stats.calendar")})
	for _, line := range s.calendarWords() {
		ds = append(ds, paragraph(line))
	}
	switch {
	case len(s.Calendar.Months) == 0:
		return ds
	case k.whole:
		return append(ds, s.monthsTable())
	}
	t, limit := s.monthsLine(k.signs)
	return append(ds, t, paragraph(s.text("stats.months-spark"+k.spoken, s.integer(limit))))
}

// JSON writes the statistics for programs.
func (s *Stats) JSON(w io.Writer) error {
	enc := json.NewEncoder(w)
	enc.SetIndent("", "  ")
	enc.SetEscapeHTML(false)
	return enc.Encode(s)
}

// Markdown writes the statistics as Markdown with tables.
func (s *Stats) Markdown(w io.Writer) error {
	return writeMarkdown(w, s.document(statsLook{whole: true}), nil)
}

// Text writes the statistics for people at a terminal.
func (s *Stats) Text(w io.Writer, t Terminal) error {
	p, err := newPrinter(t)
	if err != nil {
		return err
	}
	k := statsLook{signs: levels, columns: max(t.width()-36, 8)} // beside name and mean
	k.fits = func(t Table) bool { return p.plainTable(t).fits(p.t.width() - len(indent)) }
	if !t.Unicode {
		k.signs, k.spoken = levelsASCII, "-ascii"
	}
	p.print(s.document(k), nil)
	return p.writeTo(w)
}
