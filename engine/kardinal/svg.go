package kardinal

import (
	"fmt"
	"strconv"
	"strings"

	"partie/engine"
	"partie/engine/draw"
	"partie/lang"
)

const (
	headHeight  = 46
	stripHeight = 46 // the open cards and the last turn
	noteHeight  = 34
	seatHeight  = 46 // a seat's line
	stockHeight = 122
)

// freshColour marks what the last turn placed.
const freshColour = "#e8590c"

// drawing is the SVG under way.
type drawing struct {
	strings.Builder
	s       *State
	v       engine.View
	l       *layout
	colours [colours]engine.Colour
}

// num is a number in the drawing.
type num float64

func (n num) String() string { return draw.Num(float64(n)) }

func (d *drawing) printf(format string, args ...any) { fmt.Fprintf(d, format, args...) }

func (d *drawing) text(x, y float64, look, t string) {
	d.printf(`<text x="%v" y="%v" %s>%s</text>`, num(x), num(y), look, draw.Escape(t))
}

func (d *drawing) say(key string, args ...any) string { return msg(key, args...).In(d.v.Lang) }

// Draw draws the position as one element on a ground of its own, so that it is readable
// on light and dark pages. Every space is a group with the class kk-space, every coat of
// arms one with kk-coat and every number of an alliance one with kk-alliance; their
// data- attributes say which. It has no ids.
func (s *State) Draw(p *engine.Picture, v engine.View) {
	p.Part("all")
	d := &drawing{s: s, v: v, l: layoutOf(s.rules.Map), colours: s.pieceColours(v)}
	d.Grow(32 << 10)
	top := float64(headHeight + stripHeight)
	below := top + d.l.height + 8
	height := below + float64(seatHeight*int(s.seats)) + 8
	note := s.note()
	if !note.IsZero() {
		height += noteHeight
	}
	if s.rules.Baldwin {
		height += stockHeight
	}
	n := 0
	for at := range d.l.spaces {
		if s.taken>>at&1 != 0 {
			n++
		}
	}
	alt := draw.Escape(d.say("dr-alt", n))
	d.printf(`<svg xmlns="http://www.w3.org/2000/svg" class="kk" viewBox="0 0 %d %v" role="img" aria-label="%s" font-family="system-ui, sans-serif"><title>%s</title>`, svgWidth, num(height), alt, alt)
	d.printf(`<rect class="kk-table" width="%d" height="%v" rx="12" fill="#efe6d0"/>`, svgWidth, num(height))
	d.head()
	d.strip(headHeight)
	d.printf(`<g class="kk-map" transform="translate(0 %v)">`, num(top))
	d.lands()
	d.lines()
	d.spaces()
	d.coats()
	d.numbers()
	d.printf(`</g>`)
	if !note.IsZero() {
		d.text(svgWidth/2, below+20, `class="kk-note" font-size="18" text-anchor="middle" fill="#5b4a33"`, note.In(v.Lang))
		below += noteHeight
	}
	for x := range engine.Seat(s.seats) {
		d.seat(x, below)
		below += seatHeight
	}
	if s.rules.Baldwin {
		for c := range uint8(colours) {
			d.stock(c, 14+float64(c)*139, below)
		}
	}
	d.printf("</svg>\n")
	p.Print(d.String())
}

// Legend says what the signs of the map mean, and the codes of the lands.
func (s *State) Legend() lang.Msg {
	m := s.rules.Map
	names := lang.Joined{Sep: ", "}
	for l := range Land(lands) {
		names.Texts = append(names.Texts, msg("count-of", m.Lands[l].Code, m.land(l)))
	}
	return msg("dr-legend", names)
}

// head draws whose turn it is and how far the game has come.
func (d *drawing) head() {
	d.printf(`<path class="kk-head" d="M0 12A12 12 0 0 1 12 0H%dA12 12 0 0 1 %d 12V%dH0z" fill="#6d1b2a"/>`, svgWidth-12, svgWidth, headHeight)
	status := msg("dr-over")
	if x := d.s.ToMove(); x != engine.NoSeat {
		status = msg("dr-turn", shorten(d.v.Name(x)))
	}
	d.text(18, 31, `font-size="22" font-weight="600" fill="#fff"`, status.In(d.v.Lang))
	if phase := d.s.phase(); !phase.IsZero() {
		d.text(svgWidth-18, 31, `font-size="20" text-anchor="end" fill="#f3e3d3"`, phase.In(d.v.Lang))
	}
}

