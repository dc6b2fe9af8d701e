package kingscorner

import (
	"strconv"
	"strings"

	"partie/engine"
	"partie/lang"
)

// startRound is "@round N [SEAT]". The first round may be opened so or not; each
// later one is, when the one before is over. Each round is started by the next seat
// after the one that started the round before, unless SEAT says otherwise.
func (s *State) startRound(words []string, ev []engine.Event) ([]string, []engine.Event, *engine.Fault) {
	want := s.round
	if s.phase == ended || s.begun {
		want++
	}
	if len(words) == 0 {
		return nil, ev, hinted(whole(fault("round-number")), msg("hint-round", want))
	}
	n, err := strconv.Atoi(words[0])
	switch {
	case err != nil:
		return nil, ev, hinted(at(fault("round-number"), 0, 0, 0), msg("hint-round", want))
	case s.closed || s.Over():
		return nil, ev, whole(fault("game-over"))
	case s.phase == playing || s.phase == setUp && s.begun:
		return nil, ev, whole(fault("round-running", s.round))
	case n != int(want):
		return nil, ev, hinted(at(fault("wrong-round", n, want), 0, 0, 0), msg("hint-round", want))
	case len(words) > 2:
		return nil, ev, at(fault("trailing", words[2]), 2, 0, 0)
	}
	if f := s.leftNeeded(); s.phase == ended && f != nil {
		return nil, ev, f
	}
	in := s.in
	if s.phase == ended {
		_, in = s.stillIn()
	}
	starter := s.starter
	if s.phase == ended {
		starter = nextIn(in, s.starter, engine.Seat(s.seats))
	}
	if len(words) == 2 {
		x, ok := spellSeat(words[1], s.seats)
		if !ok || in>>x&1 == 0 {
			return nil, ev, hinted(at(fault("bad-seat", words[1]), 1, 0, 0), s.hintSeatsOf(in))
		}
		starter = engine.Seat(x)
	}
	ev = s.settle(true, ev)
	s.round, s.in = want, in
	s.clear()
	s.starter, s.begun = starter, true
	canonical := []string{strconv.Itoa(n)}
	if len(words) == 2 {
		canonical = append(canonical, starter.String())
	}
	return canonical, ev, nil
}

// readCross is "@cross N=9s E=7c S=4h W=Qd NE=Kd": what was turned up, kings in
// corners (rule text 3).
func (s *State) readCross(words []string) ([]string, *engine.Fault) {
	if f := s.canSetUp("cross-given"); f != nil {
		return nil, f
	}
	var cards [maxPiles]Card
	var given [maxPiles]bool
	trial := s.cards.trial()
	for i, w := range words {
		p, c, f := s.readPlace(w)
		if f == nil && given[p] {
			f = at(fault("place-twice", p), 0, 0, 0)
		}
		if f == nil && !trial.turnUp(c) {
			f = at(s.taken(c, cards, given), 0, strings.IndexAny(w, "=:")+1, 0)
		}
		if f != nil {
			f.Word = i
			return nil, f
		}
		cards[p], given[p] = c, true
	}
	var canonical []string
	var missing []Pile
	for p := North; p < maxPiles; p++ {
		if given[p] {
			canonical = append(canonical, p.String()+"="+cards[p].String())
		} else if !p.Corner() {
			missing = append(missing, p)
		}
	}
	if missing != nil {
		return nil, hinted(whole(fault("cross-incomplete", pileList(missing))), msg("hint-word", "@cross N=9s E=7c S=4h W=Qd"))
	}
	s.cards.adopt(trial)
	s.layOut(cards, given)
	return canonical, nil
}

// taken says where the card is that the cross names a second time.
func (s *State) taken(c Card, cards [maxPiles]Card, given [maxPiles]bool) *engine.Fault {
	for p := North; p < maxPiles; p++ {
		if given[p] && cards[p] == c {
			return fault("card-already-seen", c, msg("where-pile", p))
		}
	}
	if x := s.cards.holder(c); x != engine.NoSeat {
		return fault("card-already-seen", c, msg("where-hand", x))
	}
	return fault("no-deal", c)
}

// readPlace reads a word of the cross, such as "N=9s".
func (s *State) readPlace(w string) (Pile, Card, *engine.Fault) {
	p, n := spellPile(w)
	if n == 0 {
		return 0, 0, hinted(at(fault("bad-pile", w), 0, 0, 0), msg("hint-one-of", pileList(firstPiles(int(s.table.piles)))))
	}
	if n >= len(w) || w[n] != '=' && w[n] != ':' {
		return 0, 0, hinted(at(fault("bad-place", w), 0, n, 0), msg("hint-word", p.String()+"=9s"))
	}
	c, f := readCard(w[n+1:])
	if f != nil {
		f.Off += n + 1
		return 0, 0, f
	}
	switch {
	case p >= s.table.piles:
		return 0, 0, at(s.noSuchPile(p), 0, 0, n)
	case p.Corner() && !c.IsKing():
		return 0, 0, at(fault("corner-needs-king", p, c), 0, n+1, 0)
	case !p.Corner() && c.IsKing():
		return 0, 0, hinted(at(fault("king-in-cross", p, c), 0, n+1, 0), msg("hint-word", s.freeCornerHint(c)))
	}
	return p, c, nil
}

