package report

import "slices"

// Table is rows of text under a head. Its cells are plain text; each renderer
// escapes them for its own output.
type Table struct {
	Caption string
	Head    []Column
	Rows    [][]string

	Turns      addresses
	Notes      []string // by row: more about it, below it or in a column of its own; none: there is nothing
	NotesTitle string   // of that column
}

// addresses is where on its page the turn is that the first cell of a row names, by row; ""
// where it names none.
type addresses []string

// Of is the address of a row.
func (a addresses) Of(row int) string {
	if row < len(a) {
		return a[row]
	}
	return ""
}

// Column is the head of a column.
type Column struct {
	Title string
	Right bool // numbers stand at the right
}

func left(title string) Column  { return Column{Title: title} }
func right(title string) Column { return Column{Title: title, Right: true} }

// widened is the table with its notes in a column of their own.
func (t Table) widened() Table {
	if len(t.Notes) == 0 {
		return t
	}
	wide := Table{Caption: t.Caption, Head: append(slices.Clone(t.Head), left(t.NotesTitle))}
	for i, row := range t.Rows {
		wide.Rows = append(wide.Rows, append(slices.Clone(row), t.Notes[i]))
	}
	return wide
}
