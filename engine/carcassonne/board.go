package carcassonne

// What a cell of the grid holds beside a tile, whose number plus one it is.
const (
	cellFree = 0   // nothing, and nothing beside it
	cellOpen = 255 // nothing, but a tile could lie there
)

// laid is a tile that lies.
type laid struct {
	cell   Cell
	base   uint16 // its first segment
	kind   Kind
	rot    uint8
	around uint8 // tiles on the eight cells around it
}

func (t *laid) shape() *shape { return &shapes[t.kind][t.rot] }

// place is an empty cell beside a lying tile, and what must lie there.
type place struct {
	cell   Cell
	needs  needs
	beside [4]uint8 // by side, the number of the tile that lies there plus one; 0: none
}

// maxPlaces is the most places that so many tiles can have, wherever they lie.
const maxPlaces = 4*maxTiles + 1

// board is the tiles that lie, and where others can.
type board struct {
	tiles  [maxTiles]laid // in the order in which they were laid
	n      uint8
	places [maxPlaces]place
	open   uint16   // how many places
	full   [9]uint8 // the tiles with a monastery or garden that the last tile surrounded
	filled uint8
	top    Cell // the first cell of the northmost row in use …
	bottom Cell // … and the end of the southmost
	grid   [cells]uint8
}

// start makes the cell of the start tile the one place of an empty board.
func (b *board) start() {
	b.top, b.bottom = Origin-Origin%stride, Origin-Origin%stride+stride
	b.addPlace(Origin)
}

func (b *board) addPlace(c Cell) *place {
	b.grid[c] = cellOpen
	p := &b.places[b.open]
	*p = place{cell: c}
	b.open++
	return p
}

// at is the tile that lies at c, nil where none does.
func (b *board) at(c Cell) *laid {
	if g := b.grid[c]; g != cellFree && g != cellOpen {
		return &b.tiles[g-1]
	}
	return nil
}

// needsAt is what must lie at c, and whether a tile can lie there.
func (b *board) needsAt(c Cell) (needs, bool) {
	if b.grid[c] != cellOpen {
		return 0, false
	}
	return b.places[b.placeOf(c)].needs, true
}

// placeOf is the index of a place. Play goes on near the last tiles as a rule, so it
// is looked for from the end.
func (b *board) placeOf(c Cell) int {
	i := int(b.open) - 1
	for b.places[i].cell != c {
		i--
	}
	return i
}

// put lays a tile on an empty cell and returns its number. Its segments are not
// joined yet.
func (b *board) put(k Kind, rot uint8, c Cell) int {
	if b.grid[c] == cellOpen {
		i := b.placeOf(c)
		b.open--
		b.places[i] = b.places[b.open]
	}
	n := int(b.n)
	b.n++
	b.filled = 0
	b.grid[c] = b.n
	t := &b.tiles[n]
	*t = laid{cell: c, kind: k, rot: rot}
	sh := t.shape()
	for side := range 4 {
		next := c.next(side)
		var p *place
		switch b.grid[next] {
		case cellOpen:
			p = &b.places[b.placeOf(next)]
		case cellFree:
			if !next.inside() {
				continue
			}
			p = b.addPlace(next)
		default:
			continue
		}
		back := opposite(side)
		p.needs |= sh.edges[side].on(back)
		p.beside[back] = b.n
	}
	for _, d := range around {
		if u := b.at(Cell(int(c) + d)); u != nil {
			t.around++
			if u.around++; u.around == 8 {
				b.fill(b.grid[u.cell] - 1)
			}
		}
	}
	if t.around == 8 {
		b.fill(b.n - 1)
	}
	row := c - c%stride
	b.top, b.bottom = min(b.top, row-stride), max(b.bottom, row+2*stride)
	return n
}

// fill takes note of a tile around which all cells are taken now.
func (b *board) fill(tile uint8) {
	if b.tiles[tile].shape().middle != none {
		b.full[b.filled] = tile
		b.filled++
	}
}

// set makes b equal to from.
func (b *board) set(from *board) {
	clear(b.grid[b.top:b.bottom])
	copy(b.grid[from.top:from.bottom], from.grid[from.top:from.bottom])
	copy(b.tiles[:from.n], from.tiles[:from.n])
	copy(b.places[:from.open], from.places[:from.open])
	b.full, b.filled = from.full, from.filled
	b.n, b.open, b.top, b.bottom = from.n, from.open, from.top, from.bottom
}

// clear takes all tiles away.
func (b *board) clear() {
	clear(b.grid[b.top:b.bottom])
	b.n, b.open = 0, 0
}
