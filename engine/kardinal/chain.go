package kardinal

import (
	"math/bits"
	"slices"
	"sync"
)

// minChain is how many cloisters make a chain.
const minChain = 4

// maxOwn is how many cloisters of one colour a component may have: the supply is 20.
const maxOwn = 24

// chainPoints is the most cloisters of own that disjoint simple paths along the roads
// cover, each of at least minChain of them. own has at most maxOwn bits.
func chainPoints(adj *[64]uint64, own uint64) (covered int) {
	for own != 0 {
		part := component(adj, own)
		own &^= part
		covered += partPoints(adj, part)
	}
	return covered
}

// chain is spaces along roads, from end to end.
type chain struct {
	at [maxOwn]uint8
	n  uint8
}

// spaces is the chain's spaces, in memory of its own.
func (c *chain) spaces() []uint8 { return c.at[:c.n] }

// add lengthens the chain.
func (c *chain) add(at ...uint8) { c.n += uint8(copy(c.at[c.n:], at)) }

// bestChains appends one cover that has the points of chainPoints: chains from end to
// end, each from its lower end, in the order of those ends. The same set always gives
// the same.
func bestChains(adj *[64]uint64, own uint64, dst []chain) []chain {
	first := len(dst)
	for own != 0 {
		part := component(adj, own)
		own &^= part
		switch n := bits.OnesCount64(part); {
		case n < minChain:
		case branched(adj, part):
			s := scratch.Get().(*chainSearch)
			s.load(adj, part)
			if s.solve() > 0 {
				dst = s.chains(dst)
			}
			scratch.Put(s)
		default:
			dst = append(dst, trace(adj, part))
		}
	}
	for i := range dst[first:] {
		if c := dst[first+i].spaces(); c[0] > c[len(c)-1] {
			slices.Reverse(c)
		}
	}
	if len(dst)-first < 2 {
		return dst
	}
	slices.SortFunc(dst[first:], func(a, b chain) int { return int(a.at[0]) - int(b.at[0]) })
	return dst
}

// trace is the chain over a component without branches: a path from its lower end, or a
// ring from its lowest space.
func trace(adj *[64]uint64, part uint64) (c chain) {
	at := part & -part
	for rest := part; rest != 0; rest &= rest - 1 {
		if v := bits.TrailingZeros64(rest); bits.OnesCount64(adj[v]&part) == 1 {
			at = 1 << v
			break
		}
	}
	for at != 0 {
		part &^= at
		v := bits.TrailingZeros64(at)
		c.add(uint8(v))
		at = adj[v] & part
		at &= -at
	}
	return c
}

// component is the cloisters that hang together with the lowest of own.
func component(adj *[64]uint64, own uint64) uint64 {
	part := own & -own
	for rim := part; rim != 0; {
		var next uint64
		for ; rim != 0; rim &= rim - 1 {
			next |= adj[bits.TrailingZeros64(rim)]
		}
		rim = next & own &^ part
		part |= rim
	}
	return part
}

// partPoints is chainPoints of one component.
func partPoints(adj *[64]uint64, part uint64) int {
	n := bits.OnesCount64(part)
	if n < minChain {
		return 0
	}
	if !branched(adj, part) { // a path or a ring
		return n
	}
	s := scratch.Get().(*chainSearch)
	s.load(adj, part)
	covered := s.solve()
	scratch.Put(s)
	return covered
}

// branched reports whether more than two roads of a component meet somewhere.
func branched(adj *[64]uint64, part uint64) bool {
	for rest := part; rest != 0; rest &= rest - 1 {
		if bits.OnesCount64(adj[bits.TrailingZeros64(rest)]&part) > 2 {
			return true
		}
	}
	return false
}

// What a cloister still to come is in a partial cover. A path of minChain needs no
// more telling: should such a path be closed to a ring, the ring without one of its
// roads is a path over the same cloisters. Shorter paths know their other end.
const (
	linkNone  uint8 = iota // on no path yet
	linkInner              // has both its neighbours
	linkLong               // an end of a path of at least minChain
	linkTail2              // the open end of a path of 2
	linkTail3              // the open end of a path of 3
	linkPair2 = 32         // with the number of the other end: a path of 2, both ends open
	linkPair3 = 64         // of 3
)

// noEnd stands for an end that cannot be prolonged any more, or need not be known.
const noEnd = -1

