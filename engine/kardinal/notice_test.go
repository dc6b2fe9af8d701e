package kardinal_test

import (
	"fmt"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/kardinal"
	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/testdata"
)

// TestNotices: every sample that was played to its end tells its mid-game scoring with
// the size of the new pile, then its last turn, and why it ended.
func TestNotices(t *testing.T) {
	counted := 0
	for name, text := range recordTexts(t, testdata.Games, "games/kardinal-*.partie") {
		recs, _ := notation.Parse([]byte(text))
		r := replay.Run(recs[0])
		if !r.Complete || strings.Contains(text, "@end") {
			continue
		}
		all := ""
		for i, s := range r.Steps {
			told := ""
			for _, n := range s.Notices {
				told += n.In(lang.En) + "\n"
			}
			all += told
			if n := newPile(replay.At(r.Record, i).(*kardinal.State), s.Words); n > 0 {
				counted++
				if want := fmt.Sprintf("the discards become the new pile: %d cards\n", n); !strings.Contains(told, want) {
					t.Errorf("%s, turn %d: no %q in\n%s", name, s.Number, want, told)
				}
			}
		}
		for _, want := range []string{"mid-game scoring: ", "the discards become ", "the game ends: "} {
			if strings.Count(all, want) != 1 {
				t.Errorf("%s does not tell %q once:\n%s", name, want, all)
			}
		}
		if strings.Contains(all, "the last turn is ") && !strings.Contains(all, "was empty for the second time") {
			t.Errorf("%s:\n%s", name, all)
		}
	}
	if counted < 3 {
		t.Errorf("only %d new piles were counted", counted)
	}
}

// newPile is how many cards a turn puts into the new pile, 0 where it does not or not
// with a card that it tells.
func newPile(s *kardinal.State, words []string) int {
	var turn engine.Turn
	if f := s.Read(words, &turn); f != nil {
		return 0
	}
	for _, p := range turn.Plies {
		before := s.Scorings()
		if _, f := s.Apply(p, nil); f != nil {
			return 0
		}
		if before == 0 && s.Scorings() == 1 {
			return s.Pile()
		}
	}
	return 0
}
