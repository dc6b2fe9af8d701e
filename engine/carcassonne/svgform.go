package carcassonne

import (
	"math/bits"

	"partie/engine/draw"
)

// pt is a point of a tile in the drawing. A tile reaches from (0,0) in the north-west
// to (100,100).
type pt struct{ x, y float64 }

const tileSize = 100

// turned is p after so many quarter turns of the tile, clockwise.
func (p pt) turned(quarters int) pt {
	for range quarters % 4 {
		p = pt{tileSize - p.y, p.x}
	}
	return p
}

func (p pt) String() string { return draw.Num(p.x) + " " + draw.Num(p.y) }

// form is one way for a city or a road to lie on a tile. Every other follows by
// turning it.
type form struct {
	id      string
	sides   uint8  // bit set of the sides it goes on by
	path    string // the ground of a city, the middle of a road
	open    string // of a road that ends in a village or monastery: the part outside
	walls   string // of a city, where it meets fields
	spot    pt     // where a follower stands
	pennant pt
	roofs   []pt
}

// Cities. Their walls run from corner to corner, so that they meet the neighbour's.
var (
	capForm = form{
		id: "cc-cap", sides: 1 << north,
		path: "M0 0C20 40 80 40 100 0Z", walls: "M0 0C20 40 80 40 100 0",
		spot: pt{50, 12}, pennant: pt{72, 10}, roofs: []pt{{27, 9}, {43, 19}, {60, 20}, {74, 8}, {52, 6}},
	}
	// flatForm keeps away from another city beside it.
	flatForm = form{
		id: "cc-flat", sides: 1 << north,
		path: "M0 0C34 26 66 26 100 0Z", walls: "M0 0C34 26 66 26 100 0",
		spot: pt{50, 9}, pennant: pt{72, 8}, roofs: []pt{{34, 8}, {51, 11}, {67, 7}},
	}
	cornerForm = form{
		id: "cc-corner", sides: 1<<north | 1<<east,
		path: "M0 0C37 28 72 63 100 100V0Z", walls: "M0 0C37 28 72 63 100 100",
		spot: pt{70, 32}, pennant: pt{85, 17},
		roofs: []pt{{30, 8}, {48, 10}, {66, 9}, {50, 24}, {88, 38}, {90, 54}, {76, 50}, {91, 72}, {68, 36}},
	}
	throughForm = form{
		id: "cc-through", sides: 1<<north | 1<<south,
		path:  "M0 0C30 34 30 66 0 100H100C70 66 70 34 100 0Z",
		walls: "M0 0C30 34 30 66 0 100M100 100C70 66 70 34 100 0",
		spot:  pt{50, 50}, pennant: pt{50, 18},
		roofs: []pt{{24, 11}, {76, 11}, {34, 32}, {66, 34}, {35, 66}, {66, 64}, {22, 90}, {78, 90}, {50, 84}, {50, 48}},
	}
	threeForm = form{
		id: "cc-three", sides: 1<<north | 1<<east | 1<<west,
		path: "M0 0H100V100C72 66 28 66 0 100Z", walls: "M100 100C72 66 28 66 0 100",
		spot: pt{50, 44}, pennant: pt{20, 18},
		roofs: []pt{{42, 14}, {60, 12}, {82, 14}, {14, 42}, {32, 36}, {70, 34}, {88, 40}, {12, 66}, {30, 58}, {50, 58}, {72, 58}, {88, 68}},
	}
	allForm = form{
		id: "cc-all", sides: 15, path: "M0 0H100V100H0Z",
		spot: pt{50, 52}, pennant: pt{20, 18},
		roofs: []pt{{42, 14}, {62, 12}, {84, 16}, {14, 44}, {34, 36}, {70, 36}, {88, 48}, {12, 68}, {32, 62}, {66, 62}, {86, 78}, {16, 88}, {40, 86}, {62, 84}},
	}
	cityForms = []*form{&capForm, &flatForm, &cornerForm, &throughForm, &threeForm, &allForm}
)

// Roads. Those with one end lead to the middle of the tile, to a gate near it, or across
// the river to a gate or monastery.
var (
	straightForm = form{id: "cc-straight", sides: 1<<north | 1<<south, path: "M50 0V100", spot: pt{50, 50}}
	bendForm     = form{id: "cc-bend", sides: 1<<north | 1<<east, path: "M50 0C50 27.6 72.4 50 100 50", spot: pt{64.6, 35.4}}
	endForm      = form{id: "cc-end", sides: 1 << north, path: "M50 0V50", open: "M50 0V35", spot: pt{50, 22}}
	nearForm     = form{id: "cc-near", sides: 1 << north, path: "M50 0V26", spot: pt{50, 12}}
	farForm      = form{id: "cc-far", sides: 1 << north, path: "M50 0V70", spot: pt{50, 16}}
	abbeyForm    = form{id: "cc-abbey", sides: 1 << north, path: "M50 0V60", open: "M50 0V52", spot: pt{50, 16}}
	roadForms    = []*form{&straightForm, &bendForm, &endForm, &nearForm, &farForm, &abbeyForm}
)

