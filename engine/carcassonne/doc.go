// Package carcassonne plays Carcassonne: the base game with farmers by each of
// the three scorings, the River, and the Abbot with his gardens.
//
// # The position
//
// Every tile that lies brings its segments: cities, roads, fields and the
// monastery or garden in its middle. Segments that touch are one feature; they are
// joined as tiles are laid (union-find) and the open ends of each city and road
// are counted, so that a turn costs the same early and late. The cells beside
// lying tiles are kept with the edges that a tile must have there; a table says at
// once which rotations of a tile fit such a cell.
//
// # Decisions
//
// The rules are those of the seed text; where it is silent the guide ([Game] and
// its Guide) names each decision. The main ones: one seat may play alone, for
// practice; the source of the river may lie any way round; a turn in which the bag
// runs out on tiles that fit nowhere ends the game; equal totals share the win.
//
// # Judging
//
// A position between two turns is worth to a seat what an appraiser finds (see there): its
// points, what stands on the board by its chance to be finished with the tiles left in the
// bag, and what followers will still earn. The weights of it are one table, found by
// letting judges play one another. All turns of a tile are weighed together by a survey,
// which lays nothing: it puts the features that the tile would join together and reckons
// anew only what lies near. A test holds it to the appraiser.
package carcassonne

import (
	"embed"

	"partie/lang"
)

//go:embed en.txt de.txt
var catalogFiles embed.FS

var texts = lang.NewCatalog(catalogFiles)

// msg is the text key of this package's catalogue.
func msg(key string, args ...any) lang.Msg { return texts.Msg(key, args...) }
