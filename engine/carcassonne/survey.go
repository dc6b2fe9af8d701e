package carcassonne

import (
	"math/bits"

	"partie/engine"
)

// survey weighs all turns of a tile together, as an appraiser weighs the positions behind
// them one by one. Nothing is laid for it: what the tile joins is put together from the
// features around the place, and only what lies near is reckoned anew. Features begun or
// joined by the tile are its parts.
type survey struct {
	appraiser
	s    *State
	x    uint8   // the seat to move
	kind Kind    // the tile …
	tile tileSet // … and its number

	// The position before: of each place the chance that it is filled and which cities and
	// roads end there; of each of those a list of its places.
	fills  [maxPlaces]float64
	enders [maxPlaces][4]uint16
	first  [1 + maxNodes]uint16 // by root: its first link, 0 for none
	links  [1 + 4*maxPlaces]link
	linked uint16
	claims [maxFigures]claim
	claim  int
	before struct{ worth, men [maxSeats]float64 } // as in appraiser, the followers in the supply apart

	// The tile as it is laid.
	epoch  uint32
	cell   Cell
	sh     *shape
	at     int           // the place, -1 before the first
	touch  contacts      // what is around the place
	same   [12]uint16    // by contact: all that are of the same feature
	beside [4]float64    // by side: the chance that the cell beside is filled then, 1 where a tile lies …
	near   [4]int        // … and which place it is, -1 where it was none
	after  [maxPlaces]so // that a place is filled
	moved  [1 + maxNodes]so
	cities uint64 // segments of all cities that the tile makes likelier or less
	parts  [maxSegs]part
	part   int

	counted [maxPlaces]uint32 // places that a product has already
	counts  uint32            // the product

	supplies [maxSeats]supplied // of each seat, what was reckoned last …
	without  supplied           // … and of the seat to move without the follower it sets

	seen    [4 * maxPlaces]uint32 // by place and rotation: the turn of the survey that last weighed it
	turn    uint32
	margins [4 * maxPlaces][outcomes]float64
}

func newSurvey(by weights) *survey {
	v := new(survey)
	v.goBy(by)
	return v
}

// link is a place in the list of a feature.
type link struct{ place, next uint16 }

// claim is a feature on which somebody stands.
type claim struct {
	root    uint16
	men     men
	most    uint8
	feature Feature
	abbot   bool
	worth   float64
	back    float64 // the chance that the followers come back
	cities  uint64  // that a field touches
	cell    Cell    // of a monastery or garden …
	around  int     // … and how many tiles lie around it
}

// so is a number that holds since an epoch: of an earlier one it says nothing.
type so struct {
	epoch  uint32
	chance float64
}

// joined as a chance says that a feature has become part of those of the tile.
const joined = -1

// part is a feature that the tile begins, continues or joins.
type part struct {
	node
	segs   uint16 // the segments of the tile in it
	touch  uint16 // its contacts
	roots  [8]uint16
	joins  int // how many features the tile joins in it
	men    men
	chance float64 // that a city or road is finished
}

// Margins of a laying, behind those for a follower on each segment.
const (
	outcomeNone  = maxSegs + iota // nobody is set
	outcomeAbbot                  // the abbot is set
	outcomeBack                   // and taken back
	outcomes
)

// outcome is where the margins of a laying have that of a ply.
func outcome(m Man) int {
	switch m {
	case NoMan:
		return outcomeNone
	case Abbot:
		return outcomeAbbot
	case AbbotBack:
		return outcomeBack
	}
	return int(m)
}

// lead is how far the worth of the seat to move is above the mean of the others behind
// ply p, which lays a tile of the kind that the survey was begun for.
func (v *survey) lead(p engine.Ply) float64 {
	place, _ := v.s.placeOf(Cell(p >> cellShift))
	rot := int(p >> rotShift & 3)
	i := 4*place + rot
	if v.seen[i] != v.turn {
		v.seen[i] = v.turn
		v.lay(place, rot)
		v.weigh(&v.margins[i])
	}
	return v.margins[i][outcome(Man(p>>manShift&31))]
}

