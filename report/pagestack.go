package report

import "slices"

// pageStack is a table of a page whose last column moves below the others on a phone.
type pageStack struct {
	Class, Caption string
	Columns        []stackColumn
	Groups         []stackGroup
}

type stackColumn struct {
	Title, Class string
	Label        string // what stands before a cell that moved
}

// stackGroup is rows below a title of their own, if they have one.
type stackGroup struct {
	Title string
	Rows  [][]string
	Turns addresses
}

// newPageStack makes a table of t in one group; column moving moves.
func newPageStack(class string, t Table, moving int, label string) *pageStack {
	p := &pageStack{Class: class, Caption: t.Caption, Groups: []stackGroup{{Rows: t.Rows, Turns: t.Turns}}}
	for i, h := range t.Head {
		c := stackColumn{Title: h.Title}
		if h.Right {
			c.Class = "r"
		}
		if i == moving {
			c.Class, c.Label = "moving", label
		}
		p.Columns = append(p.Columns, c)
	}
	return p
}

// pageScores is what scored when, the end scoring apart.
func (g *Game) pageScores(s spare) *pageStack {
	t := g.linked(g.scoresTable(), s)
	p := newPageStack("scores", t, 3, "")
	if n := slices.IndexFunc(g.Scores, func(s Score) bool { return s.End }); n >= 0 {
		for _, row := range t.Rows[n:] {
			row[0] = ""
		}
		p.Groups = []stackGroup{{Rows: t.Rows[:n], Turns: t.Turns}, {Title: g.text("scores.end"), Rows: t.Rows[n:]}}
	}
	return p
}
