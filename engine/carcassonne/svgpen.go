package carcassonne

import (
	"strconv"
	"strings"

	"partie/engine"
	"partie/engine/draw"
)

// pen prints the pieces of a drawing. What is drawn for every tile goes by it and not
// by Printf, which takes many times as long.
type pen struct {
	*engine.Picture
	keys strings.Builder // all keys so far, so that few of them need memory of their own
}

// part begins the piece whose key is these words.
func (p *pen) part(words ...string) {
	from := p.keys.Len()
	for _, w := range words {
		p.keys.WriteString(w)
	}
	p.Part(p.keys.String()[from:])
}

// partAt begins the piece of what there is at a cell.
func (p *pen) partAt(what string, c Cell) {
	var room [16]byte
	p.part(what, string(c.append(room[:0])))
}

// partOn begins the piece of what there is on a segment of the tile at a cell; before
// counts those there that have a piece already.
func (p *pen) partOn(what string, c Cell, segment uint8, before int) {
	var room [24]byte
	name := strconv.AppendUint(append(c.append(room[:0]), '-'), uint64(segment), 10)
	if before > 0 {
		name = strconv.AppendInt(append(name, '-'), int64(before), 10)
	}
	p.part(what, string(name))
}

// num prints a coordinate with at most one decimal.
func (p *pen) num(f float64) {
	var room [24]byte
	p.Write(draw.AppendNum(room[:0], f))
}

func (p *pen) cell(c Cell) {
	var room [16]byte
	p.Write(c.append(room[:0]))
}

// at prints the attributes that say where something is.
func (p *pen) at(x, y float64) {
	p.Print(` x="`)
	p.num(x)
	p.Print(`" y="`)
	p.num(y)
	p.Print(`"`)
}

// move prints the beginning of the attribute that puts something at a point of its own;
// more can follow before its end.
func (p *pen) move(to pt) {
	p.Print(` transform="translate(`)
	p.num(to.x)
	p.Print(" ")
	p.num(to.y)
	p.Print(")")
}

// use draws what has this id at a point.
func (p *pen) use(id string, at pt) {
	p.Print(`<use href="#`)
	p.Print(id)
	p.Print(`"`)
	p.at(at.x, at.y)
	p.Print("/>")
}

// text prints a text whose look its group has.
func (p *pen) text(x, y float64, t string) {
	p.Print("<text")
	p.at(x, y)
	p.Print(">")
	p.Print(draw.Escape(t))
	p.Print("</text>")
}

// title prints what a reader is told of the element that it stands in.
func (p *pen) title(t string) {
	p.Print("<title>")
	p.Print(draw.Escape(t))
	p.Print("</title>")
}

// letter is the letter of a seat.
func letter(seat uint8) string { return "ABCDE"[seat : seat+1] }
