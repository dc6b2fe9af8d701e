package lab

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"partie/engine"
	"partie/engine/carcassonne"
	"partie/engine/kingscorner"
	"partie/engine/replay"
	"partie/notation"
)

// scribe writes down what a policy does, as somebody at the table would: without what
// nobody sees.
type scribe struct {
	Policy
	lines  []string
	before engine.State // when the last decision was due
}

func (s *scribe) Decide(st engine.State, dst []engine.Ply) []engine.Ply {
	dst = s.Policy.Decide(st, dst)
	var words []string
	switch now := st.(type) {
	case *carcassonne.State:
		words = s.aside(now)
	case *kingscorner.State:
		if len(s.lines) == 0 {
			s.lines = append(s.lines, cross(now))
		}
	}
	words = st.Words(engine.Turn{Plies: dst}, words)
	s.lines = append(s.lines, fmt.Sprintf("%v: %s", st.ToMove(), strings.Join(words, " ")))
	s.before.Set(st)
	return dst
}

// aside is the tiles that were set aside since the one before was laid.
func (s *scribe) aside(st *carcassonne.State) (words []string) {
	before := s.before.(*carcassonne.State)
	for k := range carcassonne.Kind(carcassonne.Kinds) {
		if k != k.Plain() {
			continue // a garden, which is counted as the plain tile where no abbot plays
		}
		n := before.Left(k) - st.Left(k)
		if k == before.Drawn() {
			n--
		}
		words = append(words, slices.Repeat([]string{"x" + k.String()}, n)...)
	}
	return words
}

// cross is how a round of Kings in the Corner begins.
func cross(st *kingscorner.State) string {
	line := "@cross"
	for p := range kingscorner.Pile(8) {
		if pile := st.Pile(p, nil); len(pile) > 0 {
			line += " " + p.String() + "=" + pile[0].String()
		}
	}
	return line
}

// left is the hands that are shown at the end of a round of Kings in the Corner.
func (s *scribe) left(st engine.State) {
	end, ok := st.(*kingscorner.State)
	if !ok {
		return
	}
	for x := range engine.Seat(st.Seats()) {
		line := "@left " + x.String()
		hand := end.Known(x, nil)
		for _, c := range hand {
			line += " " + c.String()
		}
		if len(hand) > 0 {
			s.lines = append(s.lines, line)
		}
	}
}

// The games that are dealt and played here are games by the rules: written down, they
// replay without a fault, to the same end.
func TestGamesAreRecords(t *testing.T) {
	each(t, func(t *testing.T, s setting) {
		for _, name := range Names(s.game) {
			for seed := range uint64(2) {
				policy := s.player(t, name).New(rand.New(rand.NewPCG(seed, playStream)))
				w := &scribe{Policy: policy, before: s.game.New(s.rules, s.seats, 0)}
				table := newTable(s.game, s.rules, s.seats)
				if err := table.play(seed, 0, 0, slices.Repeat([]Policy{w}, s.seats)); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
				w.left(table.st)
				text := fmt.Sprintf("[Game %q]\n[Players \"Anna, Ben\"]\n[Rules %q]\n%s\n", s.game.Name(), s.rules, strings.Join(w.lines, "\n"))
				records, _ := notation.Parse([]byte(text))
				r := replay.Run(records[0])
				if !r.OK() || !r.Complete || !slices.Equal(r.Final, table.st.Totals(nil)) || !slices.Equal(r.Winners, table.st.Winners()) {
					t.Fatalf("%s: %v, want %v, complete %v\n%v\n%s", name, r.Final, table.st.Totals(nil), r.Complete, r.Diags, text)
				}
			}
		}
	})
}