// note says how much of the map is not known to be what is printed; nothing where the
// map says so of nothing.
func (s *State) note() lang.Msg {
	m := s.rules.Map
	if !m.Reconstructed() {
		return lang.Msg{}
	}
	from := m.Sources()
	return msg("dr-map", from.Roads.Of(Reconstructed), len(m.Roads), from.Alliances.Of(Reconstructed), len(m.Alliances))
}

// phase is how far the game has come: before or after the mid-game scoring, or in its
// last round; nothing where it is over.
func (s *State) phase() lang.Msg {
	switch {
	case s.over:
		return lang.Msg{}
	case s.exhausted == 0:
		return msg("dr-before")
	case s.exhausted == 1:
		return msg("dr-after")
	}
	return msg("dr-last-round")
}

// shorten cuts a name to the room that the drawing has for it.
func shorten(name string) string {
	return draw.Columns.Truncate(name, 17, "…")
}

// strip draws the open cards, how many are in the pile and the last turn.
func (d *drawing) strip(y float64) {
	d.printf(`<g class="kk-cards" transform="translate(0 %v)" fill="%s">`, num(y), inkColour)
	x := 6.
	if d.s.openCards() > 0 {
		open := d.say("dr-open")
		d.text(18, 30, `font-size="19"`, open)
		x = 28 + 10*float64(draw.Columns.StringWidth(open))
	}
	for _, o := range d.s.open {
		if o != noCard {
			d.card(x, 6, o)
			x += 33
		}
	}
	d.text(x+12, 30, `font-size="19"`, d.say("dr-pile", int(d.s.pile)))
	if last := d.s.lastWords(); last != "" {
		d.text(svgWidth-18, 30, `font-size="19" text-anchor="end"`, d.say("dr-last", last))
	}
	d.printf(`</g>`)
}

// card draws a card, known or not.
func (d *drawing) card(x, y float64, suit uint8) {
	fill, letter := "#fffdf6", "?"
	if suit < suits {
		fill, letter = suitFill[suit], string(d.s.rules.Map.Suits[suit].Card)
	}
	d.printf(`<g class="kk-card"><rect x="%v" y="%v" width="27" height="33" rx="4" fill="%s" stroke="#2f2416" stroke-width="1.5"/>`, num(x), num(y), fill)
	d.text(x+13.5, y+24, `font-size="20" font-weight="700" text-anchor="middle" fill="#2f2416"`, letter)
	d.printf(`</g>`)
}

// chip draws a piece as a disc with its letter.
func (d *drawing) chip(x, y, r float64, c uint8) {
	d.printf(`<circle cx="%v" cy="%v" r="%v" fill="%s" stroke="#2f2416" stroke-width="1.8"/>`, num(x), num(y), num(r), d.colours[c].Fill)
	d.text(x, y+6.5, fmt.Sprintf(`font-size="18" font-weight="700" text-anchor="middle" fill="%s"`, d.colours[c].Line), d.s.pieceLetter(c))
}

// supply draws how many cloisters and advisors of a colour are left.
func (d *drawing) supply(x, y float64, c uint8) {
	n, k := d.s.CloistersLeft(int(c)), d.s.AdvisorsLeft(int(c))
	d.printf(`<g class="kk-supply" transform="translate(%v %v)"><title>%s</title><g fill="%s" stroke="#2f2416" stroke-width="1.8" stroke-linejoin="round">`,
		num(x), num(y), d.say("dr-supply", n, k), d.colours[c].Fill)
	d.printf(`<path d="M2 22V11L9 5 14 9V1h5v21z"/><path d="M58 22c0-7 4-8 4-11a6 6 0 1 1 8 0c0 3 4 4 4 11z"/></g>`)
	look := `font-size="20" fill="#2f2416"`
	d.text(25, 21, look, strconv.Itoa(n))
	d.text(79, 21, look, strconv.Itoa(k))
	d.printf(`</g>`)
}
