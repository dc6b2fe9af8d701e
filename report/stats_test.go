package report

import (
	"bytes"
	"encoding/csv"
	"fmt"
	"io"
	"strings"
	"testing"

	"partie/engine/replay"
	"partie/lang"
)

// TestStatsText holds what a terminal shows of the group, wide and narrow.
func TestStatsText(t *testing.T) {
	for _, c := range []struct {
		name string
		l    lang.Lang
		t    Terminal
	}{
		{"stats.term-80", lang.En, Terminal{Width: 80, Unicode: true}},
		{"stats.term-60.de", lang.De, Terminal{Width: 60, Unicode: true}},
		{"stats.term-60.ascii", lang.De, Terminal{Width: 60}},
	} {
		var b bytes.Buffer
		if err := groupStats(c.l).Text(&b, c.t); err != nil {
			t.Fatal(err)
		}
		golden(t, c.name, b.Bytes())
	}
	var md, js bytes.Buffer
	if err := groupStats(lang.En).Markdown(&md); err != nil {
		t.Fatal(err)
	}
	golden(t, "stats.md", md.Bytes())
	if err := groupStats(lang.En).JSON(&js); err != nil {
		t.Fatal(err)
	}
	golden(t, "stats.json", js.Bytes())
}

// manyGames is n made-up games of some games and people.
func manyGames(n, people int) []Played {
	var list []Played
	games := []string{"carcassonne", "kardinal", "kings-corner", "sheet"}
	kinds := []string{"city", "road", "monastery", "farm", "abbey", "river", "inn", "pig", "fair", "tower"}
	x := uint32(1)
	random := func(below int) int {
		x = x*1664525 + 1013904223
		return int(x>>8) % below
	}
	for i := range n {
		p := Played{
			ID: fmt.Sprintf("g%05d", i), Game: games[random(len(games))], Complete: random(20) > 0, Turns: 30 + random(60),
			Date: fmt.Sprintf("%d-%02d-%02d", 2015+i*11/n, 1+random(12), 1+random(28)), Feats: []Feat{{"city", random(30), 0, random(72)}},
		}
		if p.Game == "sheet" {
			p.Title = fmt.Sprintf("Sheet %d", random(12))
		}
		seats := 2 + random(4)
		first, step := random(people), 1+random(people/5)
		p.First = random(seats)
		best, at := -1, 0
		for s := range seats {
			total := 0
			seat := PlayedSeat{Person: fmt.Sprintf("Person %d", (first+s*step)%people), Timed: 20, Time: 20 * random(90)}
			for _, k := range kinds {
				points := random(15)
				seat.Kinds = append(seat.Kinds, replay.KindPoints{Key: k, Points: points})
				total += points
			}
			seat.Total = &total
			if random(4) == 0 {
				seat.Review = &PlayedReview{Real: 20, Partial: random(2), Loss: float64(random(40))}
			}
			if total > best {
				best, at = total, s
			}
			p.Seats = append(p.Seats, seat)
		}
		p.Seats[at].Won = p.Complete
		list = append(list, p)
	}
	return list
}

// TestStatsSize holds that the page of many games and people stays small, and shows as many
// games as there is room for: those of 200 people in 6 kinds of games, of 300 people in 15,
// of few people in thousands of kinds, each of which was broken off once, and of names that
// HTML writes in five letters each.
func TestStatsSize(t *testing.T) {
	for _, c := range []struct {
		name        string
		games       []Played
		change      func(i int, p *Played)
		least, most int // sections of games
	}{
		{"6 kinds", manyGames(10_000, 200), func(i int, p *Played) {
			if p.Game == "sheet" {
				p.Title = fmt.Sprint("Sheet ", i%3)
			}
		}, 3, 5},
		{"15 kinds", manyGames(10_000, 300), func(int, *Played) {}, 3, 5},
		{"thousands of kinds", manyGames(10_000, 20), func(i int, p *Played) {
			p.Game, p.Title, p.Complete = "sheet", fmt.Sprint("Sheet ", i/2), i%2 == 0
		}, 5, 100},
		{"quotes", manyGames(1000, 100), func(i int, p *Played) {
			for i := range p.Seats {
				p.Seats[i].Person = strings.Repeat(`"`, 40) + p.Seats[i].Person
			}
		}, 1, 5},
	} {
		var tally Tally
		for i := range c.games {
			c.change(i, &c.games[i])
			tally.Add(c.games[i])
		}
		s := tally.Stats(Choice{}, lang.De)
		var b bytes.Buffer
		if err := s.HTML(&b); err != nil || b.Len() > 1_500_000 {
			t.Errorf("%s: the page has %d bytes, %v", c.name, b.Len(), err)
		}
		games := bytes.Count(b.Bytes(), []byte(`<section id="g`))
		if games < c.least || games > c.most || (games < len(s.Games)) != bytes.Contains(b.Bytes(), []byte(`<section id="others"`)) {
			t.Errorf("%s: sections of %d games of %d", c.name, games, len(s.Games))
		}
	}
}

