package carcassonne

import (
	"fmt"
	"io"
	"strconv"
	"strings"

	"partie/engine"
	"partie/engine/draw"
)

// A drawing is made for at least leastWidth columns, and for usualWidth where nobody
// says how many there are.
const (
	leastWidth = 40
	usualWidth = 80
)

// longestName is how many columns a name takes at most.
const longestName = 20

// Text draws the position for a terminal: how the game stands, the board as large as
// there is room for, a line for each seat, the features that several seats share, and
// the bag.
func (s *State) Text(w io.Writer, v engine.View) {
	width := max(v.Width, leastWidth)
	if v.Width == 0 {
		width = usualWidth
	}
	if width < s.leastColumns() {
		width += v.Spare
	}
	head := s.headlines(v, width)
	foot := s.seatLines(v)
	foot = append(foot, fold(msg("dr-shared").In(v.Lang), s.shared(), width)...)
	foot = append(foot, fold(msg("dr-in-bag").In(v.Lang), s.bagWords(), width)...)
	height := 0
	if v.Height > 0 {
		height = max(v.Height-len(head)-len(foot)-2, labelLines+1)
	}
	var b strings.Builder
	b.WriteString(strings.Join(head, "\n") + "\n\n")
	s.boardCanvas(v, width, height).write(&b, v.Colour)
	b.WriteString("\n" + strings.Join(foot, "\n") + "\n")
	io.WriteString(w, b.String())
}

// fold is a heading and its words in lines of that width, those below the first set
// in; none where there are no words.
func fold(heading string, words []string, width int) (lines []string) {
	if len(words) == 0 {
		return nil
	}
	line := heading
	for _, w := range words {
		switch {
		case line == "":
			line = w
		case draw.Columns.StringWidth(line+" "+w) <= width:
			line += " " + w
		default:
			lines = append(lines, line)
			line = "  " + w
		}
	}
	return append(lines, line)
}

// headlines say how the game stands: who is to move, how many tiles are left, what is
// drawn and what was laid last.
func (s *State) headlines(v engine.View, width int) []string {
	parts := []string{msg("dr-over").In(v.Lang)}
	if x := s.ToMove(); x != engine.NoSeat {
		parts[0] = msg("dr-turn", shortName(v, x)).In(v.Lang)
	}
	left := msg("dr-left", s.Bag()).In(v.Lang)
	if s.bag.river > 0 {
		left += " " + msg("dr-river", int(s.bag.river)).In(v.Lang)
	}
	parts = append(parts, left)
	if s.drawn != NoKind {
		parts = append(parts, msg("dr-drawn", s.drawn).In(v.Lang))
	}
	if s.board.n > 0 {
		parts = append(parts, msg("dr-last", s.lastWord()).In(v.Lang))
	}
	for i := range parts[1:] {
		parts[i] += ","
	}
	return fold("", parts, width)
}

// lastWord is the tile laid last and who was set on it, if he still stands there.
func (s *State) lastWord() string {
	n := int(s.board.n) - 1
	word := s.tiles[n].word()
	if f, ok := s.figureOn(n); ok {
		word += " " + s.manWord(f)
	}
	return word
}

// figureOn is who stands on a tile; ok reports whether somebody does.
func (s *State) figureOn(tile int) (f figure, ok bool) {
	for _, f := range s.figures[:s.figured] {
		if int(f.tile) == tile {
			return f, true
		}
	}
	return f, false
}

func shortName(v engine.View, x engine.Seat) string {
	return draw.Columns.Truncate(v.Name(x), longestName, ".")
}

// seatLines is a line for each seat: a mark if it is to move, its letter and name, its
// points, the followers in supply among all it has, its abbot if that is in supply.
func (s *State) seatLines(v engine.View) (lines []string) {
	names, digits := 0, 0
	points := make([]string, s.seats)
	for x := range engine.Seat(s.seats) {
		names = max(names, draw.Columns.StringWidth(shortName(v, x)))
		points[x] = msg("dr-points", int(s.points[x])).In(v.Lang)
		digits = max(digits, len(strconv.Itoa(int(s.points[x]))))
	}
	g := glyphsOf(v)
	colours := seatColours(v)
	for x := range engine.Seat(s.seats) {
		var b strings.Builder
		mark := " "
		if x == s.ToMove() {
			mark = ">"
		}
		b.WriteString(mark + " ")
		writeInk(&b, []ink{badge(uint8(x), false, colours[x])}, v.Colour)
		name := shortName(v, x)
		fmt.Fprintf(&b, " %s%s  ", name, strings.Repeat(" ", names-draw.Columns.StringWidth(name)))
		b.WriteString(strings.Repeat(" ", digits-len(strconv.Itoa(int(s.points[x])))) + points[x] + "  ")
		left := s.Followers(x)
		b.WriteString(strings.Repeat(string(g.follower[0]), left) + strings.Repeat(string(g.follower[1]), startFollowers-left))
		if s.HasAbbot(x) {
			b.WriteString("  " + msg("dr-abbot").In(v.Lang))
		}
		lines = append(lines, b.String())
	}
	return lines
}

// shared is the features on which followers of several seats stand, each by its first
// follower's word and cell.
func (s *State) shared() (list []string) {
	for i := range s.figured {
		f := s.figures[i]
		root := s.find(f.node)
		text, seats := "", 0
		for x := range s.seats {
			if n := s.men[root].of(x); n > 0 {
				seats++
				text += " " + engine.Seat(x).String() + strconv.Itoa(n)
			}
		}
		if seats > 1 && !s.scoredBefore(int(i), root) {
			list = append(list, s.tiles[f.tile].cell.String()+" "+s.manWord(f)+text+",")
		}
	}
	if n := len(list); n > 0 {
		list[n-1] = strings.TrimSuffix(list[n-1], ",")
	}
	return list
}

// bagWords is what is left in the bag, each sort with its number in front; the River,
// which is drawn first, stands first.
func (s *State) bagWords() (words []string) {
	add := func(from, to Kind) {
		for k := from; k < to; k++ {
			switch n := s.Left(k); n {
			case 0:
			case 1:
				words = append(words, k.String())
			default:
				words = append(words, strconv.Itoa(n)+k.String())
			}
		}
	}
	add(riverFirst, gardenFirst)
	add(0, riverFirst)
	if s.bag.gardens {
		add(gardenFirst, Kind(Kinds))
	}
	return words
}
