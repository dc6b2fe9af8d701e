package foreign

import (
	"encoding/json"
	"slices"
	"strings"

	"partie/engine/carcassonne"
)

// bgaPlaces is the places of each tile as Board Game Arena numbers them, from 1, as
// follower words for the tile as it is printed (rotation 0 of the notation). The site
// numbers the monastery first, then roads, cities and fields; within a sort it goes
// through its own picture from top to bottom and from left to right, except for the
// crossing X. Its straight road U has no place 2.
//
// The table was read from three logs, whose points all follow from it, and for the
// places that nobody took there (F G 2-3, J K 3-4, L 3 6 7, O P 1 4, S T 2-4, U 3,
// V 2, W 4-6, X 3-8, N Q R 2) from a public reader of such logs that names every place.
var bgaPlaces = map[string][]string{
	"A": {"m", "rS", "fNE"},
	"B": {"m", "fNE"},
	"C": {"cN"},
	"D": {"rE", "cN", "fNE", "fSE"},
	"E": {"cN", "fNE"},
	"F": {"cE", "fNE", "fSE"},
	"G": {"cE", "fNE", "fSE"},
	"H": {"cW", "cE", "fNE"},
	"I": {"cE", "cN", "fSE"},
	"J": {"rE", "cN", "fNE", "fSE"},
	"K": {"rS", "cN", "fNE", "fSW"},
	"L": {"rW", "rE", "rS", "cN", "fNE", "fSW", "fSE"},
	"M": {"cN", "fSE"},
	"N": {"cN", "fSE"},
	"O": {"rE", "cN", "fNE", "fSE"},
	"P": {"rE", "cN", "fNE", "fSE"},
	"Q": {"cN", "fSE"},
	"R": {"cN", "fSE"},
	"S": {"rS", "cN", "fSW", "fSE"},
	"T": {"rS", "cN", "fSW", "fSE"},
	"U": {"rN", "", "fNW", "fNE"},
	"V": {"rS", "fNE", "fSW"},
	"W": {"rW", "rE", "rS", "fNE", "fSW", "fSE"},
	"X": {"rW", "rE", "rS", "rN", "fNW", "fNE", "fSE", "fSW"},
}

// bgaSorts is the first letter of a follower by the site's word for the feature.
var bgaSorts = map[string]string{"road": "r", "city": "c", "field": "f", "abbey": "m"}

// bgaKeys is the breakdown keys by the same words.
var bgaKeys = map[string]string{"road": "road", "city": "city", "field": "field", "abbey": "monastery"}

// playPartisan reads the follower of the last turn.
func (l *bgaLog) playPartisan(a *bgaArgs) error {
	if len(l.turns) == 0 {
		return fault("no-tile-yet")
	}
	t := &l.turns[len(l.turns)-1]
	seat, err := l.seat(a)
	switch {
	case err != nil:
		return err
	case seat != t.seat:
		return fault("not-his-turn", a.PlayerID.n, t.seat)
	case t.follower != "":
		return fault("follower-twice")
	case a.X.set && a.X.n != t.x || a.Y.set && a.Y.n != t.y:
		return fault("other-tile", cell(a.X.n, a.Y.n))
	case a.Ptype != "" && a.Ptype != "normal":
		return fault("unknown-meeple", short(a.Ptype))
	}
	places := bgaPlaces[t.kind.String()]
	if a.Pos.n < 1 || a.Pos.n > len(places) || places[a.Pos.n-1] == "" {
		return fault("no-such-pos", a.Pos.n, t.kind)
	}
	word := places[a.Pos.n-1]
	var sort string
	if a.Type != nil && json.Unmarshal(a.Type, &sort) == nil {
		if want := bgaSorts[sort]; want != "" && !strings.HasPrefix(word, want) {
			return fault("other-sort", a.Pos.n, t.kind, short(sort))
		}
	}
	t.follower = turned(word, t.kind, t.rot)
	return nil
}

// turned is the follower word for the tile turned by rot, named by the feature's
// first place as the tile then lies.
func turned(word string, k carcassonne.Kind, rot int) string {
	sort, place := word[:1], word[1:]
	switch {
	case place == "":
		return word
	case sort == "f":
		corner := (slices.Index(corners[:], place) + rot) % 4
		return sort + corners[corner]
	}
	_, first := k.AtSide(rot, (slices.Index(sides[:], place)+rot)%4)
	return sort + sides[first]
}
