package kardinal_test

import "strings"

// decision is a placing or a swap that the rules allow with the hand of the deal.
func (w *scribe) decision(hidden deal) string {
	hand := []byte(hidden.hands[w.board.mover].letters())
	if w.rng.IntN(2) == 0 {
		land := some(w.rng, slowMap.lands)
		if rows := w.board.placings(land); len(rows) > 0 {
			row := some(w.rng, rows)
			for _, pay := range payments(land, len(row)) {
				rest, ok := without(hand, pay)
				if !ok {
					continue
				}
				turn := w.board.written(row) + " <" + pay
				if influences := w.board.influences(rest); len(influences) > 0 && w.rng.IntN(3) > 0 {
					turn += " " + some(w.rng, influences)
				}
				return turn
			}
		}
	}
	return "-" + string(some(w.rng, hand))
}

// change is a decision with other cards, which are right in kind.
func (w *scribe) change(decision string) string {
	words := strings.Fields(decision)
	last := len(words) - 1
	switch suit := slowSuits[w.rng.IntN(len(slowSuits))]; {
	case last == 0:
		return "-" + string(suit)
	case words[last][0] == '<':
		words[last] = "<" + some(w.rng, payments(words[0], last-1))
	case w.board.stackTakes(strings.IndexByte(slowColours, words[last][1]), suit):
		words[last] = words[last][:3] + strings.Repeat(string(suit), len(words[last])-3)
	}
	return strings.Join(words, " ")
}

// drawn is how the deal goes on behind a decision, in words that tell everything.
func (w *scribe) drawn(hidden deal, decision string) (words string) {
	t := w.tale(decision, "")
	d := hidden
	d.hands[t.seat], _ = d.hands[t.seat].less(t.spent)
	one := func(c counts) int { return strings.IndexByte(slowSuits, some(w.rng, []byte(c.letters()))) }
	draws, refill := "", ""
	for d.hands[t.seat].total() < 3 && d.open.total()+d.pile.total() > 0 {
		fromPile := d.open.total() == 0 || d.pile.total() > 0 && w.rng.IntN(2) == 0
		if fromPile {
			suit := one(d.pile)
			draws += strings.ToLower(slowSuits[suit : suit+1])
			d = d.drawn(t.seat, suit, true, t.back)
		} else {
			suit := one(d.open)
			draws += slowSuits[suit : suit+1]
			d = d.drawn(t.seat, suit, false, t.back)
		}
	}
	for d.open.total() < 2 && d.pile.total() > 0 {
		suit := one(d.pile)
		refill += slowSuits[suit : suit+1]
		d = d.turnedUp(suit, t.back)
	}
	if draws != "" {
		words = " +" + draws
	}
	if refill != "" {
		words += " /" + refill
	}
	return words
}

// toldOf is what is told of what was drawn and turned up: of each the first so many, some
// of them unknown, or nothing.
func (w *scribe) toldOf(drawn string) (words string) {
	for _, word := range strings.Fields(blur(w.rng, drawn, w.tells)) {
		if len(word) > 2 && w.rng.IntN(4) == 0 {
			word = word[:2]
		}
		words += " " + word
	}
	return words
}

// changeDrawn is drawn with another card, if any is told.
func (w *scribe) changeDrawn(drawn string) string {
	b := []byte(drawn)
	var at []int
	for i, c := range b {
		if strings.IndexByte(" +/", c) < 0 {
			at = append(at, i)
		}
	}
	if len(at) == 0 {
		return drawn
	}
	i := some(w.rng, at)
	card := slowSuits[w.rng.IntN(len(slowSuits))]
	if w.rng.IntN(2) == 0 && strings.LastIndexByte(drawn[:i], '/') < 0 {
		card |= ' '
	}
	b[i] = card
	return string(b)
}
