package kardinal_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// tryIllegal makes up turns from any pieces, cards and stacks, and holds that the engine
// refuses those that the rules do not list.
func (g *both) tryIllegal(legal []string) {
	letters := []string{""}
	if g.slow.baldwin {
		letters = strings.Split(slowColours, "")
	}
	some := func(list ...string) string { return list[g.rng.IntN(len(list))] }
	for range 12 {
		land := some(slowMap.lands...)
		var pieces []string
		letter := some(letters...)
		for range 1 + g.rng.IntN(2) {
			if g.rng.IntN(8) == 0 {
				letter = some(letters...)
			}
			pieces = append(pieces, letter+some("a", fmt.Sprint("c", 1+g.rng.IntN(slowMap.spaces[land]))))
		}
		if len(pieces) == 2 && strings.Contains(pieces[0], "c") && strings.Contains(pieces[1], "c") {
			slices.Sort(pieces) // both orders give the same, and one is listed
		}
		pay := some(payments(some(land, some(slowMap.lands...)), 1+g.rng.IntN(2))...)
		turn := land + " " + strings.Join(pieces, " ") + " <" + pay
		switch {
		case g.rng.IntN(6) == 0:
			turn = "-" + some(strings.Split(slowSuits, "")...)
		case g.slow.baldwin && g.rng.IntN(2) == 0:
			suit := some(strings.Split(slowSuits, "")...)
			turn += " ^" + some(letters...) + "=" + some(suit, suit+suit)
		case g.rng.IntN(2) == 0: // near to what is legal
			words := strings.Fields(some(legal...))
			for i, w := range words {
				switch {
				case w[0] == '<' && g.rng.IntN(2) == 0:
					words[i] = "<" + pay
				case len(words) > 1 && i == 0 && g.rng.IntN(2) == 0:
					words[i] = land
				case g.slow.baldwin && i > 0 && strings.Contains(slowColours, w[:1]) && g.rng.IntN(4) == 0:
					words[i] = some(letters...) + w[1:]
				}
			}
			turn = strings.Join(words, " ")
		}
		if !slices.Contains(legal, turn) {
			g.refuses(turn)
		}
	}
}

// tryIllegalDraws holds that the engine refuses a turn that draws an open card which is not
// there, one card too many, or from the pile a card that cannot be in it.
func (g *both) tryIllegalDraws(turn, drawn string, before *slow) {
	draws := strings.Split(slowSuits, "")
	for _, suit := range draws {
		if !slices.Contains(before.open, suit[0]) {
			g.refuses(turn + " +" + suit + strings.Repeat("?", max(0, len(cut(drawn, " +"))-1)))
		}
	}
	g.refuses(turn + " +" + cut(drawn, " +") + "?")
	if g.slow.emptied == before.emptied { // no discards have come back meanwhile
		for _, suit := range draws {
			if !slices.Contains(before.pile, suit[0]) && len(before.pile) > 0 {
				g.refuses(turn + " +" + strings.ToLower(suit) + strings.Repeat("?", max(0, len(cut(drawn, " +"))-1)))
			}
		}
	}
}

// cut is what stands behind a sign, up to the next blank.
func cut(words, sign string) string {
	_, rest, _ := strings.Cut(words, sign)
	rest, _, _ = strings.Cut(rest, " ")
	return rest
}

// blur is what a scribe writes of the cards drawn who tells each with that probability.
// Which open card was taken stays, where the draws are written at all; the draws and
// what was turned up may each be left out.
func blur(rng *rand.Rand, drawn string, p float64) (words string) {
	for _, w := range strings.Fields(drawn) {
		if rng.Float64() >= 1.3*p {
			continue
		}
		b := []byte(w)
		for i := 1; i < len(b); i++ {
			hidden := w[0] == '/' || b[i] >= 'a'
			if hidden && rng.Float64() >= p {
				b[i] = '?'
			}
		}
		words += " " + string(b)
	}
	return words
}

// replay plays the game once more with fewer cards told: each with that probability. It
// must be accepted turn by turn, with the same points at the same moments.
func (g *both) replay(p float64) {
	full := g.record
	g.restart()
	g.record = []string{full[0], fmt.Sprintf("told with %v:", p)}
	for _, words := range g.dealt {
		if g.rng.Float64() < p {
			g.direct(words[0], words[1:]...)
		}
	}
	for i, turn := range g.turns {
		words := turn.turn + blur(g.rng, turn.drawn, p)
		mover := g.fast.ToMove()
		g.record = append(g.record, mover.String()+": "+words)
		if canonical, f := g.make(words); f != nil || canonical != words {
			g.fail("the last turn: %v, %s\nof %s", f, canonical, strings.Join(full, "\n"))
		}
		g.comparePoints(g.points[i])
	}
	if len(g.points) > len(g.turns) {
		g.add(g.fast.Finish(nil))
		g.comparePoints(g.points[len(g.turns)])
		g.compareWinners()
	}
	g.compareState()
	g.record = full
}

// The engine and the slow rules agree on whole games by all options, some of them ended
// early: on what is legal and what is not, on all points and on all that is left. What
// was played can be told with fewer cards, down to none but those played.
func TestSlowRules(t *testing.T) {
	list := tables()
	seen := map[string]int{}
	for i := range games(60) {
		rng := rand.New(rand.NewPCG(uint64(i), 3))
		g := begin(t, rng, list[i%len(list)])
		for turns := rng.IntN(400); !g.slow.over && turns > 0; turns-- {
			g.turn()
		}
		switch {
		case !g.slow.over:
			seen["early"]++
		case g.slow.blocked():
			seen["blocked"]++
		default:
			seen["by the pile"]++
		}
		g.finish()
		seen["turns"] += len(g.turns)
		seen["refused"] += g.refused
		if len(g.slow.winners()) > 1 {
			seen["shared"]++
		}
		for _, p := range []float64{0, .5, .8} {
			g.replay(p)
		}
	}
	t.Log(seen)
}
