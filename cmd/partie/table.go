package main

import (
	"fmt"
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
	for _, row := range rows {
		var b strings.Builder
		for i, c := range row {
			pad := strings.Repeat(" ", widths[i]-ansi.StringWidth(c))
			if i > 0 {
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
