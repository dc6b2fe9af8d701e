package kingscorner

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"partie/engine"
)

// ending is the last part of a round as it really was, and what a record tells of it.
type ending struct {
	real   *State // before the turn of seat x, all hands known
	x      engine.Seat
	hidden [maxSeats][]Card // cards in hand that the record does not know
	stock  []Card           // the next card first; the record does not know it
	turns  []playedTurn     // from that turn on
	left   []string         // the words of @left at the end, where there is one
}

type playedTurn struct {
	seat  engine.Seat
	plies []engine.Ply // draws as the record tells them
}

// someEnding plays a round until few cards are left in the stock, and from there a few
// turns more, of which the record tells only a part. It returns nil where the round
// was over before.
func someEnding(rules string, rng *rand.Rand) *ending {
	r, _ := ReadRules(strings.Fields(rules))
	least, _ := r.Seats()
	s := New(r, least+rng.IntN(2), 0)
	var d Deal
	d.Shuffle(rng, s)
	s.Begin(&d)
	policy := random(rng)
	for s.toMove != engine.NoSeat && s.Stock() > rng.IntN(5) {
		wholeTurn(s, policy, &d.Stock, nil)
	}
	if s.toMove == engine.NoSeat || len(d.Stock) > 5 {
		return nil
	}
	e := &ending{real: s.Clone().(*State), x: s.toMove, stock: append([]Card(nil), d.Stock...)}
	for y := range engine.Seat(s.seats) {
		hand := s.Known(y, nil)
		rng.Shuffle(len(hand), func(i, j int) { hand[i], hand[j] = hand[j], hand[i] })
		most := 2
		if y == e.x {
			most = 3
		}
		e.hidden[y] = hand[:min(len(hand), rng.IntN(most+1), 6-e.unseen())]
	}
	for n, more := 0, rng.IntN(4); s.toMove != engine.NoSeat; {
		if s.toMove == e.x {
			if n++; n > more+1 {
				break
			}
		}
		turn := playedTurn{seat: s.toMove}
		wholeTurn(s, policy, &d.Stock, func(p engine.Ply) { turn.plies = append(turn.plies, p) })
		if len(turn.plies) > 0 && isDraw(turn.plies[0]) && rng.IntN(3) > 0 {
			turn.plies[0] = Play{Act: DrawUnseen}.Ply()
		}
		e.turns = append(e.turns, turn)
	}
	if rng.IntN(2) == 0 {
		e.left = append([]string{"left", e.x.String()}, spelled(s, e.x)...)
	}
	return e
}

func spelled(s *State, x engine.Seat) (words []string) {
	for _, c := range s.Known(x, nil) {
		words = append(words, c.String())
	}
	return words
}

func (e *ending) unseen() int {
	n := len(e.stock)
	for _, h := range e.hidden {
		n += len(h)
	}
	return n
}

// wholeTurn makes a turn of a seat whose hand is known.
func wholeTurn(s *State, policy Policy, stock *[]Card, each func(engine.Ply)) {
	play := func(p engine.Ply) {
		if p == (Play{Act: DrawUnseen}).Ply() {
			p = Play{Act: Draw, Card: (*stock)[0]}.Ply()
			*stock = (*stock)[1:]
		}
		s.Apply(p, nil)
		if each != nil {
			each(p)
		}
	}
	if s.dueDraw() == 1 {
		play(Play{Act: DrawUnseen}.Ply())
	}
	for s.toMove != engine.NoSeat {
		p := policy(s, s.Legal(nil))
		if p == 0 {
			break
		}
		play(p)
	}
	s.EndTurn(nil)
}

// recorded is the position before the turn as the record knows it, with the draw of
// the turn made, and what is known of later.
func (e *ending) recorded() (*State, *engine.Turn, engine.Later) {
	s := e.real.Clone().(*State)
	for y, cards := range e.hidden {
		for _, c := range cards {
			s.cards.known[y].remove(c)
			s.cards.seen.remove(c)
			s.cards.unknown[y]++
			if s.cards.slots != nil {
				s.cards.slots.add(engine.Seat(y))
			}
		}
	}
	t := &engine.Turn{Plies: e.turns[0].plies}
	if len(t.Plies) > 0 && isDraw(t.Plies[0]) {
		s.Apply(t.Plies[0], nil)
	}
	var later engine.Later
	for _, turn := range e.turns[1:] {
		if turn.seat == e.x {
			later.Turns = append(later.Turns, engine.Turn{Plies: turn.plies})
		}
	}
	if e.left != nil {
		later.Said = [][]string{e.left}
	}
	return s, t, later
}

// deals calls f for every way in which the unseen cards can lie: who holds them, and
// in which order the stock is.
func (e *ending) deals(f func(hidden *[maxSeats][]Card, stock []Card)) {
	var pool []Card
	for _, h := range e.hidden {
		pool = append(pool, h...)
	}
	pool = append(pool, e.stock...)
	var permute func(i int)
	permute = func(i int) {
		if i == len(pool) {
			var hidden [maxSeats][]Card
			rest := pool
			for y, h := range e.hidden {
				hidden[y], rest = rest[:len(h)], rest[len(h):]
			}
			f(&hidden, rest)
			return
		}
		for j := i; j < len(pool); j++ {
			pool[i], pool[j] = pool[j], pool[i]
			permute(i + 1)
			pool[i], pool[j] = pool[j], pool[i]
		}
	}
	permute(0)
}

