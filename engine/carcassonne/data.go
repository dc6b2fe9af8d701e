package carcassonne

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"
)

// tilesJSON is the tiles as data, with their sources named in it.
//
//go:embed tiles.json
var tilesJSON []byte

// tileData is one tile of the file; its schema is described in the file itself.
type tileData struct {
	ID     string            `json:"id"`
	Count  int               `json:"count"`
	NameEn string            `json:"name_en"`
	NameDe string            `json:"name_de"`
	Edges  map[string]string `json:"edges"`
	Cities []struct {
		Edges   []string `json:"edges"`
		Shields int      `json:"shields"`
	} `json:"cities"`
	Roads []struct {
		Edges  []string `json:"edges"`
		EndsAt string   `json:"ends_at"`
	} `json:"roads"`
	Monastery bool `json:"monastery"`
	Fields    []struct {
		HalfEdges []string `json:"half_edges"`
		Corners   []string `json:"corners"`
		Cities    []int    `json:"cities"`
	} `json:"fields"`
	River        []string `json:"river"`
	GardenCopies int      `json:"garden_copies"`
	StartCopies  int      `json:"start_copies"`
	Interop      struct {
		JCZ [][3]any `json:"jcloisterzone"`
		BGA []int    `json:"bga"`
	} `json:"interop"`
}

// tileFile is the part of the file that the program uses.
type tileFile struct {
	Base  []tileData `json:"base"`
	River []tileData `json:"river"`
}

// box is the tiles by kind: the 24 of the base game, the 12 of the River.
var box = readBox()

func readBox() []tileData {
	var f tileFile
	if err := json.Unmarshal(tilesJSON, &f); err != nil {
		panic("carcassonne: tiles.json: " + err.Error()) // embedded: a mistake of the program
	}
	if len(f.Base) != baseKinds || len(f.River) != riverKinds {
		panic(fmt.Sprintf("carcassonne: tiles.json has %d and %d kinds", len(f.Base), len(f.River)))
	}
	all := append(f.Base, f.River...)
	if n := segmentsOf(all); n != maxNodes {
		panic(fmt.Sprintf("carcassonne: tiles.json has %d segments", n))
	}
	return all
}

// segmentsOf counts the segments of all copies of the tiles.
func segmentsOf(box []tileData) (n int) {
	for _, t := range box {
		each := len(t.Cities) + len(t.Roads) + len(t.Fields)
		if t.Monastery {
			each++
		}
		n += t.Count*each + t.GardenCopies
	}
	return n
}

// corner numbers and half edges run clockwise, as the sides do.
var (
	sideNames   = [4]string{"N", "E", "S", "W"}
	cornerNames = [4]string{"NE", "SE", "SW", "NW"}
	halfNames   = [8]string{"Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"}
)

// index is where name stands in list; the data are checked by it.
func index(list []string, name string) int {
	for i, n := range list {
		if n == name {
			return i
		}
	}
	panic("carcassonne: tiles.json: no such place: " + name)
}

// Kind is a sort of tile: A to X, the river tiles rA to rL, and the copies that show
// a garden, Eg to Vg.
type Kind uint8

// The ranges of kinds.
const (
	baseKinds   = 24
	riverKinds  = 12
	gardenKinds = 8

	riverFirst  = Kind(baseKinds)
	gardenFirst = riverFirst + riverKinds

	// Kinds is how many kinds there are.
	Kinds = int(gardenFirst) + gardenKinds
	// NoKind is none of them.
	NoKind Kind = 255
)

// Kinds with a part of their own in the rules.
const (
	startKind  = Kind('D' - 'A')
	riverStart = riverFirst             // the source
	riverEnd   = gardenFirst - 1        // the lake
	riverJ     = riverFirst + 'J' - 'A' // has its garden without a g
)

// withGarden is the base kinds of the garden kinds, in order.
var withGarden = gardensOf(box)

func gardensOf(box []tileData) (list [gardenKinds]Kind) {
	n := 0
	for k, t := range box[:baseKinds] {
		if t.GardenCopies > 0 {
			list[n] = Kind(k)
			n++
		}
	}
	if n != gardenKinds {
		panic("carcassonne: tiles.json: other gardens than the program knows")
	}
	return list
}

// River reports whether k is one of the river's tiles.
func (k Kind) River() bool { return k >= riverFirst && k < gardenFirst }

// Plain is the kind without its garden; k itself where it is none of the copies with
// a g.
func (k Kind) Plain() Kind {
	if k >= gardenFirst && int(k) < Kinds {
		return withGarden[k-gardenFirst]
	}
	return k
}

// Garden is the copy of k that shows a garden, or NoKind.
func (k Kind) Garden() Kind { return gardenOf[k] }

var gardenOf = func() (list [Kinds]Kind) {
	for k := range list {
		list[k] = NoKind
	}
	for i, k := range withGarden {
		list[k] = gardenFirst + Kind(i)
	}
	return list
}()

// String is the tile's name in the notation.
func (k Kind) String() string {
	if int(k) < Kinds {
		return tileNames[k]
	}
	return "?"
}

var tileNames = func() (list [Kinds]string) {
	for k := range list {
		list[k] = box[Kind(k).Plain()].ID
		if Kind(k) >= gardenFirst {
			list[k] += "g"
		}
	}
	return list
}()

// kindNames is every name, and its spelling in one case where that is no other tile's:
// rg is the river's G, RG the R with a garden.
var kindNames = func() map[string]Kind {
	m := map[string]Kind{}
	add := func(name string, k Kind) {
		if _, taken := m[name]; !taken {
			m[name] = k
		}
	}
	for k := range Kind(Kinds) {
		add(k.String(), k)
	}
	for k := range Kind(Kinds) {
		add(strings.ToLower(k.String()), k)
		last := Kind(Kinds) - 1 - k
		add(strings.ToUpper(last.String()), last)
	}
	return m
}()

// KindOf is the kind with this name; one in small or capital letters alone is
// understood too.
func KindOf(name string) (Kind, bool) {
	if len(name) == 1 { // most tiles
		k := Kind(name[0]&^0x20) - 'A'
		return k, k < baseKinds
	}
	k, ok := kindNames[name]
	return k, ok
}