// start prepares for the turns of a tile of that kind in s.
func (v *survey) start(s *State, k Kind) {
	v.s, v.x, v.kind, v.tile, v.at = s, uint8(s.toMove), k, oneTile(int(s.board.n)), -1
	v.turn++
	left := s.bag
	left.take(k)
	v.begin(&left, s.seats)
	v.findEnds()
	v.findClaims()
}

// findEnds finds the cities and roads that end at each place, and their chances.
func (v *survey) findEnds() {
	s := v.s
	clear(v.first[:s.features.n])
	for i := range v.chance[:s.features.n] {
		v.chance[i] = 1
	}
	v.linked = 0
	for i, need := range s.needs[:s.open] {
		n := needs(need)
		v.fills[i] = v.filled(n)
		v.enders[i] = [4]uint16{}
		if n&ends == 0 {
			continue
		}
		at := &v.enders[i]
		for side := range 4 {
			root := s.endAt(&s.places[i], side)
			if root == nobody || root == at[0] || root == at[1] || root == at[2] {
				continue
			}
			at[side] = root
			v.chance[root] *= v.fills[i]
			v.linked++
			v.links[v.linked] = link{uint16(i), v.first[root]}
			v.first[root] = v.linked
		}
	}
}

// findClaims finds the features on which somebody stands, and what each seat has before
// the tile is laid.
func (v *survey) findClaims() {
	s := v.s
	for y := range s.seats {
		v.worth[y], v.men[y] = float64(s.points[y]), float64(s.followers[y])
		if s.abbots&(1<<y) != 0 {
			v.worth[y] += v.by.abbot * v.earning
		}
	}
	v.claim = 0
	for i := range int(s.figured) {
		f := &s.figures[i]
		root := s.find(f.node)
		if s.scoredBefore(i, root) {
			continue
		}
		c := &v.claims[v.claim]
		v.claim++
		m := s.men[root]
		n := &s.nodes[root]
		*c = claim{root: root, men: m, most: m.most(), feature: n.feature, abbot: f.abbot, cities: n.cities}
		c.worth, c.back = v.feature(s, root)
		if f.middle {
			c.cell = s.tiles[f.tile].cell
			c.around = s.around(c.cell)
		}
		if f.abbot {
			c.back = 0 // as a follower
		}
		v.add(c.men, c.most, c.worth, c.back)
	}
	v.before.worth, v.before.men = v.worth, v.men
}

// lay looks at the tile at a place in a rotation.
func (v *survey) lay(place, rot int) {
	s := v.s
	v.epoch++
	v.sh = &shapes[v.kind][rot]
	if place != v.at {
		v.at, v.cell = place, s.places[place].cell
		v.touch = s.contacts(&s.places[place])
		v.same = v.touch.alike()
	}
	v.cities = 0
	v.fillBeside()
	v.join()
	v.move()
	for i := range v.part {
		if p := &v.parts[i]; p.feature == City || p.feature == Road {
			p.chance = v.chanceOf(p)
		}
	}
}

// alike is, of each contact, all that are of the same feature.
func (c *contacts) alike() (same [12]uint16) {
	for i, root := range c {
		if root == nobody {
			continue
		}
		to := 4 // sides have features of other sorts than half edges
		if i >= 4 {
			to = len(c)
		}
		same[i] |= 1 << i
		for j := i + 1; j < to; j++ {
			if c[j] == root {
				same[i] |= 1 << j
				same[j] |= 1 << i
			}
		}
	}
	return same
}

// fillBeside reckons the chances that the cells beside the tile are filled.
func (v *survey) fillBeside() {
	s := v.s
	for side := range 4 {
		v.beside[side], v.near[side] = 1, -1
		if s.places[v.at].beside[side] != 0 {
			continue
		}
		n := v.sh.edges[side].on(opposite(side))
		if i, ok := s.placeOf(v.cell.next(side)); ok {
			v.beside[side], v.near[side] = v.filled(n|needs(s.needs[i])), i
			v.after[i] = so{v.epoch, v.beside[side]}
		} else if v.cell.next(side).inside() {
			v.beside[side] = v.filled(n)
		}
	}
}

