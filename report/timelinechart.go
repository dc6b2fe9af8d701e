package report

import (
	"slices"
	"strconv"
	"strings"

	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"
)

// instant is a place on the axis of the timeline: a moment, or one kind of points within
// the end scoring.
type instant struct {
	tick   string // on the axis
	at     string // address on the page: that of a turn, or "end"
	totals []Points
	now    []Points
	told   []string // what there is to say of it, in lines
}

// instants is the places of the axis in order.
func (g *Game) instants() (list []instant) {
	for _, m := range g.Timeline {
		if m.End && len(g.Ending) > 0 {
			break
		}
		list = append(list, instant{g.tick(m), "t" + strconv.Itoa(m.Turn), m.Totals, m.Now, g.told(m)})
	}
	for i, s := range g.Ending {
		tick := ""
		if i == len(g.Ending)-1 {
			tick = g.text("tick.end")
		}
		list = append(list, instant{tick, "end", s.Totals, g.Timeline[len(g.Timeline)-1].Now, g.toldOf(s)})
	}
	return list
}

// tick is the label of a moment on the axis of turns.
func (g *Game) tick(m Moment) string {
	if m.End {
		return g.text("tick.end")
	}
	return integer(g.l, m.Turn)
}

// told is what happened at a moment and how it stood then.
func (g *Game) told(m Moment) []string {
	lines := []string{g.text("when.start")}
	if m.Turn > 0 {
		t := &g.Turns[m.Turn-1]
		lines = append([]string{g.text("said", g.turnName(t), turnWords(t))}, g.scoredLines(t.Events)...)
	}
	lines = append(lines, g.stand("told.totals", m.Totals))
	if m.Now != nil {
		lines = append(lines, g.stand("told.now", m.Now))
	}
	return lines
}

// toldOf is what a kind of points brought in the end scoring, and how it stood then.
func (g *Game) toldOf(s Stage) []string {
	lines := []string{g.text("said", g.text("when.end"), s.Kind)}
	var events []Score
	for _, e := range g.Scores {
		if e.End && e.Key == s.Key {
			events = append(events, e)
		}
	}
	lines = append(lines, g.scoredLines(events)...)
	return append(lines, g.stand("told.totals", s.Totals))
}

// stand is what the seats have.
func (g *Game) stand(key string, ps []Points) string {
	var parts []string
	for i, label := range g.labels() {
		parts = append(parts, label+" "+ps[i].In(g.l))
	}
	return g.text(key, strings.Join(parts, ", "))
}

// timelinePlaces is what the page's script has to know of the places of the axis. Most
// totals stay as they were for many turns: so each line is told once, by its number.
type timelinePlaces struct {
	Turns []string `json:"turns"` // addresses
	Lines []string `json:"lines"`
	Told  [][]int  `json:"told"` // lines by place
}

func newTimelinePlaces(places []instant) timelinePlaces {
	t := timelinePlaces{Lines: []string{}}
	known := map[string]int{}
	for _, p := range places {
		told := []int{}
		for _, line := range p.told {
			n, ok := known[line]
			if !ok {
				n = len(t.Lines)
				known[line] = n
				t.Lines = append(t.Lines, line)
			}
			told = append(told, n)
		}
		t.Turns, t.Told = append(t.Turns, p.at), append(t.Told, told)
	}
	return t
}

