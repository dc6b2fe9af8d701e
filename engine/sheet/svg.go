package sheet

import (
	"strconv"

	"partie/engine"
	"partie/engine/draw"
	"partie/lang"
)

// Measures of the drawing, in its own units.
const (
	barsLeft  = 160 // behind the names
	barsWidth = 400 // from the least total to the greatest
	barsRight = 80  // for the numbers
	rowHeight = 38
)

// Draw draws the totals as one bar a seat from a common zero line. The bars are as long
// as those of the room let them be. A page may give each seat its colour, as --f0 for A
// and so on; numbers and names have the colour of the text around.
func (s *state) Draw(p *engine.Picture, v engine.View) {
	least, most := s.reach(0, 1)
	for _, st := range v.Room {
		least, most = st.(*state).reach(least, most)
	}
	x := func(n int) float64 { return barsLeft + float64(n-least)/float64(most-least)*barsWidth }
	alt := draw.Escape(texts.Text(v.Lang, "title"))
	p.Fixed()
	p.Printf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" aria-label="%s" font-family="system-ui, sans-serif" font-size="19"><title>%s</title>`,
		barsLeft+barsWidth+barsRight, rowHeight*s.seats+8, alt, alt)
	p.Print(`<g fill="currentColor" text-anchor="end">`)
	for i := range s.seats {
		name := draw.Columns.Truncate(v.Name(engine.Seat(i)), 14, "…")
		p.Print(`<text x="`, strconv.Itoa(barsLeft-10), `" y="`, strconv.Itoa(rowHeight*i+28), `">`, draw.Escape(name), `</text>`)
	}
	p.Print(`</g>`)
	for i, n := range s.totals[:s.seats] {
		a, b := x(min(n, 0)), x(max(n, 0))
		seat := strconv.Itoa(i)
		p.Part(engine.Seat(i).String())
		p.Print(`<rect x="`, draw.Num(a), `" y="`, strconv.Itoa(rowHeight*i+8), `" width="`, draw.Num(max(b-a, 1)), `" height="27" rx="3" fill="#4477aa" style="fill:var(--f`, seat, `,#4477aa)"/>`)
		p.Print(`<text x="`, draw.Num(b+8), `" y="`, strconv.Itoa(rowHeight*i+28), `" fill="currentColor">`, lang.Integer(n).In(v.Lang), `</text>`)
	}
	p.Part("zero")
	p.Print(`<path d="M`, draw.Num(x(0)), ` 4v`, strconv.Itoa(rowHeight*s.seats), `" stroke="currentColor" fill="none"/>`)
	p.Fixed()
	p.Print("</svg>\n")
}

// reach is the least and the greatest total, where they are beyond these.
func (s *state) reach(least, most int) (int, int) {
	for _, n := range s.totals[:s.seats] {
		least, most = min(least, n), max(most, n)
	}
	return least, most
}
