package report

import (
	"encoding/json"

	"partie/engine"
	"partie/lang"
)

// Points is a number of points, or what the record leaves open of it. In JSON it
// is the number, or null where that is open.
type Points engine.Total

// Known reports whether the record settles the number.
func (p Points) Known() bool { return p.Min == p.Max }

// MarshalJSON writes the number or null.
func (p Points) MarshalJSON() ([]byte, error) {
	return json.Marshal(number(engine.Total(p)))
}

// In is the points as people read them: a number, or "7 to 70" where the record
// leaves it open.
func (p Points) In(l lang.Lang) string {
	if p.Known() {
		return integer(l, p.Min)
	}
	return texts.Text(l, "range", integer(l, p.Min), integer(l, p.Max))
}

// Signed is the points of one event, with a plus where they are gained.
func (p Points) Signed(l lang.Lang) string {
	if p.Known() {
		return signed(l, p.Min)
	}
	return texts.Text(l, "range", signed(l, p.Min), signed(l, p.Max))
}

func pointsOf(ts []engine.Total) []Points {
	ps := make([]Points, len(ts))
	for i, t := range ts {
		ps[i] = Points(t)
	}
	return ps
}