// cover is what the cloisters are in a partial cover; those decided are linkNone, so
// that equal futures are equal values.
type cover [maxOwn]uint8

// end is the length of the path that v is an end of, minChain at most, and its other
// end.
func (c *cover) end(v int) (length, other int) {
	switch k := c[v]; {
	case k == linkNone:
		return 1, v
	case k == linkLong:
		return minChain, noEnd
	case k == linkTail2:
		return 2, noEnd
	case k == linkTail3:
		return 3, noEnd
	case k >= linkPair3:
		return 3, int(k - linkPair3)
	default:
		return 2, int(k - linkPair2)
	}
}

// join lets a path go from v to w. It reports false where none can.
func (c *cover) join(v, w int) bool {
	if c[w] == linkInner || c[v] == linkInner {
		return false
	}
	lv, ov := c.end(v)
	lw, ow := c.end(w)
	if ov == w { // a ring of three
		return false
	}
	if lv > 1 {
		c[v] = linkInner
	}
	if lw > 1 {
		c[w] = linkInner
	}
	switch length := lv + lw; {
	case length >= minChain:
		if ov != noEnd {
			c[ov] = linkLong
		}
		if ow != noEnd {
			c[ow] = linkLong
		}
	case ov == noEnd && ow == noEnd:
		return false // both ends are shut
	case ov == noEnd:
		c[ow] = tail(length)
	case ow == noEnd:
		c[ov] = tail(length)
	default:
		pair := uint8(linkPair2)
		if length == 3 {
			pair = linkPair3
		}
		c[ov], c[ow] = pair+uint8(ow), pair+uint8(ov)
	}
	return true
}

// tail is the open end of a path of this length.
func tail(length int) uint8 { return linkTail2 + uint8(length) - 2 }

// leave says that nothing more comes to v: left is that it stays uncovered. It reports
// false where a path stays too short.
func (c *cover) leave(v int) (left uint8, ok bool) {
	k := c[v]
	c[v] = linkNone
	switch {
	case k == linkNone:
		return 1, true
	case k == linkInner, k == linkLong:
		return 0, true
	case k >= linkPair3:
		c[k-linkPair3] = linkTail3
		return 0, true
	case k >= linkPair2:
		c[k-linkPair2] = linkTail2
		return 0, true
	}
	return 0, false
}

// chainNode is a partial cover, once the cloisters before its layer are decided.
type chainNode struct {
	cover cover
	from  int32   // the node before
	left  uint8   // cloisters left uncovered
	to    [2]int8 // the later neighbours that the last cloister was joined to, noEnd for none
}

// chainSearch goes over the cloisters of a component one by one, in an order that keeps
// few of those to come beside those decided. What matters of the roads chosen so far is
// a cover; of equal covers the one that leaves least is kept, so the layers stay small.
type chainSearch struct {
	n     int
	at    [maxOwn]uint8  // the space of each cloister, in order
	later [maxOwn]uint32 // its neighbours that come later
	all   [maxOwn]uint32 // its neighbours

	spare  uint8 // how many may stay uncovered
	nodes  []chainNode
	first  int     // of the layer being made
	index  []int32 // hash table of that layer: number of the node, counted from 1
	path   [maxOwn]int8
	onPath bool // path is one chain over all; otherwise the last node is the cover
}

var scratch = sync.Pool{New: func() any { return new(chainSearch) }}

// sweep goes over the spaces of part in an order that keeps few of those to come beside
// those behind: always the one that leaves the fewest. front is the most that lay so
// beside each other.
func sweep(adj *[64]uint64, part uint64) (order [64]uint8, front int) {
	var beside, done uint64
	n := 0
	for rest := part; rest != 0; n++ {
		best, width := -1, 0
		for r := rest; r != 0; r &= r - 1 {
			v := bits.TrailingZeros64(r)
			w := 2 * bits.OnesCount64((beside|adj[v]&part)&^done&^(1<<v))
			if beside>>v&1 == 0 {
				w++ // rather go on where the front is
			}
			if best < 0 || w < width {
				best, width = v, w
			}
		}
		order[n] = uint8(best)
		rest &^= 1 << best
		done |= 1 << best
		beside = (beside | adj[best]&part) &^ done
		front = max(front, bits.OnesCount64(beside))
	}
	return order, front
}

