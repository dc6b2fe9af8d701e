package kardinal

import (
	"fmt"
	"strconv"

	"partie/engine"
	"partie/engine/draw"
)

// suitFill is the colours of the suits, on cards and on coats of arms, and landFill the
// paler ones of the lands that they name.
var (
	suitFill = [suits]string{"#dcae62", "#9fc276", "#dd9a8b", "#b7a5d6", "#efd95f"}
	landFill = [suits]string{"#ead2a8", "#cbdfb2", "#ecccc3", "#dad0e8", "#f5eab0"}
)

const (
	seaColour   = "#b4d2e3"
	coastColour = "#6f95a8"
	allyColour  = "#8c1d40" // lines of alliances
	overSea     = "#14527f"
)

// drawGround draws what is the same in every game on the map: the sea and the lands,
// each with its spaces' ground in the colour of its card, the lines of the alliances,
// those over the sea dashed, and above them the roads.
func (l *layout) drawGround() {
	var b []byte
	b = fmt.Appendf(b, `<rect class="kk-sea" width="%d" height="%s" fill="%s"/><path class="kk-coast" d="`, svgWidth, draw.Num(l.height), seaColour)
	for _, path := range l.soils {
		b = append(b, path...)
	}
	b = fmt.Appendf(b, `" fill="none" stroke="%s" stroke-width="7" stroke-linejoin="round"/>`, coastColour)
	at := 0
	for land := range l.coats {
		data := &l.m.Lands[land]
		fill := landFill[data.Suit]
		b = fmt.Appendf(b, `<path class="kk-land" data-land="%s" d="`, draw.Escape(data.Code))
		for range data.N {
			b = append(b, l.soils[at]...)
			at++
		}
		b = fmt.Appendf(b, `" fill="%s" stroke="%s" stroke-width="1.2"/>`, fill, fill)
	}
	b = fmt.Appendf(b, `<path class="kk-borders" d="%s" fill="none" stroke="#8a7757" stroke-width="2.4" stroke-dasharray="1 5" stroke-linecap="round"/>`, l.borders)
	for i, a := range l.arcs {
		look := allyColour + `"`
		if l.m.Alliances[i].Sea {
			look = overSea + `" stroke-dasharray="9 6"`
		}
		b = fmt.Appendf(b, `<path class="kk-line" d="M%vQ%v %v" fill="none" stroke-width="2.6" stroke="%s/>`, a.from, a.bend, a.to, look)
	}
	var path []byte
	for _, r := range l.m.Roads {
		path = fmt.Appendf(path, "M%vL%v", l.spaces[r[0]], l.spaces[r[1]])
	}
	b = fmt.Appendf(b, `<path class="kk-roads" d="%s" fill="none" stroke="#6b5433" stroke-width="6.5"/><path d="%s" fill="none" stroke="#fff8e6" stroke-width="3.2"/>`, path, path)
	l.ground = string(b)
	for i, p := range l.spaces {
		name := draw.Escape(l.m.spaceName(i))
		l.free = append(l.free, fmt.Sprintf(`<g class="kk-space" data-space="%s" transform="translate(%v)"><title>%s</title><circle r="%d" fill="#fffdf6" stroke="#6b5433" stroke-width="2"/><text y="6.5">%d</text>`,
			name, p, name, spaceSize-1, l.m.Spaces[i].Number))
	}
}

// chains marks the chains that were scored along their roads, at the end of a game.
func (d *drawing) chains() {
	s := d.s
	if !s.finished {
		d.Fixed()
		return
	}
	var room [maxOwn / minChain]chain
	for c := range s.colours() {
		if s.owner(c) == engine.NoSeat {
			continue
		}
		for i, chain := range bestChains(&s.rules.Map.adj, s.own[c], room[:0]) {
			spaces := chain.spaces()
			path := "M"
			for k, at := range spaces {
				if k > 0 {
					path += "L"
				}
				path += d.l.spaces[at].String()
			}
			from, to := s.rules.Map.spaceName(int(spaces[0])), s.rules.Map.spaceName(int(spaces[len(spaces)-1]))
			d.Part("chain." + s.pieceLetter(c) + "." + strconv.Itoa(i+1))
			d.Print(`<g class="kk-chain" fill="none" stroke-linejoin="round"><title>`, draw.Escape(d.say("ev-chain", len(spaces), from, to)), `</title>`)
			d.Print(`<path d="`, path, `" stroke="#2f2416" stroke-width="13"/><path d="`, path, `" stroke="`, d.colours[c].Fill, `" stroke-width="9.5"/></g>`)
		}
	}
	d.Fixed()
}

