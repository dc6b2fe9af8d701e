package report

import (
	"cmp"
	"slices"
	"strings"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"
)

// formGrid is the form of some people over the last games in which any of them played.
type formGrid struct {
	people []*PersonStats
	games  []FormPoint    // by date
	points [][]*FormPoint // by game and person; nil where somebody did not play
	all    int            // how many games there are
}

// form is the grid of a game.
func (g *GameStats) form() formGrid {
	f := formGrid{people: g.formPeople()}
	type game struct{ date, time, id string }
	key := func(p FormPoint) game { return game{p.Date, p.time, p.ID} }
	seen := map[game]bool{}
	for _, p := range f.people {
		for _, point := range p.Form {
			if !seen[key(point)] {
				seen[key(point)] = true
				f.games = append(f.games, point)
			}
		}
	}
	slices.SortFunc(f.games, func(a, b FormPoint) int {
		return cmp.Or(cmp.Compare(a.Date, b.Date), cmp.Compare(a.time, b.time), cmp.Compare(a.ID, b.ID))
	})
	f.all = len(f.games)
	f.games = lastOf(f.games, formShown)
	row := map[game]int{}
	for i, point := range f.games {
		row[key(point)] = i
		f.points = append(f.points, make([]*FormPoint, len(f.people)))
	}
	for at, p := range f.people {
		for i := range p.Form {
			if r, ok := row[key(p.Form[i])]; ok {
				f.points[r][at] = &p.Form[i]
			}
		}
	}
	return f
}

// number is which of all games of the grid is that of row i.
func (f *formGrid) number(s *Stats, i int) string { return s.integer(f.all - len(f.games) + i + 1) }

// formChart is a line a person: the margin in the mean of the last games. The axis numbers
// the games in their order: on dates, an evening of three would lie in one place. It
// begins with the first that somebody has a mean of.
func (s *Stats) formChart(f formGrid) map[string]any {
	c := charts.NewLine()
	c.SetGlobalOptions(append(common(),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "item", Formatter: "{b}"}),
		charts.WithXAxisOpts(opts.XAxis{
			Name: s.text("stats.axis.games"), NameLocation: "middle", NameGap: 28,
			AxisLabel: &opts.AxisLabel{Show: opts.Bool(true), HideOverlap: opts.Bool(true)},
		}),
	)...)
	begin := slices.IndexFunc(f.points, func(row []*FormPoint) bool {
		return slices.ContainsFunc(row, func(p *FormPoint) bool { return p != nil && p.Mean != nil })
	})
	var axis []string
	for i := begin; i < len(f.games); i++ {
		axis = append(axis, f.number(s, i))
	}
	c.SetXAxis(axis)
	for at, p := range f.people {
		var data []opts.LineData
		for i := begin; i < len(f.games); i++ {
			d := opts.LineData{Value: "-"}
			if point := f.points[i][at]; point != nil && point.Mean != nil {
				d.Value = *point.Mean
				d.Name = s.text("stats.tip.form", p.Name, Date(s.l, point.Date), s.signed(*point.Mean), s.integer(point.Of))
			}
			data = append(data, d)
		}
		ink := p.rank % chartPeople
		c.AddSeries(p.Name, data,
			charts.WithLineChartOpts(opts.LineChart{
				Symbol: symbols[ink%len(symbols)], SymbolSize: 7, ShowSymbol: opts.Bool(true), ConnectNulls: opts.Bool(true),
			}),
			charts.WithLineStyleOpts(opts.LineStyle{Width: 2, Type: dashes[ink%len(dashes)], Color: lineInk(ink)}),
			charts.WithItemStyleOpts(seatStyle(ink)),
		)
	}
	return optionsOf(c)
}

// formNumbers is the margins of the grid by game, each with the mean that its line shows.
func (s *Stats) formNumbers(f formGrid) Table {
	t := Table{Caption: s.text("stats.form-margins"), Head: []Column{left(s.text("col.game-number")), left(s.text("col.date")), left(s.text("col.form-mean"))}}
	for i, g := range f.games {
		var list []string
		for at, person := range f.people {
			p := f.points[i][at]
			if p == nil {
				continue
			}
			margin := person.Name + " " + signed(s.l, p.Margin)
			if p.Mean != nil {
				margin = s.text("stats.at", margin, s.signed(*p.Mean))
			}
			list = append(list, margin)
		}
		t.Rows = append(t.Rows, []string{f.number(s, i), Date(s.l, g.Date), strings.Join(list, ", ")})
	}
	return t
}

// peopleInks is the colours of the people who played most.
func peopleInks() []ink { return slices.Concat(seatInks, kindInks)[:chartPeople] }
