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
	d.printf(`<path class="cc-head" d="M0 12A12 12 0 0 1 12 0H%dA12 12 0 0 1 %d 12V%dH0z" fill="#4a3a28"/>`, svgWidth-12, svgWidth, headHeight)
	status := msg("dr-over")
	if x := s.ToMove(); x != engine.NoSeat {
		status = msg("dr-turn", shorten(d.v.Name(x)))
	}
	d.text(18, 31, `font-size="22" font-weight="600" fill="#fff"`, status.In(d.v.Lang))
	d.text(svgWidth-18, 31, `font-size="20" text-anchor="end" fill="#efe6d0"`, msg("dr-bag", s.Bag()).In(d.v.Lang))
	if s.drawn != NoKind {
		d.printf(`<g class="cc-drawn" transform="translate(400 5)scale(.36)"><title>%s</title><use href="#cc-%v"/>`, msg("dr-drawn", s.drawn).In(d.v.Lang), s.drawn)
		d.upright(&laid{kind: s.drawn})
		d.printf(`</g>`)
	}
}

// shorten cuts a name to the room that the drawing has for it.
func shorten(name string) string {
	return draw.Columns.Truncate(name, 17, "…")
}

// seat draws a seat's line: its follower, name, supply and points.
func (d *drawing) seat(x engine.Seat, y float64) {
	s := d.s
	ground := `fill="#e2d5b6"`
	if x == s.ToMove() {
		ground = `fill="#fff7e0" stroke="#e8590c" stroke-width="3"`
	}
	d.printf(`<g class="cc-seat" data-seat="%v" transform="translate(14 %v)"><rect width="%d" height="%d" rx="8" %s/>`, x, num(y), svgWidth-28, seatHeight-6, ground)
	d.printf(`<g transform="translate(26 20)scale(.94)">`)
	d.figure(uint8(x), false, false)
	d.printf(`</g>`)
	name := shorten(d.v.Name(x))
	if s.finished && slices.Contains(s.Winners(), x) {
		name += " ★"
	}
	d.text(54, 28, `font-size="22" font-weight="600" fill="#2f2416"`, name)
	d.supply(x)
	d.text(svgWidth-28-16, 29, `font-size="25" font-weight="700" text-anchor="end" fill="#2f2416"`, strconv.Itoa(int(s.points[x])))
	d.printf(`</g>`)
}

// supply draws the followers that a seat has at home, in outline those that stand on
// the board, and the abbot likewise.
func (d *drawing) supply(x engine.Seat) {
	s := d.s
	c := d.colours[x]
	d.printf(`<g class="cc-supply" stroke="#2f2416" stroke-width="2.4"><title>%s</title>`, msg("dr-supply", s.Followers(x)).In(d.v.Lang))
	for i := range startFollowers {
		d.supplied("cc-follower", 340+26*i, c.Fill, i < s.Followers(x))
	}
	if s.rules.Abbot {
		d.supplied("cc-abbot", 340+26*startFollowers+8, c.Fill, s.HasAbbot(x))
	}
	d.printf(`</g>`)
}

// supplied draws a figure at home, or where it is missing.
func (d *drawing) supplied(what string, x int, fill string, home bool) {
	if !home {
		fill = `none" stroke-opacity=".3`
	}
	d.printf(`<use href="#%s" transform="translate(%d 21)scale(.66)" fill="%s"/>`, what, x, fill)
}
