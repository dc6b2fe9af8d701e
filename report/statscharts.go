package report

import (
	"math"
	"strings"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"
)

// A page stays readable and small by what its charts leave out: people beyond these, those
// with the fewest games; all but the last games and years.
const (
	chartPeople  = 12
	formShown    = 30
	calendarMost = 3
)

// share is a share of wins for a chart: a name, what a finger on it shows, and figures.
type share struct {
	name, tip string
	of        *Interval
	chance    float64
}

// sharesChart is a dot for each share on a bar from the low to the high end of its
// interval, with a stroke where chance is.
func (s *Stats) sharesChart(shares []share) map[string]any {
	percent := func(x float64) float64 { return math.Round(x*1000) / 10 }
	var names []string
	var low, span []opts.BarData
	var dots, chance []opts.ScatterData
	for i, h := range shares {
		names = append(names, h.name)
		low = append(low, opts.BarData{Name: h.tip, Value: percent(h.of.Low)})
		span = append(span, opts.BarData{Name: h.tip, Value: percent(h.of.High - h.of.Low)})
		dots = append(dots, opts.ScatterData{Name: h.tip, Value: []float64{percent(h.of.Share), float64(i)}})
		chance = append(chance, opts.ScatterData{Name: h.tip, Value: []float64{percent(h.chance), float64(i)}})
	}
	c := bars(names, s.text("stats.axis.percent"))
	c.SetGlobalOptions(
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(false)}),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "item", Formatter: "{b}"}),
		charts.WithAriaOpts(nil),
	)
	c.XAxisList[0].Min, c.XAxisList[0].Max = 0, 100
	c.GridList[0].Top = "12"
	c.AddSeries("low", low, charts.WithBarChartOpts(opts.BarChart{Stack: "interval", BarWidth: "36%"}),
		charts.WithItemStyleOpts(opts.ItemStyle{Color: "transparent"}))
	c.AddSeries("interval", span, charts.WithBarChartOpts(opts.BarChart{Stack: "interval", BarWidth: "36%"}),
		charts.WithItemStyleOpts(opts.ItemStyle{Color: "@low", BorderColor: "@k0", BorderWidth: 1}))
	marks := charts.NewScatter()
	marks.AddSeries("chance", chance, charts.WithScatterChartOpts(opts.ScatterChart{Symbol: "rect", SymbolSize: []int{3, 22}}),
		charts.WithItemStyleOpts(opts.ItemStyle{Color: "@bad"}))
	marks.AddSeries("share", dots, charts.WithScatterChartOpts(opts.ScatterChart{Symbol: "circle", SymbolSize: 12}),
		charts.WithItemStyleOpts(opts.ItemStyle{Color: "@high", BorderColor: "@ground", BorderWidth: 1}))
	c.Overlap(marks)
	return optionsOf(c)
}

// winShares is the shares of wins of the people who played most.
func (s *Stats) winShares(people []named) []share {
	var list []share
	for _, p := range people {
		if p.Decided == 0 || len(list) == chartPeople {
			continue
		}
		chance := p.Expected / float64(p.Decided)
		list = append(list, share{
			name: s.text("stats.name.games", p.name, s.integer(p.Decided)), of: p.Share, chance: chance,
			tip: s.text("stats.tip.wins", p.name, s.wins(p.Outcomes), s.percent(p.Share.Share), s.interval(p.Share), s.percent(chance)),
		})
	}
	return list
}

// firstShares is the shares of wins by number of players and order of play, where there
// are games enough.
func (s *Stats) firstShares(g *GameStats) []share {
	var list []share
	for i := range g.First {
		f := &g.First[i]
		if f.Verdict == Few {
			continue
		}
		for at := range f.Places {
			p := &f.Places[at]
			name := s.text("stats.first-label", s.integer(f.Players), s.moved(at))
			list = append(list, share{
				name: name, of: p.Share, chance: f.Chance,
				tip: s.text("stats.tip.wins", name, s.text("stats.of", s.part(p.Won), s.integer(f.Games)),
					s.percent(p.Share.Share), s.interval(p.Share), s.percent(f.Chance)),
			})
		}
	}
	return list
}

// kindsChart is one bar a person, made of the means of its points by kind.
func (s *Stats) kindsChart(g *GameStats, people []*PersonStats) map[string]any {
	var names []string
	for _, p := range people {
		names = append(names, s.text("stats.name.games", p.Name, s.integer(p.KindGames)))
	}
	c := bars(names, s.text("col.points"))
	for i, title := range s.kindTitles(g) {
		var data []opts.BarData
		for _, p := range people {
			data = append(data, opts.BarData{Value: g.kindFigures(p)[i]})
		}
		c.AddSeries(title, data, charts.WithBarChartOpts(opts.BarChart{Stack: "kinds", BarWidth: "60%"}),
			charts.WithItemStyleOpts(opts.ItemStyle{Color: kindInk(i)}))
	}
	return optionsOf(c)
}

// kindPeople is who played most of those whose kinds of points are known.
func (g *GameStats) kindPeople() []*PersonStats {
	return g.peopleWith(func(p *PersonStats) bool { return p.KindGames > 0 })
}

// formPeople is who played most of those whose form can be told.
func (g *GameStats) formPeople() []*PersonStats {
	return g.peopleWith(func(p *PersonStats) bool { return len(p.Form) >= formGames })
}

func (g *GameStats) peopleWith(ok func(*PersonStats) bool) []*PersonStats {
	var list []*PersonStats
	for i := range g.People {
		if ok(&g.People[i]) && len(list) < chartPeople {
			list = append(list, &g.People[i])
		}
	}
	return list
}

// short is a name for an axis with little room.
func short(name string) string {
	const most = 10
	runes := []rune(name)
	if len(runes) <= most {
		return name
	}
	return strings.TrimSpace(string(runes[:most-1])) + "…"
}
