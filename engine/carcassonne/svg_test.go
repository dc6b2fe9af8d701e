package carcassonne

import (
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

// drawn plays at random until so many tiles were drawn and returns the position.
func drawn(t testing.TB, rules string, seats, tiles int, seed uint64) *State {
	t.Helper()
	r, f := ReadRules(strings.Fields(rules))
	if f != nil {
		t.Fatal(f)
	}
	s := New(r, seats, 0)
	rng := rand.New(rand.NewPCG(seed, 1))
	var deck Deck
	deck.Shuffle(rng, s)
	for range tiles {
		k, ok := deck.Next()
		if !ok {
			break
		}
		s.do(Play{Act: Draw, Kind: k}, nil)
		legal := s.Legal(nil)
		p, _ := PlayOf(legal[rng.IntN(len(legal))])
		s.do(p, nil)
		if p.Act == Place {
			s.EndTurn(nil)
		}
	}
	return s
}

func svgOf(s *State, v engine.View) string {
	var b strings.Builder
	engine.SVG(&b, s, v)
	return b.String()
}

// TestSVGOfRandomGames holds that every drawing is one well-formed element that needs
// nothing from outside, shows every tile and figure, and is not too large.
func TestSVGOfRandomGames(t *testing.T) {
	href := regexp.MustCompile(`(?:href="|url\()#([^")]+)`)
	for seed := range uint64(20) {
		for _, rules := range []string{"", "river abbot", "edition=2000 river"} {
			s := drawn(t, rules, 1+int(seed%maxSeats), int(seed)*5, seed)
			v := engine.View{Lang: lang.De}
			svg := svgOf(s, v)
			if svg != svgOf(s.Clone().(*State), v) {
				t.Fatal("two drawings of one position differ")
			}
			ids := wellFormed(t, svg)
			for _, m := range href.FindAllStringSubmatch(svg, -1) {
				if !ids[m[1]] {
					t.Errorf("%s is not defined", m[1])
				}
			}
			if n := strings.Count(svg, `class="cc-tile"`); n != int(s.board.n) {
				t.Errorf("%d tiles are drawn, %d lie", n, s.board.n)
			}
			if n := strings.Count(svg, `class="cc-man"`); n != int(s.figured) {
				t.Errorf("%d figures are drawn, %d stand", n, s.figured)
			}
			if strings.Contains(svg, "NaN") || strings.Contains(svg, "%!") || strings.Count(svg, "http") != 1 {
				t.Error("the drawing holds what it should not")
			}
			if len(svg) > 64<<10 {
				t.Errorf("%d bytes for %d tiles", len(svg), s.board.n)
			}
		}
	}
}

// wellFormed reads the drawing as XML and returns its ids, all of which are the
// game's.
func wellFormed(t *testing.T, svg string) map[string]bool {
	t.Helper()
	ids := map[string]bool{}
	depth, roots := 0, 0
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch e := tok.(type) {
		case xml.StartElement:
			if depth == 0 {
				roots++
			}
			depth++
			for _, a := range e.Attr {
				if a.Name.Local == "id" {
					if ids[a.Value] || !strings.HasPrefix(a.Value, "cc-") {
						t.Errorf("id %s", a.Value)
					}
					ids[a.Value] = true
				}
			}
		case xml.EndElement:
			depth--
		}
	}
	if roots != 1 || !strings.HasPrefix(svg, "<svg ") {
		t.Errorf("%d elements", roots)
	}
	return ids
}

func TestSVGEscapesNames(t *testing.T) {
	s := drawn(t, "", 2, 30, 1)
	svg := svgOf(s, engine.View{Lang: lang.En, Names: []string{`<b>"&\x00`, "\x1b]]>"}})
	wellFormed(t, svg)
	if strings.Contains(svg, "<b>") || !strings.Contains(svg, "&lt;b&gt;&#34;&amp;") {
		t.Error("a name is not escaped")
	}
}

