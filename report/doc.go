// Package report says what there is to say about a game, and about the games of a
// group: data first, then the same data for a terminal, as Markdown, as JSON and
// as an HTML page.
//
// A [Game] is made from a replay in one language and holds every figure and
// sentence. The renderers lay it out; none of them computes a figure. What people
// wrote (names, comments, reasons) is cleaned of control and bidi characters when
// the data is made, and each renderer escapes it for its own output.
package report

import (
	"embed"

	"partie/lang"
)

//go:embed *.txt
var textFiles embed.FS

var texts = lang.NewCatalog(textFiles)
