package kardinal

import (
	"strconv"
	"strings"

	"partie/engine"
	"partie/engine/draw"
)

// span is a piece of a line that looks the same all over. Its colours are of the
// terminal's 256; 0 is the terminal's own.
type span struct {
	text   string
	fg, bg int
	bold   bool
}

// line is a line of a drawing.
type line []span

func plain(text string) span { return span{text: text} }

// width is how many columns l takes.
func (l line) width() (n int) {
	for _, sp := range l {
		n += draw.Columns.StringWidth(sp.text)
	}
	return n
}

// padded is l with blanks up to so many columns.
func (l line) padded(to int) line {
	if n := to - l.width(); n > 0 {
		return append(l[:len(l):len(l)], plain(strings.Repeat(" ", n)))
	}
	return l
}

// write writes l without blanks at its end.
func (l line) write(b *strings.Builder, colour bool) {
	for len(l) > 0 && strings.Trim(l[len(l)-1].text, " ") == "" {
		l = l[:len(l)-1]
	}
	for i, sp := range l {
		if i == len(l)-1 {
			sp.text = strings.TrimRight(sp.text, " ")
		}
		look := sp.escape()
		if !colour || look == "" {
			b.WriteString(sp.text)
			continue
		}
		b.WriteString(look + sp.text + "\x1b[0m")
	}
	b.WriteByte('\n')
}

// escape is the sequence that gives a plain terminal the look of sp.
func (sp span) escape() string {
	var s []string
	if sp.bold {
		s = append(s, "1")
	}
	if sp.fg != 0 {
		s = append(s, "38;5;"+strconv.Itoa(sp.fg))
	}
	if sp.bg != 0 {
		s = append(s, "48;5;"+strconv.Itoa(sp.bg))
	}
	if s == nil {
		return ""
	}
	return "\x1b[" + strings.Join(s, ";") + "m"
}

// badge is text in the colours of a piece.
func badge(text string, c engine.Colour) span {
	sp := span{text: text, fg: 16, bg: c.ANSI, bold: true}
	if c.Line == "#ffffff" {
		sp.fg = 231
	}
	return sp
}

// fold is words in lines of that width, those below the first set in by so many blanks.
func fold(words []line, width, indent int) (lines []line) {
	var now line
	for _, w := range words {
		switch {
		case now == nil:
			now = w[:len(w):len(w)]
			continue
		case now.width()+1+w.width() <= width:
			now = append(now, plain(" "))
		default:
			lines = append(lines, now)
			now = line{plain(strings.Repeat(" ", indent))}
		}
		now = append(now, w...)
	}
	if now != nil {
		lines = append(lines, now)
	}
	return lines
}

// spelt is spellings in ASCII.
var spelt = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "ß", "ss", "–", "-", "·", "-")

// ascii is text for a terminal that knows no more than ASCII.
func ascii(text string) string {
	return strings.Map(func(r rune) rune {
		if r > 126 {
			return '?'
		}
		return r
	}, spelt.Replace(text))
}
