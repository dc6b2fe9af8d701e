package corpus

import (
	"encoding/xml"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
)

// The drawings of all positions of a game, made with the same room, fit upon each other
// as engine.Picture says: a page shows one and changes the pieces that differ. Those of
// a whole game take a page little room.
func TestPictures(t *testing.T) {
	for name, text := range sampleTexts(t) {
		t.Run(name, func(t *testing.T) {
			rs, _ := notation.Parse([]byte(text))
			run := replay.Run(rs[0])
			v := engine.View{Lang: lang.De, Names: run.Players, Room: []engine.State{run.Last()}}
			var p engine.Picture
			var first []string
			gaps := map[string]int{}  // the fixed pieces before each key
			told := map[string]bool{} // keys with their pieces so far
			size := 0
			look := func(turn int, st engine.State) {
				if t.Failed() {
					return
				}
				p.Reset()
				st.Draw(&p, v)
				var fixed []string
				seen := map[string]bool{}
				p.Each(func(key string, svg []byte) {
					if key == "" {
						fixed = append(fixed, string(svg))
						return
					}
					if seen[key] {
						t.Errorf("turn %d: two pieces %s", turn, key)
					}
					seen[key] = true
					if at, ok := gaps[key]; ok && at != len(fixed) {
						t.Errorf("turn %d: %s stands behind %d fixed pieces, and elsewhere behind %d", turn, key, len(fixed), at)
					}
					gaps[key] = len(fixed)
					if piece := key + string(svg); !told[piece] {
						told[piece] = true
						size += len(piece)
						if fault := wholeElements(string(svg)); fault != "" {
							t.Errorf("turn %d: %s: %s: %s", turn, key, fault, svg)
						}
					}
				})
				if first == nil {
					first = fixed
				}
				if !slices.Equal(fixed, first) {
					t.Errorf("turn %d: the fixed pieces differ", turn)
				}
			}
			replay.Each(rs[0], look)
			look(-1, run.Last())
			if size == 0 || size > 100<<10 {
				t.Errorf("the pieces of all turns have %d bytes", size)
			}
		})
	}
}

// wholeElements says what keeps a text from being one element or more; "" where nothing
// does.
func wholeElements(svg string) string {
	depth, elements := 0, 0
	for d := xml.NewDecoder(strings.NewReader(`<svg xmlns="http://www.w3.org/2000/svg">` + svg + `</svg>`)); ; {
		tok, err := d.Token()
		switch {
		case errors.Is(err, io.EOF) && elements < 2:
			return "no element"
		case errors.Is(err, io.EOF):
			return ""
		case err != nil:
			return err.Error()
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			elements++
			depth++
		case xml.EndElement:
			depth--
		case xml.CharData:
			if depth == 1 && strings.TrimSpace(string(tok)) != "" {
				return "text between the elements"
			}
		}
	}
}
