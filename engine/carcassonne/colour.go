package carcassonne

import "partie/engine"

// seatColours is the colours of the seats' followers.
func seatColours(v engine.View) (list [maxSeats]engine.Colour) {
	copy(list[:], engine.SeatColours(Game, v.Colours, maxSeats))
	return list
}
