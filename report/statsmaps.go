package report

import (
	"strconv"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"
)

// pairsChart is a table of the first people: along a row, how often its person was ahead
// of that of the column and behind, coloured by the difference.
func (s *Stats) pairsChart(names []string, pairs []Pair) map[string]any {
	var axis []string
	for _, n := range names {
		axis = append(axis, short(n))
	}
	most, digits := 1, 2
	var cells []opts.HeatMapData
	cell := func(row, column, ahead, behind, level int) {
		cells = append(cells, opts.HeatMapData{
			Name:  s.text("stats.tip.pair", names[row], names[column], s.integer(ahead), s.integer(behind), s.integer(level)),
			Value: []any{column, row, ahead - behind, ahead, behind},
		})
		most = max(most, ahead-behind, behind-ahead)
		digits = max(digits, len(strconv.Itoa(ahead)+strconv.Itoa(behind)))
	}
	for i := range pairs {
		if p := &pairs[i]; p.a < len(names) && p.b < len(names) && p.Ahead+p.Behind+p.Level > 0 {
			cell(p.a, p.b, p.Ahead, p.Behind, p.Level)
			cell(p.b, p.a, p.Behind, p.Ahead, p.Level)
		}
	}
	c := charts.NewHeatMap()
	label := &opts.AxisLabel{Show: opts.Bool(true), Interval: "0"}
	c.SetGlobalOptions(append(common(),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(false)}),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "item", Formatter: "{b}"}),
		charts.WithXAxisOpts(opts.XAxis{Type: "category", Position: "top", Data: axis, AxisLabel: label}),
		charts.WithYAxisOpts(opts.YAxis{Type: "category", Inverse: opts.Bool(true), Data: axis, AxisLabel: label}),
		charts.WithGridOpts(opts.Grid{Left: "8", Right: "40", Top: "64", Bottom: "4", ContainLabel: opts.Bool(true)}),
		charts.WithVisualMapOpts(opts.VisualMap{
			Show: opts.Bool(false), Min: -2 * float32(most), Max: 2 * float32(most), Dimension: "2", // twice: text stands on the colours
			InRange: &opts.VisualMapInRange{Color: []string{"@bad", "@ground", "@good"}},
		}),
	)...)
	c.AddSeries("pairs", cells,
		charts.WithLabelOpts(opts.Label{Show: opts.Bool(true), Formatter: "{@[3]}–{@[4]}", Color: "@ink", FontSize: 12}),
		charts.WithItemStyleOpts(opts.ItemStyle{BorderColor: "@line", BorderWidth: 1}),
	)
	o := optionsOf(c)
	// Where the chart is too narrow for the numbers there are colours alone.
	narrow := pairsMargin + len(names)*(digits+2)*pairsDigit
	o["media"] = []map[string]any{
		{"query": map[string]int{"maxWidth": narrow}, "option": pairsLook(false)},
		{"option": pairsLook(true)},
	}
	return o
}

// Pixels in a table of pairs: beside its cells, and of a digit in one.
const pairsMargin, pairsDigit = 150, 7

// pairsLook is the options of a table of pairs with numbers, or of a narrow one.
func pairsLook(numbers bool) map[string]any {
	turn := 90
	if numbers {
		turn = 40
	}
	return map[string]any{
		"xAxis":  map[string]any{"axisLabel": map[string]int{"rotate": turn}},
		"series": []map[string]any{{"label": map[string]bool{"show": numbers}}},
	}
}

// calendar is opts.Calendar with names of days and months.
type calendar struct {
	opts.Calendar
	DayLabel   calendarNames `json:"dayLabel"`
	MonthLabel calendarNames `json:"monthLabel"`
}

type calendarNames struct {
	FirstDay int      `json:"firstDay,omitempty"`
	NameMap  []string `json:"nameMap"`
	FontSize int      `json:"fontSize"`
}

// ECharts has calendars of these years: it takes earlier ones for others, and has to know
// the day behind the last.
const calendarFirst, calendarLast = "1000", "9998"

// calendarYears is the years that the chart of days shows, how many there are that it
// could show, and how many games are of others.
func (s *Stats) calendarYears() (years []string, all, beyond int) {
	for _, d := range s.Calendar.Days {
		year := d.Date[:4]
		if year < calendarFirst || year > calendarLast {
			beyond += d.Games
		} else if n := len(years); n == 0 || years[n-1] != year {
			years = append(years, year)
		}
	}
	return lastOf(years, calendarMost), len(years), beyond
}

// calendarHeight is how many pixels a year has, and calendarTop those above the first.
const calendarHeight, calendarTop = 130, 30

// calendarChart is the games of each day, a year below the other.
func (s *Stats) calendarChart(years []string) map[string]any {
	days, months := calendarNames{FirstDay: 1, FontSize: 9}, calendarNames{FontSize: 11}
	for d := range 7 { // from Sunday
		days.NameMap = append(days.NameMap, s.text("weekday."+strconv.Itoa((d+6)%7+1)+".short"))
	}
	for m := 1; m <= 12; m++ {
		name := []rune(s.text("month." + strconv.Itoa(m)))
		months.NameMap = append(months.NameMap, string(name[:1])) // a phone has no room for more
	}
	c := charts.NewHeatMap()
	var calendars []calendar
	most := 1
	for i, year := range years {
		cal := opts.Calendar{
			Top: strconv.Itoa(calendarTop + i*calendarHeight), Left: "56", Right: "8", Height: strconv.Itoa(calendarHeight - 36),
			Range: []string{year}, CellSize: "auto", YearLabel: &opts.CalendarLabel{Show: opts.Bool(true), FontSize: 13, Margin: 36},
		}
		c.AddCalendar(&cal)
		calendars = append(calendars, calendar{cal, days, months})
		var data []opts.HeatMapData
		for _, d := range s.Calendar.Days {
			if d.Date[:4] == year {
				data = append(data, opts.HeatMapData{Name: s.text("stats.tip.day", Date(s.l, d.Date), s.integer(d.Games)), Value: []any{d.Date, d.Games}})
				most = max(most, d.Games)
			}
		}
		c.AddSeries(year, data, charts.WithCoordinateSystem("calendar"), charts.WithCalendarIndex(i))
	}
	c.SetGlobalOptions(append(common(),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(false)}),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "item", Formatter: "{b}"}),
		charts.WithVisualMapOpts(opts.VisualMap{
			Show: opts.Bool(false), Min: 0, Max: float32(most), InRange: &opts.VisualMapInRange{Color: []string{"@low", "@high"}},
		}),
	)...)
	o := optionsOf(c)
	o["calendar"] = calendars
	return o
}
