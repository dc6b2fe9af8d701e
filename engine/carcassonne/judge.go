package carcassonne

import (
	"partie/engine"
	"partie/lang"
)

// judge says why p is not legal. The word of a fault is counted within the ply: 0 is
// the tile, 1 its follower.
func (s *State) judge(p Play) *engine.Fault {
	switch {
	case s.over:
		return whole(fault("game-over"))
	case p.Act == Extra:
		return fault("two-followers")
	case s.laid && p.Act == Discard:
		return fault("discard-late")
	case s.laid:
		return hinted(fault("second-tile"), msg("hint-own-line"))
	}
	if f := s.judgeDraw(p); f != nil {
		return f
	}
	if p.Act == Discard {
		return hinted(fault("fits-somewhere", p.Kind), s.hintPlaces(p.Kind, Origin, nobodyWished))
	}
	if s.placeAt(p) == nil {
		return s.judgeCell(p)
	}
	return s.judgeMan(p)
}

// judgeDraw says why the tile of p is not the next one; nil where it can be.
func (s *State) judgeDraw(p Play) *engine.Fault {
	k := p.Kind
	switch {
	case p.Act == Draw && s.drawn != NoKind:
		return fault("already-drawn", s.drawn)
	case s.drawn != NoKind && s.drawn != k:
		return hinted(fault("wrong-tile", s.drawn, k), s.hintPlaces(s.drawn, p.Cell, p.wish()))
	case s.bag.may(k):
		return nil
	case k.River() && !s.rules.River:
		return hinted(onTile(fault("no-river", k), p), msg("hint-rules", "river"))
	case s.bag.left[k] == 0:
		return hinted(onTile(fault("tile-used-up", k, copies(s.rules, k)), p), s.hintUsed(k))
	case s.bag.left[riverStart] > 0:
		return hinted(onTile(fault("source-first", k), p), msg("hint-word", "rA@0"))
	case k == riverEnd:
		return hinted(onTile(fault("lake-last", int(s.bag.river)-1), p), s.hintRiverLeft())
	}
	return hinted(onTile(fault("river-first", k, int(s.bag.river)), p), s.hintRiverLeft())
}

// onTile places f at the name of the tile in the word of p.
func onTile(f *engine.Fault, p Play) *engine.Fault {
	off := 0
	if p.Act == Discard {
		off = 1 // behind the x
	}
	return at(f, 0, off, len(p.Kind.String()))
}

// onCell places f at the cell in the word of p. A rotation that says nothing more may
// stand there though the canonical word has none; f is then at the @ before the cell.
func onCell(f *engine.Fault, p Play) *engine.Fault {
	off := len(p.Kind.String()) + len("@")
	if p.Rot > 0 {
		off++
	}
	return at(f, 0, off, 0)
}

// copies is how many tiles of a kind a game has, the start tile included.
func copies(r Rules, k Kind) int {
	n := box[k.Plain()].Count
	switch {
	case k != k.Plain():
		return box[k.Plain()].GardenCopies
	case r.gardens():
		n -= box[k].GardenCopies
	}
	if k == startKind && r.River && r.Edition == 2014 {
		n-- // it stays in the box
	}
	return n
}

// judgeCell says why the tile of p cannot lie where p says.
func (s *State) judgeCell(p Play) *engine.Fault {
	if t := s.at(p.Cell); t != nil {
		return hinted(onCell(fault("cell-taken", p.Cell, t.word()), p), s.hintPlaces(p.Kind, p.Cell, p.wish()))
	}
	n, ok := s.needsAt(p.Cell)
	if !ok {
		return hinted(onCell(fault("not-adjacent", p.Cell), p), s.hintPlaces(p.Kind, p.Cell, p.wish()))
	}
	if clash := s.clashes(p, n); len(clash) > 0 {
		f := fault("edge-clash", p.tile(), enumerated(clash))
		if p.Kind == monkKind && p.Rot == 0 && p.Man == NoMan {
			return hinted(f, msg("hint-monk", s.hintRotations(p)))
		}
		return hinted(f, s.hintRotations(p))
	}
	if !s.river.meets(p.shape(), p.Cell) {
		return hinted(fault("river-not-continued"), s.hintPlaces(p.Kind, p.Cell, p.wish()))
	}
	return hinted(fault("river-u-turn"), s.hintPlaces(p.Kind, p.Cell, p.wish()))
}

