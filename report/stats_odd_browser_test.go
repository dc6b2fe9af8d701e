package report

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/google/go-cmp/cmp"

	"partie/lang"
)

// TestStatsFarYears holds that every date has a page: days of years that a calendar can show
// are in the chart, here those of four games, others in the table alone, and the page says so.
func TestStatsFarYears(t *testing.T) {
	var tally Tally
	for _, date := range []string{"0001-01-01", "0999-12-31", "1000-01-01", "2026-02-28", "9998-01-01", "9998-12-31", "9999-03-05"} {
		tally.Add(Played{Game: "sheet", Title: "Azul", Date: date, Complete: true, Seats: []PlayedSeat{{Person: "Anna", Won: true}, {Person: "Ben"}}})
	}
	s := tally.Stats(Choice{}, lang.En)
	note := "The chart shows years from 1000 to 9998 only; 3 games of others are left out."
	if c := s.calendarSection(); len(c.Parts) != 1 || cmp.Diff([]string{note}, c.Parts[0].Notes) != "" {
		t.Errorf("%+v", c.Parts)
	}
	var years []string
	for _, row := range s.monthsTable().Rows {
		years = append(years, row[0])
	}
	if d := cmp.Diff([]string{"1", "999", "1000", "2026", "9998", "9999"}, years); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	ctx, complaints := browser(t)
	var marks []int
	err := chromedp.Do(ctx, chromedp.Navigate(statsPageFile(t, s)))
	if err == nil {
		marks, err = chromedp.Run(ctx, chromedp.Evaluate[[]int](itemMarks))
	}
	// Wins have two shares of four marks, and a pair has two cells.
	if d := cmp.Diff([]int{2 * 4, 2, 4}, marks); err != nil || d != "" {
		t.Errorf("marks (-want +got), %v:\n%s", err, d)
	}
	for _, c := range complaints() {
		t.Error(c)
	}
}

// TestChartFails holds that a chart that cannot be drawn is hidden, and the others are drawn:
// the page of the group has nine, and the last gets a year that ECharts has no calendar of.
func TestChartFails(t *testing.T) {
	ctx, complaints := browser(t)
	address := statsPageFile(t, groupStats(lang.En))
	file := strings.TrimPrefix(address, "file://")
	page, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	page = bytes.Replace(page, []byte(`"range":["2026"]`), []byte(`"range":["9999"]`), 1)
	if err := os.WriteFile(file, page, 0o600); err != nil {
		t.Fatal(err)
	}
	var shown []bool
	err = chromedp.Do(ctx, chromedp.Navigate(address))
	if err == nil {
		shown, err = chromedp.Run(ctx, chromedp.Evaluate[[]bool](`[...document.querySelectorAll("figure")].map(f => !!f.querySelector("svg") && f.checkVisibility())`))
	}
	if d := cmp.Diff([]bool{true, true, true, true, true, true, true, true, false}, shown); err != nil || d != "" {
		t.Errorf("(-want +got), %v:\n%s", err, d)
	}
	for _, c := range complaints() {
		t.Error(c)
	}
}
