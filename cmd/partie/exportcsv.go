package main

import (
	"encoding/csv"
	"strconv"

	"partie/clean"
	"partie/engine"
	"partie/store"
)

// exportCSV writes one row for every seat.
type exportCSV struct{ w *csv.Writer }

func newExportCSV(a *app) *exportCSV {
	w := csv.NewWriter(a.out)
	w.UseCRLF = true // RFC 4180
	w.Write([]string{"id", "game", "rules", "title", "date", "time", "place", "group", "event", "turns", "complete",
		"irregular", "seat", "name", "person", "total", "rank", "won"}) // an error shows at the end
	return &exportCSV{w}
}

func (w *exportCSV) game(g *store.Game, _ []store.Annotation) error {
	for i, s := range g.Seats {
		row := []string{
			g.ID, g.Game, clean.CSVCell(g.Rules), clean.CSVCell(g.Title), clean.CSVCell(g.Date), clean.CSVCell(g.Time), clean.CSVCell(g.Place),
			clean.CSVCell(g.Group), clean.CSVCell(g.Event), strconv.Itoa(g.Turns), strconv.FormatBool(g.Complete),
			strconv.FormatBool(g.Irregular), engine.Seat(i).String(), clean.CSVCell(s.Name), clean.CSVCell(s.Person),
			number(s.Total), number(s.Rank), strconv.FormatBool(s.Won),
		}
		if err := w.w.Write(row); err != nil {
			return err
		}
	}
	return nil
}

func (w *exportCSV) end() error {
	w.w.Flush()
	return w.w.Error()
}

// number is a number that may be unknown, empty then.
func number(n *int) string {
	if n == nil {
		return ""
	}
	return strconv.Itoa(*n)
}
