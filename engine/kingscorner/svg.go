package kingscorner

import (
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
	pileW      = 218 // what its cards may take of it
	pileH      = 104 // a pile with its name above it
	nameH      = 24
	rest       = 74 // where the first card of a pile lies while there is room behind it
)

// Draw draws the position as one element on a ground of its own, so that it is
// readable on light and dark pages. Its parts carry the classes kc-…, which a style
// sheet may restyle; without one the colours written at each part hold. Cards are
// pieces by their places, in a pile or a hand.
func (s *State) Draw(p *engine.Picture, v engine.View) {
	heights := s.rowHeights()
	hands := headHeight + heights[0] + heights[1] + heights[2] + margin
	height := hands + handH*int(s.seats) + margin
	d := &drawing{p, s, v}
	alt := draw.Escape(msg("dr-alt").In(v.Lang))
	d.Fixed()
	d.Printf(`<svg xmlns="http://www.w3.org/2000/svg" class="kc" viewBox="0 0 %d %d" role="img" aria-label="%s" font-family="system-ui, sans-serif">`, svgWidth, height, alt)
	d.Print(`<title>`, alt, `</title>`, cardDefs())
	d.Printf(`<rect class="kc-felt" width="%d" height="%d" rx="12" fill="#2b664c"/>`, svgWidth, height)
	d.seats(hands)
	d.Part("head")
	d.text(margin+6, 24, ` class="kc-head" font-size="20" font-weight="600" fill="#fff"`, s.headline(v.Lang))
	d.Fixed()
	d.Print(`<g class="kc-names" font-size="19" text-anchor="middle" fill="#d9eadf">`)
	s.eachPlace(heights, d.name)
	d.Fixed()
	d.Print(`</g><g class="kc-cards" `, cardsLook, `>`)
	s.eachPlace(heights, d.pile)
	for x := range engine.Seat(s.seats) {
		d.hand(x, hands+handH*int(x))
	}
	d.Print("</g></svg>\n")
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

// eachPlace calls f for every pile and, as noPile, for the stock, with the upper left
// corner of its room. The piles of one place of the tableau lie below one another, in
// the middle of the row.
func (s *State) eachPlace(heights [3]int, f func(p Pile, x, y int)) {
	top := headHeight
	for r, row := range grid {
		for c, piles := range row {
			if piles == nil {
				piles = []Pile{noPile}
			}
			shown := 0
			for _, p := range piles {
				if p == noPile || p < s.table.piles {
					shown++
				}
			}
			y := top + (heights[r]-shown*pileH)/2
			for i, p := range piles[:shown] {
				f(p, margin+6+c*(cellW+1), y+i*pileH)
			}
		}
		top += heights[r]
	}
}

// name writes the name of a pile, and how many cards it has, above its first card.
func (d *drawing) name(p Pile, x, y int) {
	key, label := "stock", msg("dr-stock").In(d.v.Lang)+" "+strconv.Itoa(d.s.Stock())
	if p != noPile {
		key, label = p.String(), p.String()
		if n := len(d.s.ids(p)); n > 1 {
			label += " · " + strconv.Itoa(n)
		}
	}
	d.Part(key)
	d.text(x+rest+cardW/2, y+15, "", label)
}

// pile draws a pile as a fan to the right, the bottom card first, so that every card
// shows its rank and suit while the pile is no longer than the rules allow. Its cards
// stay where they are until there is no room for more.
func (d *drawing) pile(p Pile, x, y int) {
	d.Fixed()
	d.Print(`<g transform="translate(`, strconv.Itoa(x), ` `, strconv.Itoa(y+nameH), `)">`)
	if p == noPile {
		d.stock()
	} else {
		d.fan(p)
	}
	d.Fixed()
	d.Print(`</g>`)
}

func (d *drawing) fan(p Pile) {
	ids := d.s.ids(p)
	key := p.String() + "."
	if len(ids) == 0 {
		d.Part(key + "0")
		free := "place"
		if p.Corner() {
			free = "corner"
		}
		d.use(free, rest, 0)
		return
	}
	step := fanStep(len(ids), pileW, cardW, 24)
	left := min(rest, pileW-cardW-step*float64(len(ids)-1))
	for i, id := range ids {
		d.Part(key + strconv.Itoa(i+1))
		d.card(left+float64(i)*step, id.card(), d.s.look(id), i == len(ids)-1)
	}
}

// fanStep is how far apart n cards of that width lie in a room, at most most.
func fanStep(n, room int, width, most float64) float64 {
	if n < 2 {
		return most
	}
	return min(most, (float64(room)-width)/float64(n-1))
}

// stock draws as many backs as there are cards in the stock, up to three.
func (d *drawing) stock() {
	n := d.s.Stock()
	if n == 0 {
		d.Part("stock.0")
		d.use("place", rest, 0)
	}
	for i := range min(3, n) {
		d.Part("stock." + strconv.Itoa(i+1))
		d.use("back", rest+float64(3*i)-3, 2-float64(2*i))
	}
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

func (d *drawing) text(x, y int, look, t string) {
	d.Print(`<text x="`, strconv.Itoa(x), `" y="`, strconv.Itoa(y), `"`, look, `>`, draw.Escape(t), `</text>`)
}
