package games

import (
	"testing"

	"partie/engine"
	"partie/lang"
)

// Every feat has a name for people in both languages.
func TestFeatTitles(t *testing.T) {
	for _, g := range All {
		n, ok := g.(engine.Notable)
		if !ok || len(n.FeatNames()) == 0 {
			t.Errorf("%s has none", g.Name())
			continue
		}
		for _, name := range n.FeatNames() {
			en, de := n.FeatTitle(name).In(lang.En), n.FeatTitle(name).In(lang.De)
			if en == "" || de == "" || en == de || en == "feat-"+name {
				t.Errorf("%s %s: %q, %q", g.Name(), name, en, de)
			}
		}
	}
}
