package carcassonne

import "partie/engine"

// Act is what a ply does.
type Act uint8

// The acts. Draw is chance's: it says which tile was drawn, where that is told
// before the tile is laid. A record leaves it out.
const (
	Place   Act = iota + 1 // lay a tile, with or without a follower
	Discard                // set a tile aside that fits nowhere
	Draw                   // draw a tile
	Extra                  // set one more follower on the tile laid, or take the abbot back; never legal
)

// Man is who comes onto the tile that is laid, or off the board instead.
type Man uint8

// Any other Man is a follower on the tile's segment of that number.
const (
	NoMan     Man = 31 // nobody
	Abbot     Man = 30 // the abbot, on the monastery or garden
	AbbotBack Man = 29 // the seat's abbot is taken back
)

// Play is a ply spelt out. Rot is the smallest rotation of those that give the same
// tile. A play is never legal where it is told of whom it sets but not where: the tile
// has nothing, or more than one thing, that vain could mean.
type Play struct {
	Act  Act
	Kind Kind
	Rot  uint8 // quarter turns clockwise, 0 to 3
	Cell Cell
	Man  Man
	vain wish
}

// The code of a play, from the low end: act 3 bits, man 5, rotation 2, kind 6, cell 16;
// of what is wished in vain the feature 3, the places 4.
const (
	manShift  = 3
	rotShift  = manShift + 5
	kindShift = rotShift + 2
	cellShift = kindShift + 6
	vainShift = cellShift + 16
)

// Ply is the code of p.
func (p Play) Ply() engine.Ply {
	return engine.Ply(p.Act) | engine.Ply(p.Man)<<manShift | engine.Ply(p.Rot)<<rotShift |
		engine.Ply(p.Kind)<<kindShift | engine.Ply(p.Cell)<<cellShift | p.vain.code()<<vainShift
}

// PlayOf reads a code; ok reports whether it is one of the game's.
func PlayOf(code engine.Ply) (p Play, ok bool) {
	p = Play{
		Act:  Act(code & 7),
		Man:  Man(code >> manShift & 31),
		Rot:  uint8(code >> rotShift & 3),
		Kind: Kind(code >> kindShift & 63),
		Cell: Cell(code >> cellShift),
	}
	if int(p.Kind) >= Kinds {
		return p, false
	}
	if code>>vainShift != 0 {
		if p.vain, ok = wishOf(code >> vainShift); !ok || !p.inVain() {
			return p, false
		}
	}
	switch p.Act {
	case Place, Extra:
		man := p.Man >= AbbotBack || uint8(p.Man) < shapes[p.Kind][p.Rot].n
		return p, man && (p.Act == Place || p.wishes()) && p.Rot < turns[p.Kind] && p.Cell < cells
	case Discard, Draw:
		return p, p.Rot == 0 && p.Cell == 0 && p.Man == 0
	}
	return p, false
}

// inVain reports whether the tile of p has not exactly one place for what is wished.
func (p Play) inVain() bool {
	_, n := p.vain.on(p.shape())
	return (p.Act == Place || p.Act == Extra) && p.Man == NoMan && n != 1
}

// wishes reports whether p sets or takes back anybody, or would.
func (p Play) wishes() bool { return p.Man != NoMan || p.vain.feature != NoFeature }

// shape is the tile that p lays, as it lies.
func (p Play) shape() *shape { return &shapes[p.Kind][p.Rot] }
