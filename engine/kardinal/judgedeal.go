package kardinal

import (
	"slices"

	"partie/engine"
	"partie/lang"
)

// judgeDeals says why no deal gives the seat to move these unseen cards.
func (s *State) judgeDeals(need cards) *engine.Fault {
	x, first, suit := int(s.toMove), cards(0), uint8(0)
	for ; suit < suits-1; suit++ {
		if first += some(suit, need.of(suit)); !s.mayShow(x, first) {
			break
		}
	}
	d, h := s.deals, &s.hands[x]
	drawn := func(w way) bool { return d.late(x, &w, int(h.unknown)) > 0 }
	if d.renewed == 0 || slices.ContainsFunc(d.ways[x], drawn) {
		return s.noDeal(suit)
	}
	return fault("drawn-nothing-since", s.toMove, s.cardName(suit), stayed(d.groups[leftover].cards.of(suit)), s.all.of(suit))
}

// stayed says how many cards can have stayed outside of the new pile.
func stayed(n int) lang.Msg {
	if n == 0 {
		return msg("stayed-none")
	}
	return msg("stayed", n)
}

// judgePile says why no deal has a card in the pile.
func (s *State) judgePile(suit uint8) *engine.Fault {
	if s.deals.renewed == 0 {
		return s.noDeal(suit)
	}
	f := fault("not-in-new-pile", s.cardName(suit), s.deals.renewed.of(suit), s.all.of(suit))
	if s.deals.renewed.of(suit) == 0 {
		f.Msg = msg("not-in-new-pile-none", f.Msg.Args...)
	}
	return f
}

// noDeal says that no deal fits a card, and the open cards that bear on it.
func (s *State) noDeal(suit uint8) *engine.Fault {
	f := fault("no-deal-fits", s.cardName(suit), s.all.of(suit))
	if c := s.deals.groups[loose].cards; c != 0 {
		return hinted(f, msg("hint-loose", c.word(s.rules.Map)))
	}
	return f
}

// cardName is the letter of a suit.
func (s *State) cardName(suit uint8) string { return string(s.rules.Map.Suits[suit].Card) }