// monkKind is the tile whose letter, followed by a cell, may be meant for a monk.
const monkKind = Kind('M' - 'A')

// clashes lists the sides on which the tile of p meets an edge of another kind.
func (s *State) clashes(p Play, n needs) (list []lang.Texter) {
	for side, e := range p.shape().edges {
		need := n.at(side)
		if need == wild || need == e {
			continue
		}
		other := s.at(p.Cell.next(side))
		list = append(list, msg("clash", msg("side-"+sideNames[side]), e.msg(), need.msg(), other.word()))
	}
	return list
}

// edgeKeys ends the keys of the texts of edges.
var edgeKeys = map[edge]string{fieldEdge: "field", roadEdge: "road", cityEdge: "city", waterEdge: "river"}

func (e edge) msg() lang.Msg { return msg("edge-" + edgeKeys[e]) }

// word is the tile as the notation writes it.
func (t *laid) word() string { return Play{Kind: t.kind, Rot: t.rot, Cell: t.cell}.tile() }

// judgeMan says why p's follower cannot be set or taken back.
func (s *State) judgeMan(p Play) *engine.Fault {
	return at(s.faultOfMan(p), 1, 0, 0)
}

func (s *State) faultOfMan(p Play) *engine.Fault {
	x := s.toMove
	switch p.Man {
	case Abbot, AbbotBack:
		return s.faultOfAbbot(p)
	case NoMan:
		return s.faultOfVain(p)
	}
	seg := &p.shape().segs[p.Man]
	switch {
	case !s.isThere(seg):
		return hinted(fault("no-feature", msg("no-monastery")), s.hintMen(p))
	case seg.feature == Garden:
		return hinted(fault("garden-for-abbot"), s.hintMen(p))
	case seg.feature == Field && s.rules.NoField:
		return hinted(fault("no-farmers"), s.hintMen(p))
	case s.followers[x] == 0:
		return hinted(fault("no-follower-left", x, startFollowers), msg("hint-without", p.tile()))
	}
	return hinted(fault("feature-occupied", msg("the-"+keys[seg.feature]), s.occupants(p, seg)), s.hintMen(p))
}

// faultOfVain says why the tile has no place for the follower that is wished.
func (s *State) faultOfVain(p Play) *engine.Fault {
	w, sh := p.vain, p.shape()
	_, n := w.on(sh)
	switch {
	case n > 1:
		return hinted(fault("which-feature", n, msg("many-"+keys[w.feature])), hintHas(sh, w.feature))
	case w.places == anywhere:
		return hinted(fault("no-feature", msg("no-"+keys[w.feature])), hintHas(sh, w.feature))
	}
	return hinted(fault("no-such-feature", msg("no-"+keys[w.feature]), w.place()), s.hintTurned(p))
}

func (s *State) faultOfAbbot(p Play) *engine.Fault {
	x := s.toMove
	switch {
	case !s.rules.Abbot:
		return hinted(fault("no-abbots"), msg("hint-rules", "abbot"))
	case p.Man == Abbot && s.abbots&(1<<x) == 0:
		return fault("abbot-on-board", x)
	case p.Man == Abbot:
		return hinted(fault("abbot-place", p.tile()), s.hintMen(p))
	case s.abbotOf(uint8(x)) < 0:
		return fault("abbot-at-home", x)
	}
	return hinted(fault("abbot-surrounded", x), msg("hint-without", p.tile()))
}

// occupants lists who stands on the feature that a segment of p's tile would join,
// and where.
func (s *State) occupants(p Play, seg *segment) lang.Joined {
	roots := map[uint16]bool{}
	if i, ok := s.placeOf(p.Cell); ok {
		touches := s.contacts(&s.places[i])
		touch := touches.reach(p.shape(), seg.touch)
		for at, root := range touches {
			roots[root] = roots[root] || touch&(1<<at) != 0
		}
	}
	var list []lang.Texter
	for _, f := range s.figures[:s.figured] {
		if roots[s.find(f.node)] {
			list = append(list, msg("stands", engine.Seat(f.seat), s.tiles[f.tile].word()+" "+s.manWord(f)))
		}
	}
	return enumerated(list)
}

// enumerated puts texts into a row.
func enumerated(texts []lang.Texter) lang.Joined { return lang.Joined{Sep: ", ", Texts: texts} }
