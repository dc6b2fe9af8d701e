package kardinal

import (
	"fmt"
	"strconv"

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

// lands draws the sea and the lands, each with its spaces' ground in the colour of its
// card.
func (d *drawing) lands() {
	l := d.l
	d.printf(`<rect class="kk-sea" width="%d" height="%v" fill="%s"/><path class="kk-coast" d="`, svgWidth, num(l.height), seaColour)
	for _, path := range l.soils {
		d.WriteString(path)
	}
	d.printf(`" fill="none" stroke="%s" stroke-width="7" stroke-linejoin="round"/>`, coastColour)
	at := 0
	for land := range l.coats {
		data := &l.m.Lands[land]
		fill := landFill[data.Suit]
		d.printf(`<path class="kk-land" data-land="%s" d="`, draw.Escape(data.Code))
		for range data.N {
			d.WriteString(l.soils[at])
			at++
		}
		d.printf(`" fill="%s" stroke="%s" stroke-width="1.2"/>`, fill, fill)
	}
	d.printf(`<path class="kk-borders" d="%s" fill="none" stroke="#8a7757" stroke-width="2.4" stroke-dasharray="1 5" stroke-linecap="round"/>`, l.borders)
}

// lines draws the alliances, those over the sea dashed, and above them the roads.
func (d *drawing) lines() {
	for i, a := range d.l.arcs {
		look := allyColour + `"`
		if d.l.m.Alliances[i].Sea {
			look = overSea + `" stroke-dasharray="9 6"`
		}
		d.printf(`<path class="kk-line" d="M%vQ%v %v" fill="none" stroke-width="2.6" stroke="%s/>`, a.from, a.bend, a.to, look)
	}
	var path []byte
	for _, r := range d.l.m.Roads {
		path = fmt.Appendf(path, "M%vL%v", d.l.spaces[r[0]], d.l.spaces[r[1]])
	}
	d.printf(`<path class="kk-roads" d="%s" fill="none" stroke="#6b5433" stroke-width="6.5"/><path d="%s" fill="none" stroke="#fff8e6" stroke-width="3.2"/>`, path, path)
}

// spaces draws the cloister spaces, free ones with their numbers.
func (d *drawing) spaces() {
	s := d.s
	fresh := s.freshSpaces()
	for at, p := range d.l.spaces {
		name := draw.Escape(s.rules.Map.spaceName(at))
		d.printf(`<g class="kk-space" data-space="%s"><title>%s</title>`, name, name)
		c, ok := s.colourAt(at)
		switch {
		case !ok:
			d.printf(`<circle cx="%v" cy="%v" r="%d" fill="#fffdf6" stroke="#6b5433" stroke-width="2"/>`, num(p.x), num(p.y), spaceSize-1)
			d.text(p.x, p.y+6.5, `font-size="18" text-anchor="middle" fill="#5b4a33"`, strconv.Itoa(int(s.rules.Map.Spaces[at].Number)))
		case fresh>>at&1 != 0:
			d.printf(`<circle class="kk-fresh" cx="%v" cy="%v" r="%d" fill="%s" stroke="#fff" stroke-width="2"/>`, num(p.x), num(p.y), spaceSize+6, freshColour)
			fallthrough
		default:
			d.chip(p.x, p.y, spaceSize, c)
		}
		d.printf(`</g>`)
	}
}

// coats draws the coats of arms with the advisors there and how many there may be.
func (d *drawing) coats() {
	s := d.s
	const wide = 28 // of the advisors of a colour
	for i, p := range d.l.coats {
		land := &s.rules.Map.Lands[i]
		var at []uint8
		for c := range s.colours() {
			if s.advisors[c][i] > 0 {
				at = append(at, c)
			}
		}
		height := 36 + 27*((len(at)+2)/3)
		x, y := p.x-coatWidth/2, p.y-coatHeight/2
		d.printf(`<g class="kk-coat" data-land="%s" transform="translate(%v)"><title>%s</title>`, draw.Escape(land.Code), pt{x, y},
			draw.Escape(d.say("dr-coat", s.rules.Map.land(Land(i)), s.advisorsIn(Land(i)), s.limit(Land(i)))))
		d.printf(`<rect width="%d" height="%d" rx="7" fill="#fffdf6" fill-opacity=".94" stroke="#6b5433" stroke-width="1.5"/>`, coatWidth, height)
		d.printf(`<path d="M5 4H43V17C43 26 33 30 24 34 15 30 5 26 5 17Z" fill="%s" stroke="#2f2416" stroke-width="1.8"/>`, suitFill[land.Suit])
		d.text(24, 22, `font-size="19" font-weight="700" text-anchor="middle" fill="#2f2416"`, land.Code)
		d.text(67, 24, `font-size="19" text-anchor="middle" fill="#2f2416"`, fmt.Sprintf("%d/%d", s.advisorsIn(Land(i)), s.limit(Land(i))))
		for k, c := range at {
			x, y := 3+float64(k%3)*(wide+1), 36+27*(k/3)
			look := `stroke="#2f2416" stroke-width="1.2"`
			if s.freshAdvisor(c, Land(i)) {
				look = `class="kk-fresh" stroke="` + freshColour + `" stroke-width="4"`
			}
			d.printf(`<rect x="%v" y="%d" width="%d" height="23" rx="5" fill="%s" %s/>`, num(x), y, wide, d.colours[c].Fill, look)
			d.text(x+wide/2, float64(y)+18, fmt.Sprintf(`font-size="18" font-weight="700" text-anchor="middle" fill="%s"`, d.colours[c].Line), s.pieceLetter(c)+strconv.Itoa(int(s.advisors[c][i])))
		}
		d.printf(`</g>`)
	}
}

// numbers draws the numbers of the alliances, in the colour of who leads in both lands;
// where several do, with a ring for each.
func (d *drawing) numbers() {
	for i, a := range d.l.arcs {
		data := &d.l.m.Alliances[i]
		line, fill, ink := allyColour, "#fffdf6", allyColour
		if data.Sea {
			line, ink = overSea, overSea
		}
		m := d.l.m
		d.printf(`<g class="kk-alliance" data-alliance="%d"><title>%s</title>`, data.N, draw.Escape(fmt.Sprintf("%d: %s – %s", data.N, m.land(data.A).In(d.v.Lang), m.land(data.B).In(d.v.Lang))))
		leaders := d.s.leaders(i)
		if len(leaders) == 1 {
			c := d.colours[leaders[0]]
			fill, ink = c.Fill, c.Line
		} else {
			for k := len(leaders) - 1; k >= 0; k-- {
				d.printf(`<circle cx="%v" cy="%v" r="%d" fill="%s" stroke="#fffdf6"/>`, num(a.disc.x), num(a.disc.y), discSize+4*(k+1), d.colours[leaders[k]].Fill)
			}
		}
		d.printf(`<circle cx="%v" cy="%v" r="%d" fill="%s" stroke="%s" stroke-width="2.2"/>`, num(a.disc.x), num(a.disc.y), discSize, fill, line)
		d.text(a.disc.x, a.disc.y+6.5, fmt.Sprintf(`font-size="18" font-weight="600" text-anchor="middle" letter-spacing="-1" fill="%s"`, ink), strconv.Itoa(int(data.N)))
		d.printf(`</g>`)
	}
}