// TestSVGShowsOwners follows a city that one seat finishes and one that nobody does.
func TestSVGShowsOwners(t *testing.T) {
	s := New(Rules{}.complete(), 2, 0)
	play := func(words ...string) {
		var turn engine.Turn
		if f := s.Read(words, &turn); f != nil {
			t.Fatal(f)
		}
		for _, p := range turn.Plies {
			if _, f := s.Apply(p, nil); f != nil {
				t.Fatal(f)
			}
		}
		if _, f := s.EndTurn(nil); f != nil {
			t.Fatal(f)
		}
	}
	play("H1@n1", "cS")
	play("E2@n2")
	red, _ := engine.ColourOf("red")
	pink, _ := engine.ColourOf("pink")
	for view, fill := range map[*engine.View]string{
		{}: red.Fill, {Colours: []engine.Colour{pink}}: pink.Fill,
	} {
		svg := svgOf(s, *view)
		for who, look := range map[string]string{"A": `fill-opacity=".5" fill="` + fill + `"`, "nobody": `fill-opacity=".3" fill="#555"`} {
			_, city, _ := strings.Cut(svg, `<g class="cc-own" `+look+`>`)
			city, _, _ = strings.Cut(city, "</g>")
			if n := strings.Count(city, `<use href="#cc-cap"`); n != 2 {
				t.Errorf("%d parts of cities are those of %s", n, who)
			}
		}
		if n := strings.Count(svg, `class="cc-badge"`); n != 1 {
			t.Errorf("%d letters of owners", n)
		}
	}
}

// TestSVGFonts holds that what stands beside the board can be read where a phone shows
// the drawing at half its size, and that the letters on the board grow as the tiles
// shrink.
func TestSVGFonts(t *testing.T) {
	s := drawn(t, "river abbot", 5, 80, 1)
	svg := svgOf(s, engine.View{Lang: lang.En})
	board := regexp.MustCompile(`(?s)<g class="cc-board".*?<g class="cc-seat"`)
	for _, m := range regexp.MustCompile(`font-size="(\d+)"`).FindAllStringSubmatch(board.ReplaceAllString(svg, ""), -1) {
		if n, _ := strconv.Atoi(m[1]); n < 17 {
			t.Errorf("a text of size %d", n)
		}
	}
}

// TestSVGOfStrips holds that boards of one row or column keep a sensible size.
func TestSVGOfStrips(t *testing.T) {
	for _, along := range []int{0, 1} {
		s := New(Rules{}.complete(), 2, 0)
		for i := range 40 {
			c, _ := CellAt((i+1)*along, (i+1)*(1-along))
			s.lay(Play{Kind: startKind, Rot: uint8(1 - along), Cell: c})
		}
		var w, h float64
		svg := svgOf(s, engine.View{})
		fmt.Sscanf(svg[strings.Index(svg, "viewBox"):], `viewBox="0 0 %g %g"`, &w, &h)
		if w != svgWidth || h > 1400 || h < 150 {
			t.Errorf("%g by %g", w, h)
		}
	}
}

func BenchmarkSVG(b *testing.B) {
	s := drawn(b, "river abbot", 4, 84, 1)
	size := len(svgOf(s, engine.View{}))
	v := engine.View{Room: []engine.State{s}}
	var p engine.Picture
	b.ReportAllocs()
	for b.Loop() {
		p.Reset()
		s.Draw(&p, v)
	}
	b.ReportMetric(float64(size), "bytes")
}

// The names of far rows have room between the frame and the board.
func TestSVGLabelRoom(t *testing.T) {
	s := New(Rules{Edition: 2014}, 2, 0)
	for y := range 11 {
		c, _ := CellAt(0, -1-y)
		s.lay(Play{Kind: startKind, Rot: 1, Cell: c})
	}
	for n := range 12 { // so that the board is as wide as the drawing
		c, _ := CellAt(-1-n, 0)
		s.lay(Play{Kind: startKind, Cell: c})
	}
	m := regexp.MustCompile(`<text x="([\d.]+)" [^>]*>n11</text>`).FindStringSubmatch(svgOf(s, engine.View{}))
	if m == nil {
		t.Fatal("no row n11")
	}
	if x, _ := strconv.ParseFloat(m[1], 64); x < 20 {
		t.Errorf("n11, which is more than 30 wide, stands around %v", x)
	}
}
