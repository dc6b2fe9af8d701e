package kardinal

import (
	"cmp"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"partie/engine"
	"partie/engine/draw"
	"partie/lang"
)

// A drawing is made for at least leastWidth columns, and for usualWidth where nobody
// says how many there are.
const (
	leastWidth  = 40
	usualWidth  = 80
	longestName = 20
)

// Terminal colours.
const (
	freshInk = 208
	freeInk  = 250
	suitInk  = 179
)

// printer makes the lines of one drawing.
type printer struct {
	s       *State
	v       engine.View
	width   int
	colours [colours]engine.Colour
}

// plain is text in the characters that may be used.
func (p *printer) plain(text string) string {
	if !p.v.Unicode {
		return ascii(text)
	}
	return text
}

func (p *printer) say(key string, args ...any) string { return p.plain(msg(key, args...).In(p.v.Lang)) }

// cut is text in at most so many columns.
func (p *printer) cut(text string, n int) string { return draw.Columns.Truncate(p.plain(text), n, ".") }

// Text draws the position for a terminal: how the game stands, the lands in their place,
// a line for each seat, then the alliances and the roads where there is room.
func (s *State) Text(w io.Writer, v engine.View) {
	p := &printer{s: s, v: v, width: max(v.Width, leastWidth), colours: s.pieceColours(v)}
	if v.Width == 0 {
		p.width = usualWidth
	}
	must := [][]line{p.head(), p.table(), p.seats()}
	may := [][]line{p.alliances(), p.roads()}
	if note := s.note(); !note.IsZero() && !v.Doubts {
		may = append(may, fold(words(strings.Fields(p.plain(note.In(v.Lang)))...), p.width, 2))
	}
	room := v.Height
	for _, block := range must {
		room -= len(block)
	}
	gaps := v.Height == 0 || room >= len(must)-1
	if gaps {
		room -= len(must) - 1
	}
	for _, block := range may {
		n := len(block)
		if gaps {
			n++
		}
		if v.Height == 0 || n <= room {
			must = append(must, block)
			room -= n
		}
	}
	var b strings.Builder
	for i, block := range must {
		if i > 0 && gaps {
			b.WriteByte('\n')
		}
		for _, l := range block {
			l.write(&b, v.Colour)
		}
	}
	io.WriteString(w, b.String())
}

// words is texts, each a word of its own.
func words(texts ...string) (list []line) {
	for _, t := range texts {
		if t != "" {
			list = append(list, line{plain(t)})
		}
	}
	return list
}

// head says how the game stands.
func (p *printer) head() []line {
	s := p.s
	parts := []string{p.say("dr-over")}
	if x := s.ToMove(); x != engine.NoSeat {
		parts[0] = p.say("dr-turn", p.cut(p.v.Name(x), longestName))
	}
	if phase := s.phase(); !phase.IsZero() {
		parts = append(parts, p.plain(phase.In(p.v.Lang)))
	}
	open := p.say("dr-open")
	for _, o := range s.open {
		if o != noCard {
			open += " " + s.cardLetter(o)
		}
	}
	if s.openCards() > 0 {
		parts = append(parts, open)
	}
	parts = append(parts, p.say("dr-pile", int(s.pile)))
	if last := s.lastWords(); last != "" {
		parts = append(parts, p.say("dr-last", last))
	}
	for i := range parts[1:] {
		parts[i] += ","
	}
	return fold(words(parts...), p.width, 0)
}

func (s *State) cardLetter(suit uint8) string {
	if suit < suits {
		return string(s.rules.Map.Suits[suit].Card)
	}
	return "?"
}

// landColumn is how many columns a land takes.
const landColumn = 20