// timelineChart is a step line a seat of its totals, with a marker wherever it scored, and
// a thin one of what it would have if the game were scored then. The first series is not
// seen: the script puts into it what the tooltip tells of each place, whichever lines are
// switched off.
func (g *Game) timelineChart(s spare) map[string]any {
	places, unit := g.instants(), g.text("col.points")
	for seat := range g.Players {
		if nowLine(places, seat) != nil {
			unit = g.text("points.now")
		}
	}
	c := charts.NewLine()
	c.SetGlobalOptions(append(common(),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(s < withoutTold), Trigger: "axis", Formatter: "{b0}"}),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(true), Type: "plain", Top: "0", Left: "0", Data: g.labels()}),
		charts.WithXAxisOpts(opts.XAxis{
			Name: g.text("col.turn"), NameLocation: "middle", NameGap: 28,
			AxisLabel: &opts.AxisLabel{Show: opts.Bool(true), HideOverlap: opts.Bool(true), ShowMaxLabel: opts.Bool(true), AlignMaxLabel: "right"},
		}),
		charts.WithYAxisOpts(opts.YAxis{Name: unit, Type: "value", MinInterval: 1}),
	)...)
	c.GridList[0].Top = "60"
	var axis []string
	for _, p := range places {
		axis = append(axis, p.tick)
	}
	c.SetXAxis(axis)
	c.AddSeries("", nil, charts.WithLineStyleOpts(opts.LineStyle{Opacity: opts.Float(0)}))
	for seat, label := range g.labels() {
		addLine(c, label, totalsLine(places, seat),
			charts.WithLineChartOpts(opts.LineChart{
				Step: "end", Symbol: symbols[seat%len(symbols)], SymbolSize: 9, ShowSymbol: opts.Bool(true),
			}),
			charts.WithLineStyleOpts(opts.LineStyle{Width: 2.5, Type: dashes[seat%len(dashes)], Color: lineInk(seat)}),
			charts.WithItemStyleOpts(seatStyle(seat)),
		)
		if now := nowLine(places, seat); now != nil {
			addLine(c, label, now,
				charts.WithLineChartOpts(opts.LineChart{Step: "end", ShowSymbol: opts.Bool(false)}),
				charts.WithLineStyleOpts(opts.LineStyle{Width: 1.5, Type: "dotted", Color: lineInk(seat)}),
				charts.WithItemStyleOpts(opts.ItemStyle{Color: lineInk(seat)}),
			)
		}
	}
	if s >= withoutTold {
		for i := range places {
			places[i].told = nil
		}
	}
	o := optionsOf(c)
	o["places"] = newTimelinePlaces(places)
	return o
}

// addLine adds a line whose values are numbers, which are shorter than objects of their own.
func addLine(c *charts.Line, label string, values []any, options ...charts.SeriesOpts) {
	c.AddSeries(label, nil, options...)
	c.MultiSeries[len(c.MultiSeries)-1].Data = values
}

// dashes tell lines that lie upon each other: through a dashed one another can be seen.
var dashes = []string{"solid", "dashed"}

// totalsLine is the totals of a seat: where they changed and at the end as a list of one,
// which the script marks.
func totalsLine(places []instant, s int) (values []any) {
	for i, p := range places {
		v := value(p.totals[s])
		if i == 0 || p.totals[s] != places[i-1].totals[s] || i == len(places)-1 {
			v = []any{v}
		}
		values = append(values, v)
	}
	return values
}

// nowLine is what a seat would have if the game were scored then; nil where nothing of it
// would be seen: it has to be known at two places side by side, and another than the total.
func nowLine(places []instant, s int) (values []any) {
	seen := false
	for i, p := range places {
		var v any = "-"
		if p.nowKnown(s) {
			v = value(p.now[s])
		}
		if i > 0 && p.nowKnown(s) && places[i-1].nowKnown(s) {
			seen = seen || p.now[s] != p.totals[s] || places[i-1].now[s] != places[i-1].totals[s]
		}
		values = append(values, v)
	}
	if !seen {
		return nil
	}
	return values
}

func (p *instant) nowKnown(s int) bool { return p.now != nil && p.now[s].Known() }

// timelineNotes is what of the lines is not there, and why.
func (g *Game) timelineNotes() (notes []string) {
	places := g.instants()
	gaps := false
	var open []string
	for s, label := range g.labels() {
		if nowLine(places, s) != nil {
			gaps = gaps || slices.ContainsFunc(places, func(p instant) bool { return !p.nowKnown(s) })
		}
		if slices.ContainsFunc(places, func(p instant) bool { return !p.totals[s].Known() }) {
			open = append(open, label)
		}
	}
	if gaps {
		notes = append(notes, g.text("points.gaps"))
	}
	if len(open) > 0 {
		notes = append(notes, g.text("points.open", names(g.l, open)))
	}
	return notes
}
