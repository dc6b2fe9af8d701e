package main

import (
	"strings"
	"testing"

	"partie/engine/kardinal"
	"partie/lang"
)

// What the guide says of the standard map in figures is what that map has, so that it can
// be said of another one.
func TestMapFigures(t *testing.T) {
	for _, l := range lang.All {
		a, _, _ := testApp("")
		a.lang = l
		for _, part := range a.mapFigures(kardinal.Standard()) {
			if !strings.Contains(kardinal.Game.Guide(l), part) {
				t.Errorf("%s: the guide has no\n%s", l, part)
			}
		}
	}
}
