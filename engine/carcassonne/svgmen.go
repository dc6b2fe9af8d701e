package carcassonne

import (
	"strconv"

	"partie/engine"
	"partie/engine/draw"
)

// figureDefs is the outlines of a follower and an abbot around (0,0).
const figureDefs = `<path id="cc-follower" d="M0-18C4-18 7-15 7-11C7-9.5 6.6-8.4 6-7.5C11-6 18-3 18 1.5C18 4.5 15 5.5 12 5.3L8.5 5C10 9 13.5 13 14 16C14.2 17.4 13.4 18 12 18H4.5C3.4 18 2.8 17.5 2.3 16.5L0 12.5L-2.3 16.5C-2.8 17.5-3.4 18-4.5 18H-12C-13.4 18-14.2 17.4-14 16C-13.5 13-10 9-8.5 5L-12 5.3C-15 5.5-18 4.5-18 1.5C-18-3-11-6-6-7.5C-6.6-8.4-7-9.5-7-11C-7-15-4-18 0-18Z"/>` +
	`<path id="cc-abbot" d="M0-25L5.5-17.5L5-11C6-10 6.5-9 6.5-8C12-6 15-2 15 4L13.5 16C13.4 17.3 12.6 18 11.3 18H-11.3C-12.6 18-13.4 17.3-13.5 16L-15 4C-15-2-12-6-6.5-8C-6.5-9-6-10-5-11L-5.5-17.5Z"/>`

// figureLook is what all figures with letters have in common, in their group.
const figureLook = `stroke-width="2.4" stroke-linejoin="round" font-size="17" font-weight="700" text-anchor="middle"`

// men draws the figures that stand on the board, in the order in which they were set.
func (d *drawing) men() {
	figures := d.s.figures[:d.s.figured]
	for n, f := range figures {
		t := &d.s.tiles[f.tile]
		i := uint8(f.node - t.base)
		before := 0 // a turn against the rules can set a second one beside the first
		for _, other := range figures[:n] {
			if other.node == f.node {
				before++
			}
		}
		d.partOn("man-", t.cell, i, before)
		d.manOn(t, i, f)
	}
}

// manOn draws a figure on segment i of a tile.
func (d *drawing) manOn(t *laid, i uint8, f figure) {
	p := t.spot(i)
	feature := t.shape().segs[i].feature
	switch feature {
	case Monastery:
		p = pt{p.x - 11, p.y + 4} // the tower stays in sight
	case Garden:
		p = beside(p)
	}
	d.Print(`<g class="cc-man" data-seat="`)
	d.Print(letter(f.seat))
	d.Print(`" data-tile="`)
	d.num(float64(f.tile) + 1)
	d.Print(`" data-cell="`)
	d.cell(t.cell)
	d.Print(`" data-word="`)
	d.Print(d.s.manWord(f))
	d.Print(`"`)
	d.stand(t, p)
	d.Print(`><title>`)
	d.Print(draw.Escape(d.v.Name(engine.Seat(f.seat))))
	d.Print(`: `)
	d.Print(d.role(f, feature))
	d.Print(`</title>`)
	d.figure(f.seat, f.abbot, feature == Field)
	d.Print(`</g>`)
}

// stand prints the attribute that puts what is drawn around (0,0) at a point of a tile,
// as large as figures are.
func (d *drawing) stand(t *laid, p pt) {
	o := t.cell.origin()
	d.move(pt{o.x + p.x, o.y + p.y})
	if d.man != 1 {
		var room [24]byte
		d.Print("scale(")
		d.Write(strconv.AppendFloat(room[:0], d.man, 'g', 3, 64))
		d.Print(")")
	}
	d.Print(`"`)
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
func (d *drawing) role(f figure, on Feature) string {
	if f.abbot {
		on = NoFeature
	}
	if d.roles[on] == "" {
		d.roles[on] = draw.Escape(d.say(roleKeys[on]))
	}
	return d.roles[on]
}

// roleKeys leads to the texts of roles, NoFeature to that of an abbot wherever.
var roleKeys = [Garden + 1]string{"dr-abbot", "dr-knight", "dr-robber", "dr-farmer", "dr-monk", "dr-monk"}

// figure draws a follower or abbot around (0,0) with its seat's letter, farmers lying.
func (d *drawing) figure(seat uint8, abbot, lies bool) {
	c := &d.colours[seat]
	what, lying, y := "cc-follower", "", `6.5`
	switch {
	case abbot:
		what, y = "cc-abbot", "11"
	case lies:
		lying, y = ` transform="rotate(-90)scale(.88)"`, "6"
	}
	d.Print(`<use href="#`)
	d.Print(what)
	d.Print(`"`)
	d.Print(lying)
	d.Print(` fill="`)
	d.Print(c.Fill)
	d.Print(`" stroke="`)
	d.Print(c.Line)
	d.Print(`"/>`)
	if abbot {
		d.Print(`<path d="M0-21V-13M-2.5-17.5H2.5" stroke="`)
		d.Print(c.Line)
		d.Print(`" stroke-width="1.8"/>`)
	}
	d.Print(`<text y="`)
	d.Print(y)
	d.Print(`" fill="`)
	d.Print(c.Line)
	d.Print(`">`)
	d.Print(letter(seat))
	d.Print(`</text>`)
}