// spaces draws the cloister spaces, free ones with their numbers.
func (d *drawing) spaces() {
	s := d.s
	fresh := s.freshSpaces()
	d.Print(`<g `, lettering, ` fill="#5b4a33">`)
	for at, free := range d.l.free {
		d.Print(free)
		if c, ok := s.colourAt(at); ok {
			d.Part("space." + s.rules.Map.spaceName(at))
			if fresh>>at&1 != 0 {
				d.Print(`<circle class="kk-fresh" r="`, strconv.Itoa(spaceSize+6), `" fill="`, freshColour, `" stroke="#fff" stroke-width="2"/>`)
			}
			d.chip(spaceSize, c)
		}
		d.Fixed()
		d.Print(`</g>`)
	}
	d.Print(`</g>`)
}

// coats draws the coats of arms with the advisors there and how many there may be.
func (d *drawing) coats() {
	d.Print(`<g `, lettering, ` fill="`, inkColour, `">`)
	for i := range d.l.coats {
		d.coat(Land(i))
	}
	d.Print(`</g>`)
}

func (d *drawing) coat(l Land) {
	s := d.s
	land := &s.rules.Map.Lands[l]
	there, limit := s.advisorsIn(l), s.limit(l)
	shown := 0 // colours with advisors there
	for c := range s.colours() {
		if s.advisors[c][l] > 0 {
			shown++
		}
	}
	corner := pt{d.l.coats[l].x - coatWidth/2, d.l.coats[l].y - coatHeight/2}
	d.Print(`<g class="kk-coat" data-land="`, draw.Escape(land.Code), `" transform="translate(`, corner.String(), `)">`)
	d.Part("coat." + land.Code)
	d.Print(`<title>`, draw.Escape(d.say("dr-coat", s.rules.Map.land(l), there, limit)), `</title>`)
	d.Print(`<rect width="`, strconv.Itoa(coatWidth), `" height="`, strconv.Itoa(36+27*((shown+2)/3)), `" rx="7" fill="#fffdf6" fill-opacity=".94" stroke="#6b5433" stroke-width="1.5"/>`)
	d.text(67, 24, ` font-size="19"`, strconv.Itoa(there)+"/"+strconv.Itoa(limit))
	d.Fixed()
	d.Print(`<path d="M5 4H43V17C43 26 33 30 24 34 15 30 5 26 5 17Z" fill="`, suitFill[land.Suit], `" stroke="#2f2416" stroke-width="1.8"/>`)
	d.text(24, 22, ` font-size="19" font-weight="700"`, land.Code)
	k := 0
	for c := range s.colours() {
		if s.advisors[c][l] == 0 {
			continue
		}
		d.Part("coat." + land.Code + "." + s.pieceLetter(c))
		d.advisors(c, l, 3+float64(k%3)*29, 36+27*float64(k/3))
		k++
	}
	d.Fixed()
	d.Print(`</g>`)
}

// advisors draws the advisors of a colour in a land, as one with their number.
func (d *drawing) advisors(c uint8, l Land, x, y float64) {
	const wide = 28
	look := `stroke="#2f2416" stroke-width="1.2"`
	if d.s.freshAdvisor(c, l) {
		look = `class="kk-fresh" stroke="` + freshColour + `" stroke-width="4"`
	}
	d.Print(`<rect x="`, draw.Num(x), `" y="`, draw.Num(y), `" width="`, strconv.Itoa(wide), `" height="23" rx="5" fill="`, d.colours[c].Fill, `" `, look, `/>`)
	d.text(x+wide/2, y+18, ` font-weight="700" fill="`+d.colours[c].Line+`"`, d.s.pieceLetter(c)+strconv.Itoa(int(d.s.advisors[c][l])))
}

// numbers draws the numbers of the alliances, in the colour of who leads in both lands;
// where several do, with a ring for each.
func (d *drawing) numbers() {
	m := d.l.m
	d.Print(`<g `, lettering, ` font-weight="600" letter-spacing="-1">`)
	for i, a := range d.l.arcs {
		data := &m.Alliances[i]
		line, fill, ink := allyColour, "#fffdf6", allyColour
		if data.Sea {
			line, ink = overSea, overSea
		}
		n := strconv.Itoa(data.N)
		d.Print(`<g class="kk-alliance" data-alliance="`, n, `" transform="translate(`, a.disc.String(), `)"><title>`, n, `: `, draw.Escape(m.land(data.A).In(d.v.Lang)), ` – `, draw.Escape(m.land(data.B).In(d.v.Lang)), `</title>`)
		d.Part("alliance." + n)
		leaders := d.s.leaders(i)
		if len(leaders) == 1 {
			c := d.colours[leaders[0]]
			fill, ink = c.Fill, c.Line
		} else {
			for k := len(leaders) - 1; k >= 0; k-- {
				d.Print(`<circle r="`, strconv.Itoa(discSize+4*(k+1)), `" fill="`, d.colours[leaders[k]].Fill, `" stroke="#fffdf6"/>`)
			}
		}
		d.Print(`<circle r="`, strconv.Itoa(discSize), `" fill="`, fill, `" stroke="`, line, `" stroke-width="2.2"/><text y="6.5" fill="`, ink, `">`, n, `</text>`)
		d.Fixed()
		d.Print(`</g>`)
	}
	d.Print(`</g>`)
}
