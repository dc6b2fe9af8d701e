package report

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/lang"
)

// oddStats is the statistics of made-up games: each is seats in the form "Anna 30*", a *
// behind the winners and ? for an open total.
func oddStats(games ...string) *Stats {
	var t Tally
	for i, g := range games {
		p := Played{ID: fmt.Sprint("g", i), Game: "sheet", Title: "Azul", Date: "2026-01", Complete: true}
		for seat := range strings.SplitSeq(g, ", ") {
			name, total, _ := strings.Cut(seat, " ")
			s := PlayedSeat{Person: name, Won: strings.HasSuffix(total, "*")}
			var n int
			if _, err := fmt.Sscan(strings.TrimSuffix(total, "*"), &n); err == nil {
				s.Total = &n
			}
			p.Seats = append(p.Seats, s)
		}
		t.Add(p)
	}
	return t.Stats(Choice{}, lang.En)
}

// TestAlone holds that games without an opponent say nothing of who wins: Anna won one of
// one against Ben, by chance a half, though she played three; her totals count, 30, 90 and 50.
func TestAlone(t *testing.T) {
	s := oddStats("Anna 30*, Ben 20", "Anna 90*", "Anna 40, Anna 50*")
	anna := s.Games[0].People[0]
	want := Outcomes{Games: 3, Finished: 3, Decided: 1, Wins: 1, Won: 1, Share: &Interval{1, .2065, 1}, Expected: .5, Verdict: Few}
	if d := cmp.Diff(want, anna.Outcomes); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
	if anna.Totals != 2 || *anna.Mean != 60 || anna.Margins != 1 || *anna.Margin != 10 || s.Alone != 2 || s.Doubled != 0 {
		t.Errorf("%+v, %d alone", anna, s.Alone)
	}
	if s.Dated != 3 {
		t.Errorf("%d dated", s.Dated)
	}
	if len(s.Games[0].First) != 1 || s.Games[0].First[0].Games != 1 {
		t.Errorf("moving first: %+v", s.Games[0].First)
	}
	if line := s.summary()[1]; line != "2 were played without an opponent and do not count for wins and margins." {
		t.Error(line)
	}
}

// TestDoubled holds that somebody with two seats played one game, of which nothing else is
// said of them; Ben, who lost it by 5 to the better of her seats, lost it.
func TestDoubled(t *testing.T) {
	s := oddStats("Anna 30*, Ben 25, Anna 10")
	anna, ben := s.Games[0].People[0], s.Games[0].People[1]
	if anna.Games != 1 || anna.Finished != 1 || anna.Decided != 0 || anna.Totals != 0 || anna.Margins != 0 {
		t.Errorf("%+v", anna)
	}
	if ben.Decided != 1 || ben.Wins != 0 || *ben.Margin != -5 || s.People[0].Games != 1 || len(s.Pairs) != 0 || s.Doubled != 1 {
		t.Errorf("%+v, %d doubled, pairs %v", ben, s.Doubled, s.Pairs)
	}
}

// TestPairsOpen holds that a pair adds up: of three games Anna was ahead in one, one was
// level, and in one Cleo won and Ben's total is open.
func TestPairsOpen(t *testing.T) {
	s := oddStats("Anna 30*, Ben 20, Cleo 1", "Anna 30*, Ben 30*, Cleo 1", "Anna 10, Ben ?, Cleo 40*")
	p := s.Pairs[0]
	if got := []int{p.Games, p.Ahead, p.Behind, p.Level, p.Open}; !slices.Equal(got, []int{3, 1, 0, 1, 1}) {
		t.Errorf("%v", got)
	}
	table := s.pairsTable(s.Pairs, false)
	if table.Head[6].Title != "Open" || table.Rows[0][6] != "1" || table.Rows[1][6] != "0" {
		t.Errorf("%v", table)
	}
}

// TestKindOrder holds that rounds stand in their order, and other kinds by what they brought.
func TestKindOrder(t *testing.T) {
	for _, c := range []struct{ keys, want []string }{
		{[]string{"round_1", "round_10", "round_2"}, []string{"round_1", "round_2", "round_10"}},
		{[]string{"round_1", "bonus", "round_2"}, []string{"round_2", "bonus", "round_1"}},
	} {
		var tally Tally
		total := 1 + 2 + 3
		p := Played{Game: "sheet", Complete: true, Seats: []PlayedSeat{{Person: "Anna", Total: &total, Won: true}, {Person: "Ben"}}}
		for i, key := range c.keys {
			p.Seats[0].Kinds = append(p.Seats[0].Kinds, replay.KindPoints{Key: key, Points: i + 1})
		}
		tally.Add(p)
		var got []string
		for _, k := range tally.Stats(Choice{}, lang.En).Games[0].Kinds {
			got = append(got, k.Key)
		}
		if d := cmp.Diff(c.want, got); d != "" {
			t.Errorf("(-want +got):\n%s", d)
		}
	}
}