func (s *State) freeCornerHint(c Card) string { return NorthEast.String() + "=" + c.String() }

// layOut puts the cards turned up on the table and counts the stock. Their being
// seen is noted already.
func (s *State) layOut(cards [maxPiles]Card, given [maxPiles]bool) {
	up := 0
	for p := North; p < maxPiles; p++ {
		if given[p] {
			s.table.put(cards[p], p)
			up++
		}
	}
	s.cards.stock = uint8(faces*s.rules.Packs - dealt*seatsIn(s.in) - up)
	s.phase, s.begun = playing, true
	s.toMove = s.starter
}

// readHand is "@hand A 3c 4d …": a dealt hand, as far as it is known.
func (s *State) readHand(words []string) ([]string, *engine.Fault) {
	switch {
	case s.closed || s.Over():
		return nil, whole(fault("game-over"))
	case s.phase == ended:
		return nil, hinted(whole(fault("round-needed", s.round)), msg("hint-round", s.round+1))
	}
	x, f := s.inRound(words)
	if f != nil {
		return nil, f
	}
	if s.dealtTo&bit(x) != 0 {
		return nil, at(fault("hand-given", x), 0, 0, 0)
	}
	if s.moved&bit(x) != 0 {
		return nil, hinted(at(fault("hand-too-late", x), 0, 0, 0), msg("hint-hand-late"))
	}
	if len(words) == 1 {
		return nil, whole(fault("hand-empty", x))
	}
	if len(words) > dealt+1 {
		return nil, at(fault("hand-too-long", dealt, len(words)-1), dealt+1, 0, 0)
	}
	trial, canonical, f := s.named(x, words)
	if f != nil {
		return nil, f
	}
	s.cards.adopt(trial)
	s.dealtTo |= bit(x)
	s.begun = true
	return canonical, nil
}

// named tries the cards of a @hand or @left line: those not yet known of the seat
// come out of the unknown part of its hand.
func (s *State) named(x engine.Seat, words []string) (knowledge, []string, *engine.Fault) {
	cards, _, canonical, f := readCards(words[1:])
	if f != nil {
		f.Word++
		return knowledge{}, nil, f
	}
	trial := s.cards.trial()
	rest := trial.known[x] // known cards not yet named by the line
	for i, c := range cards {
		if rest.count(c) > 0 {
			rest.remove(c)
			continue
		}
		if trial.unknown[x] == 0 || trial.unseen(c) == 0 || !trial.reveal(x, c) {
			return knowledge{}, nil, at(s.notNamed(trial, x, c), wordOf(words, i), 0, 0)
		}
	}
	return trial, append([]string{x.String()}, canonical...), nil
}

// wordOf is the index of the i-th word after the first that is no "?".
func wordOf(words []string, i int) int {
	for w := 1; ; w++ {
		if words[w] == "?" {
			continue
		}
		if i == 0 {
			return w
		}
		i--
	}
}

// notNamed says why seat x cannot have the card that a line gives it.
func (s *State) notNamed(k knowledge, x engine.Seat, c Card) *engine.Fault {
	if k.unseen(c) == 0 {
		if p := s.table.find(c); p != noPile {
			return fault("card-already-seen", c, msg("where-pile", p))
		}
		if y := k.holder(c); y != engine.NoSeat {
			return fault("card-already-seen", c, msg("where-hand", y))
		}
	}
	if k.unknown[x] == 0 {
		return hinted(fault("card-not-held", x, c), msg("hint-holds", x, s.cards.handText(x)))
	}
	return fault("card-ruled-out", x, c)
}

// canSetUp says why the set-up of a round cannot be told now.
func (s *State) canSetUp(code string) *engine.Fault {
	switch {
	case s.closed || s.Over():
		return whole(fault("game-over"))
	case s.phase == ended:
		return hinted(whole(fault("round-needed", s.round)), msg("hint-round", s.round+1))
	case s.phase == playing:
		return whole(fault(code, s.round))
	}
	return nil
}

func (s *State) hintSeats() lang.Msg { return s.hintSeatsOf(s.in) }

func (s *State) hintSeatsOf(in uint8) lang.Msg {
	var list []string
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		if in&bit(x) != 0 {
			list = append(list, x.String())
		}
	}
	return msg("hint-one-of", strings.Join(list, ", "))
}
