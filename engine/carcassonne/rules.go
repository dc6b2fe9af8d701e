package carcassonne

import (
	"strconv"
	"strings"

	"partie/engine"
)

// Rules is the options of a game, each with its value: what the edition sets is
// written out.
type Rules struct {
	Edition int  // 2000 or 2014: which box; it sets Farmers and Tiny where they are not given
	River   bool // the twelve river tiles come first
	Abbot   bool // one abbot each, and gardens in edition 2014
	Farmers int  // 1, 2 or 3: which of the three farmer scorings
	Tiny    int  // points of a finished city of two tiles: 4 as any city, 2: one a tile and pennant
	NoField bool // nofarmers: fields cannot be occupied
	DrawEnd bool // draw=end: the next tile is drawn at the end of a turn, seen by all
}

var optionNames = []string{"edition", "river", "abbot", "farmers", "tiny", "nofarmers", "draw"}

// ReadRules reads the words of a Rules tag.
func ReadRules(words []string) (Rules, *engine.Fault) {
	var r Rules
	given := map[string]bool{}
	for i, w := range words {
		name, value, valued := strings.Cut(w, "=")
		name = strings.ToLower(name)
		if given[name] {
			return Rules{}, at(fault("option-twice", name), i, 0, 0)
		}
		given[name] = true
		ok := true
		switch name {
		case "edition":
			r.Edition, ok = oneOf(value, 2000, 2014)
		case "farmers":
			r.Farmers, ok = oneOf(value, 1, 2, 3)
		case "tiny":
			r.Tiny, ok = oneOf(value, 2, 4)
		case "draw":
			r.DrawEnd, ok = value == "end", value == "end" || value == "start"
		case "river", "abbot", "nofarmers":
			if valued {
				return Rules{}, hinted(at(fault("bad-value", msg("bad-flag", name)), i, len(name), 0), msg("hint-word", name))
			}
			r.River = r.River || name == "river"
			r.Abbot = r.Abbot || name == "abbot"
			r.NoField = r.NoField || name == "nofarmers"
		default:
			return Rules{}, hinted(at(fault("unknown-option", name), i, 0, 0), nearest(name, optionNames))
		}
		if !ok {
			off := 0
			if valued {
				off = len(name) + 1
			}
			return Rules{}, at(fault("bad-value", msg("bad-"+name)), i, off, 0)
		}
	}
	return r.complete(), nil
}

// complete sets what is not given to what the edition says (rules, Editions).
func (r Rules) complete() Rules {
	if r.Edition == 0 {
		r.Edition = 2014
	}
	farmers, tiny := r.defaults()
	if r.Farmers == 0 {
		r.Farmers = farmers
	}
	if r.Tiny == 0 {
		r.Tiny = tiny
	}
	return r
}

func (r Rules) defaults() (farmers, tiny int) {
	if r.Edition == 2000 {
		return 1, 2
	}
	return 3, 4
}

// oneOf reads a number that is one of list.
func oneOf(value string, list ...int) (n int, ok bool) {
	for _, n := range list {
		if value == strconv.Itoa(n) {
			return n, true
		}
	}
	return 0, false
}

// String is the options that differ from the default, in a fixed order.
func (r Rules) String() string {
	var w []string
	add := func(differs bool, word string) {
		if differs {
			w = append(w, word)
		}
	}
	farmers, tiny := r.defaults()
	add(r.Edition != 2014, "edition="+strconv.Itoa(r.Edition))
	add(r.River, "river")
	add(r.Abbot, "abbot")
	add(r.Farmers != farmers, "farmers="+strconv.Itoa(r.Farmers))
	add(r.Tiny != tiny, "tiny="+strconv.Itoa(r.Tiny))
	add(r.NoField, "nofarmers")
	add(r.DrawEnd, "draw=end")
	return strings.Join(w, " ")
}

// Seats is 2 to 5 players, or one for practice (a decision).
func (r Rules) Seats() (least, most int) { return 1, maxSeats }

// LowWins reports that the most points win.
func (r Rules) LowWins() bool { return false }

// gardens reports whether gardens are more than pictures: an abbot may stand there.
func (r Rules) gardens() bool { return r.Abbot && r.Edition == 2014 }
