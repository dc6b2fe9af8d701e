package kardinal

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math/bits"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// played is the position after so many turns at random, from hands that are told.
func played(t testing.TB, rules string, seats, turns int, seed uint64) *State {
	t.Helper()
	r, f := ReadRules(strings.Fields(rules), seats)
	if f != nil {
		t.Fatal(f)
	}
	s := New(r, seats, 0)
	rng := rand.New(rand.NewPCG(seed, 1))
	for x, hand := range []string{"ABI", "EFA", "BIE", "FAB", "IEF"}[:seats] {
		if _, _, f := s.Directive("hand", []string{engine.Seat(x).String(), hand}, nil); f != nil {
			t.Fatal(f)
		}
	}
	for n := 0; n < turns && !s.Over(); n++ {
		plies := s.Legal(nil)
		placing := slices.DeleteFunc(slices.Clone(plies), func(code engine.Ply) bool {
			p, _ := PlayOf(code)
			return p.Act != Place
		})
		if len(placing) > 0 && rng.IntN(30) > 0 {
			plies = placing
		}
		if len(plies) == 0 { // no card of this hand is known
			p := Play{Act: Swap}
			for suit := range uint8(suits) {
				if p.Cards = some(suit, 1); s.mayHold(s.toMove, p.Cards) {
					break
				}
			}
			plies = append(plies, p.Ply())
		}
		if _, f := s.Apply(plies[rng.IntN(len(plies))], nil); f != nil {
			t.Fatal(f)
		}
		for tries := 0; s.due > 0 && s.pile > 0 && tries < 40; tries++ {
			s.Apply(Play{Act: Draw, Suit: uint8(rng.IntN(suits)), From: Pile}.Ply(), nil) // which may not be there any more
		}
		if _, f := s.EndTurn(nil); f != nil {
			t.Fatal(f)
		}
	}
	if s.Over() {
		s.Finish(nil)
	}
	return s
}

func svgOf(s *State, v engine.View) string {
	var b strings.Builder
	engine.SVG(&b, s, v)
	return b.String()
}

// wellFormed holds that the drawing is one element of XML.
func wellFormed(t *testing.T, svg string) {
	t.Helper()
	depth, roots := 0, 0
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch tok.(type) {
		case xml.StartElement:
			if depth == 0 {
				roots++
			}
			depth++
		case xml.EndElement:
			depth--
		}
	}
	if roots != 1 || !strings.HasPrefix(svg, "<svg ") {
		t.Errorf("%d elements", roots)
	}
}

// TestSVGOfRandomGames holds that every drawing is one well-formed element that needs
// nothing from outside and shows every cloister, advisor and alliance.
func TestSVGOfRandomGames(t *testing.T) {
	chips := regexp.MustCompile(`class="kk-space" data-space="\w+" [^>]*><title>\w+</title><circle[^>]*/><text [^>]*>\d+</text>(?:<circle class="kk-fresh"[^>]*>)?<circle[^>]*/><text [^>]*>[A-Eyrgbp]<`)
	for seed := range uint64(24) {
		rules, seats := "", 3+int(seed%3)
		if seed%4 == 0 {
			rules, seats = "baldwin", 2
		}
		s := played(t, rules, seats, int(seed)*4, seed)
		v := engine.View{Lang: lang.All[seed%2], Names: []string{"Anna", "Bartholomäus von Irgendwo"}}
		svg := svgOf(s, v)
		if svg != svgOf(s.Clone().(*State), v) {
			t.Fatal("two drawings of one position differ")
		}
		wellFormed(t, svg)
		if n, want := len(chips.FindAllString(svg, -1)), bits.OnesCount64(s.taken); n != want {
			t.Errorf("%d cloisters are drawn, %d stand", n, want)
		}
		for class, want := range map[string]int{"space": len(Standard().Spaces), "coat": lands, "alliance": len(Standard().Alliances), "seat": seats} {
			if n := strings.Count(svg, `class="kk-`+class+`"`); n != want {
				t.Errorf("%d of %s, want %d", n, class, want)
			}
		}
		fresh := bits.OnesCount64(s.freshSpaces())
		for l := range Land(lands) {
			for c := range s.colours() {
				if s.freshAdvisor(c, l) {
					fresh++
				}
			}
		}
		if n := strings.Count(svg, `class="kk-fresh"`); n != fresh || n == 0 && Act(s.fresh&7) == Place {
			t.Errorf("%d pieces are marked, want %d", n, fresh)
		}
		if strings.Contains(svg, "NaN") || strings.Contains(svg, "%!") || strings.Contains(svg, "dr-") || strings.Count(svg, "http") != 1 || strings.Contains(svg, ` id="`) {
			t.Error("the drawing holds what it should not")
		}
		if len(svg) > 56<<10 {
			t.Errorf("%d bytes", len(svg))
		}
		for _, m := range regexp.MustCompile(`font-size="([\d.]+)"`).FindAllStringSubmatch(svg, -1) {
			if n, _ := strconv.ParseFloat(m[1], 64); n < 18 {
				t.Errorf("a text of size %v", n)
			}
		}
	}
}