// rivers is the middle of the water on each river tile as it lies unturned.
var rivers = [riverKinds]string{
	"M50 52V100",
	"M0 50C25 50 30 57 50 57C70 57 75 50 100 50",
	"M0 50H100",
	"M50 0C50 24 58 26 56 44C54 62 44 60 45 76C46 88 50 88 50 100",
	"M50 100C50 72.4 27.6 50 0 50",
	"M50 0C50 18 66 22 64 38C62 54 36 48 36 64C36 82 50 82 50 100",
	"M50 0C50 27.6 27.6 50 0 50",
	"M0 50C25 50 30 66 50 66C70 66 75 50 100 50",
	"M100 50C72.4 50 50 72.4 50 100",
	"M100 50C72.4 50 50 72.4 50 100",
	"M50 0V100",
	"M50 0V50",
}

// lies is the form of a city or road segment of a tile and how it is turned there.
func (sh *shape) lies(k Kind, seg *segment) (f *form, quarters int) {
	f = sh.formOf(k, seg)
	for ; turnedSides(f.sides, quarters) != seg.places; quarters++ {
	}
	return f, quarters
}

// turnedSides is a bit set of sides after so many quarter turns.
func turnedSides(set uint8, quarters int) uint8 {
	return (set<<quarters | set>>(4-quarters)) & 15
}

func (sh *shape) formOf(k Kind, seg *segment) *form {
	n := bits.OnesCount8(seg.places)
	opposed := seg.places == 1<<north|1<<south || seg.places == 1<<east|1<<west
	if seg.feature == Road {
		switch {
		case opposed:
			return &straightForm
		case n == 2:
			return &bendForm
		case k == riverB:
			return &farForm
		case k == riverH:
			return &abbeyForm
		case box[k.Plain()].Roads[0].EndsAt == "city":
			return &nearForm
		}
		return &endForm
	}
	switch {
	case n == 4:
		return &allForm
	case n == 3:
		return &threeForm
	case opposed:
		return &throughForm
	case n == 2:
		return &cornerForm
	case sh.cityBeside(int(seg.first)):
		return &flatForm
	}
	return &capForm
}

// cityBeside reports whether a side next to this one is a city's too.
func (sh *shape) cityBeside(side int) bool {
	return sh.edges[(side+1)%4] == cityEdge || sh.edges[(side+3)%4] == cityEdge
}

// River tiles with a bridge, which are drawn in ways of their own.
const (
	riverB = riverFirst + 'B' - 'A' // the road comes from a gate
	riverH = riverFirst + 'H' - 'A' // the road comes from the monastery
	riverK = riverFirst + 'K' - 'A'
)

// gardenSpots is where the gardens lie on the unturned tiles.
var gardenSpots = map[string]pt{
	"Eg": {62, 66}, "Hg": {50, 64}, "Ig": {46, 56}, "Mg": {34, 56}, "Ng": {34, 56},
	"Rg": {69, 89}, "Ug": {77, 62}, "Vg": {42, 36}, "rJ": {36, 36},
}

// middleSpot is where the monastery or garden of a tile is.
func middleSpot(k Kind, rot int) pt {
	p, ok := gardenSpots[k.String()]
	switch {
	case k == riverH:
		p = pt{50, 32}
	case !ok:
		p = pt{50, 48}
	}
	return p.turned(rot)
}

// spot is where a follower stands on a segment of a tile, a farmer lies.
func (t *laid) spot(i uint8) pt {
	sh := t.shape()
	seg := &sh.segs[i]
	switch seg.feature {
	case City, Road:
		f, quarters := sh.lies(t.kind, seg)
		return f.spot.turned(quarters)
	case Field:
		return sh.farmerSpot(t.kind, seg)
	}
	return middleSpot(t.kind, int(t.rot))
}

// farmerSpot is at the middle of a side that is the field's alone, between two cities
// or where nothing else is near, else in the freest of its corners. Corner i lies
// between the sides i and i+1.
func (sh *shape) farmerSpot(k Kind, seg *segment) pt {
	open := sh.middle == none && !k.River()
	for side := range 4 {
		both := uint16(3) << (4 + 2*side)
		if seg.touch&both != both {
			continue
		}
		if sh.edges[(side+1)%4] == cityEdge && sh.edges[(side+3)%4] == cityEdge {
			p := pt{50, 12}
			if sh.middle != none {
				p.x = 66 // beside the garden
			}
			return p.turned(side)
		}
		if open {
			return pt{50, 22}.turned(side)
		}
	}
	var best pt
	least := 3
	for c := range 4 {
		if seg.places&(1<<c) == 0 {
			continue
		}
		p, cities := pt{79, 21}, 0
		if sh.edges[c] == cityEdge {
			p, cities = pt{86, 29}, cities+1
		}
		if sh.edges[(c+1)%4] == cityEdge {
			p, cities = pt{71, 14}, cities+1
		}
		if cities < least {
			best, least = p.turned(c), cities
		}
	}
	return best
}
