package report

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"partie/lang"
)

// TestTally counts three games of a sheet by hand: Anna 30-20, a shared 10-10, and
// one broken off that counts as played only. Another sheet is another game.
func TestTally(t *testing.T) {
	var tally Tally
	add := func(title, rules string, complete bool, seats ...PlayedSeat) {
		tally.Add(Played{Game: "sheet", Title: title, Rules: rules, Complete: complete, Seats: seats})
	}
	add("Azul", "", true, PlayedSeat{Person: "Anna", Total: ptr(30), Won: true}, PlayedSeat{Person: "Ben", Total: ptr(20), Won: false})
	add("Azul", "", true, PlayedSeat{Person: "Ben", Total: ptr(10), Won: true}, PlayedSeat{Person: "Anna", Total: ptr(10), Won: true})
	add("Azul", "", false, PlayedSeat{Person: "Anna", Total: ptr(99), Won: false}, PlayedSeat{Person: "Ben", Total: ptr(1), Won: false})
	add("Golf", "low", true, PlayedSeat{Person: "Anna", Total: nil, Won: false}, PlayedSeat{Person: "Ben", Total: ptr(3), Won: false})
	add("Golf", "low", true, PlayedSeat{Person: "Ben", Total: ptr(7), Won: true})
	want := []GameStats{
		{Game: "sheet", Title: "Azul", Games: 3, People: []PersonStats{
			{Name: "Anna", Games: 3, Finished: 2, Decided: 2, Wins: 2, Shared: 1, Totals: 2, Mean: ptr(20.0), Best: ptr(30), Worst: ptr(10)},
			{Name: "Ben", Games: 3, Finished: 2, Decided: 2, Wins: 1, Shared: 1, Totals: 2, Mean: ptr(15.0), Best: ptr(20), Worst: ptr(10)},
		}},
		{Game: "sheet", Title: "Golf", LowWins: true, Games: 2, People: []PersonStats{
			{Name: "Ben", Games: 2, Finished: 2, Decided: 1, Wins: 1, Totals: 2, Mean: ptr(5.0), Best: ptr(3), Worst: ptr(7)},
			{Name: "Anna", Games: 1, Finished: 1},
		}},
	}
	s := tally.Stats(lang.En)
	if d := cmp.Diff(want, s.Games, cmpopts.IgnoreUnexported(PersonStats{})); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	var text, html bytes.Buffer
	if err := s.Text(&text, Terminal{Width: 80, Unicode: true}); err != nil {
		t.Fatal(err)
	}
	golden(t, "stats.term-80", text.Bytes())
	if err := s.HTML(&html); err != nil || bytes.Contains(html.Bytes(), []byte("<script")) || bytes.Contains(html.Bytes(), []byte("ECharts")) {
		t.Errorf("the page of a table has no chart: %v", err)
	}
}

func TestEmptyTally(t *testing.T) {
	var tally Tally
	var b bytes.Buffer
	if err := tally.Stats(lang.En).JSON(&b); err != nil || b.String() != "{\n  \"games\": []\n}\n" {
		t.Errorf("%v %s", err, b.String())
	}
}
