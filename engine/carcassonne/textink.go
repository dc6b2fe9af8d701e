package carcassonne

import (
	"strconv"
	"strings"

	"partie/engine"
)

// ink is one character of a drawing. Its colours are of the terminal's 256; paper
// stands for the terminal's own.
type ink struct {
	glyph  rune
	fg, bg uint8
	bold   bool
}

// paper is the colour that the terminal has anyway; black is 16.
const paper = 0

// The colours of the board. Neighbouring tiles have different grass.
var (
	grassColour = [2]uint8{22, 28}
	lastGrass   = uint8(100)
	dotColour   = uint8(65)
	roadColour  = [2]uint8{231, 250} // of an open one, of a finished one
	cityColour  = [2]uint8{215, 137}
	wallColour  = [2]uint8{130, 94}
	waterColour = uint8(25)
	waveColour  = uint8(117)
	markColour  = uint8(231)
	labelColour = uint8(245)
)

// glyphs is the characters that a board is made of.
type glyphs struct {
	field     [2]rune // neighbouring tiles have different ones
	city      [2]rune // an open one, a finished one
	road      [2][]rune
	water     rune
	monastery rune
	garden    rune
	pennant   rune
	corners   [4]rune // of the last tile: NE SE SW NW
	follower  [2]rune // in supply, on the board
}

// The roads are by the sides to which they lead, as a bit set: north 1, east 2, south
// 4, west 8.
var (
	unicodeGlyphs = glyphs{
		field: [2]rune{'.', '·'}, city: [2]rune{'▒', '█'},
		road:  [2][]rune{[]rune(" ╵╶└╷│┌├╴┘─┴┐┤┬┼"), []rune(" ║═╚║║╔╠═╝═╩╗╣╦╬")},
		water: '≈', monastery: '†', garden: '♣', pennant: '♦',
		corners: [4]rune{'┓', '┛', '┗', '┏'}, follower: [2]rune{'●', '○'},
	}
	asciiGlyphs = glyphs{
		field: [2]rune{'.', ','}, city: [2]rune{'%', '#'},
		road:  [2][]rune{[]rune(" |-+||++-+-+++++"), []rune(` "=+""++=+=+++++`)},
		water: '~', monastery: 'M', garden: '*', pennant: '^',
		corners: [4]rune{'\\', '/', '\\', '/'}, follower: [2]rune{'o', '.'},
	}
)

func glyphsOf(v engine.View) *glyphs {
	if v.Unicode {
		return &unicodeGlyphs
	}
	return &asciiGlyphs
}

// badge is the letter of a seat in its colours; an abbot's is small.
func badge(seat uint8, abbot bool, c engine.Colour) ink {
	i := ink{glyph: rune('A' + seat), bg: uint8(c.ANSI), fg: 16, bold: true}
	if abbot {
		i.glyph = rune('a' + seat)
	}
	if c.Line == "#ffffff" {
		i.fg = 231
	}
	return i
}

// canvas is a drawing, line by line. What is set beside it is lost.
type canvas struct {
	w, h  int
	cells []ink
}

func newCanvas(w, h int) *canvas {
	c := &canvas{w, h, make([]ink, w*h)}
	for i := range c.cells {
		c.cells[i].glyph = ' '
	}
	return c
}

func (c *canvas) set(x, y int, i ink) {
	if x >= 0 && x < c.w && y >= 0 && y < c.h {
		c.cells[y*c.w+x] = i
	}
}

// print writes ASCII text.
func (c *canvas) print(x, y int, text string, colour uint8) {
	for i, r := range text {
		c.set(x+i, y, ink{glyph: r, fg: colour})
	}
}

// write writes the drawing, without blanks at the ends of its lines.
func (c *canvas) write(b *strings.Builder, colour bool) {
	for y := range c.h {
		line := c.cells[y*c.w : (y+1)*c.w]
		for len(line) > 0 && line[len(line)-1] == (ink{glyph: ' '}) {
			line = line[:len(line)-1]
		}
		writeInk(b, line, colour)
		b.WriteByte('\n')
	}
}

// writeInk writes a line; characters of one look share their escape sequence.
func writeInk(b *strings.Builder, line []ink, colour bool) {
	var look ink
	for _, i := range line {
		glyph := i.glyph
		if i.glyph = 0; colour && i != look {
			if look != (ink{}) {
				b.WriteString("\x1b[0m")
			}
			b.WriteString(i.escape())
			look = i
		}
		b.WriteRune(glyph)
	}
	if look != (ink{}) {
		b.WriteString("\x1b[0m")
	}
}

// escape is the sequence that turns a plain terminal to the look of i.
func (i ink) escape() string {
	var s []string
	if i.bold {
		s = append(s, "1")
	}
	if i.fg != paper {
		s = append(s, "38;5;"+strconv.Itoa(int(i.fg)))
	}
	if i.bg != paper {
		s = append(s, "48;5;"+strconv.Itoa(int(i.bg)))
	}
	if s == nil {
		return ""
	}
	return "\x1b[" + strings.Join(s, ";") + "m"
}
