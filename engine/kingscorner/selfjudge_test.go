package kingscorner

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"partie/engine"
)

// Who plays what the judge finds best has missed nothing by any measure. And what it
// does later changes nothing where its hand is known.
func TestJudgeFindsNoFaultWithItself(t *testing.T) {
	for i := range games(14) {
		rules := ruleSets[i%len(ruleSets)]
		r, _ := ReadRules(strings.Fields(rules))
		s := New(r, 3, 0)
		d := game{}.Dealer()
		d.Deal(s, rand.New(rand.NewPCG(3, uint64(i))))
		play := byJudge(usual())
		var before []*State
		var turns []engine.Turn
		for turn := (engine.Turn{}); len(turns) < 60; {
			was, running := s.Clone().(*State), s.phase == playing
			if _, acted := d.Chance(s, nil); acted {
				if running {
					turn.Plies = append(turn.Plies, Play{Act: Draw, Card: drawnCard(was, s)}.Ply())
					before = append(before, was)
				}
				continue
			}
			if s.toMove == engine.NoSeat {
				break
			}
			if len(turn.Plies) == 0 {
				before = append(before, was)
			}
			line := play(s, nil)
			turn.Plies = append(turn.Plies, line...)
			for _, p := range line {
				s.Apply(p, nil)
			}
			s.EndTurn(nil)
			turns, turn = append(turns, turn), engine.Turn{}
		}
		for n := range turns {
			judgeAlike(t, before[n], turns, n)
		}
	}
}

func drawnCard(before, after *State) Card {
	x := before.toMove
	a, b := before.cards.known[x], after.cards.known[x]
	return max((b.one &^ a.one), (b.two &^ a.two)).first()
}

func judgeAlike(t *testing.T, before *State, turns []engine.Turn, n int) {
	t.Helper()
	j := game{}.Judge()
	var first []engine.Ply
	for _, later := range []engine.Later{{}, {Turns: turns[n+1:]}, {Said: [][]string{{"left", "A", "Kd"}}}} {
		st, c := before.Clone(), new(engine.Choices)
		j.Choices(st, &turns[n], later, c)
		if !c.Unknown.IsZero() || c.Partial {
			t.Fatalf("not judged: %v", c.Unknown)
		}
		var all []engine.Ply
		var gain, worth [8]float64
		for i := range c.Len() {
			all = append(append(all, c.At(i)...), 0)
			after := st.Clone()
			for _, p := range c.At(i) {
				after.Apply(p, nil)
			}
			after.EndTurn(nil)
			gain[i] = j.Gain(before.toMove, st, after, nil)
			var w [3]float64
			j.Static(after, w[:])
			worth[i] = w[before.toMove] - (w[0]+w[1]+w[2])/3
			if gain[i] > gain[0] || worth[i] > worth[0]+equalWorth {
				t.Fatalf("%s: played %v, better %v (%v, %v)", show(st.(*State)), c.At(0), c.At(i), gain, worth)
			}
		}
		if first == nil {
			first = all
		} else if !slices.Equal(first, all) {
			t.Fatalf("what came later changed the choices: %v, %v", first, all)
		}
	}
}
