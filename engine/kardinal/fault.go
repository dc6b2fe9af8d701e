package kardinal

import (
	"strings"

	"partie/engine"
	"partie/lang"
)

// fault is a broken rule. The text of a fault stands in the catalogue under its
// code.
func fault(code string, args ...any) *engine.Fault {
	return &engine.Fault{Code: code, Msg: msg(code, args...)}
}

// What a fault is built with, by short names: it is done on every other line.
var (
	hinted = engine.Hinted
	at     = engine.At
	whole  = engine.Whole
)

// nearest is a hint that offers the known word closest to w, or all of them where
// none is close.
func nearest(w string, known []string) lang.Msg {
	if best := engine.Nearest(w, known); best != "" {
		return msg("hint-word", best)
	}
	return msg("hint-one-of", strings.Join(known, ", "))
}
