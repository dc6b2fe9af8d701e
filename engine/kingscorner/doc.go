// Package kingscorner plays Kings in the Corner by the record's words: the
// tableau of four cross piles and the corners, the stock, and for every hand the
// cards that are known and how many are not.
//
// # What the record knows
//
// A hand is known cards plus a count of unknown ones. Unknown cards of all hands
// and of the stock are together exactly the cards not yet seen, so a card can come
// out of a hand if it is known to be there, or if the hand has an unknown card and
// the card is unseen; no other fact matters, and the first turn that no deal fits
// is a fault. The one exception is the rule option draw=need, under which drawing
// says something about the cards in hand; see slots.
//
// # Decisions
//
// Where the rule text is silent the engine decides, and the guide ([Game] and its
// Guide) names each decision. The main ones: only whole cross piles move; the first
// player of a round is the next seat after the one that started the round before;
// with an empty stock a full lap without a card laid ends the round; equal totals
// share the win.
//
// # Judging turns
//
// The plays of a turn can be made in up to 10^17 orders, so orders are not tried. What
// a turn can shed at most follows from how many cards of each rank and colour are in
// hand, on top of piles and at the bottom of cross piles ([Finder]). Only a table that
// plays against the rules have tangled is searched by trying all. Of a hidden hand the
// judge takes the cards that it certainly held; what it then shows could have been
// done, and there may have been more.
package kingscorner

import (
	"embed"

	"partie/lang"
)

//go:embed en.txt de.txt
var catalogFiles embed.FS

var texts = lang.NewCatalog(catalogFiles)

// msg is the text key of this package's catalogue.
func msg(key string, args ...any) lang.Msg { return texts.Msg(key, args...) }
