package carcassonne

// What a cell of the grid holds: nothing, a tile, or a place for one. Tiles that are
// all connected, as many as there are, have so few places that a byte has room for the
// numbers of both; tiles that were forced far from the others can have more places,
// and those beyond are looked for.
const (
	cellFree  = 0            // nothing, and nothing beside it
	cellTile  = 1            // plus the number of the tile (as features.rims)
	cellPlace = 1 + maxTiles // plus the number of the place, as far as there is room
	cellMore  = 255
)

// maxPlaces is the most places that so many tiles have, wherever they lie.
const maxPlaces = 4*maxTiles + 1

// laid is a tile that lies.
type laid struct {
	cell Cell
	base uint16 // its first segment
	kind Kind
	rot  uint8
}

func (t *laid) shape() *shape { return &shapes[t.kind][t.rot] }

// place is an empty cell beside a lying tile.
type place struct {
	cell   Cell
	beside [4]uint8 // by side, the number of the tile that lies there plus one; 0: none
}

// board is the tiles that lie, and where others can.
type board struct {
	tiles  [maxTiles]laid // in the order in which they were laid
	n      uint8
	places [maxPlaces]place
	needs  [maxPlaces]lanes // of each place, in every lane
	open   uint16           // how many places
	top    Cell             // the first cell of the northmost row in use …
	bottom Cell             // … and the end of the southmost
	grid   [cells]uint8
}

// start makes the cell of the start tile the one place of an empty board.
func (b *board) start() {
	b.top, b.bottom = Origin-Origin%stride, Origin-Origin%stride+stride
	b.addPlace(Origin)
}

// addPlace makes a free cell a place and returns its number; ok reports whether the
// cell is on the board.
func (b *board) addPlace(c Cell) (i int, ok bool) {
	if !c.inside() {
		return 0, false
	}
	i = int(b.open)
	b.open++
	b.places[i], b.needs[i] = place{cell: c}, 0
	b.number(i)
	return i, true
}

// number writes the number of a place to its cell.
func (b *board) number(i int) { b.grid[b.places[i].cell] = uint8(min(cellPlace+i, cellMore)) }

// at is the tile that lies at c, nil where none does.
func (b *board) at(c Cell) *laid {
	if g := b.grid[c]; g-cellTile < maxTiles {
		return &b.tiles[g-cellTile]
	}
	return nil
}

// placeOf is the number of the place at c; ok reports whether there is one.
func (b *board) placeOf(c Cell) (i int, ok bool) {
	g := b.grid[c]
	if g == cellMore {
		return b.search(c), true
	}
	return int(g) - cellPlace, g >= cellPlace
}

// search is the number of a place whose number its cell has no room for.
func (b *board) search(c Cell) int {
	i := cellMore - cellPlace
	for b.places[i].cell != c {
		i++
	}
	return i
}

// needsAt is what must lie at c, and whether a tile can lie there.
func (b *board) needsAt(c Cell) (needs, bool) {
	if i, ok := b.placeOf(c); ok {
		return needs(b.needs[i]), true
	}
	return 0, false
}

// around is how many tiles lie on the eight cells around c.
func (b *board) around(c Cell) (n int) {
	for _, d := range around {
		if b.at(Cell(int(c)+d)) != nil {
			n++
		}
	}
	return n
}

// put lays a tile on an empty cell and returns its number. Its segments are not
// joined yet.
func (b *board) put(k Kind, rot uint8, c Cell) int {
	if i, ok := b.placeOf(c); ok {
		b.open--
		if last := int(b.open); i != last {
			b.places[i], b.needs[i] = b.places[last], b.needs[last]
			b.number(i)
		}
	}
	n := b.n
	b.n++
	b.grid[c] = cellTile + n
	b.tiles[n] = laid{cell: c, kind: k, rot: rot}
	sh := &shapes[k][rot]
	for side := range 4 {
		next := c.next(side)
		i, ok := b.placeOf(next)
		if !ok {
			if b.grid[next] != cellFree {
				continue
			}
			if i, ok = b.addPlace(next); !ok {
				continue
			}
		}
		back := opposite(side)
		b.needs[i] |= lanes(sh.edges[side].on(back)) * everyLane
		b.places[i].beside[back] = cellTile + n
	}
	row := c - c%stride
	b.top, b.bottom = min(b.top, row-stride), max(b.bottom, row+2*stride)
	return int(n)
}

// set makes b equal to from.
func (b *board) set(from *board) {
	clear(b.grid[b.top:max(b.top, from.top)])
	clear(b.grid[min(b.bottom, from.bottom):b.bottom])
	copy(b.grid[from.top:from.bottom], from.grid[from.top:from.bottom])
	copy(b.tiles[:from.n], from.tiles[:from.n])
	copy(b.places[:from.open], from.places[:from.open])
	copy(b.needs[:from.open], from.needs[:from.open])
	b.n, b.open, b.top, b.bottom = from.n, from.open, from.top, from.bottom
}

// clear takes all tiles away.
func (b *board) clear() {
	clear(b.grid[b.top:b.bottom])
	b.n, b.open = 0, 0
}