// fits replays the turns with the cards so dealt and returns what x held when it
// decided. It reports false where the record denies the deal.
func (e *ending) fits(hidden *[maxSeats][]Card, stock []Card) (held bag, ok bool) {
	s := e.real.Clone().(*State)
	for y := range e.hidden {
		for _, c := range e.hidden[y] {
			s.cards.known[y].remove(c)
			s.cards.seen.remove(c)
		}
	}
	for y := range hidden {
		for _, c := range hidden[y] {
			s.cards.known[y].add(c)
			s.cards.seen.add(c)
		}
	}
	for i, turn := range e.turns {
		for j, ply := range turn.plies {
			if i == 0 && (j > 0 || !isDraw(ply)) && held == (bag{}) {
				held = s.cards.known[e.x]
			}
			if isDraw(ply) {
				drawn := Play{Act: Draw, Card: stock[0]}.Ply()
				if p, _ := PlayOf(ply); p.Act == Draw && ply != drawn {
					return bag{}, false
				}
				ply, stock = drawn, stock[1:]
			}
			if _, f := s.Apply(ply, nil); f != nil {
				return bag{}, false
			}
		}
		if i == 0 && held == (bag{}) {
			held = s.cards.known[e.x]
		}
		if _, f := s.EndTurn(nil); f != nil {
			return bag{}, false
		}
	}
	return held, e.left == nil || slices.Equal(e.left[2:], spelled(s, e.x))
}

// owns is fits by what seat x did alone: whatever the others did is let pass.
func (e *ending) owns(hidden *[maxSeats][]Card, stock []Card) (held bag, ok bool) {
	hand := e.real.cards.known[e.x]
	for _, c := range e.hidden[e.x] {
		hand.remove(c)
	}
	for _, c := range hidden[e.x] {
		hand.add(c)
	}
	for i, turn := range e.turns {
		for _, ply := range turn.plies {
			p, _ := PlayOf(ply)
			if isDraw(ply) {
				c := stock[0]
				stock = stock[1:]
				if turn.seat == e.x {
					if p.Act == Draw && p.Card != c {
						return bag{}, false
					}
					hand.add(c)
				}
				continue
			}
			if i == 0 && held == (bag{}) {
				held = hand
			}
			if p.Act != Lay || turn.seat != e.x {
				continue
			}
			if hand.count(p.Card) == 0 {
				return bag{}, false
			}
			hand.remove(p.Card)
		}
		if i == 0 && held == (bag{}) {
			held = hand
		}
	}
	for _, w := range e.left[min(2, len(e.left)):] {
		c, _ := readCard(w)
		if hand.count(c) == 0 {
			return bag{}, false
		}
		hand.remove(c)
	}
	return held, true
}

// What is said to be certain is held in every deal that fits the record; and by the
// usual rules with one pack it is all that is held in every deal that fits what the
// seat did. (With two packs equal cards that were drawn and left can prove a few more.)
func TestCertainIsInEveryDeal(t *testing.T) {
	rng := rand.New(rand.NewPCG(19, 5))
	tried, told, most := 0, 0, games(250)
	for i := 0; tried < most; i++ {
		rules := ruleSets[i%len(ruleSets)]
		e := someEnding(rules, rng)
		if e == nil {
			continue
		}
		tried++
		s, turn, later := e.recorded()
		got := s.cards.known[e.x]
		for _, c := range s.certain(turn, later, nil) {
			got.add(c)
			told++
		}
		inAll, inOwn := bag{everyFace, everyFace}, bag{everyFace, everyFace}
		deals := 0
		e.deals(func(hidden *[maxSeats][]Card, stock []Card) {
			if held, ok := e.fits(hidden, stock); ok {
				deals++
				inAll.one &= held.one
				inAll.two &= held.two
			}
			if held, ok := e.owns(hidden, stock); ok {
				inOwn.one &= held.one
				inOwn.two &= held.two
			}
		})
		if deals == 0 {
			t.Fatalf("%q: no deal fits", rules)
		}
		if got.one&^inAll.one != 0 || got.two&^inAll.two != 0 {
			t.Fatalf("%q %s: claims %v, held in all deals %v", rules, e.describe(s), got, inAll)
		}
		if !s.rules.Need && s.rules.Packs == 1 && got != inOwn {
			t.Fatalf("%q %s: claims %v, held in all deals of its own %v", rules, e.describe(s), got, inOwn)
		}
	}
	if told < tried/4 {
		t.Errorf("%d certain cards in %d turns: the test tries nothing", told, tried)
	}
}

func (e *ending) describe(s *State) string {
	w := new(strings.Builder)
	w.WriteString(s.cards.handText(e.x))
	for _, turn := range e.turns {
		w.WriteString(" | " + turn.seat.String() + " " + strings.Join(s.Words(engine.Turn{Plies: turn.plies}, nil), " "))
	}
	w.WriteString(" | " + strings.Join(e.left, " "))
	return w.String()
}
