package report

import (
	"testing"

	"partie/lang"
	"partie/review"
)

// TestUnjudgedTurns holds that the reasons not to judge turns are told with how many each
// has, the most frequent first, the fourth no more by its words; and without a number where
// there is only one.
func TestUnjudgedTurns(t *testing.T) {
	for _, c := range []struct {
		reasons string // one letter a turn; a blank is a turn that was judged
		want    string
	}{
		{"a ", "One turn was not judged: a"},
		{"aa a", "3 turns were not judged: a"},
		{"abb", "3 turns were not judged: b (2); a (1)"},
		{"dabbccea", "8 turns were not judged: a (2); b (2); c (2); other reasons (2)"},
	} {
		f := Findings{Review: &review.Review{}, Lang: lang.En}
		n := 0
		for _, r := range c.reasons {
			x := review.Finding{}
			if r != ' ' {
				x.Unjudged = review.Text{En: string(r), De: "?"}
				n++
			}
			f.Findings = append(f.Findings, x)
		}
		if got := f.UnjudgedTurns(n); got != c.want {
			t.Errorf("%q: %s", c.reasons, got)
		}
	}
}

// TestSizeChosen holds which missed moves are shown at first: all where these are 12 at
// most, else from the lowest class on that shows 12 at most, else the 10 largest.
func TestSizeChosen(t *testing.T) {
	for _, c := range []struct {
		blunders, mistakes, inaccuracies int
		choices                          int
		want                             string
	}{
		{1, 0, 0, 0, ""},
		{3, 4, 5, 3, "inaccuracy"},
		{3, 4, 6, 3, "mistake"},
		{3, 10, 6, 3, "blunder"},
		{13, 0, 0, 2, "most"},
		{34, 2, 6, 4, "most"},
	} {
		var turns []*MissedTurn
		for class, n := range []int{c.blunders, c.mistakes, c.inaccuracies} {
			for range n {
				turns = append(turns, &MissedTurn{Class: []string{"blunder", "mistake", "inaccuracy"}[class]})
			}
		}
		chosen := ""
		sizes := (&Game{l: lang.En}).pageSizes(turns)
		for _, s := range sizes {
			if s.Chosen {
				chosen += s.Class
			}
		}
		if chosen != c.want || len(sizes) != c.choices {
			t.Errorf("%d/%d/%d: %q of %d choices", c.blunders, c.mistakes, c.inaccuracies, chosen, len(sizes))
		}
	}
}
