package carcassonne_test

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
)

// The files slow_*_test.go are the rules of Carcassonne a second time, as plainly as
// they can be said and without a look at the engine: a map of tiles, a list of
// followers, and every feature found anew whenever it is asked for. The engine is
// held to it.

// slowSides, slowHalves and slowCorners are numbered clockwise; a quarter turn adds
// one to a side or corner and two to a half edge. Half edges begin at the north-west
// corner.
var (
	slowSides   = []string{"N", "E", "S", "W"}
	slowHalves  = []string{"Nw", "Ne", "En", "Es", "Se", "Sw", "Ws", "Wn"}
	slowCorners = []string{"NE", "SE", "SW", "NW"}
)

// slowTile is a tile as it lies.
type slowTile struct {
	edges             [4]string // field, road, city or river
	cities            []slowCity
	roads             [][]int // the sides of each road that is a feature of its own
	fields            []slowField
	river             []int // the sides with water; one on the source and the lake
	monastery, garden bool
}

type slowCity struct {
	sides   []int
	shields int
}

type slowField struct {
	halves, corners []int
	cities          []int // those of the tile that the field touches
}

// slowBox is the tiles by name: how many of each there are, each in its four
// rotations, and the canonical one for each rotation, the smallest that gives the same
// tile. It holds the 72 with the start tile among them, and the river. A copy with a
// garden has a name of its own where there are copies without.
type slowBox struct {
	count  map[string]int
	turned map[string][4]slowTile
	canon  map[string][4]int
}

var slowTiles = readSlowBox()

// readSlowBox reads the data of the tiles; the file says what each part means.
func readSlowBox() slowBox {
	type record struct {
		ID     string            `json:"id"`
		Count  int               `json:"count"`
		Garden int               `json:"garden_copies"`
		Edges  map[string]string `json:"edges"`
		Cities []struct {
			Edges   []string `json:"edges"`
			Shields int      `json:"shields"`
		} `json:"cities"`
		Roads []struct {
			Edges []string `json:"edges"`
		} `json:"roads"`
		Fields []struct {
			Halves  []string `json:"half_edges"`
			Corners []string `json:"corners"`
			Cities  []int    `json:"cities"`
		} `json:"fields"`
		Monastery bool     `json:"monastery"`
		River     []string `json:"river"`
	}
	var file struct{ Base, River []record }
	b, err := os.ReadFile("tiles.json")
	if err == nil {
		err = json.Unmarshal(b, &file)
	}
	if err != nil {
		panic(err)
	}
	box := slowBox{map[string]int{}, map[string][4]slowTile{}, map[string][4]int{}}
	for _, r := range append(file.Base, file.River...) {
		t := slowTile{monastery: r.Monastery, river: numbers(r.River, slowSides)}
		for i, side := range slowSides {
			t.edges[i] = r.Edges[side]
		}
		for _, c := range r.Cities {
			t.cities = append(t.cities, slowCity{numbers(c.Edges, slowSides), c.Shields})
		}
		for _, road := range r.Roads {
			t.roads = append(t.roads, numbers(road.Edges, slowSides))
		}
		for _, f := range r.Fields {
			t.fields = append(t.fields, slowField{numbers(f.Halves, slowHalves), numbers(f.Corners, slowCorners), f.Cities})
		}
		if plain := r.Count - r.Garden; plain > 0 {
			box.add(r.ID, t, plain)
			r.ID += "g"
		}
		if r.Garden > 0 {
			t.garden = true
			box.add(r.ID, t, r.Garden)
		}
	}
	return box
}

// add puts a tile into the box.
func (b slowBox) add(name string, t slowTile, count int) {
	b.count[name] = count
	var turned [4]slowTile
	var canon [4]int
	var texts []string
	for r := range 4 {
		turned[r] = t.turned(r)
		texts = append(texts, turned[r].text())
		canon[r] = slices.Index(texts, texts[r])
	}
	b.turned[name], b.canon[name] = turned, canon
}

// numbers is the places of the names in the list.
func numbers(names, list []string) []int {
	var n []int
	for _, name := range names {
		n = append(n, slices.Index(list, name))
	}
	return n
}

// turned is the tile after so many quarter turns clockwise.
func (t slowTile) turned(quarters int) slowTile {
	shift := func(places []int, by, of int) []int {
		var moved []int
		for _, p := range places {
			moved = append(moved, (p+by)%of)
		}
		slices.Sort(moved)
		return moved
	}
	u := slowTile{monastery: t.monastery, garden: t.garden, river: shift(t.river, quarters, 4)}
	for side, kind := range t.edges {
		u.edges[(side+quarters)%4] = kind
	}
	for _, c := range t.cities {
		u.cities = append(u.cities, slowCity{shift(c.sides, quarters, 4), c.shields})
	}
	for _, road := range t.roads {
		u.roads = append(u.roads, shift(road, quarters, 4))
	}
	for _, f := range t.fields {
		u.fields = append(u.fields, slowField{shift(f.halves, 2*quarters, 8), shift(f.corners, quarters, 4), f.cities})
	}
	return u
}

// text says all that matters of a turned tile, so that two that are the same read the
// same: cities are named by their sides, and all parts come in order.
func (t slowTile) text() string {
	var parts []string
	for _, c := range t.cities {
		parts = append(parts, fmt.Sprint("city", c.sides, c.shields))
	}
	for _, road := range t.roads {
		parts = append(parts, fmt.Sprint("road", road))
	}
	for _, f := range t.fields {
		var touched []string
		for _, c := range f.cities {
			touched = append(touched, fmt.Sprint(t.cities[c].sides))
		}
		slices.Sort(touched)
		parts = append(parts, fmt.Sprint("field", f.halves, f.corners, touched))
	}
	slices.Sort(parts)
	return fmt.Sprint(t.edges, t.river, t.monastery, t.garden, strings.Join(parts, ";"))
}
