// Package lab lets policies play games against one another, to see which plays better
// and to find the weights that a judge goes by.
package lab

import (
	"embed"

	"partie/lang"
)

//go:embed en.txt de.txt
var textFiles embed.FS

var texts = lang.NewCatalog(textFiles)
