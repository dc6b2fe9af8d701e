package report

import (
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// levels are the steps of a sparkline, the lowest first. Without Unicode they are
// tenths of the scale.
var (
	levels      = []rune("▁▂▃▄▅▆▇█")
	levelsASCII = []rune("0123456789")
)

// Spark is the timeline of one seat as a row of steps.
type Spark struct {
	Name   string
	Levels []int // 0 to steps-1; -1 where the total is open
	Now    []int // the same, were the game scored then; nil where that is hardly ever known
	Last   Points
}

// sparks samples the timeline to at most n columns and so many steps, all seats on
// one scale from least to most. A column shows the last of the moments that fall
// into it.
func (g *Game) sparks(n, steps int) (rows []Spark, least, most int) {
	for _, m := range g.Timeline {
		for _, p := range append(slices.Clone(m.Totals), m.Now...) {
			if p.Known() {
				least, most = min(least, p.Min), max(most, p.Max)
			}
		}
	}
	level := func(p Points) int {
		if !p.Known() {
			return -1
		}
		return (p.Min - least) * (steps - 1) / max(most-least, 1)
	}
	moments := len(g.Timeline)
	columns := min(n, moments)
	for s, p := range g.Players {
		row := Spark{Name: p.Name, Last: g.Timeline[moments-1].Totals[s]}
		open := 0
		for c := range columns {
			m := &g.Timeline[(c+1)*moments/columns-1]
			row.Levels = append(row.Levels, level(m.Totals[s]))
			if m.Now != nil {
				row.Now = append(row.Now, level(m.Now[s]))
				if !m.Now[s].Known() {
					open++
				}
			}
		}
		if 2*open > columns {
			row.Now = nil
		}
		rows = append(rows, row)
	}
	return rows, least, most
}

// writeSparks draws the timeline, one line a seat with the total at its end.
func (g *Game) writeSparks(b *strings.Builder, t Terminal, indent string) {
	signs := levels
	if !t.Unicode {
		signs = levelsASCII
	}
	nameWidth, totalWidth := 0, 0
	for i, p := range g.Players {
		nameWidth = max(nameWidth, ansi.StringWidth(t.plain(p.Name)))
		totalWidth = max(totalWidth, ansi.StringWidth(t.plain(g.Timeline[len(g.Timeline)-1].Totals[i].In(g.l))))
	}
	nameWidth = min(nameWidth, 16)
	room := t.width() - len(indent) - nameWidth - totalWidth - 4
	rows, least, most := g.sparks(max(room, 8), len(signs))
	line := func(levels []int, open string) string {
		var s strings.Builder
		for _, l := range levels {
			if l < 0 {
				s.WriteString(open)
			} else {
				s.WriteRune(signs[l])
			}
		}
		return s.String()
	}
	faint, off := "", ""
	if t.Colour {
		faint, off = "\x1b[2m", "\x1b[0m"
	}
	now, gaps := false, false
	for _, r := range rows {
		name := ansi.Truncate(t.plain(r.Name), nameWidth, t.plain("…"))
		b.WriteString(indent + name + strings.Repeat(" ", nameWidth-ansi.StringWidth(name)+columnGap))
		total := t.plain(r.Last.In(g.l))
		b.WriteString(line(r.Levels, "?") + strings.Repeat(" ", columnGap+totalWidth-ansi.StringWidth(total)) + total + "\n")
		if r.Now != nil {
			now = true
			gaps = gaps || slices.Contains(r.Now, -1)
			b.WriteString(indent + strings.Repeat(" ", nameWidth+columnGap) + strings.TrimRight(faint+line(r.Now, " "), " ") + off + "\n")
		}
	}
	key := "spark.scale"
	if !t.Unicode {
		key = "spark.scale-ascii"
	}
	last := g.Timeline[len(g.Timeline)-1]
	scale := g.text(key, integer(g.l, least), integer(g.l, most), g.when(last.Turn, last.End && last.Turn == 0))
	switch {
	case gaps:
		scale += "; " + g.text("spark.now-gaps")
	case now:
		scale += "; " + g.text("spark.now")
	}
	scale = ansi.Wrap(t.plain(scale), t.width()-len(indent), "")
	b.WriteString("\n" + indent + strings.ReplaceAll(scale, "\n", "\n"+indent) + "\n")
}
