package engine

import (
	"fmt"
	"io"
)

// Picture is the drawing of a position as one <svg> element, in pieces. A piece that has a
// key stands for one thing on the table, such as a tile or a seat's points, and changes as
// a whole; what lies between is the same in all positions of a game that are drawn with the
// same [View]. So a page shows every turn of a game with the pieces that differ.
//
// A piece with a key is whole elements, and none is within another. In one drawing no key
// stands twice, and a key always stands between the same fixed pieces. Where one piece
// covers another, every drawing with the upper one has the lower one, before it.
type Picture struct {
	text  []byte
	marks []mark
}

type mark struct {
	key  string
	from int
}

// Reset empties the picture and keeps its memory.
func (p *Picture) Reset() { p.text, p.marks = p.text[:0], p.marks[:0] }

// Part begins the piece with this key; what is printed from here on belongs to it.
func (p *Picture) Part(key string) { p.marks = append(p.marks, mark{key, len(p.text)}) }

// Fixed ends a piece: what is printed from here on is the same in all drawings of a game.
func (p *Picture) Fixed() { p.Part("") }

// Printf prints into the piece under way.
func (p *Picture) Printf(format string, args ...any) { p.text = fmt.Appendf(p.text, format, args...) }

// Print prints texts as they stand, which must be well-formed together.
func (p *Picture) Print(texts ...string) {
	for _, t := range texts {
		p.text = append(p.text, t...)
	}
}

// Write is Print for an io.Writer.
func (p *Picture) Write(b []byte) (int, error) {
	p.text = append(p.text, b...)
	return len(b), nil
}

// Each calls f for every piece in order. svg is valid during the call only.
func (p *Picture) Each(f func(key string, svg []byte)) {
	from, key := 0, ""
	for _, m := range p.marks {
		if m.from > from || key != "" {
			f(key, p.text[from:m.from])
		}
		from, key = m.from, m.key
	}
	if len(p.text) > from || key != "" {
		f(key, p.text[from:])
	}
}

// SVG writes the whole drawing.
func (p *Picture) SVG(w io.Writer) error {
	_, err := w.Write(p.text)
	return err
}

// SVG draws a position as one <svg> element that needs nothing from outside.
func SVG(w io.Writer, st State, v View) error {
	var p Picture
	st.Draw(&p, v)
	return p.SVG(w)
}
