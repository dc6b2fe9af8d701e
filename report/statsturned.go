package report

// turned is tables of what t has, which fit side by side where t does not: a row of t is
// a column, and as many stand in one table as have room.
func (k statsLook) turned(t Table) []Table {
	if k.fits == nil || k.fits(t) {
		return []Table{t}
	}
	var list []Table
	for from := 0; from < len(t.Rows); {
		to := from + 1
		for to < len(t.Rows) && k.fits(t.turned(from, to+1)) {
			to++
		}
		list = append(list, t.turned(from, to))
		from = to
	}
	return list
}

// turned is a table with some rows of t as its columns.
func (t Table) turned(from, to int) Table {
	turned := Table{Caption: t.Caption, Head: []Column{left("")}}
	for _, row := range t.Rows[from:to] {
		turned.Head = append(turned.Head, right(row[0]))
	}
	for i, c := range t.Head[1:] {
		cells := []string{c.Title}
		for _, row := range t.Rows[from:to] {
			cells = append(cells, row[i+1])
		}
		turned.Rows = append(turned.Rows, cells)
	}
	return turned
}
