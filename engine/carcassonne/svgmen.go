package carcassonne

import (
	"math"
	"math/bits"
	"strconv"

	"partie/engine"
	"partie/engine/draw"
)

// figureDefs is the outlines of a follower and an abbot around (0,0).
const figureDefs = `<path id="cc-follower" d="M0-18C4-18 7-15 7-11C7-9.5 6.6-8.4 6-7.5C11-6 18-3 18 1.5C18 4.5 15 5.5 12 5.3L8.5 5C10 9 13.5 13 14 16C14.2 17.4 13.4 18 12 18H4.5C3.4 18 2.8 17.5 2.3 16.5L0 12.5L-2.3 16.5C-2.8 17.5-3.4 18-4.5 18H-12C-13.4 18-14.2 17.4-14 16C-13.5 13-10 9-8.5 5L-12 5.3C-15 5.5-18 4.5-18 1.5C-18-3-11-6-6-7.5C-6.6-8.4-7-9.5-7-11C-7-15-4-18 0-18Z"/>` +
	`<path id="cc-abbot" d="M0-25L5.5-17.5L5-11C6-10 6.5-9 6.5-8C12-6 15-2 15 4L13.5 16C13.4 17.3 12.6 18 11.3 18H-11.3C-12.6 18-13.4 17.3-13.5 16L-15 4C-15-2-12-6-6.5-8C-6.5-9-6-10-5-11L-5.5-17.5Z"/>`

// men draws the figures that stand on the board.
func (d *drawing) men() {
	d.printf(`<g class="cc-men">`)
	for _, f := range d.s.figures[:d.s.figured] {
		t := &d.s.tiles[f.tile]
		i := uint8(f.node - t.base)
		p, o := t.spot(i), t.cell.origin()
		seg := &t.shape().segs[i]
		switch seg.feature {
		case Monastery:
			p = pt{p.x - 11, p.y + 4} // the tower stays in sight
		case Garden:
			p = beside(p)
		}
		seat := engine.Seat(f.seat)
		d.printf(`<g class="cc-man" data-seat="%v" data-tile="%d" data-cell="%v" data-word="%s" transform="translate(%v)scale(%.3g)"><title>%s</title>`,
			seat, f.tile+1, t.cell, d.s.manWord(f), pt{o.x + p.x, o.y + p.y}, d.man, draw.Escape(d.v.Name(seat)+": "+msg("dr-"+f.role(seg.feature)).In(d.v.Lang)))
		d.figure(f.seat, f.abbot, seg.feature == Field)
		d.printf(`</g>`)
	}
	d.printf(`</g>`)
}

// beside is where an abbot leaves half of the garden at p in sight, towards the middle
// of the tile.
func beside(p pt) pt {
	if p.x > tileSize/2 {
		return pt{p.x - 19, p.y + 3}
	}
	return pt{p.x + 19, p.y + 3}
}

// role is what a figure is called where it stands.
func (f figure) role(on Feature) string {
	if f.abbot {
		return "abbot"
	}
	return [...]string{City: "knight", Road: "robber", Field: "farmer", Monastery: "monk", Garden: "monk"}[on]
}

// figure draws a follower or abbot around (0,0) with its seat's letter, farmers lying.
func (d *drawing) figure(seat uint8, abbot, lies bool) {
	c := d.colours[seat]
	what, lying, y := "cc-follower", "", 6.5
	switch {
	case abbot:
		what, y = "cc-abbot", 11
	case lies:
		lying, y = ` transform="rotate(-90)scale(.88)"`, 6
	}
	d.printf(`<use href="#%s"%s fill="%s" stroke="%s" stroke-width="2.4" stroke-linejoin="round"/>`, what, lying, c.Fill, c.Line)
	if abbot {
		d.printf(`<path d="M0-21V-13M-2.5-17.5H2.5" stroke="%s" stroke-width="1.8"/>`, c.Line)
	}
	d.printf(`<text y="%v" font-size="17" font-weight="700" text-anchor="middle" fill="%s">%v</text>`, num(y), c.Line, engine.Seat(seat))
}