// load takes the cloisters of part in the order of the search.
func (s *chainSearch) load(adj *[64]uint64, part uint64) {
	s.n = bits.OnesCount64(part)
	order, _ := sweep(adj, part)
	copy(s.at[:], order[:s.n])
	for i := range s.n {
		s.all[i], s.later[i] = 0, 0
		for j := range s.n {
			if adj[s.at[i]]>>s.at[j]&1 != 0 && i != j {
				s.all[i] |= 1 << j
				if j > i {
					s.later[i] |= 1 << j
				}
			}
		}
	}
}

// solve is the most that can be covered.
func (s *chainSearch) solve() int {
	if s.onPath = s.findPath(); s.onPath {
		return s.n
	}
	for _, s.spare = range spares {
		if s.run() {
			break
		}
	}
	return s.n - int(s.nodes[len(s.nodes)-1].left)
}

// spares is how many cloisters a cover may leave, tried in turn: the fewer, the fewer
// covers there are to look at. Leaving all is always possible.
var spares = [...]uint8{0, 1, 3, 6, maxOwn}

// run goes over all cloisters and reports whether there is a cover, the last node.
func (s *chainSearch) run() bool {
	s.nodes = append(s.nodes[:0], chainNode{})
	from, to := 0, 1
	for v := range s.n {
		s.first = to
		s.clear(to - from)
		for i := from; i < to; i++ {
			s.decide(int32(i), v)
		}
		from, to = to, len(s.nodes)
	}
	return from < to
}

// decide adds the nodes that follow a node: v joined to two, one or none of its
// later neighbours.
func (s *chainSearch) decide(from int32, v int) {
	base, left := s.nodes[from].cover, s.nodes[from].left
	s.add(base, from, left, v, noEnd, noEnd)
	if base[v] == linkInner {
		return
	}
	for a := s.later[v]; a != 0; a &= a - 1 {
		w := bits.TrailingZeros32(a)
		one := base
		if !one.join(v, w) {
			continue
		}
		s.add(one, from, left, v, w, noEnd)
		if one[v] == linkInner {
			continue
		}
		for b := a & (a - 1); b != 0; b &= b - 1 {
			u := bits.TrailingZeros32(b)
			if two := one; two.join(v, u) {
				s.add(two, from, left, v, w, u)
			}
		}
	}
}

// add enters a node, unless an equal cover leaves no more.
func (s *chainSearch) add(c cover, from int32, left uint8, v, w, u int) {
	more, ok := c.leave(v)
	if !ok || left+more > s.spare {
		return
	}
	node := chainNode{c, from, left + more, [2]int8{int8(w), int8(u)}}
	if len(s.nodes)-s.first >= len(s.index)/2 {
		s.grow()
	}
	slot := s.slot(&c)
	if k := s.index[slot]; k == 0 {
		s.nodes = append(s.nodes, node)
		s.index[slot] = int32(len(s.nodes))
	} else if old := &s.nodes[k-1]; node.left < old.left {
		*old = node
	}
}

// slot is where the table holds the node with this cover, or has room for it.
func (s *chainSearch) slot(c *cover) int {
	mask := len(s.index) - 1
	i := int(c.hash()) & mask
	for s.index[i] != 0 && s.nodes[s.index[i]-1].cover != *c {
		i = (i + 1) & mask
	}
	return i
}

// hash mixes the bytes of c.
func (c *cover) hash() uint64 {
	var h uint64
	for i := 0; i < maxOwn; i += 8 {
		b := c[i : i+8 : i+8]
		w := uint64(b[0]) | uint64(b[1])<<8 | uint64(b[2])<<16 | uint64(b[3])<<24 |
			uint64(b[4])<<32 | uint64(b[5])<<40 | uint64(b[6])<<48 | uint64(b[7])<<56
		h = (h ^ w) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	return h ^ h>>32
}

// clear empties the table for a layer behind one of so many nodes.
func (s *chainSearch) clear(before int) {
	size := 64
	for size < 4*before {
		size *= 2
	}
	if cap(s.index) < size {
		s.index = make([]int32, size)
	}
	s.index = s.index[:size]
	clear(s.index)
}

// grow doubles the table.
func (s *chainSearch) grow() {
	s.index = slices.Grow(s.index[:0], 2*len(s.index))[:2*len(s.index)]
	clear(s.index)
	for i := s.first; i < len(s.nodes); i++ {
		s.index[s.slot(&s.nodes[i].cover)] = int32(i + 1)
	}
}
