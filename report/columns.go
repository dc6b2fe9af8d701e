package report

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// columnGap stands between two columns.
const columnGap = 2

// writeColumns writes a table in columns that are as wide as their cells, within
// width: glamour would stretch it. Where it is too wide, titles that are wider than
// the cells below them are wrapped, then cells, those of the widest column first.
func writeColumns(b *strings.Builder, t Table, width int, indent, bold, off string) {
	widths := fit(t, width-len(indent))
	head := make([]string, len(t.Head))
	for i, c := range t.Head {
		head[i] = c.Title
	}
	writeRow(b, t, head, widths, indent, bold, off)
	for i, row := range t.Rows {
		writeRow(b, t, row, widths, indent, "", "")
		if i < len(t.Notes) && t.Notes[i] != "" {
			below := indent + strings.Repeat(" ", widths[0]+columnGap)
			note := ansi.Wrap(t.Notes[i], width-len(below), "")
			b.WriteString(below + strings.ReplaceAll(note, "\n", "\n"+below) + "\n")
		}
	}
}

// fit is the widths of the columns.
func fit(t Table, width int) []int {
	widths, titles := make([]int, len(t.Head)), make([]int, len(t.Head))
	sum := columnGap * (len(widths) - 1)
	for i, c := range t.Head {
		widths[i] = t.needs(i)
		titles[i] = max(ansi.StringWidth(c.Title)-widths[i], 0)
		sum += widths[i] + titles[i]
	}
	sum -= narrow(titles, 0, sum-width)
	narrow(widths, leastColumn, sum-width)
	for i := range widths {
		widths[i] += titles[i]
	}
	return widths
}

// needs is how wide a column is whose cells and the words of its title are whole.
func (t Table) needs(column int) int {
	n := 0
	for word := range strings.FieldsSeq(t.Head[column].Title) {
		n = max(n, ansi.StringWidth(word))
	}
	for _, row := range t.Rows {
		n = max(n, ansi.StringWidth(row[column]))
	}
	return n
}

// fits reports whether every column has what it needs in a line of this width.
func (t Table) fits(width int) bool {
	sum := columnGap * (len(t.Head) - 1)
	for i := range t.Head {
		sum += t.needs(i)
	}
	return sum <= width
}

// leastColumn is how narrow a column gets.
const leastColumn = 5

// narrow takes n from the widths, each time from the widest, as long as that is more
// than least, and returns how much it took.
func narrow(widths []int, least, n int) (taken int) {
	for ; taken < n; taken++ {
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
	return taken
}

func writeRow(b *strings.Builder, t Table, row []string, widths []int, indent, on, off string) {
	right := make([]bool, len(t.Head))
	for i, c := range t.Head {
		right[i] = c.Right
	}
	for _, line := range Beside(row, widths, right, nil) {
		b.WriteString(indent + on + line + off + "\n")
	}
}

// Beside is lines with cells side by side in columns of these widths, each broken where it
// is wider than its column and set to the right where right says so. look, unless nil,
// gives a column's piece of a line its colour.
func Beside(cells []string, widths []int, right []bool, look func(column int, s string) string) (lines []string) {
	parts := make([][]string, len(cells))
	height := 0
	for i, cell := range cells {
		parts[i] = strings.Split(ansi.Wrap(cell, widths[i], ""), "\n")
		height = max(height, len(parts[i]))
	}
	for y := range height {
		var line strings.Builder
		for i := range cells {
			s := ""
			if y < len(parts[i]) {
				s = strings.TrimSpace(parts[i][y])
			}
			pad := strings.Repeat(" ", max(widths[i]-ansi.StringWidth(s), 0))
			if look != nil {
				s = look(i, s)
			}
			if right[i] {
				s = pad + s
			} else {
				s += pad
			}
			line.WriteString(s + strings.Repeat(" ", columnGap))
		}
		lines = append(lines, strings.TrimRight(line.String(), " "))
	}
	return lines
}