// shades lays the colours of their owners over the finished features of a tile. What
// nobody scored is grey.
func (d *drawing) shades(t *laid) {
	s, sh := d.s, t.shape()
	for i := range sh.n {
		seg := &sh.segs[i]
		n := &s.nodes[s.find(t.base+uint16(i))]
		opacity := ".5"
		if n.owners == 0 {
			if n.open != 0 || seg.feature != City && seg.feature != Road {
				continue
			}
			opacity = ".3"
		}
		paint := d.paint(n.owners, 0)
		if seg.feature == City || seg.feature == Road {
			f, quarters := sh.lies(t.kind, seg)
			d.printf(`<use class="cc-own" href="#%s"%s `, f.id, turn(quarters))
			paint = d.paint(n.owners, quarters)
		} else {
			p := t.spot(i)
			d.printf(`<circle class="cc-own" cx="%v" cy="%v" r="26" `, num(p.x), num(p.y))
		}
		if seg.feature == Road {
			d.printf(`stroke="%s" stroke-width="8" stroke-opacity="%s"/>`, paint, opacity)
		} else {
			d.printf(`fill="%s" fill-opacity="%s"/>`, paint, opacity)
		}
	}
}

// badges writes the letters of the seats that scored a finished feature on its first
// tile.
func (d *drawing) badges() {
	var seen [maxNodes]bool
	d.printf(`<g class="cc-badges">`)
	for i := range int(d.s.board.n) {
		t := &d.s.tiles[i]
		for j := range t.shape().n {
			root := d.s.find(t.base + uint16(j))
			if owners := d.s.nodes[root].owners; owners != 0 && !seen[root] {
				seen[root] = true
				d.badge(t, j, owners)
			}
		}
	}
	d.printf(`</g>`)
}

// paint is the colour of some seats; of several a pattern that lies the same when what
// it is on is turned by so many quarters, so that it runs on from tile to tile.
func (d *drawing) paint(owners uint8, quarters int) string {
	var list []string
	id := "cc-own"
	eachSeat(owners, func(x uint8) {
		list = append(list, d.colours[x].Fill)
		id += "-" + d.colours[x].Fill[1:]
	})
	switch len(list) {
	case 0:
		return "#555"
	case 1:
		return list[0]
	}
	if quarters%4 != 0 {
		id += "-" + strconv.Itoa(quarters%4)
	}
	return "url(#" + id + ")"
}

// patterns defines the pattern of every set of seats that shares a feature: broad
// stripes, two of each seat along a side of a tile.
func (d *drawing) patterns() {
	const width = tileSize / 2 / math.Sqrt2
	var seen [1 << maxSeats]bool
	for i := range d.s.features.n {
		owners := d.s.nodes[d.s.find(i)].owners
		if seen[owners] || owners&(owners-1) == 0 {
			continue
		}
		seen[owners] = true
		d.printf(`<pattern id="%s" width="%.2f" height="%.2f" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">`, patternOf(d.paint(owners, 0)), width, width)
		stripe, x := width/float64(bits.OnesCount8(owners)), 0.0
		eachSeat(owners, func(seat uint8) {
			d.printf(`<path d="M%.2f 0H%.2fV36H%.2fz" fill="%s"/>`, x, x+stripe, x, d.colours[seat].Fill)
			x += stripe
		})
		d.printf(`</pattern>`)
		for quarters := 1; quarters < 4; quarters++ {
			d.printf(`<pattern id="%s" href="#%s" patternTransform="rotate(%d 50 50)rotate(45)"/>`,
				patternOf(d.paint(owners, quarters)), patternOf(d.paint(owners, 0)), -90*quarters)
		}
	}
}

// patternOf is the id of the pattern that a paint refers to.
func patternOf(paint string) string { return paint[len("url(#") : len(paint)-1] }

// badge writes the letters of the seats that scored a feature on segment j of t.
func (d *drawing) badge(t *laid, j, owners uint8) {
	p, o := t.spot(j), t.cell.origin()
	d.printf(`<g class="cc-badge" data-cell="%v" transform="translate(%v)scale(%.3g)">`, t.cell, pt{o.x + p.x, o.y + p.y}, d.man)
	x := -8 * float64(bits.OnesCount8(owners)-1)
	eachSeat(owners, func(seat uint8) {
		c := d.colours[seat]
		d.printf(`<circle cx="%v" r="9" fill="%s" stroke="%s" stroke-width="1.6"/><text x="%v" y="5" font-size="14" font-weight="700" text-anchor="middle" fill="%s">%v</text>`,
			num(x), c.Fill, c.Line, num(x), c.Line, engine.Seat(seat))
		x += 16
	})
	d.printf(`</g>`)
}
