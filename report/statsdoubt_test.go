package report

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/lang"
)

// kardinalStats is one game of kardinal in which everybody has the same points.
func kardinalStats(l lang.Lang, people ...string) *Stats {
	p := Played{Game: "kardinal", Complete: true}
	for i, name := range people {
		total := 30
		p.Seats = append(p.Seats, PlayedSeat{Person: name, Total: &total, Won: i == 0,
			Kinds: []replay.KindPoints{{Key: "cloisters_mid", Points: 6}, {Key: "cloisters_end", Points: 8}, {Key: "advisors", Points: 5}, {Key: "chains", Points: 11}}})
	}
	var tally Tally
	tally.Add(p)
	return tally.Stats(Choice{}, l)
}

// TestStatsDoubt holds that kinds of points that rest on what is reconstructed of the map are
// marked: its roads make chains, its alliances bring advisors. The numbers of spaces of its
// countries, on which cloisters rest, are none of that. A score sheet has no map.
func TestStatsDoubt(t *testing.T) {
	s := kardinalStats(lang.En, "Anna", "Ben")
	g := &s.Games[0]
	var doubted []string
	for _, k := range g.Kinds {
		if k.Doubt {
			doubted = append(doubted, k.Key)
		}
	}
	if slices.Sort(doubted); !slices.Equal(doubted, []string{"advisors", "chains"}) || g.Caveat == "" {
		t.Errorf("in doubt are %v: %q", doubted, g.Caveat)
	}
	var md, html, term bytes.Buffer
	for _, err := range []error{s.Markdown(&md), s.HTML(&html), s.Text(&term, Terminal{Width: 100, Unicode: true})} {
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct{ name, got string }{{"md", md.String()}, {"html", html.String()}, {"term", term.String()}} {
		if !strings.Contains(c.got, "Not certain: ") || !strings.Contains(c.got, "rest on it too") {
			t.Errorf("%s does not tell of the doubt", c.name)
		}
	}
	sheet := groupStats(lang.En)
	for i := range sheet.Games {
		if doubt := sheet.doubt(&sheet.Games[i]); doubt != "" {
			t.Errorf("%s: %s", sheet.Games[i].Title, doubt)
		}
	}
}

// TestStatsNarrow holds that a narrow terminal breaks no word of a table of kinds, and that
// each person is in it once. A line of 60 less 2 has room for three columns of 7 and 2 beside
// titles of 24, and not for the words of the titles side by side.
func TestStatsNarrow(t *testing.T) {
	s := kardinalStats(lang.De, "Annabel", "Bernard", "Claudia", "Dorothe", "Elfride")
	var b bytes.Buffer
	if err := s.Text(&b, Terminal{Width: 60, Unicode: true}); err != nil {
		t.Fatal(err)
	}
	_, kinds, _ := strings.Cut(b.String(), "je Partie\n\n")
	kinds, _, _ = strings.Cut(kinds, "\n\n  * ")
	want := `                            Annabel  Bernard  Claudia
  Ketten *                     11,0     11,0     11,0
  Klöster, Schlusswertung       8,0      8,0      8,0
  Klöster, Zwischenwertung      6,0      6,0      6,0
  Bündnisse *                   5,0      5,0      5,0
  Partien                         1        1        1

                            Dorothe  Elfride
  Ketten *                     11,0     11,0
  Klöster, Schlusswertung       8,0      8,0
  Klöster, Zwischenwertung      6,0      6,0
  Bündnisse *                   5,0      5,0
  Partien                         1        1`
	if d := cmp.Diff(want, kinds); d != "" {
		t.Errorf("(-want +got):\n%s", d)
	}
}
