package carcassonne

import (
	"math"
	"math/bits"
)

// finished is the finished features of a position, in the order of their first
// segments, which are never others for the same feature. That is the order of their
// pieces too.
type finished struct {
	first [maxNodes]uint16
	n     int
	next  [1 + maxNodes]uint16 // from a segment to the next of its feature; nobody: none
	tile  [1 + maxNodes]uint8  // the number of a segment's tile
}

// find looks for the cities and roads that are closed, whoever scored them, and for
// the monasteries and gardens that somebody did.
func (f *finished) find(s *State) {
	var last [1 + maxNodes]uint16 // by root, the last segment so far
	for i := range s.board.n {
		t := &s.tiles[i]
		sh := t.shape()
		for j := range sh.n {
			at := t.base + uint16(j)
			root := s.find(at)
			n := &s.nodes[root]
			if n.owners == 0 && (n.open != 0 || n.feature != City && n.feature != Road) {
				continue
			}
			f.tile[at] = i
			if last[root] == nobody {
				f.first[f.n] = at
				f.n++
			} else {
				f.next[last[root]] = at
			}
			last[root] = at
		}
	}
}

// owned is a segment of a finished feature.
type owned struct {
	t       *laid
	segment uint8
	owners  uint8 // bit set of the seats that scored the feature
}

func (d *drawing) owned(at uint16) owned {
	t := &d.s.tiles[d.done.tile[at]]
	return owned{t, uint8(at - t.base), d.s.nodes[d.s.find(at)].owners}
}

// shades lays the colours of their owners over the finished features. What nobody
// scored is grey.
func (d *drawing) shades() {
	for _, first := range d.done.first[:d.done.n] {
		o := d.owned(first)
		d.partOn("own-", o.t.cell, o.segment, 0)
		opacity := ".5"
		if o.owners == 0 {
			opacity = ".3"
		}
		d.Print(`<g class="cc-own" `)
		if o.feature() == Road {
			d.Print(`stroke-width="8" stroke-`)
		} else {
			d.Print(`fill-`)
		}
		d.Print(`opacity="`)
		d.Print(opacity)
		d.Print(`" `)
		d.paint(o, 0)
		d.Print(`>`)
		for at := first; at != nobody; at = d.done.next[at] {
			d.shade(d.owned(at))
		}
		d.Print(`</g>`)
	}
}

func (o owned) feature() Feature { return o.t.shape().segs[o.segment].feature }

// shade lays the colour of its group over a segment.
func (d *drawing) shade(o owned) {
	sh, at := o.t.shape(), o.t.cell.origin()
	seg := &sh.segs[o.segment]
	if seg.feature != City && seg.feature != Road {
		p := o.t.spot(o.segment)
		d.Print(`<circle r="26" cx="`)
		d.num(at.x + p.x)
		d.Print(`" cy="`)
		d.num(at.y + p.y)
		d.Print(`"/>`)
		return
	}
	f, quarters := sh.lies(o.t.kind, seg)
	d.Print(`<use href="#`)
	d.Print(f.id)
	d.Print(`"`)
	d.move(at)
	d.Print(turning[quarters%4])
	d.Print(`"`)
	if o.owners&(o.owners-1) != 0 && quarters%4 != 0 {
		d.Print(" ")
		d.paint(o, quarters)
	}
	d.Print(`/>`)
}

// paint prints the attribute that colours a segment as its owners' whatever it is turned
// by: with the colour of one seat, or the pattern of several.
func (d *drawing) paint(o owned, quarters int) {
	if o.feature() == Road {
		d.Print(`stroke="`)
	} else {
		d.Print(`fill="`)
	}
	switch bits.OnesCount8(o.owners) {
	case 0:
		d.Print("#555")
	case 1:
		d.Print(d.colours[lowest(o.owners)].Fill)
	default:
		d.Print("url(#")
		d.pattern(o.owners, quarters)
		d.Print(")")
	}
	d.Print(`"`)
}

// pattern prints the id of the pattern of some seats. It lies the same when what it is
// on is turned by so many quarters, so that it runs on from tile to tile.
func (d *drawing) pattern(owners uint8, quarters int) {
	d.Print("cc-own")
	eachSeat(owners, func(x uint8) {
		d.Print("-")
		d.Print(d.colours[x].Fill[1:])
	})
	if quarters > 0 {
		d.Print("-")
		d.num(float64(quarters))
	}
}

// patterns defines the pattern of every set of seats that shares a feature: broad
// stripes, two of each seat along a side of a tile.
func (d *drawing) patterns() {
	var shared [1 << maxSeats]bool
	for _, first := range d.done.first[:d.done.n] {
		shared[d.owned(first).owners] = true
	}
	for owners := range uint8(1 << maxSeats) {
		if !shared[owners] || owners&(owners-1) == 0 {
			continue
		}
		name := ""
		eachSeat(owners, func(x uint8) { name += letter(x) })
		d.part("shared-", name)
		d.stripes(owners)
		for quarters := 1; quarters < 4; quarters++ {
			d.Print(`<pattern id="`)
			d.pattern(owners, quarters)
			d.Print(`" href="#`)
			d.pattern(owners, 0)
			d.Printf(`" patternTransform="rotate(%d 50 50)rotate(45)"/>`, -90*quarters)
		}
	}
}

// stripes defines the pattern of some seats for what is not turned.
func (d *drawing) stripes(owners uint8) {
	const width = tileSize / 2 / math.Sqrt2
	d.Print(`<pattern id="`)
	d.pattern(owners, 0)
	d.Printf(`" width="%.2f" height="%.2f" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">`, width, width)
	stripe, x := width/float64(bits.OnesCount8(owners)), 0.0
	eachSeat(owners, func(seat uint8) {
		d.Printf(`<path d="M%.2f 0H%.2fV36H%.2fz" fill="%s"/>`, x, x+stripe, x, d.colours[seat].Fill)
		x += stripe
	})
	d.Print(`</pattern>`)
}

// badges writes the letters of the seats that scored a finished feature on its first
// tile.
func (d *drawing) badges() {
	for _, first := range d.done.first[:d.done.n] {
		if o := d.owned(first); o.owners != 0 {
			d.partOn("badge-", o.t.cell, o.segment, 0)
			d.badge(o)
		}
	}
}

// badge writes the letters of the seats that scored a feature.
func (d *drawing) badge(o owned) {
	d.Print(`<g class="cc-badge" data-cell="`)
	d.cell(o.t.cell)
	d.Print(`"`)
	d.stand(o.t, o.t.spot(o.segment))
	d.Print(`>`)
	x := -8 * float64(bits.OnesCount8(o.owners)-1)
	eachSeat(o.owners, func(seat uint8) {
		c := &d.colours[seat]
		d.Print(`<circle r="9" cx="`)
		d.num(x)
		d.Print(`" fill="`)
		d.Print(c.Fill)
		d.Print(`" stroke="`)
		d.Print(c.Line)
		d.Print(`"/><text`)
		d.at(x, 5)
		d.Print(` fill="`)
		d.Print(c.Line)
		d.Print(`">`)
		d.Print(letter(seat))
		d.Print(`</text>`)
		x += 16
	})
	d.Print(`</g>`)
}
