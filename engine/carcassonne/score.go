package carcassonne

import (
	"partie/engine"
)

// score scores what the tile laid last finished, and sends the followers home
// (rules, A turn, 3).
func (s *State) score(ev []engine.Event) []engine.Event {
	t := &s.tiles[s.board.n-1]
	sh := t.shape()
	for i := range uint16(sh.n) {
		if f := sh.segs[i].feature; f != City && f != Road {
			break // fields and the middle come last
		}
		root := s.find(t.base + i)
		if s.nodes[root].open == 0 && s.men[root] != 0 {
			ev = s.scoreFeature(root, true, ev)
		}
	}
	if s.monks > 0 {
		ev = s.scoreMonks(t.cell, ev)
	}
	return ev
}

// scoreMonks scores the monasteries and gardens that the tile laid at c surrounded.
func (s *State) scoreMonks(c Cell, ev []engine.Event) []engine.Event {
	for i := 0; i < int(s.figured); i++ {
		f := &s.figures[i]
		if !f.middle {
			continue
		}
		if at := s.tiles[f.tile].cell; (at == c || besides(at, c)) && s.around(at) == 8 {
			ev = s.scoreFeature(f.node, true, ev)
			i-- // the next one is here now
		}
	}
	return ev
}

// scoreFeature scores a city, road, monastery or garden on which somebody stands:
// finished ones during the game, the others at its end.
func (s *State) scoreFeature(root uint16, finished bool, ev []engine.Event) []engine.Event {
	n := &s.nodes[root]
	ev = s.award(root, s.worth(n, finished), finished, ev)
	s.comeHome(root)
	return ev
}

// worth is what a city, road, monastery or garden scores.
func (s *State) worth(n *node, finished bool) int {
	tiles, pennants := n.tiles.count(), int(n.pennants)
	switch n.feature {
	case City:
		if !finished || tiles == 2 && s.rules.Tiny == 2 {
			return tiles + pennants
		}
		return 2 * (tiles + pennants)
	case Road:
		return tiles
	case Monastery, Garden:
		return 1 + s.around(s.tiles[n.tiles.first()].cell)
	}
	return 0
}

// award books points for each seat with the most followers in a feature.
func (s *State) award(root uint16, points int, finished bool, ev []engine.Event) []engine.Event {
	n := &s.nodes[root]
	m := s.men[root]
	if finished {
		n.owners |= m.most()
	}
	eachSeat(m.most(), func(x uint8) {
		ev = s.book(x, points, s.featureEvent(n, m, finished), ev)
	})
	return ev
}

// book adds the points of an event to a seat's total.
func (s *State) book(x uint8, points int, e engine.Event, ev []engine.Event) []engine.Event {
	s.points[x] += int32(points)
	e.Seat, e.Points = engine.Seat(x), engine.Exactly(points)
	return append(ev, e)
}

// comeHome takes the followers of a feature back into their supplies.
func (s *State) comeHome(root uint16) {
	kept := uint8(0)
	for i := range s.figured {
		f := s.figures[i]
		if s.find(f.node) != root {
			s.figures[kept] = f
			kept++
			continue
		}
		s.takeBack(f)
	}
	s.figured = kept
	s.men[root] = 0
}

func (s *State) takeBack(f figure) {
	if f.abbot {
		s.abbots |= 1 << f.seat
	} else {
		s.followers[f.seat]++
	}
	if f.middle {
		s.monks--
	}
}

// recall takes the abbot that is figure i off the board for the points of this
// moment (rules, A turn, 4).
func (s *State) recall(i int, ev []engine.Event) []engine.Event {
	f := s.figures[i]
	n := &s.nodes[f.node]
	ev = s.book(f.seat, s.worth(n, false), s.featureEvent(n, oneMan(f.seat), false), ev)
	s.comeHome(f.node)
	return ev
}
