package engine

import "partie/lang"

// Feat is something that a turn brought somebody and that may be a record, such as the
// size of a city.
type Feat struct {
	Seat  Seat
	Name  string // the game's name for it, such as "city"
	Value int    // more is more remarkable
}

// Deed is a turn that the rules allow, or the end scoring: then Seat is NoSeat, and there
// are no Words. A turn that is nobody's has NoSeat too.
type Deed struct {
	Seat   Seat
	Words  []string // canonical
	Events []Event
}

// Scored is the points that the seat of the deed certainly gained by it.
func (d Deed) Scored() (points int) {
	for _, e := range d.Events {
		if e.Seat == d.Seat {
			points += e.Points.Min
		}
	}
	return points
}

// Notable is a Game in which something may be a record.
type Notable interface {
	// FeatNames lists what may be one, in the order in which people are told.
	FeatNames() []string
	// FeatTitle is what it is called with what is counted, such as "largest city (tiles)".
	FeatTitle(name string) lang.Msg
	// Feats appends what of a deed may be a record in a game by these rules, which are
	// those that this Game's Rules made.
	Feats(r Rules, d Deed, dst []Feat) []Feat
}
