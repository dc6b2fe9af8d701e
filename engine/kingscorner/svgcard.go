package kingscorner

import (
	"strconv"
	"strings"
	"sync"

	"partie/engine"
	"partie/engine/draw"
)

// The size of a card in the drawing.
const (
	cardW = 50
	cardH = 70
)

// drawing is the SVG under way.
type drawing struct {
	*engine.Picture
	s *State
	v engine.View
}

// mark is how a card shows what happened to it; by its place and line, not by colour
// alone.
type mark uint8

const (
	markNone  mark = iota
	markLaid       // laid from the hand: raised, thick line
	markMoved      // first card of a pile that was moved: broken line
)

// suitPaths are the signs in a square from -10 to 10. They are drawn, not written,
// since fonts differ in them and some make pictures of them.
var suitPaths = [4]string{
	"M0-10A4.7 4.7 0 0 1 3.9-2.7A4.7 4.7 0 1 1 1 4L2.8 10H-2.8L-1 4A4.7 4.7 0 1 1-3.9-2.7A4.7 4.7 0 0 1 0-10Z",
	"M0-10L7.5 0L0 10L-7.5 0Z",
	"M0 9.5C-3.5 4-10 1.5-10-4C-10-10-1.8-10.5 0-4.5C1.8-10.5 10-10 10-4C10 1.5 3.5 4 0 9.5Z",
	"M0-10C3.5-4.5 10-2 10 3C10 8 3.5 9 1 4.5L2.8 10H-2.8L-1 4.5C-3.5 9-10 8-10 3C-10-2-3.5-4.5 0-10Z",
}

// cardDefs is what the drawing of a position puts in its places by name: the faces
// kc-Ac … kc-Ks, the large signs kc-c … kc-s of cards that nothing covers, the back, the
// lines around cards that were laid or moved, and empty places. It is the same in all
// drawings, so that several may stand on one page.
var cardDefs = sync.OnceValue(func() string {
	var b strings.Builder
	shape := `" width="` + strconv.Itoa(cardW) + `" height="` + strconv.Itoa(cardH) + `" rx="5" `
	rect := func(id, look string) { b.WriteString(`<rect id="kc-` + id + `" class="kc-` + id + shape + look + `/>`) }
	b.WriteString("<defs>")
	rect("card", `fill="#fffdf7" stroke="#6d6d6d"`)
	rect("laid", `fill="none" stroke="#ff9d00" stroke-width="3"`)
	rect("moved", `fill="none" stroke="#ff9d00" stroke-width="3" stroke-dasharray="6 4"`)
	rect("ground", `fill="#3b5b92" stroke="#e8edf5" stroke-width="2"`)
	b.WriteString(`<g id="kc-back"><use href="#kc-ground"/><path d="M8 8H42V62H8Z M8 8L42 62M42 8L8 62" fill="none" stroke="#8aa4d0" stroke-width="2"/></g>`)
	rect("place", `fill="none" stroke="#8fb8a2" stroke-width="1.5" stroke-dasharray="4 4"`)
	b.WriteString(`<g id="kc-corner"><use href="#kc-place"/><text x="25" y="43" font-size="22" font-weight="400" fill="#8fb8a2">K</text></g>`)
	for suit, path := range suitPaths {
		id, fill := "kc-"+suitLetters[suit:suit+1], colourOf(NewCard(0, suit))
		b.WriteString(`<path id="` + id + `sign" d="` + path + `"/>`)
		b.WriteString(`<g id="` + id + `face"><use href="#kc-card"/><use href="#` + id + `sign" transform="translate(8.5 28) scale(.65)"/></g>`)
		b.WriteString(`<use id="` + id + `" href="#` + id + `sign" transform="translate(30 50) scale(1.4)" fill="` + fill + `"/>`)
	}
	for c := range Card(faces) {
		rank, look := rankWord(c.Rank()), ""
		if rank == "T" {
			rank, look = "10", ` font-size="19" textLength="14" lengthAdjust="spacingAndGlyphs"`
		}
		b.WriteString(`<g id="kc-` + c.String() + `" fill="` + colourOf(c) + `"><title>` + c.String() + `</title><use href="#kc-` + suitWord(c) + `face"/><text x="8.5" y="18"` + look + `>` + rank + `</text></g>`)
	}
	b.WriteString("</defs>")
	return b.String()
})

func suitWord(c Card) string { return suitLetters[c.Suit() : c.Suit()+1] }

func colourOf(c Card) string {
	if c.Red() {
		return "#c21f2e"
	}
	return "#1c1c1c"
}

// cardsLook is how the ranks of cards are written, around all uses of the faces.
const cardsLook = `font-size="20" font-weight="700" text-anchor="middle"`

// use puts something of cardDefs in its place.
func (d *drawing) use(id string, x, y float64) {
	d.Print(`<use href="#kc-`, id, `" x="`, draw.Num(x))
	if y != 0 {
		d.Print(`" y="`, draw.Num(y))
	}
	d.Print(`"/>`)
}

// card draws a card; whole says that nothing covers it, so that the large sign is
// seen.
func (d *drawing) card(x float64, c Card, m mark, whole bool) {
	y := 0.
	if m == markLaid {
		y = -4
	}
	d.use(c.String(), x, y)
	if whole {
		d.use(suitWord(c), x, y)
	}
	switch m {
	case markLaid:
		d.use("laid", x, y)
	case markMoved:
		d.use("moved", x, y)
	}
}
