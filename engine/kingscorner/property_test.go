package kingscorner

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"partie/engine"
	"pgregory.net/rapid"
)

var ruleSets = []string{"", "draw=need", "packs=2", "packs=2 corners=4", "rounds=3", "rounds=3 to=25", "draw=need packs=2 corners=4 rounds=2"}

// someRound draws rules, seats and a deal, and begins the round with all hands known.
func someRound(t *rapid.T) (*State, *Deal, *rand.Rand) {
	r, _ := ReadRules(strings.Fields(rapid.SampledFrom(ruleSets).Draw(t, "rules")))
	_, most := r.Seats()
	s := New(r, rapid.IntRange(2, most).Draw(t, "seats"), 0)
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
	d := new(Deal)
	d.Shuffle(rng, s)
	s.Begin(d)
	return s, d, rng
}

// stroll makes some random turns, and perhaps a part of one more.
func stroll(t *rapid.T, s *State, d *Deal, rng *rand.Rand) {
	policy := random(rng)
	for n := rapid.IntRange(0, 150).Draw(t, "plies"); n > 0 && s.toMove != engine.NoSeat; n-- {
		if s.dueDraw() == 1 {
			s.Apply(Play{Act: Draw, Card: d.Next()}.Ply(), nil)
			continue
		}
		p := policy(s, s.Legal(nil))
		switch p {
		case 0:
			s.EndTurn(nil)
		case Play{Act: DrawUnseen}.Ply():
			s.Apply(Play{Act: Draw, Card: d.Next()}.Ply(), nil)
		default:
			s.Apply(p, nil)
		}
	}
}

// Where all is known, what Legal lists is legal and nothing else is: no other card
// on any pile, no other move, no other draw but those of unseen cards.
func TestLegalIsApply(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, d, rng := someRound(t)
		stroll(t, s, d, rng)
		legal := map[engine.Ply]bool{}
		for _, p := range s.Legal(nil) {
			legal[p] = true
		}
		due := s.toMove != engine.NoSeat && s.dueDraw() == 1
		if due {
			// The draw is no choice; an unseen card may be laid after it.
			s.Apply(Play{Act: Draw, Card: d.Next()}.Ply(), nil)
			clear(legal)
			for _, p := range s.Legal(nil) {
				legal[p] = true
			}
		}
		mayDraw := legal[Play{Act: DrawUnseen}.Ply()]
		for _, p := range allPlays() {
			want := legal[p.Ply()]
			if p.Act == Draw {
				want = mayDraw && s.cards.unseen(p.Card) > 0
			}
			c := s.Clone()
			if _, f := c.Apply(p.Ply(), nil); (f == nil) != want {
				t.Fatalf("%v: %v, listed %v", p, f, want)
			} else if f != nil && !sameState(c.(*State), s) {
				t.Fatalf("%v: the fault changed the state", p)
			}
		}
	})
}

// sameState compares by value, what draw=need keeps included.
func sameState(a, b *State) bool {
	x, y := *a, *b
	if x.cards.slots != nil {
		u, v := x.cards.slots, y.cards.slots
		if u.n != v.n {
			return false
		}
		for i := range u.n {
			if u.may[i] != v.may[i] || u.seat[i] != v.seat[i] {
				return false
			}
		}
	}
	x.cards.slots, y.cards.slots = nil, nil
	return x == y
}

// Cards are neither made nor lost, whatever is played or forced.
func TestCardsConserved(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, d, rng := someRound(t)
		stroll(t, s, d, rng)
		plays := allPlays()
		for range rapid.IntRange(0, 60).Draw(t, "forced") {
			p := plays[rng.IntN(len(plays))]
			before := s.Clone().(*State)
			if _, f := s.Force(p.Ply(), nil); f != nil && !sameState(before, s) {
				t.Fatalf("%v was not possible and changed the state", p)
			}
			checkCards(t, s)
			if rng.IntN(4) == 0 {
				s.ForceEndTurn(nil)
			}
		}
		s.Text(new(strings.Builder), engine.View{Width: 60})
		engine.SVG(new(strings.Builder), s, engine.View{})
	})
}

// checkCards counts all cards and compares the piles with what is said of them.
func checkCards(t *rapid.T, s *State) {
	n := s.Stock()
	var seen bag
	for p := range noPile {
		for _, c := range s.Pile(p, nil) {
			n++
			seen.add(c)
		}
	}
	for x := range engine.Seat(s.seats) {
		n += s.Held(x)
		s.cards.known[x].each(func(c Card) { seen.add(c) })
	}
	if n != faces*s.rules.Packs || seen != s.cards.seen {
		t.Fatalf("%d cards; seen %v, counted %v", n, s.cards.seen, seen)
	}
}

