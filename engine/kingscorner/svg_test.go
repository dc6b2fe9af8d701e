package kingscorner

import (
	"regexp"
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
