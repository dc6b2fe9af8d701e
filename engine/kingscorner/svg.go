package kingscorner

import (
	"fmt"
	"strconv"

	"partie/engine"
	"partie/engine/draw"
)

// Measures of the drawing, in its own units.
const (
	svgWidth   = 720
	margin     = 14
	headHeight = 34
	cellW      = 226 // a cell of the tableau
	pileH      = 104 // a pile with its name above it
	handH      = 66  // a seat's line
	handLeft   = 250 // where its cards begin
)

// Draw draws the position as one element on a ground of its own, so that it is
// readable on light and dark pages. Its parts carry the classes kc-…, which a style
// sheet may restyle; without one the colours written at each part hold.
func (s *State) Draw(p *engine.Picture, v engine.View) {
	p.Part("all")
	heights := s.rowHeights()
	tableau := heights[0] + heights[1] + heights[2]
	height := headHeight + tableau + margin + handH*int(s.seats) + margin
	d := &drawing{lang: v.Lang}
	alt := draw.Escape(msg("dr-alt").In(v.Lang))
	d.printf(`<svg xmlns="http://www.w3.org/2000/svg" class="kc" viewBox="0 0 %d %d" role="img" aria-label="%s" font-family="system-ui, sans-serif">`, svgWidth, height, alt)
	d.printf(`<title>%s</title>`, alt)
	d.printf(`<rect class="kc-felt" width="%d" height="%d" rx="12" fill="#2b664c"/>`, svgWidth, height)
	d.text(margin+6, 24, "kc-head", `font-size="20" font-weight="600" fill="#fff"`, s.headline(v.Lang))
	y := headHeight
	for r, row := range grid {
		for c, piles := range row {
			s.svgCell(d, piles, margin+6+c*(cellW+1), y, heights[r])
		}
		y += heights[r]
	}
	y += margin
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		s.svgHand(d, x, v, y)
		y += handH
	}
	d.printf("</svg>\n")
	p.Print(d.String())
}

// rowHeights is the heights of the three rows: a row with second corners is as high
// as two piles.
func (s *State) rowHeights() [3]int {
	h := [3]int{pileH, pileH, pileH}
	if s.table.piles > crosses+4 {
		h[0], h[2] = 2*pileH, 2*pileH
	}
	return h
}

// svgCell draws the piles of one place of the tableau below one another, in the
// middle of their room; no piles is the stock.
func (s *State) svgCell(d *drawing, piles []Pile, x, y, height int) {
	shown := 0
	for _, p := range piles {
		if p < s.table.piles {
			shown++
		}
	}
	y += (height - max(1, shown)*pileH) / 2
	if piles == nil {
		s.svgStock(d, x, y)
		return
	}
	for _, p := range piles[:shown] {
		s.svgPile(d, p, x, y)
		y += pileH
	}
}

func (s *State) svgStock(d *drawing, x, y int) {
	n := s.Stock()
	d.text(x+cellW/2, y+15, "kc-name", nameLook, msg("dr-stock").In(d.lang)+" "+strconv.Itoa(n))
	left := float64(x+cellW/2) - cardW/2
	if n == 0 {
		d.place(left, float64(y+24), "")
		return
	}
	for i := range min(3, n) {
		d.back(left+float64(3*i)-3, float64(y+24)-float64(2*i)+2, 1)
	}
}

const nameLook = `font-size="19" text-anchor="middle" fill="#d9eadf"`

// svgPile draws a pile as a fan to the right, the bottom card first, so that every
// card shows its rank and suit while the pile is no longer than the rules allow.
func (s *State) svgPile(d *drawing, p Pile, x, y int) {
	ids := s.ids(p)
	label := p.String()
	if len(ids) > 1 {
		label += " · " + strconv.Itoa(len(ids))
	}
	d.text(x+cellW/2, y+15, "kc-name", nameLook, label)
	top := float64(y + 24)
	if len(ids) == 0 {
		free := ""
		if p.Corner() {
			free = "K"
		}
		d.place(float64(x+cellW/2)-cardW/2, top, free)
		return
	}
	step, left := fan(len(ids), float64(x), cellW-8, cardW, 24)
	for i, id := range ids {
		d.card(left+float64(i)*step, top, id.card(), 1, s.look(id), i == len(ids)-1)
	}
}

// fan is how far apart n cards of that width lie in a room, at most most, and where
// the first one lies so that they are in the middle.
func fan(n int, x, room, width, most float64) (step, left float64) {
	if n > 1 {
		step = min(most, (room-width)/float64(n-1))
	}
	return step, x + (room-width-step*float64(n-1))/2
}

// look is how a card of the tableau is marked for what the turn on show did.
func (s *State) look(id cardID) mark {
	switch {
	case s.fresh.laid[id/faces].has(id.card()):
		return markLaid
	case s.fresh.moved[id/faces].has(id.card()):
		return markMoved
	}
	return markNone
}

// svgHand draws a seat's line: name, points, and its cards, known ones open, the
// others as backs.
func (s *State) svgHand(d *drawing, x engine.Seat, v engine.View, y int) {
	ground, width := `fill="#1f4d39"`, ""
	if x == s.toMove {
		ground, width = `fill="#1f4d39" stroke="#ffc94d"`, ` stroke-width="2"`
	}
	d.printf(`<rect class="kc-seat" x="%d" y="%d" width="%d" height="%d" rx="8" %s%s/>`, margin, y, svgWidth-2*margin, handH-6, ground, width)
	d.text(margin+10, y+25, "kc-player", `font-size="20" font-weight="600" fill="#fff"`, seatTitle(x, v))
	line := s.pointsText(x, v.Lang)
	switch {
	case s.in&bit(x) == 0:
		line += " · " + msg("dr-out").In(v.Lang)
	case x == s.toMove:
		line += " · " + msg("dr-to-move").In(v.Lang)
	}
	d.text(margin+10, y+48, "kc-points", `font-size="17" fill="#d9eadf"`, line)
	known, n := s.Known(x, nil), s.Held(x)
	const scale = 0.8
	step, _ := fan(n, 0, svgWidth-margin-10-handLeft, cardW*scale, cardW*scale+4)
	for i := range n {
		cx, cy := handLeft+float64(i)*step, float64(y)+(handH-6-cardH*scale)/2
		if i < len(known) {
			d.card(cx, cy, known[i], scale, markNone, i == n-1 || step >= cardW*scale)
		} else {
			d.back(cx, cy, scale)
		}
	}
}

// seatTitle is the seat's letter and the player's name, cut to its room.
func seatTitle(x engine.Seat, v engine.View) string {
	if name := v.Name(x); name != x.String() {
		return x.String() + "  " + draw.Columns.Truncate(name, 17, "…")
	}
	return x.String()
}

func (d *drawing) text(x, y int, class, look, t string) {
	d.printf(`<text class="%s" x="%d" y="%d" %s>%s</text>`, class, x, y, look, draw.Escape(t))
}

func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(d, format, args...) }
