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
// with all that is told, but for these, where a little too much is accepted:
//
//   - Of open cards that were known only those before the last draw that nobody told are
//     followed, and behind the mid-game scoring not those of before that have been shown.
//   - Where the turn of the mid-game scoring tells what was turned up but not all draws,
//     and that card can be the last of the old pile or one of the new, the two are
//     not told apart afterwards.
//   - That an early card has moved from the open ones to a hand is counted, not in which
//     of several such draws.
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
