package sheet

import (
	"html"

	"partie/engine"
)

// Draw draws the totals as one bar a seat from a common zero line.
func (s *state) Draw(p *engine.Picture, v engine.View) {
	p.Part("all")
	least, most := 0, 1
	for _, n := range s.totals[:s.seats] {
		least, most = min(least, n), max(most, n)
	}
	const left, width, row = 130, 420, 34
	x := func(n int) float64 { return left + float64(n-least)/float64(most-least)*width }
	p.Printf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img" font-family="system-ui,sans-serif" font-size="15">`, left+width+60, row*s.seats+10)
	for i, n := range s.totals[:s.seats] {
		y := 8 + row*i
		a, b := x(min(n, 0)), x(max(n, 0))
		p.Printf(`<text x="%d" y="%d" text-anchor="end" fill="currentColor">%s</text>`, left-10, y+18, html.EscapeString(clip(v.Name(engine.Seat(i)), 14)))
		p.Printf(`<rect class="seat%d" x="%.1f" y="%d" width="%.1f" height="24" rx="3" fill="#4477aa"/>`, i, a, y, max(b-a, 1))
		p.Printf(`<text x="%.1f" y="%d" fill="currentColor">%d</text>`, b+8, y+18, n)
	}
	p.Printf(`<path d="M%.1f 2v%d" stroke="currentColor" fill="none"/></svg>`, x(0), row*s.seats+6)
}

// clip shortens a name to so many characters.
func clip(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
