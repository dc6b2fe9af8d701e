package carcassonne

import (
	"math/bits"

	"partie/engine"
)

// Apply makes one ply: a tile laid with its follower, a tile set aside, or, where a
// draw is told beforehand, the tile drawn.
func (s *State) Apply(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	p, ok := PlayOf(code)
	if !ok {
		return ev, whole(fault("bad-ply"))
	}
	if !s.legal(p) {
		return ev, s.judge(p)
	}
	return s.do(p, ev), nil
}

// legal reports whether p is legal; judge says why not.
func (s *State) legal(p Play) bool {
	if s.over || s.laid || !s.bag.may(p.Kind) || s.drawn != NoKind && s.drawn != p.Kind {
		return false
	}
	switch p.Act {
	case Extra:
		return false
	case Draw:
		return s.drawn == NoKind
	case Discard:
		return !s.fitsSomewhere(p.Kind)
	}
	at := s.placeAt(p)
	return at != nil && p.vain.feature == NoFeature && s.mayStand(p, at)
}

// placeAt is the place where the tile of p can lie as p says, nil where it cannot.
func (s *State) placeAt(p Play) *place {
	i, ok := s.placeOf(p.Cell)
	if !ok || !s.rotations(p.Kind, i).has(p.Rot) {
		return nil
	}
	return &s.places[i]
}

// fitsSomewhere reports whether a tile can be laid at all.
func (s *State) fitsSomewhere(k Kind) bool {
	for i := range int(s.open) {
		if s.rotations(k, i) != 0 {
			return true
		}
	}
	return false
}

// rotations is the rotations in which a tile can lie at a place, as lanes.fit.
func (s *State) rotations(k Kind, place int) lanes {
	rots := lanesOf[k].fit(s.needs[place])
	if k.River() {
		return s.riverRotations(k, s.places[place].cell, rots)
	}
	return rots
}

// riverRotations is those of rots in which the tile continues the River.
func (s *State) riverRotations(k Kind, c Cell, rots lanes) lanes {
	for r := range uint8(4) {
		if !s.river.goesOn(&shapes[k][r], c) {
			rots &^= 1 << (16*r + 15)
		}
	}
	return rots
}

// mayStand reports whether p's follower may be set or taken back, once the tile lies
// at that place.
func (s *State) mayStand(p Play, at *place) bool {
	x := uint8(s.toMove)
	sh := p.shape()
	switch p.Man {
	case NoMan:
		return true
	case Abbot, AbbotBack:
		return s.mayMoveAbbot(p)
	}
	seg := &sh.segs[p.Man]
	switch seg.feature {
	case Garden:
		return false
	case Field:
		if s.rules.NoField {
			return false
		}
	}
	if s.followers[x] == 0 {
		return false
	}
	touches := s.contacts(at)
	occupied := s.occupied(&touches)
	if seg.feature == Field && occupied&allHalves != 0 {
		return occupied&touches.reach(sh, seg.touch) == 0
	}
	return occupied&seg.touch == 0
}

// mayMoveAbbot reports whether the seat's abbot may be set on the tile of p, or taken
// back, as p says.
func (s *State) mayMoveAbbot(p Play) bool {
	x := uint8(s.toMove)
	if p.Man == Abbot {
		return s.abbots&(1<<x) != 0 && s.abbotPlace(p.shape())
	}
	i := s.abbotOf(x)
	return i >= 0 && !s.surroundedWith(int(s.figures[i].tile), p.Cell)
}

// abbotPlace reports whether an abbot can stand on the tile.
func (s *State) abbotPlace(sh *shape) bool {
	return sh.middle != none && (sh.segs[sh.middle].feature == Monastery || s.rules.gardens())
}

// abbotOf is the figure that is the seat's abbot on the board, -1 where there is
// none.
func (s *State) abbotOf(x uint8) int {
	if s.rules.Abbot && s.abbots&(1<<x) == 0 {
		for i := range int(s.figured) {
			if s.figures[i].abbot && s.figures[i].seat == x {
				return i
			}
		}
	}
	return -1
}

