package report

import (
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"
	"github.com/go-echarts/go-echarts/v2/charts"
	"github.com/go-echarts/go-echarts/v2/opts"

	"partie/engine"
)

// The options of the charts are built with go-echarts and leave as JSON. Its
// renderer is not used: it runs code hidden in names. There are no functions among
// the options. Colours are named as in palette: the page's script puts those of the
// reader's theme in their place.

// symbols tell the seats apart for those who cannot by the colours.
var symbols = []string{"circle", "rect", "triangle", "diamond", "emptyCircle", "emptyRect", "emptyTriangle", "emptyDiamond"}

// kindsChart is one bar a seat, made of its points by kind.
func (g *Game) kindsChart() map[string]any {
	c := bars(g.labels(), g.text("col.points"))
	for i, k := range g.Kinds {
		var data []opts.BarData
		for _, p := range k.Points {
			data = append(data, opts.BarData{Value: value(p)})
		}
		c.AddSeries(k.Title, data, charts.WithBarChartOpts(opts.BarChart{Stack: "kinds", BarWidth: "60%"}),
			charts.WithItemStyleOpts(opts.ItemStyle{Color: kindInk(i)}))
	}
	return optionsOf(c)
}

// clocksChart is one bar a player in its colour, with its time written to it.
func (g *Game) clocksChart() map[string]any {
	var names []string
	var data []opts.BarData
	for _, k := range g.Clocks {
		colour := kindInk(0)
		if k.Seat != engine.NoSeat.String() {
			colour = lineInk(int(k.Seat[0] - 'A'))
		}
		names = append(names, k.Name)
		data = append(data, opts.BarData{Value: k.Minutes, Label: &opts.Label{
			Show: opts.Bool(true), Position: "insideLeft", Formatter: duration(k.Total), Color: "@ground", FontWeight: "600",
		}, ItemStyle: &opts.ItemStyle{Color: colour}})
	}
	c := bars(names, g.text("minutes"))
	c.SetGlobalOptions(
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(false)}),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(false)}),
		charts.WithAriaOpts(nil),
	)
	c.GridList[0].Top = "12"
	c.AddSeries(g.text("minutes"), data, charts.WithBarChartOpts(opts.BarChart{BarWidth: "60%"}))
	return optionsOf(c)
}

// lineInk and kindInk name colours of the palette.
func lineInk(seat int) string { return fmt.Sprintf("@s%d", seat) }
func kindInk(kind int) string { return fmt.Sprintf("@k%d", kind%len(kindInks)) }

// seatStyle is how the marks of a seat look. The colour of a hollow one is that of its
// edge.
func seatStyle(seat int) opts.ItemStyle {
	style := opts.ItemStyle{Color: fmt.Sprintf("@f%d", seat), BorderColor: lineInk(seat), BorderWidth: 1.5}
	if strings.HasPrefix(symbols[seat%len(symbols)], "empty") {
		style.Color = lineInk(seat)
	}
	return style
}

// optionsOf is the options of a chart. Their texts, axes and tooltips get their looks from
// the page's script.
func optionsOf(c interface {
	Validate()
	JSON() map[string]any
}) map[string]any {
	c.Validate()
	return c.JSON()
}

// bars is a chart of horizontal bars, the first at the top: so names have room even
// on a phone.
func bars(names []string, unit string) *charts.Bar {
	c := charts.NewBar()
	c.SetGlobalOptions(append(common(),
		charts.WithTooltipOpts(opts.Tooltip{Show: opts.Bool(true), Trigger: "axis", AxisPointer: &opts.AxisPointer{Type: "shadow"}}),
		charts.WithXAxisOpts(opts.XAxis{Type: "value", MinInterval: 1, Name: unit, NameLocation: "middle", NameGap: 28}),
		charts.WithYAxisOpts(opts.YAxis{Type: "category", Inverse: opts.Bool(true), AxisLabel: &opts.AxisLabel{
			Show: opts.Bool(true), Width: 96, Overflow: "truncate",
		}}),
		charts.WithAriaOpts(&opts.Aria{
			Enabled: opts.Bool(true),
			Label:   &opts.AriaLabel{Enabled: opts.Bool(false)}, // its words are English only
			Decal:   &opts.AriaDecal{Show: opts.Bool(true)},
		}),
	)...)
	c.SetXAxis(names)
	c.XYReversal()
	return c
}

// common is what all charts share.
func common() []charts.GlobalOpts {
	return []charts.GlobalOpts{
		charts.WithInitializationOpts(opts.Initialization{ChartID: "chart", Theme: "page"}),
		charts.WithAnimation(false),
		charts.WithLegendOpts(opts.Legend{Show: opts.Bool(true), Type: "plain", Top: "0", Left: "0"}),
		charts.WithGridOpts(opts.Grid{Left: "12", Right: "24", Top: "40", Bottom: "36", ContainLabel: opts.Bool(true)}),
	}
}

// longestLabel is how many letters of a name a chart shows.
const longestLabel = 20

// labels is what the seats are called in charts: short, and each by itself.
func (g *Game) labels() []string {
	var list []string
	for _, p := range g.Players {
		name := ansi.Truncate(p.Name, longestLabel, "…")
		if slices.Contains(list, name) {
			name += " (" + p.Seat + ")"
		}
		list = append(list, name)
	}
	return list
}

// value is a total for a chart; "-" leaves a gap where the record leaves it open.
func value(p Points) any {
	if !p.Known() {
		return "-"
	}
	return p.Min
}