// table is the lands in their place, as many beside each other as there is room for.
func (p *printer) table() (lines []line) {
	columns := min(p.width/landColumn, 3)
	order := p.order()
	if columns < 3 {
		slices.Sort(order)
	}
	for len(order) > 0 {
		row := order[:min(columns, len(order))]
		order = order[len(row):]
		var cells [][]line
		height := 0
		for _, l := range row {
			cells = append(cells, p.land(l))
			height = max(height, len(cells[len(cells)-1]))
		}
		if lines != nil {
			lines = append(lines, line{})
		}
		for y := range height {
			var all line
			for x, cell := range cells {
				if y < len(cell) {
					all = append(all.padded(x*landColumn), cell[y]...)
				}
			}
			lines = append(lines, all)
		}
	}
	return lines
}

// order is the lands row by row from north to south, three in a row from west to east.
func (p *printer) order() []Land {
	m := p.s.rules.Map
	var x, y [lands]float64
	for _, sp := range m.Spaces {
		n := float64(m.Lands[sp.Land].N)
		x[sp.Land] += float64(sp.X) / n
		y[sp.Land] += float64(sp.Y) / n
	}
	order := make([]Land, lands)
	for i := range order {
		order[i] = Land(i)
	}
	slices.SortStableFunc(order, func(a, b Land) int { return cmp.Compare(y[a], y[b]) })
	for i := 0; i < lands; i += 3 {
		slices.SortStableFunc(order[i:i+3], func(a, b Land) int { return cmp.Compare(x[a], x[b]) })
	}
	return order
}

// land is a land's lines: its code and name and the card that names it, who stands on
// its spaces, whose advisors are there among how many.
func (p *printer) land(l Land) (lines []line) {
	s := p.s
	m := s.rules.Map
	data := &m.Lands[l]
	const room = landColumn - 1
	suit := string(m.Suits[data.Suit].Card)
	name := p.cut(m.land(l).In(p.v.Lang), room-len(data.Code)-3-len(suit))
	lines = append(lines, line{span{text: data.Code, bold: true}, plain(" " + name + " "), span{text: "<" + suit, fg: suitInk}})
	var spaces []line
	fresh := s.freshSpaces()
	for n := range data.N {
		at := int(data.First + n)
		c, ok := s.colourAt(at)
		sp := span{text: strconv.Itoa(int(n) + 1), fg: freeInk}
		if ok {
			sp = badge(s.pieceLetter(c), p.colours[c])
		}
		w := line{sp}
		if ok && fresh>>at&1 != 0 {
			w = append(w, span{text: "!", fg: freshInk, bold: true})
		}
		spaces = append(spaces, w)
	}
	lines = append(lines, fold(spaces, room, 0)...)
	court := []line{{plain(fmt.Sprintf("%d/%d", s.advisorsIn(l), s.limit(l)))}}
	for c := range s.colours() {
		if n := s.advisors[c][l]; n > 0 {
			w := line{badge(s.pieceLetter(c), p.colours[c]), plain(strconv.Itoa(int(n)))}
			if s.freshAdvisor(c, l) {
				w = append(w, span{text: "!", fg: freshInk, bold: true})
			}
			court = append(court, w)
		}
	}
	return append(lines, fold(court, room, 0)...)
}

// seats is a line for each seat, in the variant below them one for each colour.
func (p *printer) seats() (lines []line) {
	s := p.s
	names, points := 0, 0
	room := min(longestName, p.width-30)
	for x := range engine.Seat(s.seats) {
		names = max(names, draw.Columns.StringWidth(p.cut(p.v.Name(x), room)))
		points = max(points, len(p.say("dr-points", int(s.points[x]))))
	}
	for x := range engine.Seat(s.seats) {
		mark := "  "
		if x == s.ToMove() {
			mark = "> "
		} else if s.finished && slices.Contains(s.Winners(), x) {
			mark = "* "
		}
		l := line{plain(mark), span{text: x.String(), bold: true}}
		if !s.rules.Baldwin {
			l[1] = badge(x.String(), p.colours[x])
		}
		l = append(l, plain(" "+p.cut(p.v.Name(x), room))).padded(4 + names + 2)
		text := p.say("dr-points", int(s.points[x]))
		l = append(l, plain(strings.Repeat(" ", points-len(text))+text))
		if !s.rules.Baldwin {
			l = append(l, plain("  "+p.left(uint8(x))))
		}
		h := &s.hands[x]
		hand := h.known.word(s.rules.Map) + strings.Repeat("?", int(h.unknown))
		lines = append(lines, append(l, plain("  "+hand)))
	}
	if s.rules.Baldwin {
		for c := range uint8(colours) {
			lines = append(lines, p.stock(c))
		}
	}
	return lines
}

