package carcassonne

import (
	"fmt"
	"strings"
	"testing"
)

// The box: 24 kinds, 72 tiles with the start tile, by the letters of the rule book; the
// River has twelve tiles, each its own kind; eight copies of the base game and rJ show
// a garden.
func TestBox(t *testing.T) {
	const want = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1 " +
		"rA1 rB1 rC1 rD1 rE1 rF1 rG1 rH1 rI1 rJ1 rK1 rL1"
	var have []string
	base, river := 0, 0
	for k, tile := range box {
		have = append(have, fmt.Sprintf("%v%d", Kind(k), tile.Count))
		if Kind(k).River() {
			river += tile.Count
		} else {
			base += tile.Count
		}
	}
	if got := strings.Join(have, " "); got != want || base != 72 || river != 12 {
		t.Errorf("%d and %d tiles: %s", base, river, got)
	}
	var gardens []string
	for k := gardenFirst; int(k) < Kinds; k++ {
		gardens = append(gardens, k.String())
		if k.Plain().Garden() != k || box[k.Plain()].GardenCopies != 1 {
			t.Errorf("%v: plain %v, %d copies", k, k.Plain(), box[k.Plain()].GardenCopies)
		}
	}
	if got := strings.Join(gardens, " "); got != "Eg Hg Ig Mg Ng Rg Ug Vg" {
		t.Errorf("gardens %s", got)
	}
}

// The edges of every tile, however it lies, agree with its parts: a city takes all of
// its edge; beside a road and beside water lie two fields (around source and lake the
// same one); a field edge has one field.
func TestEdgesAgree(t *testing.T) {
	for k := range Kind(Kinds) {
		for r := range 4 {
			sh := &shapes[k][r]
			for side, e := range sh.edges {
				if before := shapes[k][0].edges[(side-r+4)%4]; e != before {
					t.Errorf("%v%d, side %d: edge %d, %d before it was turned", k, r, side, e, before)
				}
				part, near, far := sh.rim[side], sh.rim[4+2*side], sh.rim[5+2*side]
				fields := near != none && far != none && sh.segs[near].feature == Field && sh.segs[far].feature == Field
				ok := false
				switch e {
				case cityEdge:
					ok = part != none && sh.segs[part].feature == City && near == none && far == none
				case roadEdge:
					ok = part != none && sh.segs[part].feature == Road && fields
				case waterEdge:
					ok = part == none && fields && sh.water&(1<<side) != 0
				case fieldEdge:
					ok = part == none && fields && near == far
				}
				if !ok {
					t.Errorf("%v%d, side %d: edge %d, parts %d %d %d", k, r, side, e, part, near, far)
				}
			}
		}
	}
}

// No corner lies in two fields, and a field touches no city that the tile has not.
func TestFieldsAgree(t *testing.T) {
	for k := range Kind(Kinds) {
		sh := &shapes[k][0]
		corners, cities := uint8(0), 0
		for _, seg := range sh.segs[:sh.n] {
			if seg.feature == City {
				cities++
			}
		}
		for _, seg := range sh.segs[:sh.n] {
			if seg.feature != Field {
				continue
			}
			if seg.places == 0 || corners&seg.places != 0 || seg.cities>>cities != 0 {
				t.Errorf("%v: field %+v", k, seg)
			}
			corners |= seg.places
		}
	}
}

// How many rotations of a kind differ: the monastery and the tiles that are equal on
// four sides have one, those that look the same upside down two.
func TestTurns(t *testing.T) {
	one, two := " B C X ", " F G H U Hg Ug rC rD rF rK "
	for k := range Kind(Kinds) {
		want := uint8(4)
		name := " " + k.String() + " "
		if strings.Contains(one, name) {
			want = 1
		} else if strings.Contains(two, name) {
			want = 2
		}
		if turns[k] != want {
			t.Errorf("%v has %d rotations, want %d", k, turns[k], want)
		}
	}
}

// Where a follower may stand on each tile as it is printed, by the first side or
// corner of each part.
func TestSegmentWords(t *testing.T) {
	want := map[string]string{
		"A": "rS fNE m", "B": "fNE m", "C": "cN", "D": "cN rE fNE fSE", "E": "cN fNE",
		"F": "cE fNE fSE", "G": "cE fNE fSE", "H": "cE cW fNE", "I": "cN cE fSE",
		"J": "cN rE fNE fSE", "K": "cN rS fNE fSW", "L": "cN rE rS rW fNE fSE fSW",
		"M": "cN fSE", "N": "cN fSE", "O": "cN rE fNE fSE", "P": "cN rE fNE fSE",
		"Q": "cN fSE", "R": "cN fSE", "S": "cN rS fSE fSW", "T": "cN rS fSE fSW",
		"U": "rN fNE fSW", "V": "rS fNE fSW", "W": "rE rS rW fNE fSE fSW",
		"X":  "rN rE rS rW fNE fSE fSW fNW",
		"rA": "fNE", "rB": "cN rS fNE fSE fSW fNW", "rC": "cN cS fNE fSE", "rD": "fNE fSW",
		"rE": "cN fSE fSW", "rF": "fNE fSW", "rG": "fNE fNW", "rH": "rS fNE fSE fSW m",
		"rI": "rN fNE fSE fNW", "rJ": "fNE fSE m", "rK": "rE fNE fSE fSW fNW", "rL": "fNE",
	}
	for k := range Kind(Kinds) {
		sh := &shapes[k][0]
		var have []string
		for i := range sh.n {
			have = append(have, sh.segs[i].word())
		}
		words := want[k.Plain().String()]
		if k != k.Plain() {
			words += " m" // its garden, with the word of a follower who should not be there
		}
		if got := strings.Join(have, " "); got != words {
			t.Errorf("%v has %s, want %s", k, got, words)
		}
	}
}

// The table in the guides tells the tiles as the data have them.
func TestGuideTiles(t *testing.T) {
	letters := map[edge]string{cityEdge: "c", roadEdge: "r", fieldEdge: "f", waterEdge: "w"}
	for k, tile := range box {
		edges := ""
		for _, e := range shapes[k][0].edges {
			edges += letters[e]
		}
		row := fmt.Sprintf("| `%s` | %d | `%s` | ", tile.ID, tile.Count, edges)
		for _, guide := range []string{guideEn, guideDe} {
			if !strings.Contains(guide, row) {
				t.Errorf("no row %s", row)
			}
			if g := Kind(k).Garden(); g != NoKind && !strings.Contains(guide, "`"+g.String()+"` |") {
				t.Errorf("nothing on %v", g)
			}
		}
	}
}
