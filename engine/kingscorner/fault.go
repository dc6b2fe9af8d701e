package kingscorner

import "partie/engine"

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