// A copy is independent: what is played on it leaves the original as it was.
func TestCopies(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, d, rng := someRound(t)
		stroll(t, s, d, rng)
		was := s.Clone().(*State)
		c := New(s.rules, int(s.seats), 0)
		c.Set(s)
		if !sameState(c, s) {
			t.Fatal("Set made another state")
		}
		stroll(t, c, d, rng)
		c.Finish(nil)
		if !sameState(was, s) {
			t.Fatal("playing on the copy changed the original")
		}
	})
}

// A record with all hands told gives the same game when the hands and draws are
// hidden: every turn is accepted, and the totals left open hold the true ones.
func TestHiddenHands(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, d, rng := someRound(t)
		hidden := New(s.rules, int(s.seats), 0)
		lines := d.Lines()
		if _, _, f := hidden.Directive("cross", lines[0][1:], nil); f != nil {
			t.Fatal(f)
		}
		policy := random(rng)
		if rng.IntN(2) == 0 {
			policy = LayAll
		}
		player := Player{Policy: policy, Each: func(x engine.Seat, turn engine.Turn) {
			if hidden.ToMove() != x {
				t.Fatalf("%v moves, not %v", hidden.ToMove(), x)
			}
			words := hide(s.Words(turn, nil))
			var read engine.Turn
			if f := hidden.Read(words, &read); f != nil {
				t.Fatalf("%v: %v", words, f)
			}
			for _, p := range read.Plies {
				if _, f := hidden.Apply(p, nil); f != nil {
					t.Fatalf("%v %v: %v", x, words, f)
				}
			}
			if _, f := hidden.EndTurn(nil); f != nil {
				t.Fatalf("%v %v: %v", x, words, f)
			}
		}}
		player.Play(s, d)
		for x, open := range hidden.Totals(nil) {
			if truth := s.total(engine.Seat(x)); open.Min > truth.Min || truth.Min > open.Max {
				t.Fatalf("seat %d has %v, the record says %v", x, truth, open)
			}
		}
		for x := range engine.Seat(s.seats) {
			left := append([]string{x.String()}, strings.Fields(s.cards.handText(x))...)
			if s.Held(x) == 0 {
				continue
			}
			if _, _, f := hidden.Directive("left", left, nil); f != nil {
				t.Fatalf("@left %v: %v", left, f)
			}
		}
		for x := range engine.Seat(s.seats) {
			if hidden.total(x) != s.total(x) {
				t.Fatalf("seat %v: %v, want %v", x, hidden.total(x), s.total(x))
			}
		}
	})
}

// hide makes the known draw of a turn an unseen one.
func hide(words []string) []string {
	for i, w := range words {
		if strings.HasPrefix(w, "+") {
			words[i] = "+"
		}
	}
	return words
}

// Totals are the sums of the events, over whole games.
func TestTotalsAreEvents(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s, d, rng := someRound(t)
		var sums [maxSeats]engine.Total
		player := Player{Policy: random(rng)}
		for round := 1; ; round++ {
			for _, e := range player.Play(s, d) {
				sums[e.Seat] = sums[e.Seat].Plus(e.Points)
			}
			for x, total := range s.Totals(nil) {
				if total != sums[x] || !total.Known() {
					t.Fatalf("round %d, seat %d: %v, events %v", round, x, total, sums[x])
				}
			}
			if s.Over() {
				break
			}
			if _, _, f := s.Directive("round", []string{strconv.Itoa(round + 1)}, nil); f != nil {
				t.Fatal(f)
			}
			d.Shuffle(rng, s)
			s.Begin(d)
		}
		if len(s.Winners()) == 0 {
			t.Fatal("nobody has won")
		}
	})
}

// What Words writes, Read reads back as the same turn.
func TestWordsRead(t *testing.T) {
	plays := allPlays()
	rapid.Check(t, func(t *rapid.T) {
		s, _, _ := someRound(t)
		var turn, back engine.Turn
		if rapid.Bool().Draw(t, "draw") {
			turn.Add(Play{Act: Draw, Card: Card(rapid.IntRange(0, 51).Draw(t, "card"))}.Ply(), 0)
		}
		for _, i := range rapid.SliceOfN(rapid.IntRange(0, len(plays)-1), 0, 6).Draw(t, "plays") {
			if plays[i].Act == Lay || plays[i].Act == Move {
				turn.Add(plays[i].Ply(), len(turn.Plies))
			}
		}
		words := s.Words(turn, nil)
		if f := s.Read(words, &back); f != nil {
			t.Fatalf("%v: %v", words, f)
		}
		if len(back.Plies) != len(turn.Plies) {
			t.Fatalf("%v is read as %v", words, s.Words(back, nil))
		}
		for i, p := range turn.Plies {
			if back.Plies[i] != p || back.Words[i] != i {
				t.Fatalf("%v is read as %v", words, s.Words(back, nil))
			}
		}
	})
}