// TestSpanWords holds the words before dates, which depend on how much of them is known.
func TestSpanWords(t *testing.T) {
	for _, c := range []struct {
		since, until string
		undated      int
		want         string
	}{
		{"2026-09", "2026-09-20", 0, "2 Partien, von September 2026 bis 20.9.2026."},
		{"2026-09-01", "2026-09-20", 0, "2 Partien, vom 1.9.2026 bis 20.9.2026."},
		{"2026", "2026", 0, "2 Partien, im Jahr 2026."},
		{"2026-09", "2026-09", 0, "2 Partien, im September 2026."},
		{"2026-09-01", "2026-09-01", 0, "2 Partien, am 1.9.2026."},
		{"2026-09-01", "2026-09-01", 2, "4 Partien, davon 2 mit Datum: am 1.9.2026."},
		{"", "", 4, "6 Partien."},
	} {
		s := Stats{Played: 2 + c.undated, Dated: 2, Since: c.since, Until: c.until, l: lang.De}
		if got := s.played(); got != c.want {
			t.Errorf("%s, want %s", got, c.want)
		}
	}
}

// TestUnfinishedWords holds that a number is told once where one game has all, and no game
// where there is no other.
func TestUnfinishedWords(t *testing.T) {
	s := Stats{Played: 5, Finished: 3, l: lang.En, Games: []GameStats{{Title: "Azul", Games: 3, Finished: 1}, {Title: "Golf", Games: 2, Finished: 2}}}
	if got := s.summary()[1]; got != "2 were not played to the end (Azul)." {
		t.Error(got)
	}
	one := s
	one.Games = s.Games[:1]
	if got := one.summary()[1]; got != "2 were not played to the end." {
		t.Error(got)
	}
	s.Games[0].Finished, s.Games[1].Finished = 2, 1
	if got := s.summary()[1]; got != "2 were not played to the end (1 of Azul and 1 of Golf)." {
		t.Error(got)
	}
	for range namedGames {
		s.Played += 2
		s.Games = append(s.Games, GameStats{Title: "X", Games: 2})
	}
	// Azul and Golf have one each and six others two; the two behind these have four.
	if got := s.summary()[1]; !strings.HasSuffix(got, strings.Repeat(", 2 of X", 6)+" and 4 of others).") {
		t.Error(got)
	}
}

// TestSizes works out Anna's games of the group by the number of players: for two g1, g2,
// g4 and g6, of which she won two and shared one, and g5, which was not played to the end;
// for three she lost g3. None is shown, as there are not ten of a number.
func TestSizes(t *testing.T) {
	s := groupStats(lang.En)
	azul := &s.Games[0]
	two, three := azul.Sizes[0], azul.Sizes[1]
	if two.Players != 2 || two.Games != 5 || three.Players != 3 || three.Games != 1 || len(azul.Sizes) != 2 {
		t.Fatalf("%+v", azul.Sizes)
	}
	anna := two.People[0]
	if anna.Name != "Anna" || anna.Games != 5 || anna.Decided != 4 || anna.Wins != 3 || anna.Shared != 1 || anna.Won != 2.5 || anna.Expected != 2 {
		t.Errorf("%+v", anna)
	}
	if got := three.People[0]; got.Name != "Ben" || got.Wins != 1 {
		t.Errorf("%+v", got)
	}
	if list := s.sizeTables(azul); len(list) != 0 {
		t.Errorf("%v", list)
	}
	azul.Sizes[0].Games = 10
	if list := s.sizeTables(azul); len(list) != 1 || list[0].Caption != "With 2 players (10 games)" {
		t.Errorf("%v", list)
	}
}

// TestRecordAgain holds that games are counted, not times: each of three games has two rounds
// of 17 by Anna and one by Ben, the first in the game of the earliest date, in one turn.
func TestRecordAgain(t *testing.T) {
	var tally Tally
	for _, date := range []string{"2026-02", "2026-01", "2026-03"} {
		tally.Add(Played{ID: date, Game: "sheet", Title: "Azul", Date: date, Seats: []PlayedSeat{{Person: "Anna"}, {Person: "Ben"}},
			Feats: []Feat{{"round", 17, 0, 2}, {"round", 17, 0, 4}, {"round", 17, 1, 2}}})
	}
	s := tally.Stats(Choice{}, lang.En)
	want := []string{"most points in one round", "17", "Anna and Ben", "January 2026, turn 2, 2026-01, and in 2 more games"}
	if d := cmp.Diff([][]string{want}, s.recordsTable(&s.Games[0]).Rows); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}

// TestSpellings holds that a title counts as one however it is spelt, and shows its accents
// and capitals, whatever the order.
func TestSpellings(t *testing.T) {
	spellings := []string{"cafe  noir", "Cafe Noir", "Café Noir", "café noir"}
	for range 2 {
		var tally Tally
		for _, title := range spellings {
			tally.Add(Played{Game: "sheet", Title: title, Sheet: "cafe noir", Seats: []PlayedSeat{{Person: "Anna"}}})
		}
		if games := tally.Stats(Choice{}, lang.En).Games; len(games) != 1 || games[0].Title != "Café Noir" || games[0].Games != 4 {
			t.Errorf("%+v", games)
		}
		slices.Reverse(spellings)
	}
}
