// Package kardinal plays Kardinal & König for three to five seats, and Michael
// Schacht's game for two after Matthew Baldwin.
//
// # What the record knows
//
// Most records tell neither hands nor unseen draws. A hand is known cards and a count
// of unknown ones; so are the two open cards. Everything played is public, so the
// cards not yet seen are counted by suit, and a card can come out of a hand if it is
// known to be there, or if the hand has an unknown card and the suit is not used up.
// Counts alone tell when the pile is empty: every card drawn, open or hidden, costs it
// one by the end of the turn.
//
// # The map
//
// The board is data ([Map]); most of its roads and alliances are reconstructed, and the
// map says of each item where it comes from.
package kardinal

import (
	"embed"

	"partie/lang"
)

//go:embed en.txt de.txt
var catalogFiles embed.FS

var texts = lang.NewCatalog(catalogFiles)

// msg is the text key of this package's catalogue.
func msg(key string, args ...any) lang.Msg { return texts.Msg(key, args...) }