// TestNoCharts holds that a page without a chart has no scripts: of one game of one person,
// without a date.
func TestNoCharts(t *testing.T) {
	var tally Tally
	tally.Add(Played{Game: "sheet", Title: "Azul", Complete: true, Seats: []PlayedSeat{{Person: "Anna", Won: true}}})
	var b bytes.Buffer
	if err := tally.Stats(Choice{}, lang.En).HTML(&b); err != nil || bytes.Contains(b.Bytes(), []byte("<script")) || !bytes.Contains(b.Bytes(), []byte("Azul")) {
		t.Errorf("%v %s", err, b.String())
	}
}

func BenchmarkStats(b *testing.B) {
	games := manyGames(10_000, 60)
	for b.Loop() {
		var tally Tally
		for _, p := range games {
			tally.Add(p)
		}
		if err := tally.Stats(Choice{}, lang.En).HTML(io.Discard); err != nil {
			b.Fatal(err)
		}
	}
}

// TestStatsCSV holds that a row has Anna's figures at Azul, as TestPeopleOfAGame works
// them out, and that names are no formulas.
func TestStatsCSV(t *testing.T) {
	var tally Tally
	for _, p := range group() {
		for i := range p.Seats {
			if p.Seats[i].Person == "Cleo" {
				p.Seats[i].Person = "=HYPERLINK(1)"
			}
		}
		tally.Add(p)
	}
	var b bytes.Buffer
	if err := tally.Stats(Choice{}, lang.De).CSV(&b); err != nil {
		t.Fatal(err)
	}
	rows, err := csv.NewReader(&b).ReadAll()
	if err != nil || len(rows) != 1+3+2 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	want := "sheet Azul false Anna 6 5 5 3 1 2.5 0.5 0.1704 0.8296 2.33 few 5 25 11.18 40 g4 2026-02 10 g2 2026-01-12 " +
		"5 -2.8 14.46 2 rows=15 bonus=5 1 2 30 2 6 0 1.5 5 5 -2.8"
	if got := strings.Join(rows[1], " "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
	if got := rows[3][3]; got != "'=HYPERLINK(1)" {
		t.Errorf("the name is %s", got)
	}
}

// TestJudge holds what is said of shares. Of n wins in n the interval begins at
// n/(n+z²), of none it ends at z²/(n+z²): for 10 that is 0.7225 and 0.2775.
func TestJudge(t *testing.T) {
	for _, c := range []struct {
		won    float64
		n      int
		chance float64
		want   Verdict
	}{
		{9, 9, .5, Few}, {10, 10, .5, More}, {10, 10, .73, Chance}, {0, 10, .5, Less}, {0, 10, .27, Chance}, {5, 10, .5, Chance},
	} {
		if got := judge(intervalOf(c.won, c.n), c.n, c.chance); got != c.want {
			t.Errorf("%v of %d by chance %v: %s, want %s", c.won, c.n, c.chance, got, c.want)
		}
	}
	if got, want := *intervalOf(10, 10), (Interval{1, .7225, 1}); got != want {
		t.Errorf("10 of 10: %v", got)
	}
}

// TestFirstMove holds that an advantage is told only where the interval leaves chance out.
// Anna moves first and wins all of 10 games, or half of them: 0.5 ± 0.2634 by the formula of
// TestPeopleOfAGame.
func TestFirstMove(t *testing.T) {
	for _, c := range []struct {
		won  int
		want string
	}{
		{10, "With 2 players: moving first helped. Who did won 10 of 10 games (100%; the truth may be 72 to 100%); by chance it would be 50%."},
		{5, "With 2 players: no advantage of moving first can be seen in 10 games. Who moved first won 5 of them (50%; the truth may be 24 to 76%); by chance it would be 50%."},
	} {
		var tally Tally
		for i := range 10 {
			tally.Add(Played{Game: "sheet", Complete: true, Seats: []PlayedSeat{{Person: "Anna", Won: i < c.won}, {Person: "Ben", Won: i >= c.won}}})
		}
		s := tally.Stats(Choice{}, lang.En)
		if got := strings.Join(s.firsts(&s.Games[0]), " "); got != c.want {
			t.Errorf("%s", got)
		}
	}
}
