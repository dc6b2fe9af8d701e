package kingscorner

import (
	"strconv"
	"strings"

	"partie/engine"
)

// Rules is the options of a game. The zero value is not valid: Packs and Corners
// are always set.
type Rules struct {
	Rounds  int  // rounds to play; 0: until one seat is left (with To only)
	To      int  // a seat with so many points is out; 0: nobody goes out (rule text 8)
	Need    bool // draw=need: only a seat that cannot play draws (rule text 8)
	Packs   int  // 1 or 2 (rule text 8)
	Corners int  // 4; 8 or 4 with two packs
}

// maxNumber bounds rounds and to, so that no total can overflow.
const maxNumber = 1_000_000

var optionNames = []string{"rounds", "to", "draw", "packs", "corners"}

// ReadRules reads the words of a Rules tag.
func ReadRules(words []string) (Rules, *engine.Fault) {
	r := Rules{Packs: 1}
	given := map[string]int{} // the word that gave the option
	for i, w := range words {
		name, value, ok := strings.Cut(w, "=")
		name = strings.ToLower(name)
		if _, twice := given[name]; twice {
			return Rules{}, at(fault("option-twice", name), i, 0, 0)
		}
		f := &engine.Fault{Code: "bad-value", Word: i, Off: len(name) + 1}
		if !ok {
			f.Off = 0
		}
		var bad bool
		switch name {
		case "rounds":
			r.Rounds, bad = number(value)
			f.Msg = msg("bad-number", name, maxNumber)
		case "to":
			r.To, bad = number(value)
			f.Msg = msg("bad-number", name, maxNumber)
		case "draw":
			r.Need, bad = value == "need", value != "need" && value != "start"
			f.Msg = msg("bad-draw")
		case "packs":
			r.Packs, bad = number(value)
			bad = bad || r.Packs > 2
			f.Msg = msg("bad-packs")
		case "corners":
			r.Corners, bad = number(value)
			bad = bad || r.Corners != 4 && r.Corners != 8
			f.Msg = msg("bad-corners")
		default:
			return Rules{}, hinted(at(fault("unknown-option", name), i, 0, 0), nearest(name, optionNames))
		}
		if bad {
			return Rules{}, f
		}
		given[name] = i
	}
	if r.Packs == 1 && r.Corners == 8 {
		return Rules{}, hinted(at(fault("corners-need-packs"), given["corners"], 0, 0), msg("hint-word", "packs=2"))
	}
	if r.Corners == 0 {
		r.Corners = 4 * r.Packs
	}
	if r.Rounds == 0 && r.To == 0 {
		r.Rounds = 1
	}
	return r, nil
}

// number reads a positive number; bad reports that it is none.
func number(s string) (n int, bad bool) {
	u, err := strconv.ParseUint(s, 10, 32)
	return int(u), err != nil || u == 0 || u > maxNumber
}

// String is the options that differ from the default, in a fixed order.
func (r Rules) String() string {
	var w []string
	add := func(differs bool, word string) {
		if differs {
			w = append(w, word)
		}
	}
	// Without "to" the default is one round, with it as many as it takes.
	add(r.Rounds > 1 || r.Rounds == 1 && r.To > 0, "rounds="+strconv.Itoa(r.Rounds))
	add(r.To > 0, "to="+strconv.Itoa(r.To))
	add(r.Need, "draw=need")
	add(r.Packs == 2, "packs=2")
	add(r.Packs == 2 && r.Corners == 4, "corners=4")
	return strings.Join(w, " ")
}

// Seats is 2 to 4 players (rule text 1), up to 8 with two packs (a decision).
func (r Rules) Seats() (least, most int) { return 2, 4 * r.Packs }

// LowWins reports that the fewest penalty points win (rule text 4).
func (r Rules) LowWins() bool { return true }

func (r Rules) piles() Pile { return Pile(crosses + r.Corners) }