// left is the pieces of a colour in supply, as words write pieces.
func (p *printer) left(c uint8) string {
	cloister, advisor := "c", "a"
	if p.v.Lang == lang.De {
		cloister, advisor = "k", "r"
	}
	return fmt.Sprintf("%2d%s %d%s", p.s.CloistersLeft(int(c)), cloister, p.s.AdvisorsLeft(int(c)), advisor)
}

// stock is a colour of the variant: its pieces left and the influence on it.
func (p *printer) stock(c uint8) line {
	s := p.s
	l := line{plain("  "), badge(s.pieceLetter(c), p.colours[c]), plain(" " + p.say("colour-"+colourNames[c]))}
	l = append(l.padded(12), plain(p.left(c)+" "))
	owner := s.owner(c)
	for x := range s.stacks {
		text := " -  "
		if st := s.stacks[x][c]; st.n > 0 {
			text = fmt.Sprintf(" %d%s ", st.n, s.cardLetter(st.suit))
		}
		l = append(l, span{text: " " + engine.Seat(x).String() + text, bold: engine.Seat(x) == owner})
	}
	if owner != engine.NoSeat {
		l = append(l, plain(p.say("dr-leads", owner)))
	}
	return l
}

// alliances is the alliances with who has the most advisors in both lands.
func (p *printer) alliances() []line {
	m := p.s.rules.Map
	list := words(strings.Fields(p.say("dr-alliances"))...)
	for i := range m.Alliances {
		a := &m.Alliances[i]
		sign := "-"
		if a.Sea {
			sign = "~"
		}
		w := line{plain(fmt.Sprintf("%d %s%s%s", a.N, m.Lands[a.A].Code, sign, m.Lands[a.B].Code))}
		for k, c := range p.s.leaders(i) {
			if k == 0 {
				w = append(w, plain(" "))
			}
			w = append(w, badge(p.s.pieceLetter(c), p.colours[c]))
		}
		if i+1 < len(m.Alliances) {
			w = append(w, plain(","))
		}
		list = append(list, w)
	}
	return fold(list, p.width, 2)
}

func (p *printer) roads() []line {
	list := words(p.say("dr-roads"))
	for _, w := range p.s.rules.Map.RoadWords() {
		list = append(list, words(w)...)
	}
	return fold(list, p.width, 2)
}

// RoadWords is the roads: in each land those from number to number in one word, the others
// each in one of their own.
func (m *Map) RoadWords() (list []string) {
	for at := range m.Spaces {
		if m.next(at) && (at == 0 || !m.next(at-1)) {
			word := m.spaceName(at)
			for k := at; m.next(k); k++ {
				word += "-" + strconv.Itoa(int(m.Spaces[k+1].Number))
			}
			list = append(list, word)
		}
		for to := at + 1; to < len(m.Spaces); to++ {
			if m.adj[at]>>to&1 != 0 && (to > at+1 || !m.next(at)) {
				list = append(list, m.spaceName(at)+"-"+m.spaceName(to))
			}
		}
	}
	return list
}

// next reports whether a road leads from a space to the next one of the same land.
func (m *Map) next(at int) bool {
	return at+1 < len(m.Spaces) && m.Spaces[at].Land == m.Spaces[at+1].Land && m.adj[at]>>(at+1)&1 != 0
}
