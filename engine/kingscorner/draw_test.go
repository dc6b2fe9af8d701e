package kingscorner

import (
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"partie/engine"
	"partie/lang"
)

func drawn(s *State, v engine.View) string {
	var b strings.Builder
	s.Text(&b, v)
	return b.String()
}

func TestText(t *testing.T) {
	g := newGame(t, "", 2)
	g.play("@cross N=9s E=7c S=4d W=Qh NE=Kd", "@hand A 8h Td 2c", "8hN E>N TdE")
	got := drawn(g.st, engine.View{Lang: lang.De, Names: []string{"Anna", "Bartholomäus der Erste"}, Unicode: true})
	want := `Runde 1

NW  ·               N   9♠ 8♥*7♣>       NE  K♦

W   Q♥              Stapel 32           E   T♦*

SW  ·               S   4♦              SE  ·

  A Anna           0 Punkte, 6 Karten
    2♣ 5 unbekannt
> B Bartholomäus . 0 Punkte, 7 Karten
    7 unbekannt
`
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// A pile that forced plays made too long loses its middle, never its ends.
func TestTextLongPile(t *testing.T) {
	g := newGame(t, "", 2)
	s := g.st
	for c := range Card(30) {
		s.table.put(c, North)
		s.cards.seen.add(c)
	}
	got := drawn(s, engine.View{})
	for _, want := range []string{"Ac Ad Ah As", "... 22 ...", "8c 8d"} {
		if !strings.Contains(got, want) {
			t.Errorf("no %q in\n%s", want, got)
		}
	}
}

// Whatever is drawn fits into 60 columns, plain text holds to ASCII, and colours
// change nothing but the colours.
func TestTextWidth(t *testing.T) {
	escapes := regexp.MustCompile("\x1b\\[[0-9]*m")
	r, _ := ReadRules([]string{"packs=2"})
	s := New(r, 8, 0)
	for i := range Card(100) {
		if i < 60 {
			s.table.put(i%faces, Pile(i)%maxPiles)
		} else {
			s.cards.known[i%2].add(i % faces)
		}
	}
	text := drawn(s, engine.View{})
	for _, line := range strings.Split(text, "\n") {
		if len(line) > 60 {
			t.Errorf("%d columns: %s", len(line), line)
		}
	}
	for _, c := range text {
		if c > 126 {
			t.Errorf("%q is no ASCII", c)
		}
	}
	if colour := drawn(s, engine.View{Colour: true}); escapes.ReplaceAllString(colour, "") != text {
		t.Errorf("with colours:\n%s", colour)
	}
}

// The drawing is well-formed, needs nothing from outside, and names stay text.
func TestSVG(t *testing.T) {
	g := newGame(t, "packs=2", 3)
	g.play("@cross N=9s E=7c S=4d W=Qh NE=Kd NE2=Kd", "@hand A 8h Td 2c", "8hN E>N TdE")
	var b strings.Builder
	engine.SVG(&b, g.st, engine.View{Names: []string{`<script>alert("x")</script>`, "B\x00\x1b[31m\xff", "&amp;"}})
	svg := b.String()
	elements := map[string]int{}
	named := map[string]bool{} // what is put somewhere stands in the drawing before
	for d := xml.NewDecoder(strings.NewReader(svg)); ; {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := tok.(xml.StartElement); ok {
			elements[e.Name.Local]++
			for _, a := range e.Attr {
				switch name := a.Name.Local; {
				case name == "id":
					named["#"+a.Value] = true
				case name == "href" && !named[a.Value], strings.HasPrefix(name, "on"):
					t.Errorf("attribute %s=%q", name, a.Value)
				}
			}
		}
	}
	if elements["script"] > 0 || elements["svg"] != 1 {
		t.Errorf("elements %v", elements)
	}
	for _, want := range []string{`viewBox="0 0 720 `, "kc-laid", "kc-moved", "kc-back", "NW2", "&lt;script"} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %s", want)
		}
	}
}
