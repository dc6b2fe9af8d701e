package carcassonne

import "partie/engine"

// usualColours is those of the seats where the record names none.
var usualColours = [maxSeats]string{"red", "blue", "green", "yellow", "black"}

// seatColours is the colours of the seats' followers: those of the record, else the
// usual ones.
func seatColours(v engine.View) (list [maxSeats]engine.Colour) {
	for x := range list {
		if x < len(v.Colours) {
			list[x] = v.Colours[x]
			continue
		}
		list[x], _ = engine.ColourOf(usualColours[x])
	}
	return list
}
