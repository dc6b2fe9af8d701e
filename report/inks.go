package report

import (
	"cmp"
	"fmt"
	"html/template"
	"strings"
)

// ink is a colour of a page: of a line on a light and on a dark ground, and of the area
// that the line goes around; "" is as the line.
type ink struct{ light, dark, fill string }

// seatInks is those of the seats of a game whose pieces have no colours; the
// colour-blind can tell them apart.
var seatInks = []ink{
	{"#0072b2", "#56b4e9", ""}, {"#d55e00", "#ff9a57", ""}, {"#007f5f", "#35d0a0", ""}, {"#aa4499", "#e39ad0", ""},
	{"#8a6d00", "#e6c84a", ""}, {"#4b4b4b", "#c4c4c4", ""}, {"#56a0d3", "#9fd3f5", ""}, {"#b03a2e", "#f08a80", ""},
}

// kindInks is those of what is no seat's; nobody takes them for the colours of pieces.
var kindInks = []ink{
	{"#0f7c80", "#4fc3c7", ""}, {"#9a5b2f", "#d9a077", ""}, {"#6d5aa8", "#b3a4e8", ""}, {"#5f6b73", "#aab6be", ""},
	{"#7d7a1c", "#c9c55a", ""}, {"#a8456b", "#e592b2", ""}, {"#3f5f8a", "#8fb4e6", ""}, {"#4d7a55", "#93c79d", ""},
}

// inks is the colours of the seats: those of their pieces, where these have any.
func (g *Game) inks() []ink {
	var list []ink
	for i := range g.Players {
		if i < len(g.colours) {
			c := g.colours[i]
			list = append(list, ink{c.OnLight, c.OnDark, c.Fill})
		} else {
			list = append(list, seatInks[i%len(seatInks)])
		}
	}
	return list
}

// inkStyle names the colours of the seats for the page: --s0 of the lines, --f0 of
// what they go around.
func (g *Game) inkStyle() template.HTML {
	var light, dark strings.Builder
	for i, k := range g.inks()[:min(len(g.Players), len(marks))] {
		fmt.Fprintf(&light, "--s%d:%s;--f%d:%s;", i, k.light, i, cmp.Or(k.fill, fmt.Sprintf("var(--s%d)", i)))
		fmt.Fprintf(&dark, "--s%d:%s;", i, k.dark)
	}
	return template.HTML("<style>:root{" + light.String() + "}@media screen and (prefers-color-scheme: dark){:root{" + dark.String() + "}}</style>")
}

// pageInks is the colours of a page by what they are for.
var pageInks = map[string]ink{
	"ink": {"#1d2327", "#e8ecef", ""}, "soft": {"#5b656d", "#a7b1b8", ""},
	"line": {"#d9dee2", "#3a444b", ""}, "ground": {"#ffffff", "#1b2125", ""},
	"low": {"#dfecf5", "#23404f", ""}, "high": {"#08457e", "#9adcff", ""},
	"good": {"#00796b", "#4fd1bd", ""}, "bad": {"#b3401a", "#ff9a6b", ""},
}

// palette is the colours of a page by name, for each theme. Charts name them with an @
// before: @ink, @soft, @line, @ground; @low and @high, the ends of a scale; @good and @bad;
// @s0, @s1 … of the lines of the seats and @f0, @f1 … of what these go around; @k0, @k1 …
// of what is no seat's.
type palette struct {
	Light map[string]string `json:"light"`
	Dark  map[string]string `json:"dark"`
}

func paletteOf(seats []ink) palette {
	p := palette{map[string]string{}, map[string]string{}}
	put := func(name string, k ink) { p.Light[name], p.Dark[name] = k.light, k.dark }
	for name, k := range pageInks {
		put(name, k)
	}
	for i, k := range kindInks {
		put(fmt.Sprintf("k%d", i), k)
	}
	for i, k := range seats {
		put(fmt.Sprintf("s%d", i), k)
		put(fmt.Sprintf("f%d", i), ink{cmp.Or(k.fill, k.light), cmp.Or(k.fill, k.dark), ""})
	}
	return p
}
