// Package review says what was missed in a game: what else each seat could have done in
// each turn, what would have been best, and how much was lost.
//
// It works over the interfaces of package engine alone. Each turn is judged by what the
// seat knew when it decided; what came later in the record is used for one thing only,
// to prove that it held a card already. Every legal turn is tried, and measured three
// ways ([Level]): the points that it brings at once, the margin if the game were scored
// behind it, and the margin with all that is open in the position weighed. The first two
// are exact. A margin is a seat's worth less the mean of all, so that margins add up to
// zero for any number of seats.
package review

import (
	"embed"
	"fmt"
	"hash/crc32"

	"partie/engine"
	"partie/lang"
)

//go:embed en.txt de.txt
var textFiles embed.FS

var texts = lang.NewCatalog(textFiles)

// version changes whenever the same game could be reviewed differently while its engine
// and what its judge goes by stay the same.
const version = 2

// Version is by what a review of the game is made, if it is made as the game has it.
func Version(g engine.Game) string {
	v := fmt.Sprintf("%d.%d", version, g.Version())
	j, ok := g.(engine.Judged)
	if !ok {
		return v
	}
	by := fmt.Append(nil, j.Judge().Grades())
	if w, ok := g.(engine.Weighted); ok {
		by = fmt.Append(by, w.Weights())
	}
	return fmt.Sprintf("%s.%08x", v, crc32.ChecksumIEEE(by))
}