func TestSVGEscapesNames(t *testing.T) {
	s := played(t, "", 3, 5, 1)
	svg := svgOf(s, engine.View{Lang: lang.En, Names: []string{`<b>"&\x00`, "\x1b]]>", "<script>"}})
	wellFormed(t, svg)
	if strings.Contains(svg, "<b>") || strings.Contains(svg, "<script") || !strings.Contains(svg, "&lt;b&gt;&#34;&amp;") {
		t.Error("a name is not escaped")
	}
}

// TestSVGColours holds that pieces have the colours that the seats were told.
func TestSVGColours(t *testing.T) {
	s := played(t, "", 3, 1, 2)
	pink, _ := engine.ColourOf("pink")
	if svg := svgOf(s, engine.View{Colours: []engine.Colour{pink}}); strings.Count(svg, pink.Fill) < 3 {
		t.Error("A's pieces are not pink")
	}
}

// TestSVGChains holds that the chains are marked which scored at the end: on the standard
// map roads lead Fk1-Lo4-Lo3-Bu1, a chain of four; B's three cloisters in a row are none.
func TestSVGChains(t *testing.T) {
	s := New(Rules{Map: Standard()}, 3, 0)
	at := func(name string) int {
		return slices.IndexFunc(Standard().Spaces, func(sp MapSpace) bool { return sp.String() == name })
	}
	for c, names := range [][]string{{"Fk1", "Lo4", "Lo3", "Bu1"}, {"Fr1", "Fr2", "Fr7"}} {
		for _, name := range names {
			s.own[c] |= 1 << at(name)
			s.taken |= 1 << at(name)
		}
	}
	if svg := svgOf(s, engine.View{}); strings.Contains(svg, "kk-chain") {
		t.Error("a chain is marked before the end")
	}
	s.Finish(nil)
	svg := svgOf(s, engine.View{Lang: lang.En})
	l := layoutOf(Standard())
	line := fmt.Sprintf("M%vL%vL%vL%v", l.spaces[at("Fk1")], l.spaces[at("Lo4")], l.spaces[at("Lo3")], l.spaces[at("Bu1")])
	if strings.Count(svg, "kk-chain") != 1 || !strings.Contains(svg, `d="`+line+`"`) || !strings.Contains(svg, "<title>a chain of 4 cloisters between Fk1 and Bu1</title>") {
		t.Errorf("the chain %s is not marked, or another is", line)
	}
}

// TestLayout holds that on the standard map nothing hides a space, a coat of arms or
// the number of an alliance.
func TestLayout(t *testing.T) {
	l := layoutOf(Standard())
	for i, p := range l.spaces {
		for j, q := range l.spaces[:i] {
			if p.to(q) < 2*spaceSize+4 {
				t.Errorf("%s and %s touch", Standard().spaceName(i), Standard().spaceName(j))
			}
		}
		for land, q := range l.coats {
			if outside(q, p) < spaceSize {
				t.Errorf("%s lies under the arms of %s", Standard().spaceName(i), Standard().Lands[land].Code)
			}
		}
	}
	for i, a := range l.arcs {
		for _, p := range l.spaces {
			if p.to(a.disc) < spaceSize+discSize {
				t.Errorf("the number %d lies on a space", Standard().Alliances[i].N)
			}
		}
		for j, b := range l.arcs[:i] {
			if a.disc.to(b.disc) < 2*discSize {
				t.Errorf("the numbers %d and %d touch", Standard().Alliances[i].N, Standard().Alliances[j].N)
			}
		}
		for land, q := range l.coats {
			if outside(q, a.disc) < discSize {
				t.Errorf("the number %d lies on the arms of %s", Standard().Alliances[i].N, Standard().Lands[land].Code)
			}
		}
	}
}

func BenchmarkSVG(b *testing.B) {
	s := played(b, "", 4, 40, 1)
	size := len(svgOf(s, engine.View{}))
	var p engine.Picture
	for b.Loop() {
		p.Reset()
		s.Draw(&p, engine.View{})
	}
	b.ReportMetric(float64(size), "bytes")
}

func BenchmarkLayout(b *testing.B) {
	for b.Loop() {
		layouts.Delete(Standard().Hash)
		layoutOf(Standard())
	}
}

// TestSVGOfOddMaps holds that a map is drawn whatever it says of where its spaces are.
func TestSVGOfOddMaps(t *testing.T) {
	for name, at := range map[string]func(i int) (x, y int){
		"nowhere":  func(int) (x, y int) { return 50, 50 },
		"a row":    func(i int) (x, y int) { return i, 0 },
		"a column": func(i int) (x, y int) { return 100, i },
	} {
		m := *Standard()
		m.Hash = "odd " + name
		m.Spaces = slices.Clone(m.Spaces)
		for i := range m.Spaces {
			m.Spaces[i].X, m.Spaces[i].Y = at(i)
		}
		s := New(Rules{Map: &m}, 3, 0)
		svg := svgOf(s, engine.View{})
		wellFormed(t, svg)
		var w, h float64
		fmt.Sscanf(svg[strings.Index(svg, "viewBox"):], `viewBox="0 0 %g %g"`, &w, &h)
		if strings.Contains(svg, "NaN") || strings.Contains(svg, "Inf") || w != svgWidth || h < 200 || h > 1500 {
			t.Errorf("%s: %g by %g", name, w, h)
		}
		textOf(s, engine.View{})
		layouts.Delete(m.Hash)
	}
}
