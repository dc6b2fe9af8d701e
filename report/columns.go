package report

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// columnGap stands between two columns.
const columnGap = 2

// writeColumns writes a table in columns that are as wide as their cells, within
// width: glamour would stretch it. Where it is too wide its text columns are
// narrowed, the widest first, and their cells wrapped.
func writeColumns(b *strings.Builder, t Table, width int, indent, bold, off string) {
	widths := fit(t, width-len(indent))
	head := make([]string, len(t.Head))
	for i, c := range t.Head {
		head[i] = c.Title
	}
	writeRow(b, t, head, widths, indent, bold, off)
	for _, row := range t.Rows {
		writeRow(b, t, row, widths, indent, "", "")
	}
}

// fit is the widths of the columns.
func fit(t Table, width int) []int {
	widths := make([]int, len(t.Head))
	sum := columnGap * (len(widths) - 1)
	for i, c := range t.Head {
		widths[i] = ansi.StringWidth(c.Title)
		for _, row := range t.Rows {
			widths[i] = max(widths[i], ansi.StringWidth(row[i]))
		}
		sum += widths[i]
	}
	const least = 6
	for ; sum > width; sum-- {
		widest := 0
		for i := range widths {
			if widths[i] > widths[widest] {
				widest = i
			}
		}
		if widths[widest] <= least {
			break
		}
		widths[widest]--
	}
	return widths
}

func writeRow(b *strings.Builder, t Table, row []string, widths []int, indent, on, off string) {
	cells := make([][]string, len(row))
	lines := 0
	for i, cell := range row {
		cells[i] = strings.Split(ansi.Wrap(cell, widths[i], ""), "\n")
		lines = max(lines, len(cells[i]))
	}
	for l := range lines {
		var line strings.Builder
		for i := range cells {
			s := ""
			if l < len(cells[i]) {
				s = strings.TrimSpace(cells[i][l])
			}
			pad := strings.Repeat(" ", max(widths[i]-ansi.StringWidth(s), 0))
			if t.Head[i].Right {
				line.WriteString(pad + s)
			} else {
				line.WriteString(s + pad)
			}
			line.WriteString(strings.Repeat(" ", columnGap))
		}
		b.WriteString(indent + on + strings.TrimRight(line.String(), " ") + off + "\n")
	}
}
