package kardinal

import (
	"strconv"
	"strings"

	"partie/engine"
)

// Rules is the options of a game.
type Rules struct {
	Baldwin bool // the variant for two: five colours that nobody owns
	Removed int  // cards of each suit that are taken out at set-up
	Map     *Map
	seats   int
}

var optionNames = []string{"baldwin", "removed"}

// maxRemoved leaves at least one card of each suit of the standard map.
const maxRemoved = 8

// ReadRules reads the words of a Rules tag for so many seats.
func ReadRules(words []string, seats int) (Rules, *engine.Fault) {
	r := Rules{Removed: -1, Map: Standard(), seats: seats}
	given := map[string]bool{}
	for i, w := range words {
		name, value, valued := strings.Cut(w, "=")
		name = strings.ToLower(name)
		if given[name] {
			return Rules{}, at(fault("option-twice", name), i, 0, 0)
		}
		given[name] = true
		switch name {
		case "baldwin":
			if valued {
				return Rules{}, hinted(at(fault("bad-value", msg("bad-flag", name)), i, len(name), 0), msg("hint-word", name))
			}
			r.Baldwin = true
		case "removed":
			n, err := strconv.Atoi(value)
			if err != nil || n < 0 || n > maxRemoved || strconv.Itoa(n) != value {
				off := 0
				if valued {
					off = len(name) + 1
				}
				return Rules{}, at(fault("bad-value", msg("bad-removed", maxRemoved)), i, off, 0)
			}
			r.Removed = n
		default:
			return Rules{}, hinted(at(fault("unknown-option", name), i, 0, 0), nearest(name, optionNames))
		}
	}
	if r.Removed < 0 {
		r.Removed = r.removedByRule()
	}
	return r, nil
}

// removedByRule is how many cards of each suit are taken out where the record does not
// say so: one with four players, two with three, none else (rules, Material).
func (r Rules) removedByRule() int {
	if r.Baldwin {
		return 0
	}
	switch r.seats {
	case 4:
		return 1
	case 3:
		return 2
	}
	return 0
}

// String is the options that differ from the default, in a fixed order.
func (r Rules) String() string {
	var w []string
	if r.Baldwin {
		w = append(w, "baldwin")
	}
	if r.Removed != r.removedByRule() {
		w = append(w, "removed="+strconv.Itoa(r.Removed))
	}
	return strings.Join(w, " ")
}

// Seats is 3 to 5 players, 2 in the variant.
func (r Rules) Seats() (least, most int) {
	if r.Baldwin {
		return 2, 2
	}
	return 3, maxSeats
}

// LowWins reports that the most points win.
func (r Rules) LowWins() bool { return false }
