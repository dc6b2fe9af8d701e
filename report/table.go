package report

// Table is rows of text under a head. Its cells are plain text; each renderer
// escapes them for its own output.
type Table struct {
	Caption string
	Head    []Column
	Rows    [][]string
}

// Column is the head of a column.
type Column struct {
	Title string
	Right bool // numbers stand at the right
}

func left(title string) Column  { return Column{Title: title} }
func right(title string) Column { return Column{Title: title, Right: true} }
