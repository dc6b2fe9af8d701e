package kardinal

import (
	"fmt"
	"slices"
	"strconv"

	"partie/engine"
)

const inkColour = "#2f2416"

// seat draws a seat's line: colour, name, pieces left, cards and points.
func (d *drawing) seat(x engine.Seat, y float64) {
	s := d.s
	ground := `fill="#e2d5b6"`
	if x == s.ToMove() {
		ground = `fill="#fff7e0" stroke="` + freshColour + `" stroke-width="3"`
	}
	d.printf(`<g class="kk-seat" data-seat="%v" transform="translate(14 %v)"><rect width="%d" height="%d" rx="8" %s/>`, x, num(y), svgWidth-28, seatHeight-6, ground)
	if s.rules.Baldwin { // nobody owns a colour
		d.text(24, 27, `font-size="20" font-weight="700" text-anchor="middle" fill="`+inkColour+`"`, x.String())
	} else {
		d.chip(24, 20, 14, uint8(x))
		d.supply(316, 8, uint8(x))
	}
	name := shorten(d.v.Name(x))
	if s.finished && slices.Contains(s.Winners(), x) {
		name += " ★"
	}
	d.text(48, 28, `font-size="22" font-weight="600" fill="`+inkColour+`"`, name)
	at := 444.
	for suit := range uint8(suits) {
		n := s.hands[x].known.of(suit)
		for range n {
			d.card(at, 3.5, uint8(suit))
			at += 31
		}
	}
	if n := s.hands[x].unknown; n > 0 {
		d.card(at, 3.5, UnknownCard)
		if n > 1 {
			d.text(at+33, 28, `font-size="20" fill="`+inkColour+`"`, "×"+strconv.Itoa(int(n)))
		}
	}
	d.text(svgWidth-28-16, 29, `font-size="25" font-weight="700" text-anchor="end" fill="`+inkColour+`"`, strconv.Itoa(int(s.points[x])))
	d.printf(`</g>`)
}

// stock draws a colour of the variant: its pieces left and the influence on it, a frame
// around that of who controls it.
func (d *drawing) stock(c uint8, x, y float64) {
	s := d.s
	d.printf(`<g class="kk-stock" data-colour="%s" transform="translate(%v %v)"><rect width="136" height="%d" rx="8" fill="#e2d5b6"/>`, colourNames[c], num(x), num(y), stockHeight-8)
	d.chip(18, 20, 13, c)
	d.supply(34, 8, c)
	owner := s.owner(c)
	for seat := range s.stacks {
		st := s.stacks[seat][c]
		y := 42 + 35*float64(seat)
		look := `fill="#efe6d0"`
		if engine.Seat(seat) == owner {
			look = `class="kk-leader" fill="#fff7e0" stroke="#6d1b2a" stroke-width="2.5"`
		}
		d.printf(`<rect x="6" y="%v" width="124" height="32" rx="6" %s/>`, num(y), look)
		weight := 400
		if engine.Seat(seat) == owner {
			weight = 700
		}
		stack := "–"
		if st.n > 0 {
			stack = strconv.Itoa(int(st.n)) + " × " + string(s.rules.Map.Suits[st.suit].Card)
		}
		d.text(22, y+23, fmt.Sprintf(`font-size="19" font-weight="%d" text-anchor="middle" fill="%s"`, weight, inkColour), engine.Seat(seat).String())
		d.text(78, y+23, fmt.Sprintf(`font-size="19" font-weight="%d" text-anchor="middle" fill="%s"`, weight, inkColour), stack)
	}
	d.printf(`</g>`)
}
