package report

import (
	"bytes"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"partie/engine/replay"
	"partie/lang"
)

// group is some evenings of Anna, Ben and Cleo, whose figures the tests work out by hand:
//
//	     day          in seat order              first  turns
//	g1   Mon 5 Jan    Anna 30, Ben 20            Anna   10    Anna rows 20, bonus 10; Ben rows 20
//	g2   Mon 12 Jan   Ben 10, Anna 10            Ben     8    rows alone; both win
//	g3   Wed 14 Jan   Anna 25, Ben 35, Cleo 15   Cleo   12    kinds unknown
//	g4   February     Anna 40, Ben 30            Ben    11    kinds that do not add up
//	g5   Wed 11 Feb   Anna 99, Ben 1             Anna    3    not played to the end
//	g6   Mon 2 Mar    Anna 20, Cleo 44           Anna    9    kinds unknown
//	g7   no date      Anna 60, Ben 72            Anna    9    Golf: the fewest points win
func group() []Played {
	seat := func(name string, total int, won bool, kinds ...replay.KindPoints) PlayedSeat {
		return PlayedSeat{Person: name, Total: &total, Won: won, Kinds: kinds}
	}
	azul := func(id, date string, first, turns int, seats ...PlayedSeat) Played {
		return Played{ID: id, Game: "sheet", Title: "Azul", Date: date, Complete: true, First: first, Turns: turns, Seats: seats}
	}
	rows := func(n int) replay.KindPoints { return replay.KindPoints{Key: "rows", Points: n} }
	g1 := azul("g1", "2026-01-05", 0, 10, seat("Anna", 30, true, rows(20), replay.KindPoints{Key: "bonus", Points: 10}), seat("Ben", 20, false, rows(20)))
	g1.Seats[0].Timed, g1.Seats[0].Time, g1.Seats[1].Timed, g1.Seats[1].Time = 2, 60, 4, 90
	g1.Seats[0].Review, g1.Seats[1].Review = &PlayedReview{Real: 4, Loss: 6}, &PlayedReview{Real: 5, Partial: 1, Loss: 2}
	g1.Feats = []Feat{{"round", 5, 1, 7}, {"round", 6, 0, 9}}
	g2 := azul("g2", "2026-01-12", 0, 8, seat("Ben", 10, true, rows(10)), seat("Anna", 10, true, rows(10)))
	g2.Seats[1].Review = &PlayedReview{Real: 2, Loss: 3}
	g2.Feats = []Feat{{"round", 6, 1, 2}}
	g3 := azul("g3", "2026-01-14", 2, 12, seat("Anna", 25, false), seat("Ben", 35, true), seat("Cleo", 15, false))
	g4 := azul("g4", "2026-02", 1, 11, seat("Anna", 40, true, rows(39)), seat("Ben", 30, false, rows(29)))
	g5 := azul("g5", "2026-02-11", 0, 3, seat("Anna", 99, false), seat("Ben", 1, false))
	g5.Complete = false
	g6 := azul("g6", "2026-03-02", 0, 9, seat("Anna", 20, false), seat("Cleo", 44, true))
	g7 := Played{ID: "g7", Game: "sheet", Title: "Golf", Rules: "low", Complete: true, Turns: 9, Seats: []PlayedSeat{seat("Anna", 60, true), seat("Ben", 72, false)}}
	return []Played{g7, g6, g1, g2, g3, g4, g5} // whatever the order
}

func groupStats(l lang.Lang) *Stats {
	var t Tally
	for _, p := range group() {
		t.Add(p)
	}
	return t.Stats(Choice{}, l)
}

var unexported = cmpopts.IgnoreUnexported(GameStats{}, PersonStats{}, FormPoint{}, Pair{})

// TestPeopleOfAGame works Anna's figures out.
//
// She finished g1, g2, g3, g4 and g6, won g1 and g4 and shared g2: 2.5 wins; by chance
// 4/2 + 1/3. Wilson's interval of 2.5 in 5 is, with z² = 3.8415, 0.5 ± 1.96/(1+z²/5) ·
// √(0.25/5 + z²/100) = 0.5 ± 0.3296.
//
// Totals 30, 10, 25, 40, 20: mean 25, squares of what they lie off 25+225+0+225+25 = 500,
// √(500/4) = 11.18. Margins 10, 0, -10, 10, -24: mean -2.8, squares 163.84+7.84+51.84+
// 163.84+449.44 = 836.8, √(836.8/4) = 14.46.
//
// The kinds are known of g1 and g2: rows (20+10)/2, bonus 10/2. Two turns took 60 seconds.
// 6+3 points were lost in 4+2 decisions.
func TestPeopleOfAGame(t *testing.T) {
	want := PersonStats{
		Name: "Anna",
		Outcomes: Outcomes{Games: 6, Finished: 5, Decided: 5, Wins: 3, Shared: 1, Won: 2.5,
			Share: &Interval{.5, .1704, .8296}, Expected: 2.33, Verdict: Few},
		Totals: 5, Mean: ptr(25.0), Spread: ptr(11.18), Best: ptr(40), Worst: ptr(10),
		BestAt: &Occasion{"g4", "2026-02", 0}, WorstAt: &Occasion{"g2", "2026-01-12", 0},
		Margins: 5, Margin: ptr(-2.8), MarginSpread: ptr(14.46),
		KindGames: 2, Kinds: []KindMean{{"rows", 15}, {"bonus", 5}},
		Pace: &Pace{Games: 1, Turns: 2, Time: 60, Mean: 30},
		Loss: &Loss{Games: 2, Decisions: 6, Mean: ptr(1.5)},
		Form: []FormPoint{
			{ID: "g1", Date: "2026-01-05", Margin: 10, Of: 1},
			{ID: "g2", Date: "2026-01-12", Margin: 0, Of: 2},
			{ID: "g3", Date: "2026-01-14", Margin: -10, Mean: ptr(0.0), Of: 3},
			{ID: "g4", Date: "2026-02", Margin: 10, Mean: ptr(2.5), Of: 4},
			{ID: "g6", Date: "2026-03-02", Margin: -24, Mean: ptr(-2.8), Of: 5},
		},
	}
	azul := groupStats(lang.En).Games[0]
	if d := cmp.Diff(want, azul.People[0], unexported); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	// One game alone has no spread, and Ben's loss is known in part.
	golf := groupStats(lang.En).Games[1]
	if ben := golf.People[1]; ben.Spread != nil || *ben.Margin != -12 || *ben.Best != 72 || !golf.LowWins {
		t.Errorf("golf: %+v", ben)
	}
	if ben := azul.People[1]; ben.Name != "Ben" || ben.Loss.Partial != 1 || *ben.Loss.Mean != .4 {
		t.Errorf("azul: %+v", ben)
	}
}

