package kingscorner

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"partie/engine"
	"partie/engine/draw"
	"partie/lang"
)

// The tableau is three columns of cells; cellWidth*3 + 2*gap stays within 60.
const (
	cellWidth = 18
	cellGap   = 2
	cellLines = 3 // lines of cards of a cell before the middle is left out
)

// grid is the tableau as it lies, the stock in the middle.
var grid = [3][3][]Pile{
	{{NorthWest, NorthWest2}, {North}, {NorthEast, NorthEast2}},
	{{West}, nil, {East}},
	{{SouthWest, SouthWest2}, {South}, {SouthEast, SouthEast2}},
}

// piece is text of one look on a line; width counts its columns.
type piece struct {
	text  string
	width int
}

// Text draws the position for a terminal, within 60 columns.
func (s *State) Text(w io.Writer, v engine.View) {
	var b strings.Builder
	b.WriteString(s.headline(v.Lang) + "\n\n")
	for _, row := range grid {
		var cells [3][][]piece
		lines := 0
		for i, piles := range row {
			cells[i] = s.cell(piles, v)
			lines = max(lines, len(cells[i]))
		}
		for l := range lines {
			writeRow(&b, cells, l)
		}
		b.WriteString("\n")
	}
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		s.writeHand(&b, x, v)
	}
	io.WriteString(w, b.String())
}

func writeRow(b *strings.Builder, cells [3][][]piece, l int) {
	pending := 0 // blanks before the next piece, none at the end of a line
	for _, cell := range cells {
		width := 0
		if l < len(cell) {
			for _, p := range cell[l] {
				width += p.width
				if p.text == " " {
					pending++
					continue
				}
				b.WriteString(strings.Repeat(" ", pending) + p.text)
				pending = 0
			}
		}
		pending += cellWidth - width + cellGap
	}
	b.WriteString("\n")
}

// headline is the round and, where no turn can be made, why.
func (s *State) headline(l lang.Lang) string {
	h := msg("dr-round", s.round).In(l)
	if key := s.status(); key != "" {
		h += ": " + msg(key).In(l)
	}
	return h
}

func (s *State) status() string {
	switch {
	case s.Over():
		return "dr-game-over"
	case s.phase == ended:
		return "dr-over"
	case s.phase == setUp:
		return "dr-set-up"
	}
	return ""
}

// cell is the lines of a place of the tableau; no piles is the stock.
func (s *State) cell(piles []Pile, v engine.View) [][]piece {
	if piles == nil {
		return [][]piece{{plain(msg("dr-stock").In(v.Lang) + " " + strconv.Itoa(s.Stock()))}}
	}
	var lines [][]piece
	for _, p := range piles {
		if p < s.table.piles {
			lines = append(lines, s.pileLines(p, v)...)
		}
	}
	return lines
}

// pileLines is a pile's name and its cards, the bottom one first. Of a pile too long
// for its lines the middle is left out.
func (s *State) pileLines(p Pile, v engine.View) [][]piece {
	name := plain(p.String() + strings.Repeat(" ", 4-len(p.String())))
	ids := s.ids(p)
	const perLine = (cellWidth - 4) / 3
	if len(ids) == 0 {
		return [][]piece{{name, plain(dash(v))}}
	}
	lines := [][]piece{{name}}
	for i := 0; i < len(ids); i++ {
		if i == perLine && len(ids) > perLine*cellLines {
			lines = append(lines, []piece{plain("    … " + strconv.Itoa(len(ids)-2*perLine) + " …")}, []piece{plain("    ")})
			if !v.Unicode {
				lines[1] = []piece{plain("    ... " + strconv.Itoa(len(ids)-2*perLine) + " ...")}
			}
			i = len(ids) - perLine
		} else if i > 0 && i%perLine == 0 && len(lines) <= i/perLine && len(ids) <= perLine*cellLines {
			lines = append(lines, []piece{plain("    ")})
		}
		last := len(lines) - 1
		lines[last] = append(lines[last], cardPiece(ids[i].card(), v), plain(s.markOf(ids[i])))
	}
	return lines
}

// ids is the cards of a pile, the bottom one first.
func (s *State) ids(p Pile) []cardID {
	var list []cardID
	for id := s.table.top[p]; id != none; id = s.table.under[id] {
		list = append(list, id)
	}
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
	return list
}

// markOf is what stands behind a card: * where the turn on show laid it, > where it
// moved a pile of which this is the first card.
func (s *State) markOf(id cardID) string {
	switch {
	case s.fresh.laid[id/faces].has(id.card()):
		return "*"
	case s.fresh.moved[id/faces].has(id.card()):
		return ">"
	}
	return " "
}

func plain(s string) piece { return piece{s, draw.Columns.StringWidth(s)} }

func dash(v engine.View) string {
	if v.Unicode {
		return "·"
	}
	return "-"
}

var suitSigns = [4]string{"♣", "♦", "♥", "♠"}

// cardPiece is a card, red or bold where colours may be used.
func cardPiece(c Card, v engine.View) piece {
	t := c.String()
	if v.Unicode {
		t = t[:1] + suitSigns[c.Suit()]
	}
	if v.Colour {
		colour := "\x1b[1m"
		if c.Red() {
			colour = "\x1b[31m"
		}
		t = colour + t + "\x1b[0m"
	}
	return piece{t, 2}
}

// writeHand is a seat's line: whose turn, name, points and cards, which go on below
// where the line is full.
func (s *State) writeHand(b *strings.Builder, x engine.Seat, v engine.View) {
	mark := " "
	if x == s.toMove {
		mark = ">"
	}
	const room = 14
	name := draw.Columns.Truncate(v.Name(x), room, ".")
	pad := strings.Repeat(" ", max(room-draw.Columns.StringWidth(name), 0))
	fmt.Fprintf(b, "%s %s %s%s %s", mark, x, name, pad, s.pointsText(x, v.Lang))
	if s.in&bit(x) == 0 {
		b.WriteString(", " + msg("dr-out").In(v.Lang) + "\n")
		return
	}
	b.WriteString(", " + msg("dr-cards", s.Held(x)).In(v.Lang) + "\n")
	known, unknown := s.Known(x, nil), s.Unknown(x)
	if len(known)+unknown == 0 || s.phase == setUp && len(known) == 0 {
		return
	}
	const perLine = 17
	for i, c := range known {
		if i%perLine == 0 {
			b.WriteString(lineStart(i))
		}
		b.WriteString(" " + cardPiece(c, v).text)
	}
	if unknown > 0 {
		if len(known)%perLine == 0 || len(known)%perLine > perLine-5 {
			b.WriteString(lineStart(len(known)))
		}
		b.WriteString(" " + msg("dr-unknown", unknown).In(v.Lang))
	}
	b.WriteString("\n")
}

func lineStart(i int) string {
	if i == 0 {
		return "   "
	}
	return "\n   "
}

func (s *State) pointsText(x engine.Seat, l lang.Lang) string {
	t := s.total(x)
	if t.Known() {
		return msg("dr-points", t.Min).In(l)
	}
	return msg("dr-points-open", t.Min, t.Max).In(l)
}
