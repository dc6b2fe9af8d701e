package kingscorner

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// TestSVGFonts holds that the drawing can be read where a phone shows it at half
// its size.
func TestSVGFonts(t *testing.T) {
	g := newGame(t, "", 2)
	g.play("@cross N=9s E=7c S=4d W=Th NE=Kd", "8hN")
	var b strings.Builder
	engine.SVG(&b, g.st, engine.View{Lang: lang.En})
	sizes := regexp.MustCompile(`font-size="(\d+)"`).FindAllStringSubmatch(b.String(), -1)
	if len(sizes) == 0 {
		t.Fatal("no text")
	}
	for _, m := range sizes {
		if n, _ := strconv.Atoi(m[1]); n < 17 {
			t.Errorf("a text of size %d", n)
		}
	}
}

// TestSVGPieces holds that a turn changes the pieces of what it changed and no others. A
// draws and lays a card on N: the pile has a second card, its first one is covered, the
// stock has one less, and B is to move. A holds seven cards as before, none of them known.
func TestSVGPieces(t *testing.T) {
	g := newGame(t, "", 2)
	g.play("@cross N=9s E=7c S=4d W=Th")
	before := piecesOf(g.st)
	g.play("8hN")
	after := piecesOf(g.st)
	var changed []string
	for key, svg := range after {
		if before[key] != svg {
			changed = append(changed, key)
		}
	}
	slices.Sort(changed)
	want := []string{"N", "N.1", "N.2", "points.A", "points.B", "stock", "turn"}
	if !slices.Equal(changed, want) || len(after) != len(before)+1 {
		t.Errorf("%d pieces became %d; %v changed, want %v", len(before), len(after), changed, want)
	}
	if want := `<use href="#kc-9s" x="74"/>`; after["N.1"] != want || before["N.1"] != want+`<use href="#kc-s" x="74"/>` {
		t.Errorf("N.1 was %s and is %s", before["N.1"], after["N.1"])
	}
}

// piecesOf is the pieces of a drawing by key, the fixed ones together as "".
func piecesOf(s engine.State) map[string]string {
	var p engine.Picture
	s.Draw(&p, engine.View{Lang: lang.En})
	pieces := map[string]string{}
	p.Each(func(key string, svg []byte) { pieces[key] += string(svg) })
	return pieces
}
