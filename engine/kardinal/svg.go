package kardinal

import (
	"strconv"

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
	*engine.Picture
	s       *State
	v       engine.View
	l       *layout
	colours [colours]engine.Colour
}

func (d *drawing) text(x, y float64, look, t string) {
	d.Print(`<text x="`, draw.Num(x), `" y="`, draw.Num(y), `"`, look, `>`, draw.Escape(t), `</text>`)
}

func (d *drawing) say(key string, args ...any) string { return msg(key, args...).In(d.v.Lang) }

// Draw draws the position as one element on a ground of its own, so that it is readable
// on light and dark pages. Every space is a group with the class kk-space, every coat of
// arms one with kk-coat and every number of an alliance one with kk-alliance; their
// data- attributes say which. It has no ids. What changes in a game is a piece of its
// own: each cloister, the advisors of a colour in a land, each card.
func (s *State) Draw(p *engine.Picture, v engine.View) {
	d := &drawing{p, s, v, layoutOf(s.rules.Map), s.pieceColours(v)}
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
	alt := draw.Escape(d.say("dr-alt"))
	d.Fixed()
	d.Printf(`<svg xmlns="http://www.w3.org/2000/svg" class="kk" viewBox="0 0 %d %s" role="img" aria-label="%s" font-family="system-ui, sans-serif"><title>%s</title>`, svgWidth, draw.Num(height), alt, alt)
	d.Printf(`<rect class="kk-table" width="%d" height="%s" rx="12" fill="#efe6d0"/>`, svgWidth, draw.Num(height))
	d.head()
	d.strip(headHeight)
	d.Print(`<g class="kk-map" transform="translate(0 `, draw.Num(top), `)">`, d.l.ground)
	d.chains()
	d.spaces()
	d.coats()
	d.numbers()
	d.Print(`</g>`)
	if !note.IsZero() {
		d.text(svgWidth/2, below+20, ` class="kk-note" font-size="18" text-anchor="middle" fill="#5b4a33"`, note.In(v.Lang))
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
	d.Print("</svg>\n")
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
	d.Printf(`<path class="kk-head" d="M0 12A12 12 0 0 1 12 0H%dA12 12 0 0 1 %d 12V%dH0z" fill="#6d1b2a"/>`, svgWidth-12, svgWidth, headHeight)
	status := msg("dr-over")
	if x := d.s.ToMove(); x != engine.NoSeat {
		status = msg("dr-turn", shorten(d.v.Name(x)))
	}
	d.Part("status")
	d.text(18, 31, ` font-size="22" font-weight="600" fill="#fff"`, status.In(d.v.Lang))
	if phase := d.s.phase(); !phase.IsZero() {
		d.Part("phase")
		d.text(svgWidth-18, 31, ` font-size="20" text-anchor="end" fill="#f3e3d3"`, phase.In(d.v.Lang))
	}
	d.Fixed()
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
	d.Print(`<g class="kk-cards" transform="translate(0 `, draw.Num(y), `)" fill="`, inkColour, `">`)
	x := 6.
	if d.s.openCards() > 0 {
		open := d.say("dr-open")
		d.Part("open")
		d.text(18, 30, ` font-size="19"`, open)
		x = 28 + 10*float64(draw.Columns.StringWidth(open))
	}
	for i, o := range d.s.open {
		if o != noCard {
			d.Part("open." + strconv.Itoa(i+1))
			d.card(x, 6, o)
			x += 33
		}
	}
	d.Part("pile")
	d.text(x+12, 30, ` font-size="19"`, d.say("dr-pile", int(d.s.pile)))
	if last := d.s.lastWords(); last != "" {
		d.Part("last")
		d.text(svgWidth-18, 30, ` font-size="19" text-anchor="end"`, d.say("dr-last", last))
	}
	d.Fixed()
	d.Print(`</g>`)
}

// card draws a card, known or not.
func (d *drawing) card(x, y float64, suit uint8) {
	fill, letter := "#fffdf6", "?"
	if suit < suits {
		fill, letter = suitFill[suit], string(d.s.rules.Map.Suits[suit].Card)
	}
	d.Print(`<g class="kk-card"><rect x="`, draw.Num(x), `" y="`, draw.Num(y), `" width="27" height="33" rx="4" fill="`, fill, `" stroke="#2f2416" stroke-width="1.5"/>`)
	d.text(x+13.5, y+24, ` font-size="20" font-weight="700" text-anchor="middle" fill="#2f2416"`, letter)
	d.Print(`</g>`)
}

// lettering is how the letters and numbers of pieces are written, around all of them.
const lettering = `font-size="18" text-anchor="middle"`

// chip draws a piece as a disc with its letter, its middle where the drawing begins.
func (d *drawing) chip(r int, c uint8) {
	colour := d.colours[c]
	d.Print(`<circle r="`, strconv.Itoa(r), `" fill="`, colour.Fill, `" stroke="#2f2416" stroke-width="1.8"/><text y="6.5" font-weight="700" fill="`, colour.Line, `">`, d.s.pieceLetter(c), `</text>`)
}

// supply draws how many cloisters and advisors of a colour are left.
func (d *drawing) supply(x, y float64, c uint8) {
	d.Print(`<g class="kk-supply" transform="translate(`, draw.Num(x), ` `, draw.Num(y), `)" font-size="20" fill="`, inkColour, `"><g fill="`, d.colours[c].Fill, `" stroke="#2f2416" stroke-width="1.8" stroke-linejoin="round">`)
	d.Print(`<path d="M2 22V11L9 5 14 9V1h5v21z"/><path d="M58 22c0-7 4-8 4-11a6 6 0 1 1 8 0c0 3 4 4 4 11z"/></g>`)
	n, k := d.s.CloistersLeft(int(c)), d.s.AdvisorsLeft(int(c))
	d.Part("supply." + d.s.pieceLetter(c))
	d.Print(`<title>`, draw.Escape(d.say("dr-supply", n, k)), `</title>`)
	d.text(25, 21, "", strconv.Itoa(n))
	d.text(79, 21, "", strconv.Itoa(k))
	d.Fixed()
	d.Print(`</g>`)
}
