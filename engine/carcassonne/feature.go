package carcassonne

import "math/bits"

// maxTiles is all tiles of both boxes with both start tiles.
const maxTiles = 84

// maxNodes is all segments of those tiles, gardens included; readBox holds it to the
// data.
const maxNodes = 289

// tileSet is a set of lying tiles by their number.
type tileSet [2]uint64

func oneTile(i int) (s tileSet) {
	s[i>>6] = 1 << (i & 63)
	return s
}

func (s tileSet) has(i int) bool { return s[i>>6]&(1<<(i&63)) != 0 }

func (s tileSet) count() int { return bits.OnesCount64(s[0]) + bits.OnesCount64(s[1]) }

// men counts the followers of each seat in a feature: four bits a seat.
type men uint32

func oneMan(seat uint8) men { return 1 << (4 * seat) }

func (m men) of(seat uint8) int { return int(m >> (4 * seat) & 15) }

// most is the seats with the most followers, as a bit set.
func (m men) most() (seats uint8) {
	top := 0
	for x := uint8(0); x < maxSeats; x++ {
		switch n := m.of(x); {
		case n > top:
			top, seats = n, 1<<x
		case n == top && n > 0:
			seats |= 1 << x
		}
	}
	return seats
}

// node is a segment of a lying tile and, while it is the root of its feature, the
// whole feature.
type node struct {
	tiles    tileSet
	cities   uint64 // numbers of city segments: those of a city, those that a field touches
	open     int16  // ends of a city or road at which nothing lies yet
	pennants uint8
	feature  Feature
	size     uint16 // segments in it
	owners   uint8  // bit set of the seats that scored it when it was finished; for drawings
}

// rim is the segments of a lying tile by where they touch neighbours: sides 0-3, half
// edges 4-11, as in segment.touch; nobody where none does.
type rim [12]uint16

// nobody is a node on which nobody ever stands. It stands for no segment, so that
// rims can be read without asking.
const nobody = 0

// features is the segments of all lying tiles, joined to features.
type features struct {
	nodes  [1 + maxNodes]node
	up     [1 + maxNodes]uint16 // the way to the root; a root leads to itself
	n      uint16
	men    [1 + maxNodes]men // of roots: who stands in the feature
	rims   [1 + maxTiles]rim // by the number of the tile plus one; the first is nobody's
	city   [64]uint16        // the node of each city segment; the two boxes have 53
	cities uint8
}

// clear takes all features away.
func (f *features) clear() { f.n, f.cities = nobody+1, 0 }

// find is the root of the feature that segment i belongs to.
func (f *features) find(i uint16) uint16 {
	for f.up[i] != i {
		i = f.up[i]
	}
	return i
}

// add makes the segments of a tile features of their own and returns the first.
func (f *features) add(tile int, sh *shape) uint16 {
	base := f.n
	f.n += uint16(sh.n)
	one := oneTile(tile)
	segs, nodes := sh.segs[:sh.n], f.nodes[base:f.n]
	up, men := f.up[base:f.n], f.men[base:f.n]
	for i := range segs {
		seg := &segs[i]
		nodes[i] = node{
			tiles: one, cities: uint64(seg.cities) << f.cities,
			open: int16(seg.ends), pennants: seg.pennants, feature: seg.feature, size: 1,
		}
		up[i], men[i] = base+uint16(i), 0
	}
	for i := range uint16(sh.cities) {
		f.city[f.cities] = base + i
		f.cities++
	}
	r := &f.rims[tile+1]
	for i, seg := range sh.nodes {
		r[i] = (base + seg) & sh.touches[i]
	}
	return base
}

// join makes one feature of those of two segments that touch; each touch closes so
// many open ends.
func (f *features) join(i, j uint16, closes int16) {
	a, b := f.root(i), f.root(j)
	if a == b {
		f.nodes[a].open -= closes
		return
	}
	x, y := &f.nodes[a], &f.nodes[b]
	if x.size < y.size {
		a, b, x, y = b, a, y, x
	}
	f.up[b] = a
	x.tiles[0] |= y.tiles[0]
	x.tiles[1] |= y.tiles[1]
	x.cities |= y.cities
	f.men[a] += f.men[b]
	x.open += y.open - closes
	x.pennants += y.pennants
	x.size += y.size
	x.owners |= y.owners
}

// root is find that shortens the way for the next time.
func (f *features) root(i uint16) uint16 {
	for f.up[i] != i {
		f.up[i] = f.up[f.up[i]]
		i = f.up[i]
	}
	return i
}

// set makes f equal to g, whose tiles are so many.
func (f *features) set(g *features, tiles uint8) {
	copy(f.rims[:tiles+1], g.rims[:tiles+1])
	copy(f.nodes[:g.n], g.nodes[:g.n])
	copy(f.up[:g.n], g.up[:g.n])
	copy(f.men[:g.n], g.men[:g.n])
	copy(f.city[:g.cities], g.city[:g.cities])
	f.n, f.cities = g.n, g.cities
}
