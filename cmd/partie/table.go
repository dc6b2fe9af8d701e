package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"partie/clean"
)

// table is rows of cells: aligned below a heading for people, separated by tabs and
// without it for programs.
type table struct {
	head  []string
	right []bool // columns of numbers
	rows  [][]string

	// On a terminal that is too narrow, in this order:
	drop   []int   // columns that go where it is narrow, the least important first
	shrink [][]int // columns that are shortened, and those that are only then
}

// narrow is a terminal with fewer columns than this, and leastCell how much is left
// of a shortened cell.
const (
	narrow    = 100
	leastCell = 8
)

// hidden is the width of a column that is not shown.
const hidden = -1

// fit makes the widths of the columns fit a terminal as far as it may.
func (t *table) fit(widths []int, terminal int) {
	over := func() int {
		sum := -2
		for _, w := range widths {
			if w != hidden {
				sum += w + 2
			}
		}
		return sum - terminal
	}
	drop := t.drop
	if terminal < narrow {
		for ; len(drop) > 0 && over() > 0; drop = drop[1:] {
			widths[drop[0]] = hidden
		}
	}
	for _, columns := range t.shrink {
		for over() > 0 {
			widest := columns[0]
			for _, c := range columns {
				if widths[c] > widths[widest] {
					widest = c
				}
			}
			if widths[widest] <= leastCell {
				break
			}
			widths[widest]--
		}
	}
	for ; len(drop) > 0 && over() > 0; drop = drop[1:] {
		widths[drop[0]] = hidden
	}
}

// add adds a row. What its cells hold may come from strangers.
func (t *table) add(cells ...string) {
	row := make([]string, len(cells))
	for i, c := range cells {
		row[i] = clean.Line(c)
	}
	t.rows = append(t.rows, row)
}

// printTable prints a table as its reader needs it.
func (a *app) printTable(t *table) {
	if !a.outTTY {
		for _, row := range t.rows {
			fmt.Fprintln(a.out, strings.Join(row, "\t"))
		}
		return
	}
	if len(t.rows) == 0 {
		return
	}
	rows := append([][]string{t.head}, t.rows...)
	widths := make([]int, len(t.head))
	for _, row := range rows {
		for i, c := range row {
			widths[i] = max(widths[i], ansi.StringWidth(c))
		}
	}
	for i := range widths {
		if !slices.ContainsFunc(t.rows, func(row []string) bool { return row[i] != "" }) {
			widths[i] = hidden // a heading alone
		}
	}
	t.fit(widths, a.width)
	more := "…"
	if !a.unicode() {
		more = "."
	}
	for _, row := range rows {
		var b strings.Builder
		for i, c := range row {
			if widths[i] == hidden {
				continue
			}
			c = ansi.Truncate(c, widths[i], more)
			pad := strings.Repeat(" ", widths[i]-ansi.StringWidth(c))
			if b.Len() > 0 {
				b.WriteString("  ")
			}
			if i < len(t.right) && t.right[i] {
				b.WriteString(pad + c)
			} else {
				b.WriteString(c + pad)
			}
		}
		fmt.Fprintln(a.out, strings.TrimRight(b.String(), " "))
	}
}
