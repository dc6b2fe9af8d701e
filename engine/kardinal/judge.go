package kardinal

import (
	"math/bits"
	"strconv"
	"strings"

	"partie/engine"
	"partie/lang"
)

// judge says why p, which places or swaps, is not legal. The word of a fault is counted
// from the first word of the turn: the land, its pieces, the cards, the influence.
func (s *State) judge(p *Play) *engine.Fault {
	if s.decided {
		return fault("turn-done")
	}
	switch {
	case p.Act == Extra:
		return whole(fault("bad-ply"))
	case p.Act == Swap && p.Cards == 0:
		return whole(fault("one-card", 0))
	case p.Act == Swap:
		return s.judgeHand(p, 0)
	}
	if f := s.judgePlace(p); f != nil {
		return f
	}
	if !s.pays(p) {
		return s.judgePay(p)
	}
	if !s.mayLay(p) {
		return at(s.judgeLay(p), int(p.N)+2, 0, 0)
	}
	return s.judgeHand(p, int(p.N)+1)
}

// judgePlace says why the pieces of p may not be placed; nil where they may.
func (s *State) judgePlace(p *Play) *engine.Fault {
	if s.mayPlace(p) {
		return nil
	}
	m := s.rules.Map
	l := p.Land
	name := m.land(l)
	if s.empty(l) {
		if p.Pieces[0].Space == 0 {
			return hinted(at(fault("advisor-in-empty-land", name), 1, 0, 0), s.hintFree(l))
		}
		if p.N > 1 {
			return at(fault("second-in-empty-land", name), 2, 0, 0)
		}
	}
	var more [colours]int
	taken, advisors := s.taken, s.advisorsIn(l)
	left, council := s.cloisters, s.council
	for i, piece := range p.Pieces[:p.N] {
		c := piece.Colour
		f := func(code string, args ...any) *engine.Fault { return at(fault(code, args...), i+1, 0, 0) }
		switch {
		case c != p.Pieces[0].Colour:
			return f("two-colours", s.colourName(p.Pieces[0].Colour), s.colourName(c))
		case c >= s.colours() || !s.rules.Baldwin && engine.Seat(c) != s.toMove:
			return f("other-colour")
		case piece.Space == 0 && council[c] == 0:
			return f("advisors-used-up", startAdvisors)
		case piece.Space == 0:
			limit := max(s.limit(l), s.count(c, l)+more[c])
			if advisors++; advisors > limit {
				return f("advisor-limit", name, advisors-1, limit, s.mostIn(l))
			}
			council[c]--
			continue
		case piece.Space > m.Lands[l].N:
			return hinted(f("no-such-space", name, int(m.Lands[l].N), int(piece.Space)), s.hintFree(l))
		case taken&s.space(l, piece.Space) != 0:
			return hinted(f("space-taken", name, int(piece.Space)), s.hintFree(l))
		case left[c] == 0:
			return f("cloisters-used-up", s.startCloisters())
		}
		taken |= s.space(l, piece.Space)
		left[c]--
		more[c]++
	}
	return whole(fault("bad-ply"))
}

func (s *State) startCloisters() int {
	if s.rules.Baldwin {
		return baldwinCloisters
	}
	return startCloisters
}

// mostIn tells the cloisters in a land by which the limit of its advisors goes: "A 3,
// B 2".
func (s *State) mostIn(l Land) lang.Joined {
	return s.counts(func(c uint8) int { return s.count(c, l) })
}

// colourName is whose pieces a colour is: the seat, or in the variant the colour.
func (s *State) colourName(c uint8) lang.Texter {
	if s.rules.Baldwin {
		return msg("colour-" + colourNames[c])
	}
	return lang.Plain(engine.Seat(c).String())
}

// hintFree lists the free spaces of a land.
func (s *State) hintFree(l Land) lang.Msg {
	var list []string
	for n := range s.rules.Map.Lands[l].N {
		if s.taken&s.space(l, n+1) == 0 {
			list = append(list, "c"+strconv.Itoa(int(n)+1))
		}
	}
	if len(list) == 0 {
		return msg("hint-land-full", s.rules.Map.land(l))
	}
	return msg("hint-free", strings.Join(list, ", "))
}

// judgePay says why the cards of p do not pay for its pieces.
func (s *State) judgePay(p *Play) *engine.Fault {
	m := s.rules.Map
	own := m.Lands[p.Land].Suit
	name := m.land(p.Land)
	place := int(p.N) + 1
	pay := "hint-pay"
	if s.empty(p.Land) {
		pay = "hint-pay-first"
	}
	f := func(code string, args ...any) *engine.Fault {
		return hinted(at(fault(code, args...), place, 1, 0), msg(pay, name, string(m.Suits[own].Card)))
	}
	named, pairs, odd := p.Cards.of(uint8(own)), 0, noCard
	for suit := range uint8(suits) {
		if n := p.Cards.of(suit); Suit(suit) != own {
			pairs += n / 2
			if n%2 != 0 {
				odd = suit
			}
		}
	}
	switch {
	case named == 2 && p.N == 1 && pairs == 0 && odd == noCard:
		return f("pair-on-own-land", string(m.Suits[own].Card), name)
	case odd != noCard:
		return f("card-pays-nothing", string(m.Suits[odd].Card), name)
	case named+pairs > int(p.N):
		return f("too-many-cards", int(p.N), named+pairs)
	}
	return f("too-few-cards", int(p.N), named+pairs)
}

