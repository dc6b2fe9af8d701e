package carcassonne

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

// hinted gives f a hint.
func hinted(f *engine.Fault, hint lang.Msg) *engine.Fault {
	f.Hint = hint
	return f
}

// at places f at bytes off to off+n of word w; n 0 is to the end of the word.
func at(f *engine.Fault, w, off, n int) *engine.Fault {
	f.Word, f.Off, f.Len = w, off, n
	return f
}

// whole places f at no word.
func whole(f *engine.Fault) *engine.Fault { return at(f, -1, 0, 0) }

// nearest is a hint that offers the known word closest to w, or all of them where
// none is close.
func nearest(w string, known []string) lang.Msg {
	if best := engine.Nearest(w, known); best != "" {
		return msg("hint-word", best)
	}
	return msg("hint-one-of", strings.Join(known, ", "))
}
