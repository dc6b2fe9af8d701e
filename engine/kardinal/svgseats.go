package kardinal

import (
	"slices"
	"strconv"

	"partie/engine"
	"partie/engine/draw"
)

const inkColour = "#2f2416"

// seat draws a seat's line: colour, name, pieces left, cards and points.
func (d *drawing) seat(x engine.Seat, y float64) {
	s := d.s
	letter := x.String()
	shape := `<rect width="` + strconv.Itoa(svgWidth-28) + `" height="` + strconv.Itoa(seatHeight-6) + `" rx="8" fill="`
	d.Print(`<g class="kk-seat" data-seat="`, letter, `" transform="translate(14 `, draw.Num(y), `)" fill="`, inkColour, `">`, shape, `#e2d5b6"/>`)
	if x == s.ToMove() {
		d.Part("turn." + letter)
		d.Print(shape, `#fff7e0" stroke="`, freshColour, `" stroke-width="3"/>`)
	}
	d.Fixed()
	if s.rules.Baldwin { // nobody owns a colour
		d.text(24, 27, ` font-size="20" font-weight="700" text-anchor="middle"`, letter)
	} else {
		d.Print(`<g `, lettering, ` transform="translate(24 20)">`)
		d.chip(14, uint8(x))
		d.Print(`</g>`)
		d.supply(316, 8, uint8(x))
	}
	name := shorten(d.v.Name(x))
	if s.finished && slices.Contains(s.Winners(), x) {
		name += " ★"
	}
	d.Part("name." + letter)
	d.text(48, 28, ` font-size="22" font-weight="600"`, name)
	d.hand(x)
	d.Part("points." + letter)
	d.text(svgWidth-28-16, 29, ` font-size="25" font-weight="700" text-anchor="end"`, strconv.Itoa(int(s.points[x])))
	d.Fixed()
	d.Print(`</g>`)
}

// hand draws the known cards of a seat, and one for all that are not known.
func (d *drawing) hand(x engine.Seat) {
	key := "hand." + x.String() + "."
	n := 0
	put := func(suit uint8) (at float64) {
		at = 444 + 31*float64(n)
		n++
		d.Part(key + strconv.Itoa(n))
		d.card(at, 3.5, suit)
		return at
	}
	for suit := range uint8(suits) {
		for range d.s.hands[x].known.of(suit) {
			put(suit)
		}
	}
	if unknown := d.s.hands[x].unknown; unknown > 0 {
		at := put(UnknownCard)
		if unknown > 1 {
			d.text(at+33, 28, ` font-size="20"`, "×"+strconv.Itoa(int(unknown)))
		}
	}
}

// stock draws a colour of the variant: its pieces left and the influence on it, a frame
// around that of who controls it.
func (d *drawing) stock(c uint8, x, y float64) {
	s := d.s
	d.Print(`<g class="kk-stock" data-colour="`, colourNames[c], `" transform="translate(`, draw.Num(x), ` `, draw.Num(y), `)" fill="`, inkColour, `"><rect width="136" height="`, strconv.Itoa(stockHeight-8), `" rx="8" fill="#e2d5b6"/>`)
	d.Print(`<g `, lettering, ` transform="translate(18 20)">`)
	d.chip(13, c)
	d.Print(`</g>`)
	d.supply(34, 8, c)
	owner := s.owner(c)
	for seat := range s.stacks {
		st := s.stacks[seat][c]
		y := 42 + 35*float64(seat)
		look, weight := `fill="#efe6d0"`, "400"
		if engine.Seat(seat) == owner {
			look, weight = `class="kk-leader" fill="#fff7e0" stroke="#6d1b2a" stroke-width="2.5"`, "700"
		}
		letter := engine.Seat(seat).String()
		d.Part("stock." + colourLetters[c:c+1] + "." + letter)
		d.Print(`<rect x="6" y="`, draw.Num(y), `" width="124" height="32" rx="6" `, look, `/>`)
		stack := "–"
		if st.n > 0 {
			stack = strconv.Itoa(int(st.n)) + " × " + string(s.rules.Map.Suits[st.suit].Card)
		}
		look = ` font-size="19" font-weight="` + weight + `" text-anchor="middle"`
		d.text(22, y+23, look, letter)
		d.text(78, y+23, look, stack)
	}
	d.Fixed()
	d.Print(`</g>`)
}