// join puts the parts of the tile together.
func (v *survey) join() {
	v.part = 0
	done := uint16(0)
	for i := range v.sh.n {
		if done&(1<<i) == 0 {
			p := &v.parts[v.part]
			v.part++
			v.joinFrom(p, i)
			done |= p.segs
		}
	}
}

// joinFrom makes p the part with segment i of the tile.
func (v *survey) joinFrom(p *part, i uint8) {
	s := v.s
	p.tiles, p.feature = v.tile, v.sh.segs[i].feature
	p.cities, p.open, p.pennants = 0, 0, 0
	p.segs, p.touch, p.joins, p.men, p.chance = 0, 0, 0, 0, 0
	v.reach(p, i)
	for at := p.touch; at != 0; at &= at - 1 {
		side := bits.TrailingZeros16(at)
		root := v.touch[side]
		if root == nobody {
			continue
		}
		if p.feature != Field {
			p.open -= 2
		}
		if v.moved[root] == (so{v.epoch, joined}) {
			continue
		}
		v.moved[root] = so{v.epoch, joined}
		p.roots[p.joins] = root
		p.joins++
		n := &s.nodes[root]
		p.tiles[0] |= n.tiles[0]
		p.tiles[1] |= n.tiles[1]
		p.cities |= n.cities
		p.open += n.open
		p.pennants += n.pennants
		p.men += s.men[root]
	}
	if p.feature == City {
		v.cities |= p.cities
	}
}

// reach sets the segments and contacts of the part that segment i is of, and what the
// tile itself brings to it.
func (v *survey) reach(p *part, i uint8) {
	sh := v.sh
	for add := uint16(1) << i; add != 0; {
		p.segs |= add
		for ; add != 0; add &= add - 1 {
			seg := &sh.segs[bits.TrailingZeros16(add)]
			p.touch |= seg.touch
			p.open += int16(seg.ends)
			p.pennants += seg.pennants
			p.cities |= uint64(seg.cities) << v.s.features.cities
		}
		all := uint16(0)
		for at := p.touch; at != 0; at &= at - 1 {
			all |= v.same[bits.TrailingZeros16(at)]
		}
		if all &^= p.touch; all == 0 {
			break
		}
		for j := range sh.n {
			if sh.segs[j].touch&all != 0 {
				add |= 1 << j
			}
		}
		p.touch |= all
	}
}

// move reckons the chances of the cities and roads that end beside the tile and do not
// become part of it.
func (v *survey) move() {
	s := v.s
	for _, i := range v.near {
		if i < 0 {
			continue
		}
		for _, root := range v.enders[i] {
			if root == nobody || v.moved[root].epoch == v.epoch {
				continue
			}
			chance := 1.0
			for l := v.first[root]; l != 0; l = v.links[l].next {
				chance *= v.fillOf(v.links[l].place)
			}
			v.moved[root] = so{v.epoch, chance}
			v.cities |= s.nodes[root].cities // of a road none
		}
	}
}

// fillOf is the chance that a place is filled once the tile lies.
func (v *survey) fillOf(place uint16) float64 {
	if a := &v.after[place]; a.epoch == v.epoch {
		return a.chance
	}
	return v.fills[place]
}

// chanceOf is the chance that a part, a city or road, is finished.
func (v *survey) chanceOf(p *part) float64 {
	if p.open == 0 {
		return 1
	}
	v.counts++
	chance := 1.0
	for side := range 4 {
		if p.touch&(1<<side) == 0 || v.touch[side] != nobody {
			continue
		}
		chance *= v.beside[side]
		if i := v.near[side]; i >= 0 {
			v.counted[i] = v.counts
		}
	}
	v.counted[v.at] = v.counts
	for _, root := range p.roots[:p.joins] {
		for l := v.first[root]; l != 0; l = v.links[l].next {
			if place := v.links[l].place; v.counted[place] != v.counts {
				v.counted[place] = v.counts
				chance *= v.fillOf(place)
			}
		}
	}
	return chance
}
