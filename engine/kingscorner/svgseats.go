package kingscorner

import (
	"strconv"

	"partie/engine"
	"partie/engine/draw"
)

const (
	handH    = 66  // a seat's line
	handLeft = 250 // where its cards begin
	handRoom = 557 // how far they may reach, in units of the cards, which are drawn at .8
)

// seats draws the lines of the seats but for their cards: names, points, and who is to
// move.
func (d *drawing) seats(top int) {
	const shape = `" width="692" height="60" rx="8" `
	d.Print(`<g class="kc-player" font-size="20" font-weight="600" fill="#fff">`)
	for x := range d.s.seats {
		y := top + handH*int(x)
		d.Print(`<rect class="kc-seat" x="14" y="`, strconv.Itoa(y), shape, `fill="#1f4d39"/>`)
		d.text(margin+10, y+25, "", seatTitle(engine.Seat(x), d.v))
	}
	d.Print(`</g>`)
	if d.s.toMove != engine.NoSeat {
		d.Part("turn")
		d.Print(`<rect class="kc-turn" x="14" y="`, strconv.Itoa(top+handH*int(d.s.toMove)), shape, `fill="none" stroke="#ffc94d" stroke-width="2"/>`)
	}
	d.Fixed()
	d.Print(`<g class="kc-points" font-size="17" fill="#d9eadf">`)
	for x := range engine.Seat(d.s.seats) {
		d.Part("points." + x.String())
		d.text(margin+10, top+handH*int(x)+48, "", d.s.pointsLine(x, d.v))
	}
	d.Fixed()
	d.Print(`</g>`)
}

// pointsLine is the points of a seat, and whether it plays and is to move.
func (s *State) pointsLine(x engine.Seat, v engine.View) string {
	line := s.pointsText(x, v.Lang)
	switch {
	case s.in&bit(x) == 0:
		line += " · " + msg("dr-out").In(v.Lang)
	case x == s.toMove:
		line += " · " + msg("dr-to-move").In(v.Lang)
	}
	return line
}

// hand draws the cards of a seat, known ones open, the others as backs.
func (d *drawing) hand(x engine.Seat, y int) {
	d.Fixed()
	d.Print(`<g class="kc-hand" transform="translate(`, strconv.Itoa(handLeft), ` `, strconv.Itoa(y+2), `) scale(.8)">`)
	key := "hand." + x.String() + "."
	var room [faces]Card
	known, n := d.s.Known(x, room[:0]), d.s.Held(x)
	step := fanStep(n, handRoom, cardW, cardW+5)
	for i := range n {
		d.Part(key + strconv.Itoa(i+1))
		if i < len(known) {
			d.card(float64(i)*step, known[i], markNone, i == n-1 || step >= cardW)
		} else {
			d.use("back", float64(i)*step, 0)
		}
	}
	d.Fixed()
	d.Print(`</g>`)
}

// seatTitle is the seat's letter and the player's name, cut to its room.
func seatTitle(x engine.Seat, v engine.View) string {
	if name := v.Name(x); name != x.String() {
		return x.String() + "  " + draw.Columns.Truncate(name, 17, "…")
	}
	return x.String()
}