// surroundedWith reports whether the eight cells around a lying tile are taken once a
// tile lies at c.
func (s *State) surroundedWith(tile int, c Cell) bool {
	at := s.tiles[tile].cell
	n := s.around(at)
	return n == 8 || n == 7 && besides(at, c)
}

// besides reports whether two cells touch, be it at a corner.
func besides(a, b Cell) bool {
	d := int(a) - int(b)
	d = max(d, -d)
	return d == 1 || stride-1 <= d && d <= stride+1
}

// do makes a ply. It is legal, or at least possible. What a tile finishes scores when the
// turn ends: by then everybody stands who is set.
func (s *State) do(p Play, ev []engine.Event) []engine.Event {
	s.begun = true
	switch p.Act {
	case Draw:
		s.drawn = p.Kind
		return ev
	case Discard:
		s.bag.take(p.Kind)
		s.drawn = NoKind
		return ev
	}
	if s.laid { // a second tile, forced
		ev = s.score(ev)
	}
	s.bag.take(p.Kind)
	s.drawn, s.laid = NoKind, true
	return s.man(s.lay(p), p.Man, ev)
}

// lay puts the tile of p on the board, joins its features to those beside it and
// returns its number.
func (s *State) lay(p Play) int {
	n := s.put(p.Kind, p.Rot, p.Cell)
	sh := p.shape()
	s.tiles[n].base = s.add(n, sh)
	r := &s.rims[n+1]
	for side := range 4 {
		g := s.grid[p.Cell.next(side)]
		if g-cellTile >= maxTiles {
			continue
		}
		u := &s.rims[g]
		if a, b := r[side], u[opposite(side)]; a != nobody && b != nobody && s.nodes[a].feature == s.nodes[b].feature {
			s.join(a, b, 2)
		}
		near, far := 4+2*side, 5+2*side
		a, b := r[near], u[across[near]]
		if a != nobody && b != nobody {
			s.join(a, b, 0)
		}
		if c, d := r[far], u[across[far]]; c != nobody && d != nobody && (c != a || d != b) {
			s.join(c, d, 0)
		}
	}
	if sh.water != 0 {
		s.river.flow(sh, p.Cell)
	}
	return n
}

// man sets the seat's follower or abbot on the tile just laid, or takes its abbot
// back.
func (s *State) man(tile int, m Man, ev []engine.Event) []engine.Event {
	x := uint8(s.toMove)
	seg := uint8(m)
	switch m {
	case NoMan:
		return ev
	case AbbotBack:
		return s.recall(s.abbotOf(x), ev)
	case Abbot:
		seg = s.tiles[tile].shape().middle
		s.abbots &^= 1 << x
	default:
		s.followers[x]--
	}
	node := s.tiles[tile].base + uint16(seg)
	f := figure{node: node, tile: uint8(tile), seat: x, abbot: m == Abbot}
	f.middle = seg == s.tiles[tile].shape().middle
	if f.middle {
		s.monks++
	}
	s.figures[s.figured] = f
	s.figured++
	s.men[s.find(node)] += oneMan(x)
	return ev
}

// EndTurn ends the turn: its tile must lie, unless the bag ran out on tiles that fit
// nowhere.
func (s *State) EndTurn(ev []engine.Event) ([]engine.Event, *engine.Fault) {
	if s.over {
		return ev, whole(fault("game-over"))
	}
	if !s.laid && s.bag.total > 0 {
		return ev, hinted(whole(fault("tile-needed")), msg("hint-place"))
	}
	return s.nextTurn(ev), nil
}

// nextTurn scores what the tile of this turn finished and hands the turn on; it ends the
// game where no tile is left.
func (s *State) nextTurn(ev []engine.Event) []engine.Event {
	if s.laid {
		ev = s.score(ev)
	}
	s.laid, s.drawn = false, NoKind
	if s.toMove++; s.toMove >= engine.Seat(s.seats) {
		s.toMove = 0
	}
	s.over = s.bag.total == 0
	return ev
}

// eachSeat calls f for the seats of a bit set, in order.
func eachSeat(set uint8, f func(x uint8)) {
	for ; set != 0; set &= set - 1 {
		f(uint8(bits.TrailingZeros8(set)))
	}
}