// TestGroup works out what is told of all games together and of each as a whole.
func TestGroup(t *testing.T) {
	s := groupStats(lang.En)
	azul := s.Games[0]
	for _, c := range []struct {
		name      string
		want, got any
	}{
		{"counts", []int{7, 6, 6, 6, 5, 6}, []int{s.Played, s.Finished, s.Dated, azul.Games, azul.Finished, azul.Dated}},
		{"span", []string{"2026-01-05", "2026-03-02"}, []string{s.Since, s.Until}},
		// Anna also won Golf: 3.5 of 6, by chance 2.33 + 0.5. Wilson: p = 0.5833,
		// (p + z²/12 ± 1.96·√(p(1-p)/6 + z²/144)) / (1 + z²/6) = (0.9035 ± 0.5080) / 1.6402.
		{"anna", PersonTotals{"Anna", Outcomes{7, 6, 6, 4, 1, 3.5, &Interval{.5833, .2411, .8605}, 2.83, Few}}, s.People[0]},
		// Anna and Ben met in g1 to g4; in g3 Anna and Cleo both lost, with 25 to 15.
		{"pairs", []Pair{
			{A: "Anna", B: "Ben", Games: 4, Ahead: 2, Behind: 1, Level: 1, Totals: 4, Difference: ptr(2.5)},
			{A: "Anna", B: "Cleo", Games: 2, Ahead: 1, Behind: 1, Totals: 2, Difference: ptr(-7.0)},
			{A: "Ben", B: "Cleo", Games: 1, Ahead: 1, Totals: 1, Difference: ptr(20.0)},
		}, azul.Pairs},
		{"all pairs", Pair{A: "Anna", B: "Ben", Games: 5, Ahead: 3, Behind: 1, Level: 1}, s.Pairs[0]},
		// For two: who began won g1 and half of g2; the other half of g2, g4 and g6. 1.5 of 4
		// is 0.375, (0.8552 ± 0.6750) / 1.9604 by the formula above. Ben, third behind Cleo in
		// g3, won that.
		{"first", []FirstStats{
			{2, 4, .5, []PlaceStats{{2, 1.5, &Interval{.375, .0919, .7806}}, {3, 2.5, &Interval{.625, .2194, .9081}}}, Few},
			{3, 1, .3333, []PlaceStats{{0, 0, &Interval{0, 0, .7935}}, {0, 0, &Interval{0, 0, .7935}}, {1, 1, &Interval{1, .2065, 1}}}, Few},
		}, azul.First},
		// Both had 10 in g2. The round of 6 came again in g2.
		{"records", []Record{
			{"most", "most points", 44, []string{"Cleo"}, Occasion{"g6", "2026-03-02", 0}, 0},
			{"fewest", "fewest points", 10, []string{"Ben", "Anna"}, Occasion{"g2", "2026-01-12", 0}, 0},
			{"margin", "largest margin", 24, []string{"Cleo"}, Occasion{"g6", "2026-03-02", 0}, 0},
			{"turns", "longest game (turns)", 12, []string{"Anna", "Ben", "Cleo"}, Occasion{"g3", "2026-01-14", 0}, 0},
			{"round", "most points in one round", 6, []string{"Anna"}, Occasion{"g1", "2026-01-05", 9}, 1},
		}, azul.Records},
		{"calendar", Calendar{
			Days:   []DayCount{{"2026-01-05", 1}, {"2026-01-12", 1}, {"2026-01-14", 1}, {"2026-02-11", 1}, {"2026-03-02", 1}},
			Months: []MonthCount{{"2026-01", 3}, {"2026-02", 2}, {"2026-03", 1}}, Weekdays: [7]int{3, 0, 2}, Dayless: 2,
		}, s.Calendar},
	} {
		if d := cmp.Diff(c.want, c.got, unexported); d != "" {
			t.Errorf("%s (-want +got):\n%s", c.name, d)
		}
	}
}

func TestEmptyTally(t *testing.T) {
	var tally Tally
	var b bytes.Buffer
	if err := tally.Stats(Choice{Place: "Ulm"}, lang.En).HTML(&b); err != nil || !bytes.Contains(b.Bytes(), []byte("No stored game matches.")) || bytes.Contains(b.Bytes(), []byte("<script")) {
		t.Errorf("%v %s", err, b.String())
	}
	b.Reset()
	want := "# Statistics\n\nThere are no games yet.\n\n"
	if err := tally.Stats(Choice{}, lang.En).Markdown(&b); err != nil || b.String() != want {
		t.Errorf("%v %s", err, b.String())
	}
}
