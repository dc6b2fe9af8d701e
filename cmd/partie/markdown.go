package main

import (
	"regexp"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// guideLayout lays out the Markdown of the guides. Glamour breaks words and drawings, and
// cuts off what its tables have no room for; here a word stays whole, and so does a line
// of code.
type guideLayout struct {
	width   int
	colour  bool
	unicode bool
	out     strings.Builder
}

// guideMargin stands before every line of a guide.
const guideMargin = "  "

// listItem is an item of a list, which is one line: its indentation, its mark, its text.
var listItem = regexp.MustCompile(`^( *)(-|\d+\.) (.*)$`)

// layGuide is the Markdown of a guide for a terminal of that width.
func layGuide(markdown string, width int, colour, unicode bool) string {
	g := &guideLayout{width: width - len(guideMargin), colour: colour, unicode: unicode}
	var rows [][]string // of the table that is read
	fenced := false
	for line := range strings.Lines(markdown) {
		line = strings.TrimRight(line, "\n")
		isRow := strings.HasPrefix(line, "|") && !fenced
		if !isRow && rows != nil {
			g.table(rows)
			rows = nil
		}
		item := listItem.FindStringSubmatch(line)
		switch {
		case strings.HasPrefix(line, "```"):
			fenced = !fenced
		case fenced:
			g.write(guideMargin + line)
		case strings.HasPrefix(line, "    "):
			g.write(line)
		case isRow:
			rows = append(rows, splitRow(line))
		case item != nil:
			mark := item[2]
			if mark == "-" && g.unicode {
				mark = "•"
			}
			g.write(wrap(item[1]+mark+" "+g.inline(item[3]), g.width, len(item[1])+ansi.StringWidth(mark)+1))
		case strings.HasPrefix(line, "#"):
			g.write(g.heading(line))
		default:
			g.write(wrap(g.inline(line), g.width, 0))
		}
	}
	if rows != nil {
		g.table(rows)
	}
	return strings.Trim(g.out.String(), "\n") + "\n"
}

// write writes lines.
func (g *guideLayout) write(text string) {
	for line := range strings.SplitSeq(text, "\n") {
		g.out.WriteString(strings.TrimRight(guideMargin+line, " ") + "\n")
	}
}

// look is every word of a text in a colour or weight, so that it can be wrapped.
func (g *guideLayout) look(sgr, text string) string {
	words := strings.Split(text, " ")
	for i, w := range words {
		if w != "" {
			words[i] = "\x1b[" + sgr + "m" + w + "\x1b[0m"
		}
	}
	return strings.Join(words, " ")
}

// heading is a heading; without colours it keeps its marks.
func (g *guideLayout) heading(line string) string {
	if !g.colour {
		return wrap(line, g.width, 0)
	}
	return wrap(g.look("1", strings.ReplaceAll(strings.TrimLeft(line, "# "), "`", "")), g.width, 0)
}

// code and emphasis within a line.
var (
	codeSpan = regexp.MustCompile("`[^`]+`")
	emphasis = regexp.MustCompile(`\*[^*]+\*`)
)

// inline is text with its code and emphasis in colours, where there are any.
func (g *guideLayout) inline(text string) string {
	if !g.colour {
		return text
	}
	var b strings.Builder
	for text != "" {
		at := codeSpan.FindStringIndex(text)
		if at == nil {
			at = []int{len(text), len(text)}
		}
		b.WriteString(emphasis.ReplaceAllStringFunc(text[:at[0]], func(s string) string { return g.look("3", strings.Trim(s, "*")) }))
		if code := text[at[0]:at[1]]; code != "" {
			b.WriteString(g.look("36", strings.Trim(code, "`")))
		}
		text = text[at[1]:]
	}
	return b.String()
}

// splitRow is the cells of a row of a table.
func splitRow(line string) []string {
	const bar = "\x00" // one that is in a cell
	cells := strings.Split(strings.ReplaceAll(strings.Trim(line, "|"), `\|`, bar), "|")
	for i, c := range cells {
		cells[i] = strings.ReplaceAll(strings.TrimSpace(c), bar, "|")
	}
	return cells
}

// columnSpace stands between the columns of a table.
const columnSpace = "  "

// table lays out a table: its head, the line below it, the rows. Cells are wrapped in
// columns no narrower than their longest words; where that is too wide, the cells of a
// row follow one another.
func (g *guideLayout) table(rows [][]string) {
	widths, least := make([]int, len(rows[0])), make([]int, len(rows[0]))
	for r, row := range rows {
		if r == 1 {
			continue // the line
		}
		for i := range row {
			row[i] = g.inline(row[i])
			widths[i] = max(widths[i], ansi.StringWidth(row[i]))
			for word := range strings.FieldsSeq(row[i]) {
				least[i] = max(least[i], ansi.StringWidth(word))
			}
		}
	}
	fits := narrowed(widths, least, g.width-len(columnSpace)*(len(widths)-1))
	for r, row := range rows {
		switch {
		case r == 1 && fits:
			for i := range row {
				row[i] = strings.Repeat(g.sign("─", "-"), widths[i])
			}
			g.row(row, widths)
		case r == 1:
		case fits && r == 0 && g.colour:
			g.row(g.boldCells(row), widths)
		case fits:
			g.row(row, widths)
		case r == 0 && g.colour:
			g.chain(g.boldCells(row))
		default:
			g.chain(row)
		}
	}
}

// sign is a sign, or what takes its place where there is only ASCII.
func (g *guideLayout) sign(unicode, ascii string) string {
	if g.unicode {
		return unicode
	}
	return ascii
}

func (g *guideLayout) boldCells(row []string) []string {
	bold := make([]string, len(row))
	for i, c := range row {
		bold[i] = g.look("1", ansi.Strip(c))
	}
	return bold
}

// narrowed takes from the widest columns until all have room, and reports whether they
// have: none gets narrower than its least width.
func narrowed(widths, least []int, room int) bool {
	over := -room
	for _, w := range widths {
		over += w
	}
	for ; over > 0; over-- {
		widest := -1
		for i, w := range widths {
			if w > least[i] && (widest < 0 || w > widths[widest]) {
				widest = i
			}
		}
		if widest < 0 {
			return false
		}
		widths[widest]--
	}
	return true
}

// row writes a row in columns.
func (g *guideLayout) row(cells []string, widths []int) {
	lines := make([][]string, len(cells))
	height := 0
	for i, c := range cells {
		lines[i] = strings.Split(wrap(c, widths[i], 0), "\n")
		height = max(height, len(lines[i]))
	}
	for y := range height {
		var b strings.Builder
		for i := range cells {
			cell := ""
			if y < len(lines[i]) {
				cell = lines[i][y]
			}
			b.WriteString(cell + strings.Repeat(" ", widths[i]-ansi.StringWidth(cell)) + columnSpace)
		}
		g.write(b.String())
	}
}

// chain writes a row as a line, the cells that are not empty one after the other.
func (g *guideLayout) chain(cells []string) {
	var filled []string
	for _, c := range cells {
		if c != "" {
			filled = append(filled, c)
		}
	}
	g.write(wrap(strings.Join(filled, g.sign(" · ", " | ")), g.width, 2))
}
