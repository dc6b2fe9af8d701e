package report

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"

	"partie/clean"
)

// csvPerson is the columns of a person in a game; their names and meanings are those of
// the JSON, in every language.
var csvPerson = []string{
	"game", "title", "low_wins", "name", "games", "finished", "decided", "wins", "shared", "won", "share", "share_low", "share_high",
	"expected", "verdict", "totals", "mean", "spread", "best", "best_game", "best_date", "worst", "worst_game", "worst_date",
	"margins", "margin", "margin_spread", "kind_games", "kinds", "timed_games", "timed_turns", "seconds_per_turn",
	"reviewed_games", "decisions", "partial", "loss_per_decision", "dated_margins", "last_margins", "last_margins_mean",
}

// CSV writes a row for each person and kind of game. What is not known is empty; kinds of
// points are key=mean in one cell.
func (s *Stats) CSV(w io.Writer) error {
	c := csv.NewWriter(w)
	c.UseCRLF = true   // RFC 4180
	c.Write(csvPerson) // an error shows at the end
	for i := range s.Games {
		g := &s.Games[i]
		for j := range g.People {
			c.Write(csvRow(g, &g.People[j]))
		}
	}
	c.Flush()
	return c.Error()
}

func csvRow(g *GameStats, p *PersonStats) []string {
	row := []string{
		g.Game, clean.CSVCell(g.Title), strconv.FormatBool(g.LowWins), clean.CSVCell(p.Name),
		strconv.Itoa(p.Games), strconv.Itoa(p.Finished), strconv.Itoa(p.Decided), strconv.Itoa(p.Wins), strconv.Itoa(p.Shared), csvNumber(&p.Won),
	}
	if p.Share == nil {
		row = append(row, "", "", "")
	} else {
		row = append(row, csvNumber(&p.Share.Share), csvNumber(&p.Share.Low), csvNumber(&p.Share.High))
	}
	row = append(row, csvNumber(&p.Expected), string(p.Verdict), strconv.Itoa(p.Totals), csvNumber(p.Mean), csvNumber(p.Spread))
	row = append(append(row, csvExtreme(p.Best, p.BestAt)...), csvExtreme(p.Worst, p.WorstAt)...)
	row = append(row, strconv.Itoa(p.Margins), csvNumber(p.Margin), csvNumber(p.MarginSpread), strconv.Itoa(p.KindGames), csvKinds(p.Kinds))
	pace, loss := Pace{}, Loss{}
	var mean *float64
	if p.Pace != nil {
		pace, mean = *p.Pace, &p.Pace.Mean
	}
	if p.Loss != nil {
		loss = *p.Loss
	}
	row = append(row, strconv.Itoa(pace.Games), strconv.Itoa(pace.Turns), csvNumber(mean),
		strconv.Itoa(loss.Games), strconv.Itoa(loss.Decisions), strconv.Itoa(loss.Partial), csvNumber(loss.Mean))
	last := FormPoint{}
	if n := len(p.Form); n > 0 {
		last = p.Form[n-1]
	}
	return append(row, strconv.Itoa(len(p.Form)), strconv.Itoa(last.Of), csvNumber(last.Mean))
}

// csvNumber is a number, empty where there is none.
func csvNumber(x *float64) string {
	if x == nil {
		return ""
	}
	return strconv.FormatFloat(*x, 'f', -1, 64)
}

func csvExtreme(n *int, at *Occasion) []string {
	if n == nil {
		return []string{"", "", ""}
	}
	return []string{strconv.Itoa(*n), clean.CSVCell(at.ID), clean.CSVCell(at.Date)}
}

func csvKinds(kinds []KindMean) string {
	var list []string
	for _, k := range kinds {
		list = append(list, k.Key+"="+csvNumber(&k.Mean))
	}
	return clean.CSVCell(strings.Join(list, " "))
}
