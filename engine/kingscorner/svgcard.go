package kingscorner

import (
	"strconv"
	"strings"

	"partie/engine/draw"
	"partie/lang"
)

// The size of a card in the drawing.
const (
	cardW = 50
	cardH = 70
)

// drawing is the SVG under way.
type drawing struct {
	strings.Builder
	lang lang.Lang
}

// mark is how a card shows what happened to it; by its place and line, not by colour
// alone.
type mark uint8

const (
	markNone  mark = iota
	markLaid       // laid from the hand: raised, thick line
	markMoved      // first card of a pile that was moved: broken line
)

// suitPaths are the signs in a square from -10 to 10. They are drawn, not written,
// since fonts differ in them and some make pictures of them.
var suitPaths = [4]string{
	"M0-10A4.7 4.7 0 0 1 3.9-2.7A4.7 4.7 0 1 1 1 4L2.8 10H-2.8L-1 4A4.7 4.7 0 1 1-3.9-2.7A4.7 4.7 0 0 1 0-10Z",
	"M0-10L7.5 0L0 10L-7.5 0Z",
	"M0 9.5C-3.5 4-10 1.5-10-4C-10-10-1.8-10.5 0-4.5C1.8-10.5 10-10 10-4C10 1.5 3.5 4 0 9.5Z",
	"M0-10C3.5-4.5 10-2 10 3C10 8 3.5 9 1 4.5L2.8 10H-2.8L-1 4.5C-3.5 9-10 8-10 3C-10-2-3.5-4.5 0-10Z",
}

func (d *drawing) open(class string, x, y, scale float64) {
	d.printf(`<g class="%s" transform="translate(%s %s)`, class, draw.Num(x), draw.Num(y))
	if scale != 1 {
		d.printf(` scale(%s)`, strconv.FormatFloat(scale, 'f', -1, 64))
	}
	d.printf(`">`)
}

// card draws a card; whole says that nothing covers it, so that the large sign is
// seen.
func (d *drawing) card(x, y float64, c Card, scale float64, m mark, whole bool) {
	class, colour := "kc-card kc-black", "#1c1c1c"
	if c.Red() {
		class, colour = "kc-card kc-red", "#c21f2e"
	}
	line := `stroke="#6d6d6d"`
	switch m {
	case markLaid:
		class, line, y = class+" kc-laid", `stroke="#ff9d00" stroke-width="3"`, y-4
	case markMoved:
		class, line = class+" kc-moved", `stroke="#ff9d00" stroke-width="3" stroke-dasharray="6 4"`
	}
	d.open(class, x, y, scale)
	d.printf(`<title>%s</title>`, c)
	d.printf(`<rect width="%d" height="%d" rx="5" fill="#fffdf7" %s/>`, cardW, cardH, line)
	rank, size := rankWord(c.Rank()), `20"`
	if rank == "T" {
		rank, size = "10", `19" textLength="14" lengthAdjust="spacingAndGlyphs"`
	}
	d.printf(`<text x="8.5" y="18" font-size="%s font-weight="700" text-anchor="middle" fill="%s">%s</text>`, size, colour, rank)
	d.sign(c, 8.5, 28, 0.65, colour)
	if whole {
		d.sign(c, 30, 50, 1.4, colour)
	}
	d.printf(`</g>`)
}

func (d *drawing) sign(c Card, x, y, scale float64, colour string) {
	d.printf(`<path d="%s" transform="translate(%s %s) scale(%s)" fill="%s"/>`, suitPaths[c.Suit()], draw.Num(x), draw.Num(y), draw.Num(scale), colour)
}

// back draws a card face down.
func (d *drawing) back(x, y, scale float64) {
	d.open("kc-back", x, y, scale)
	d.printf(`<rect width="%d" height="%d" rx="5" fill="#3b5b92" stroke="#e8edf5" stroke-width="2"/>`, cardW, cardH)
	d.printf(`<path d="M8 8H42V62H8Z M8 8L42 62M42 8L8 62" fill="none" stroke="#8aa4d0" stroke-width="2"/></g>`)
}

// place draws an empty place and what it waits for.
func (d *drawing) place(x, y float64, what string) {
	d.open("kc-place", x, y, 1)
	d.printf(`<rect width="%d" height="%d" rx="5" fill="none" stroke="#8fb8a2" stroke-width="1.5" stroke-dasharray="4 4"/>`, cardW, cardH)
	if what != "" {
		d.printf(`<text x="25" y="43" font-size="22" text-anchor="middle" fill="#8fb8a2">%s</text>`, what)
	}
	d.printf(`</g>`)
}
