package carcassonne_test

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/engine/replay"
	"partie/notation"
)

// recorded is the positions behind every turn of a sample game.
func recorded(t *testing.T, file string) (list []engine.State) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	records, _ := notation.Parse(text)
	replay.Each(records[0], func(_ int, st engine.State) { list = append(list, st.Clone()) })
	return list
}

// drawnAndPlayed is the positions of a random game, those in which a tile is drawn and
// does not lie yet among them.
func drawnAndPlayed(rules string, seats int, seed uint64) (list []engine.State) {
	r, start := newRandom(rules, seats, seed)
	for r.st.Set(start); !r.st.Over(); {
		ply := r.st.RandomPly(r.rng)
		p, _ := carcassonne.PlayOf(ply)
		if told := r.st.Clone(); p.Act == carcassonne.Place {
			told.Apply(carcassonne.Play{Act: carcassonne.Draw, Kind: p.Kind}.Ply(), nil)
			list = append(list, told)
		}
		r.st.Apply(ply, nil)
		if r.st.Laid() {
			r.st.EndTurn(nil)
		}
		list = append(list, r.st.Clone())
	}
	r.st.Finish(nil)
	return append(list, r.st.Clone())
}

// pieces is a drawing taken apart.
type pieces struct {
	fixed []string
	keys  []string
	text  map[string]string
	after map[string]int // how many fixed pieces stand before a key
}

func piecesOf(t *testing.T, p *engine.Picture, st engine.State, v engine.View) pieces {
	t.Helper()
	d := pieces{text: map[string]string{}, after: map[string]int{}}
	var all strings.Builder
	p.Reset()
	st.Draw(p, v)
	p.Each(func(key string, svg []byte) {
		all.Write(svg)
		if key == "" {
			d.fixed = append(d.fixed, string(svg))
			return
		}
		if _, twice := d.text[key]; twice {
			t.Errorf("%s stands twice", key)
		}
		d.keys = append(d.keys, key)
		d.text[key], d.after[key] = string(svg), len(d.fixed)
	})
	var svg strings.Builder
	engine.SVG(&svg, st, v)
	if all.String() != svg.String() {
		t.Error("the pieces are not the drawing")
	}
	return d
}

// The beginnings of the keys whose pieces can read otherwise in another position, and of
// those that stay once they are there.
var (
	mayChange = []string{"alt", "turn", "bag", "last", "drawn", "name-", "supply-", "points-"}
	mayNotGo  = []string{"tile-", "up-", "own-", "badge-", "kind-", "shared-"}
)

func begins(key string, with []string) bool {
	return slices.ContainsFunc(with, func(s string) bool { return strings.HasPrefix(key, s) })
}

// TestSVGPieces holds that the drawings of a game fit upon each other, and that what has
// not changed on the table is never printed again.
func TestSVGPieces(t *testing.T) {
	fit(t, "plain", drawnAndPlayed("", 2, 1))
	fit(t, "all", drawnAndPlayed("river abbot", 5, 2))
	fit(t, "old river", drawnAndPlayed("edition=2000 river", 3, 3))
	files, _ := filepath.Glob("../../testdata/games/carcassonne-*.partie")
	for _, f := range files {
		fit(t, filepath.Base(f), recorded(t, f))
	}
}

// fit holds of every position of a game that its pieces fit upon those before.
func fit(t *testing.T, name string, game []engine.State) {
	t.Helper()
	var picture engine.Picture
	v := engine.View{Names: []string{`<b>"&`, "B\x00"}, Room: game}
	first := piecesOf(t, &picture, game[0], v)
	text, after := map[string]string{}, map[string]int{} // of all drawings so far
	before := first
	for i, st := range game {
		d := piecesOf(t, &picture, st, v)
		if !slices.Equal(d.fixed, first.fixed) {
			t.Fatalf("%s, position %d: the fixed pieces differ", name, i)
		}
		for _, key := range d.keys {
			svg := d.text[key]
			had, known := text[key]
			switch {
			case !known || had != svg && begins(key, mayChange):
				complete(t, svg)
			case had != svg:
				t.Errorf("%s, position %d: %s was\n%s\nand is\n%s", name, i, key, had, svg)
			}
			if known && after[key] != d.after[key] {
				t.Errorf("%s, position %d: %s stands elsewhere", name, i, key)
			}
			text[key], after[key] = svg, d.after[key]
		}
		for _, key := range before.keys {
			if d.text[key] == "" && begins(key, mayNotGo) {
				t.Errorf("%s, position %d: %s is gone", name, i, key)
			}
		}
		if !slices.Equal(before.in(d), d.in(before)) {
			t.Errorf("%s, position %d: the pieces stand in another order", name, i)
		}
		before = d
	}
}

// in is the keys of d that another drawing has too.
func (d pieces) in(other pieces) []string {
	return slices.DeleteFunc(slices.Clone(d.keys), func(key string) bool { return other.text[key] == "" })
}

// complete holds that a piece is whole elements.
func complete(t *testing.T, svg string) {
	t.Helper()
	depth := 0
	for d := xml.NewDecoder(strings.NewReader(`<svg xmlns="http://www.w3.org/2000/svg">` + svg + `</svg>`)); ; {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			t.Fatalf("%v in %s", err, svg)
		}
		switch tok := tok.(type) {
		case xml.StartElement:
			depth++
		case xml.EndElement:
			depth--
		case xml.CharData:
			if depth == 1 {
				t.Errorf("a text outside all elements: %q", tok)
			}
		}
	}
}

// TestSVGPiecesAreSmall holds that a page has room for every turn of a game: 72 tiles and
// two seats, and 84 with four.
func TestSVGPiecesAreSmall(t *testing.T) {
	for file, most := range map[string]int{"first": 60 << 10, "river-abbot": 80 << 10} {
		game := recorded(t, "../../testdata/games/carcassonne-"+file+".partie")
		v := engine.View{Room: game[len(game)-1:]}
		var picture engine.Picture
		seen, size := map[string]bool{}, 0
		for _, st := range game {
			d := piecesOf(t, &picture, st, v)
			for _, key := range d.keys {
				if piece := key + d.text[key]; !seen[piece] {
					seen[piece] = true
					size += len(piece)
				}
			}
		}
		if size > most {
			t.Errorf("%s: %d bytes", file, size)
		}
	}
}

// TestSVGOfTwoOnOneSpot holds that a second follower, which the rules forbid, has a piece
// of its own.
func TestSVGOfTwoOnOneSpot(t *testing.T) {
	st := carcassonne.New(carcassonne.Rules{Edition: 2014}, 2, 0)
	var turn engine.Turn
	if f := st.Read([]string{"H1@n1", "cS", "cS"}, &turn); f == nil || !f.Form {
		t.Fatal(f)
	}
	for _, p := range turn.Plies {
		if _, f := st.Force(p, nil); f != nil {
			t.Fatal(f)
		}
	}
	d := piecesOf(t, new(engine.Picture), st, engine.View{})
	men := slices.DeleteFunc(d.keys, func(key string) bool { return !strings.HasPrefix(key, "man-") })
	if !slices.Equal(men, []string{"man-n1-1", "man-n1-1-1"}) {
		t.Errorf("figures: %v", men)
	}
}
