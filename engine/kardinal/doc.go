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
// Two things more are known of where unseen cards can lie: what was not seen at the
// mid-game scoring is not in the new pile, and an open card that a draw which nobody told
// may have taken is in that hand or still open. A line is refused when no deal agrees
// with all that is told. A little too much is accepted in two cases only:
//
//   - Of open cards that were known only those before the last draw that nobody told are
//     followed; and not over the mid-game scoring, where one has been shown since or it
//     is not clear whether a card turned up then is of the old pile or of the new one.
//   - That a card has come unseen from the row to a hand is counted for both, whichever of
//     the draws that nobody told it was.
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
