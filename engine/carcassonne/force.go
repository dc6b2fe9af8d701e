package carcassonne

import "partie/engine"

// Force makes a ply that the rules forbid as far as it is physically possible: a tile
// of the bag goes on any empty cell, be it the second of the turn, any follower of the
// supply on any part of it, and a second one where nothing is finished. A
// tile that is not in the bag, a follower that is not in the supply and an abbot that
// is not on the board cannot be.
func (s *State) Force(code engine.Ply, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	p, ok := PlayOf(code)
	switch {
	case !ok:
		return ev, whole(fault("bad-ply"))
	case s.over:
		return ev, whole(fault("game-over"))
	case p.Act == Extra:
		return s.extra(p, ev)
	case s.bag.left[p.Kind] == 0:
		return ev, s.judgeDraw(p)
	case p.Act == Place && (s.at(p.Cell) != nil || !p.Cell.inside()):
		return ev, s.judgeCell(p)
	}
	var left *engine.Fault
	if p.Act == Place && !s.canStand(p) {
		left = s.judgeMan(p)
		p.Man = NoMan
	}
	return s.do(p, ev), left
}

// extra sets one more follower on the tile just laid, or takes the abbot back.
func (s *State) extra(p Play, ev []engine.Event) ([]engine.Event, *engine.Fault) {
	tile := int(s.board.n) - 1
	switch {
	case !s.laid || s.tiles[tile].cell != p.Cell:
		return ev, fault("two-followers")
	case !s.canStand(p):
		return ev, at(s.faultOfMan(p), 0, 0, 0)
	}
	return s.man(tile, p.Man, ev), nil
}

// isThere reports whether a segment is on the tiles of this edition: those of 2000 show
// no gardens.
func (s *State) isThere(seg *segment) bool { return seg.feature != Garden || s.rules.Edition == 2014 }

// canStand reports whether p's follower can be set or taken back, whatever the rules
// say.
func (s *State) canStand(p Play) bool {
	x := uint8(s.toMove)
	switch p.Man {
	case NoMan:
		return p.vain.feature == NoFeature
	case Abbot:
		sh := p.shape()
		return s.abbots&(1<<x) != 0 && sh.middle != none && s.isThere(&sh.segs[sh.middle])
	case AbbotBack:
		return s.abbotOf(x) >= 0
	}
	return s.followers[x] > 0 && s.isThere(&p.shape().segs[p.Man])
}

// Seize makes it the turn of a seat, whoever's it was.
func (s *State) Seize(x engine.Seat) bool {
	if s.over || x >= engine.Seat(s.seats) {
		return false
	}
	s.toMove = x
	return true
}

// ForceEndTurn ends the turn, with or without a tile laid.
func (s *State) ForceEndTurn(ev []engine.Event) []engine.Event {
	if s.over {
		return ev
	}
	return s.nextTurn(ev)
}