// judgeLay says why the influence cards of p may not be laid.
func (s *State) judgeLay(p *Play) *engine.Fault {
	if !s.rules.Baldwin {
		return hinted(fault("no-influence"), msg("hint-rules", "baldwin"))
	}
	m := s.rules.Map
	for c, st := range s.stacks[s.toMove] {
		switch {
		case st.n == 0:
		case c == int(p.Colour) && st.suit != p.Suit:
			return fault("stack-suit", msg("colour-"+colourNames[c]), string(m.Suits[st.suit].Card))
		case c != int(p.Colour) && st.suit == p.Suit:
			return fault("stack-twice", string(m.Suits[p.Suit].Card), msg("colour-"+colourNames[c]))
		}
	}
	return fault("bad-ply")
}

// judgeHand says why the seat to move cannot have the cards of p, which stand in word w.
func (s *State) judgeHand(p *Play, w int) *engine.Fault {
	need := p.spent()
	h := &s.hands[s.toMove]
	m := s.rules.Map
	if n := need.total(); n > h.total() {
		return at(fault("hand-too-small", s.toMove, h.total(), n), w, 1, 0)
	}
	for suit := range uint8(suits) {
		held := h.known.of(suit)
		more := need.of(suit) - held
		if more <= 0 {
			continue
		}
		card := string(m.Suits[suit].Card)
		if more > s.unseen.of(suit) {
			return at(s.usedUp(suit, held+min(s.unseen.of(suit), int(h.unknown))), w, 1, 0)
		}
		if h.unknown == 0 {
			return hinted(at(fault("card-not-held", s.toMove, card), w, 1, 0), msg("hint-holds", s.toMove, h.known.word(m)))
		}
	}
	if need.beyond(h.known).total() > int(h.unknown) {
		return at(fault("cards-not-held", s.toMove, need.word(m), h.known.word(m), int(h.unknown)), w, 1, 0)
	}
	return at(s.judgeDeals(need.beyond(h.known)), w, 1, 0)
}

// usedUp says that the seat to move has no more than n cards of a suit, since the others
// are known to lie elsewhere.
func (s *State) usedUp(suit uint8, n int) *engine.Fault {
	f := fault("card-used-up", s.cardName(suit), s.all.of(suit), s.toMove, n)
	if n == 0 {
		f.Msg = msg("card-used-up-none", f.Msg.Args...)
	}
	return f
}

// judgeDraw says why a card cannot be drawn so; nil where it can.
func (s *State) judgeDraw(from From, suit uint8) *engine.Fault {
	var f *engine.Fault
	switch {
	case !s.decided:
		f = fault("draw-early")
	case s.due == 0:
		f = fault("too-many-drawn", handSize, int(s.drew))
	case from != Open && s.pile == 0:
		f = fault("pile-empty")
	case from == Unseen:
		return nil
	case suit >= suits:
		f = fault("bad-ply")
	case from == Open:
		if s.openAt(suit) >= 0 {
			return nil
		}
		f = hinted(fault("open-not-there", string(s.rules.Map.Suits[suit].Card)), s.hintOpen())
	case s.unseen.of(suit) == 0:
		f = s.usedUp(suit, s.hands[s.toMove].known.of(suit))
	case !s.mayCome(suit):
		f = s.judgePile(suit)
	default:
		return nil
	}
	return at(f, 0, 1+int(s.drew), 1)
}

// judgeRefill says why a card cannot be turned up; nil where it can.
func (s *State) judgeRefill(suit uint8) *engine.Fault {
	off := 1 + bits.OnesCount8(s.turned)
	f := func(code string, args ...any) *engine.Fault { return at(fault(code, args...), 0, off, 1) }
	switch {
	case !s.decided:
		return f("draw-early")
	case s.gap() < 0 && (s.due == 0 || s.turned == 3):
		if n := bits.OnesCount8(s.turned); n > 0 {
			return f("too-many-turned", n)
		}
		return f("no-gap")
	}
	behind := s // what was drawn before
	if s.due > 0 {
		c := *s
		c.drawBefore(suit, nil)
		behind = &c
	}
	switch {
	case behind.pile == 0:
		return f("pile-empty")
	case suit >= suits || behind.mayCome(suit):
		return nil
	case behind.unseen.of(suit) > 0:
		return at(behind.judgePile(suit), 0, off, 1)
	}
	return f("no-more-cards", string(s.rules.Map.Suits[suit].Card), s.all.of(suit))
}

// hintOpen tells the open cards.
func (s *State) hintOpen() lang.Msg {
	w := s.OpenCards()
	if w == "" {
		return msg("hint-no-open")
	}
	return msg("hint-open", w)
}
