package carcassonne

import (
	"slices"
	"strconv"

	"partie/engine"
	"partie/engine/draw"
	"partie/lang"
)

// Legend says what discs, shades and the frame on the board mean.
func (s *State) Legend() lang.Msg { return msg("dr-legend") }

// head draws what is to be known of the game at once: whose turn it is, what was
// drawn, how many tiles are left.
func (d *drawing) head() {
	s := d.s
	d.Printf(`<path class="cc-head" d="M0 12A12 12 0 0 1 12 0H%dA12 12 0 0 1 %d 12V%dH0z" fill="#4a3a28"/>`, svgWidth-12, svgWidth, headHeight)
	d.Print(`<g font-size="22" font-weight="600" fill="#fff">`)
	d.part("turn")
	status := d.say("dr-over")
	if x := s.ToMove(); x != engine.NoSeat {
		status = d.say("dr-turn", shorten(d.v.Name(x)))
	}
	d.text(18, 31, status)
	d.Fixed()
	d.Print(`</g><g font-size="20" text-anchor="end" fill="#efe6d0">`)
	d.part("bag")
	d.text(svgWidth-18, 31, d.say("dr-bag", s.Bag()))
	d.Fixed()
	d.Print(`</g>`)
	if s.drawn != NoKind {
		d.part("drawn")
		d.Printf(`<g class="cc-drawn" transform="translate(400 5)scale(.36)"><title>%s</title><use href="#cc-%v"/>`, d.say("dr-drawn", s.drawn), s.drawn)
		d.upright(&laid{kind: s.drawn}, pt{})
		d.Print(`</g>`)
	}
	d.Fixed()
}

// shorten cuts a name to the room that the drawing has for it.
func shorten(name string) string {
	return draw.Columns.Truncate(name, 17, "…")
}

// seat draws a seat's line: its follower, name, supply and points.
func (d *drawing) seat(seat uint8) {
	s, x, key := d.s, engine.Seat(seat), letter(seat)
	const ground = `<rect width="692" height="40" rx="8" `
	d.Printf(`<g class="cc-seat" data-seat="%s" transform="translate(14 %v)">`+ground+`fill="#e2d5b6"/>`, key, num(d.seats+float64(seatHeight*int(seat))))
	if x == s.ToMove() {
		d.part("move-", key)
		d.Print(ground + `fill="#fff7e0" stroke="#e8590c" stroke-width="3"/>`)
	}
	d.Fixed()
	d.Print(`<g transform="translate(26 20)scale(.94)" ` + figureLook + `>`)
	d.figure(seat, false, false)
	d.Print(`</g><g font-size="22" font-weight="600" fill="#2f2416">`)
	d.part("name-", key)
	name := shorten(d.v.Name(x))
	if s.finished && slices.Contains(s.Winners(), x) {
		name += " ★"
	}
	d.text(54, 28, name)
	d.Fixed()
	d.Print(`</g>`)
	d.supply(seat)
	d.Print(`<g font-size="25" font-weight="700" text-anchor="end" fill="#2f2416">`)
	d.part("points-", key)
	d.text(676, 29, strconv.Itoa(int(s.points[seat])))
	d.Fixed()
	d.Print(`</g></g>`)
}

// Where the figures of a supply stand, in units of their own, of which homeScale makes
// those of the drawing.
const (
	homeScale = .66
	homeStep  = 39.4
	homeAbbot = startFollowers*homeStep + 12
)

// supply draws the followers that a seat has at home over the outlines of all, and the
// abbot likewise.
func (d *drawing) supply(seat uint8) {
	s, x, key := d.s, engine.Seat(seat), letter(seat)
	d.Printf(`<g class="cc-supply" transform="translate(340 21)scale(%.2f)" stroke="#2f2416" stroke-width="2.4">`, homeScale)
	d.part("supply-", key)
	d.title(d.say("dr-supply", s.Followers(x)))
	d.Fixed()
	d.Print(`<g fill="none" stroke-opacity=".3">`)
	for i := range startFollowers {
		d.home("cc-follower", homeStep*float64(i))
	}
	if s.rules.Abbot {
		d.home("cc-abbot", homeAbbot)
	}
	d.Printf(`</g><g fill="%s">`, d.colours[seat].Fill)
	for i := range s.Followers(x) {
		d.part("home-", key, "1234567"[i:i+1])
		d.home("cc-follower", homeStep*float64(i))
	}
	if s.HasAbbot(x) {
		d.part("abbot-", key)
		d.home("cc-abbot", homeAbbot)
	}
	d.Fixed()
	d.Print(`</g></g>`)
}

// home draws a figure in its seat's supply.
func (d *drawing) home(what string, x float64) {
	d.Print(`<use href="#`)
	d.Print(what)
	d.Print(`" x="`)
	d.num(x)
	d.Print(`"/>`)
}
