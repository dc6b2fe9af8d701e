package carcassonne

import (
	"slices"

	"partie/engine"
)

// drawing is the SVG under way.
type drawing struct {
	pen
	layout
	s       *State
	v       engine.View
	colours [maxSeats]engine.Colour
	done    finished
	roles   [Garden + 1]string // what figures are called by where they stand, once it was asked
}

// Draw draws the position as one element on a ground of its own, so that it is readable
// on light and dark pages. Every tile is a group with the class cc-tile, every figure
// one with the class cc-man, in layers one above the other; their data- attributes say
// which tile of the game they are and where they stand. All ids begin with cc-, and
// what has the same id is the same in all drawings.
//
// Of a tile the ground, the shades of who owned what is finished, and what stands
// upright above them are pieces of their own, so that none is printed again when
// another changes.
func (s *State) Draw(p *engine.Picture, v engine.View) {
	d := &drawing{pen: pen{Picture: p}, layout: layoutOf(s, v.Room), s: s, v: v, colours: seatColours(v)}
	d.keys.Grow(4 << 10)
	d.done.find(s)
	d.Fixed()
	d.Printf(`<svg xmlns="http://www.w3.org/2000/svg" class="cc" viewBox="0 0 %d %v" role="img" font-family="system-ui, sans-serif">`, svgWidth, num(d.height))
	d.part("alt")
	d.title(d.say("dr-alt", int(s.board.n)))
	d.Fixed()
	d.define()
	d.Printf(`<rect class="cc-table" width="%d" height="%v" rx="12" fill="#efe6d0"/>`, svgWidth, num(d.height))
	d.head()
	d.coordinates()
	d.board()
	for x := range s.seats {
		d.seat(x)
	}
	d.Print("</svg>\n")
}

func (d *drawing) say(key string, args ...any) string { return msg(key, args...).In(d.v.Lang) }

// board draws what lies on the table, layer by layer.
func (d *drawing) board() {
	d.Print(`<g class="cc-board"`)
	d.move(pt{d.left - d.tile*float64(d.columns.from), d.top - d.tile*float64(d.rows.from)})
	d.Printf(`scale(%.4g)"><g class="cc-cells" fill="none" stroke="#b9a883" stroke-width="3" stroke-dasharray="9 7">`, d.tile/tileSize)
	d.free()
	d.Fixed()
	d.Print(`</g><g class="cc-tiles">`)
	d.tiles()
	d.Fixed()
	d.Print(`</g><g class="cc-owned" pointer-events="none">`)
	d.shades()
	d.Fixed()
	d.Print(`</g><g class="cc-upright" pointer-events="none">`)
	d.uprights()
	d.Fixed()
	d.Print(`</g><g class="cc-badges" stroke-width="1.6" font-size="14" font-weight="700" text-anchor="middle">`)
	d.badges()
	d.Fixed()
	d.Print(`</g>`)
	d.last()
	d.Fixed()
	d.Print(`<g class="cc-men" ` + figureLook + `>`)
	d.men()
	d.Fixed()
	d.Print(`</g></g>`)
}

// free marks the cells where the tile drawn can lie.
func (d *drawing) free() {
	list := d.s.fitting()
	slices.Sort(list)
	for _, c := range list {
		d.partAt("free-", c)
		d.Print(`<use class="cc-free" href="#cc-cell" data-cell="`)
		d.cell(c)
		d.Print(`"`)
		o := c.origin()
		d.at(o.x, o.y)
		d.Print("/>")
	}
}

// tiles draws the tiles in the order in which they were laid.
func (d *drawing) tiles() {
	for i := range int(d.s.board.n) {
		t := &d.s.tiles[i]
		d.partAt("tile-", t.cell)
		d.Print(`<g class="cc-tile" data-tile="`)
		d.num(float64(i + 1))
		d.Print(`" data-cell="`)
		d.cell(t.cell)
		d.Print(`"`)
		d.move(t.cell.origin())
		d.Print(turning[t.rot])
		d.Print(`"><title>`)
		var room [24]byte
		d.Write(Play{Kind: t.kind, Rot: t.rot, Cell: t.cell}.appendTile(room[:0]))
		d.Print(`</title><use href="#cc-`)
		d.Print(t.kind.String())
		d.Print(`"/></g>`)
	}
}

// uprights draws what stands upright on the tiles.
func (d *drawing) uprights() {
	for i := range int(d.s.board.n) {
		if t := &d.s.tiles[i]; d.standsUpright(t) {
			d.partAt("up-", t.cell)
			d.upright(t, t.cell.origin())
		}
	}
}

// origin is the north-west corner of a cell on the board.
func (c Cell) origin() pt {
	x, y := c.XY()
	return pt{float64(x * tileSize), float64(y * tileSize)}
}

// last marks the tile laid last.
func (d *drawing) last() {
	if n := d.s.board.n; n > 0 && d.s.begun {
		d.part("last")
		d.use("cc-last", d.s.tiles[n-1].cell.origin())
	}
}
