package kingscorner

import (
	"strings"

	"partie/engine"
)

var directives = []string{"round", "cross", "hand", "left"}

// Directive takes @round, @cross, @hand and @left.
func (s *State) Directive(name string, words []string, ev []engine.Event) ([]string, []engine.Event, *engine.Fault) {
	var canonical []string
	var f *engine.Fault
	switch strings.ToLower(name) {
	case "round":
		canonical, ev, f = s.startRound(words, ev)
	case "cross":
		canonical, f = s.readCross(words)
	case "hand":
		canonical, f = s.readHand(words)
	case "left":
		canonical, ev, f = s.readLeft(words, ev)
	default:
		f = hinted(whole(fault("unknown-directive", name)), nearest(name, directives))
	}
	return canonical, ev, f
}

// inRound reads the seat that a @hand or @left line begins with.
func (s *State) inRound(words []string) (engine.Seat, *engine.Fault) {
	if len(words) == 0 {
		return 0, hinted(whole(fault("seat-missing")), s.hintSeats())
	}
	x, ok := spellSeat(words[0], s.seats)
	if !ok {
		return 0, hinted(at(fault("bad-seat", words[0]), 0, 0, 0), s.hintSeats())
	}
	if s.in>>x&1 == 0 {
		return 0, hinted(at(fault("seat-out", engine.Seat(x)), 0, 0, 0), s.hintSeats())
	}
	return engine.Seat(x), nil
}

// readCards reads words that are cards or "?" for an unknown one. It returns the
// known ones, how many are unknown and the canonical words.
func readCards(words []string) (cards []Card, unknown int, canonical []string, f *engine.Fault) {
	for i, w := range words {
		if w == "?" {
			unknown++
			canonical = append(canonical, "?")
			continue
		}
		c, f := readCard(w)
		if f != nil {
			f.Word = i
			return nil, 0, nil, f
		}
		cards = append(cards, c)
		canonical = append(canonical, c.String())
	}
	return cards, unknown, canonical, nil
}

// readCard reads a word that is a card and nothing more.
func readCard(w string) (Card, *engine.Fault) {
	c, n, bad := spellCard(w)
	switch {
	case bad != "":
		return 0, hinted(at(fault(bad, w[n:]), 0, n, 0), msg("hint-card-forms"))
	case n < len(w):
		return 0, hinted(at(fault("trailing", w[n:]), 0, n, 0), msg("hint-word", c))
	}
	return c, nil
}
