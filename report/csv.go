package report

import (
	"encoding/csv"
	"io"
	"strconv"

	"partie/clean"
	"partie/engine"
)

// CSV writes reports as a table with a row for the start, each turn and the end scoring:
// what was played, what a review says of it, and by seat what it scored, the totals behind
// it and those if the game were scored then. Its head is the same in every language; what
// is not known is empty.
func CSV(w io.Writer, games []*Game) error {
	c := csv.NewWriter(w)
	c.UseCRLF = true // RFC 4180
	seats := 0
	for _, g := range games {
		seats = max(seats, len(g.Players))
	}
	head := []string{"game", "when", "number", "seat", "name", "round", "words", "forced", "seconds", "loss", "loss_least", "class", "best", "rank", "choices"}
	for _, what := range []string{"scored_", "total_", "now_"} {
		for s := range seats {
			head = append(head, what+engine.Seat(s).String())
		}
	}
	c.Write(head) // an error shows at the end
	for i, g := range games {
		for _, m := range g.Timeline {
			row := append([]string{strconv.Itoa(i + 1)}, g.csvTurn(m)...)
			for _, ps := range [][]Points{m.Scored, m.Totals, m.Now} {
				row = append(row, csvPoints(ps, seats)...)
			}
			c.Write(row)
		}
	}
	c.Flush()
	return c.Error()
}

// csvTurn is the cells that tell of the turn behind which a moment is.
func (g *Game) csvTurn(m Moment) []string {
	cells := make([]string, 14)
	cells[1] = strconv.Itoa(m.Turn)
	switch {
	case m.End:
		cells[0] = "end"
		return cells
	case m.Turn == 0:
		cells[0] = "start"
		return cells
	}
	t := &g.Turns[m.Turn-1]
	copy(cells, []string{"turn", strconv.Itoa(t.Number), t.Seat, clean.CSVCell(t.Name), "", clean.CSVCell(t.Words), strconv.FormatBool(t.Forced)})
	if t.Seat == engine.NoSeat.String() {
		cells[2], cells[3] = "", ""
	}
	if t.Round > 0 {
		cells[4] = strconv.Itoa(t.Round)
	}
	if t.Clock != nil {
		cells[7] = strconv.Itoa(*t.Clock)
	}
	if g.Missed == nil {
		return cells
	}
	for _, x := range g.Missed.Turns {
		if x.Turn == t.Number {
			copy(cells[8:], []string{strconv.FormatFloat(x.Loss, 'f', 1, 64), strconv.FormatBool(x.Least), x.Class, clean.CSVCell(x.Best), "", strconv.Itoa(x.Choices)})
			if x.Rank > 0 {
				cells[12] = strconv.Itoa(x.Rank)
			}
		}
	}
	return cells
}

// csvPoints is points by seat in so many cells.
func csvPoints(ps []Points, cells int) []string {
	row := make([]string, cells)
	for s, p := range ps {
		if p.Known() {
			row[s] = strconv.Itoa(p.Min)
		}
	}
	return row
}
