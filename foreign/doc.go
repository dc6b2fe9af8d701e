// Package foreign reads games that other programs saved and writes them in the
// notation:
//
//   - saved games of JCloisterZone (.jcz), versions 4 and 5: [JCloisterZone];
//   - table logs of Board Game Arena, as the site hands them out: [BoardGameArena].
//
// Both are JSON; [IsJSON] tells from the first bytes of a file that it is none of the
// notation's. [Convert] reads a file as a whole, since neither form can be told from a
// part of it. The files are strangers' work: whatever stands in them, Convert returns
// a game that the notation reads without an error, or an error with its place.
//
// What a program does not say is not guessed. What it says otherwise than our rules do
// (the site's points) stands in the record as a claim, and a warning puts it into
// words.
package foreign

import (
	"embed"

	"partie/lang"
)

//go:embed en.txt de.txt
var textFiles embed.FS

var texts = lang.NewCatalog(textFiles)
