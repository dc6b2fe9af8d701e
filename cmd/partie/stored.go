package main

import "partie/notation"

// stored is the game in the database whose id starts so.
func (a *app) stored(id string) (*notation.Record, error) {
	return nil, faultf("%s", a.text("error.no-file", id))
}
