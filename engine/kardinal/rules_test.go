package kardinal

import (
	"testing"

	"partie/engine"
)

// The last turn of each line after those before it: legal (""), or the code of what is
// wrong.
func TestTurns(t *testing.T) {
	for _, c := range []struct {
		rules        string
		seats        int
		before, turn string
		code         string
	}{
		// What pays for what.
		{"", 3, "", "Fk c1 <A", ""},
		{"", 3, "", "Ar c1 <A", ""},
		{"", 3, "", "Fk c1 <EE", ""},
		{"", 3, "", "Fk c1 <E", "card-pays-nothing"},
		{"", 3, "", "Fk c1 <EI", "card-pays-nothing"},
		{"", 3, "", "Fk c1 <AA", "pair-on-own-land"},
		{"", 3, "", "Ar c1 <AA", "pair-on-own-land"},
		{"", 3, "Fk c1 <A", "Fk c2 c3 <AA", ""},
		{"", 3, "Fk c1 <A", "Fk c2 c3 <AEE", ""},
		{"", 3, "Fk c1 <A", "Fk c2 c3 <EEA", ""},
		{"", 3, "Fk c1 <A", "Fk c2 c3 <AAA", "too-many-cards"},
		{"", 3, "Fk c1 <A", "Fk c2 c3 <EEE", "card-pays-nothing"},
		{"", 3, "Fk c1 <A", "Fk c2 c3 <EE", "too-few-cards"},
		{"", 3, "Fk c1 <A", "Fk c2 <AEE", "too-many-cards"},
		{"", 3, "Fk c1 <A", "Fk c2 c3 <AEEE", "card-count"},

		// Pieces and spaces.
		{"", 3, "", "Franken k1 <A", ""},
		{"", 3, "Fk c1 <A", "fk r <a", ""},
		{"", 3, "", "Fk c1 c2 <AA", "second-in-empty-land"},
		{"", 3, "", "Fk a <A", "advisor-in-empty-land"},
		{"", 3, "", "Fk c7 <A", ""},
		{"", 3, "", "Fk c8 <A", "no-such-space"},
		{"", 3, "Fk c1 <A", "Fk c1 <A", "space-taken"},
		{"", 3, "Fk c1 <A", "Fk c2 c2 <AA", "space-taken"},

		// The limit: as many advisors as the strongest colour has cloisters.
		{"", 3, "Fk c1 <A", "Fk a <A", ""},
		{"", 3, "Fk c1 <A", "Fk a a <AA", "advisor-limit"},
		{"", 3, "Fk c1 <A|Fk a <A|-E", "Fk c2 a <AA", ""},
		{"", 3, "Fk c1 <A|Fk a <A|-E", "Fk a c2 <AA", "advisor-limit"},
		{"", 3, "Fk c1 <A|Fk a <A", "Fk c2 a <AA", "advisor-limit"},
		{"", 3, "Fk c1 <A|Fk c2 <A|-E|Fk c3 c4 <AA|Fk c5 <A", "Fk a a <AA", ""},
		{"", 3, "Fk c1 <A|Fk c2 <A|-E|Fk c3 c4 <AA|Fk c5 <A|Fk a a <AA|Fk a <A", "Fk a <A", "advisor-limit"},

		// What is known of the cards.
		{"", 5, "Fr c1 <F|Fr c2 c3 <FF|Fr c4 c5 <FF|Fr c6 c7 <FF|Fr c8 <F", "Fr a <F", ""},
		{"", 5, "Fr c1 <F|Fr c2 c3 <FF|Fr c4 c5 <FF|Fr c6 c7 <FF|Fr c8 <F|Fr a <F", "Fr a <F", "card-used-up"},
		{"", 3, "@hand A AEE", "Fk c1 <A", ""},
		{"", 3, "@hand A AEE", "Fr c1 <EE", ""},
		{"", 3, "@hand A AEE", "Ba c1 <B", "card-not-held"},
		{"", 3, "@hand A AE?", "Ba c1 <B", ""},
		{"", 3, "@hand A AE?", "Fr c1 <BB", "cards-not-held"},
		{"", 3, "@open BE", "Fk c1 <A +E /F", ""},
		{"", 3, "@open BE", "Fk c1 <A +F", "open-not-there"},
		{"", 3, "@open BE", "Fk c1 <A +f", ""},
		{"", 3, "@open BE", "Fr c1 <EE +BB", "open-not-there"},
		{"", 3, "@open BE|Fk c1 <A +E /F", "Fk c2 <A +E", "open-not-there"},
		{"", 3, "@open BE|Fk c1 <A", "Fk c2 <A +F", ""}, // A may have drawn either, and F come up
		{"", 3, "", "Fk c1 <A +??", "too-many-drawn"},
		{"", 3, "", "Fk c1 <A +? /B", "no-gap"},
		{"", 3, "", "-E +?", ""},
		{"", 3, "", "-E +??", "too-many-drawn"},

		// The variant for two.
		{"baldwin", 2, "", "Fk gc1 <A ^g=BB", ""},
		{"baldwin", 2, "", "Fk gc1 <A ^y=B", ""},
		{"baldwin", 2, "", "Fk c1 <A", "no-colour"},
		{"baldwin", 2, "Fk gc1 <A", "Fk gc2 rc3 <AA", "two-colours"},
		{"baldwin", 2, "Fk gc1 <A ^g=B|-F", "Fk gc2 <A ^g=E", "stack-suit"},
		{"baldwin", 2, "Fk gc1 <A ^g=B|-F", "Fk gc2 <A ^y=B", "stack-twice"},
		{"baldwin", 2, "Fk gc1 <A ^g=B", "Fk gc2 <A ^y=B", ""}, // another player's stack
		{"baldwin", 2, "", "Fk gc1 <EE ^g=BB", "hand-too-small"},
	} {
		s := playedLines(t, c.rules, c.seats, c.before)
		code := ""
		if _, f := playLine(s, c.turn); f != nil {
			code = f.Code
		}
		if code != c.code {
			t.Errorf("%s, then %s: %q, want %q", c.before, c.turn, code, c.code)
		}
	}
}

// The pile at the start, and what each turn costs it, told or not.
func TestPile(t *testing.T) {
	for _, c := range []struct {
		rules string
		seats int
		turns string
		pile  int
	}{
		{"", 5, "", 38},
		{"", 4, "", 36},
		{"", 3, "", 34},
		{"baldwin", 2, "", 47},
		{"removed=0", 3, "", 44},
		{"removed=8", 3, "", 4},
		{"", 3, "-E", 33},
		{"", 3, "Fr c1 <EE", 32},
		{"", 3, "@open BE|Fr c1 <II +BE /F?", 32},
		{"", 3, "@open BE|Fr c1 <II +B?", 32},
		{"baldwin", 2, "Fk gc1 <A ^g=BB", 44},
		{"removed=8", 3, "-A|-A|-A|-A", 4}, // run out and shuffled: the four discards
		{"removed=8", 3, "-A|-A|-A|-A|-B|-B|-B|-B", 0},
	} {
		if s := playedLines(t, c.rules, c.seats, c.turns); s.Pile() != c.pile {
			t.Errorf("%q, %d seats, %s: %d cards in the pile, want %d", c.rules, c.seats, c.turns, s.Pile(), c.pile)
		}
	}
}

// The mid-game scoring comes in the turn that takes the last card, whatever comes first
// in it; the second time the last seat has the last turn.
func TestEnd(t *testing.T) {
	first := "Fk c1 <A|Fk c2 <A|Fk c3 <A|Ba c1 <B"
	for _, c := range []struct {
		turns  string
		totals string
		toMove engine.Seat
	}{
		{"Fk c1 <A|Fk c2 <A|Fk c3 <A", "0/0/0", 0},
		{first, "4/3/3", 1},
		{first + "|-I|-I|-B", "4/3/3", 1},
		{first + "|-I|-I|-B|-B", "4/3/3", 2},
		{first + "|-I|-I|-B|-B|-I", "4/3/3", engine.NoSeat},
		{"Fk c1 <A|Fk c2 <A|Fk c3 c4 <AA|-I|-I|Fr c1 <BB", "2/2/4", engine.NoSeat},
	} {
		s := playedLines(t, "removed=8", 3, c.turns)
		if got := totalsOf(s); got != c.totals || s.ToMove() != c.toMove {
			t.Errorf("%s: %s, %v to move; want %s, %v", c.turns, got, s.ToMove(), c.totals, c.toMove)
		}
	}
}

// Nobody can place a piece when every space is taken, or no cloister is left for one, and
// no court has room for an advisor of anyone's supply.
func TestNobodyCanPlace(t *testing.T) {
	s := begunWith(t, "", 3)
	for l := range Land(lands) {
		for n := range s.rules.Map.Lands[l].N {
			s.put(l, Piece{Colour: 0, Space: n + 1})
			s.cloisters[0] = 20
		}
	}
	if !s.anyPlace() {
		t.Error("the board is full and the courts are empty: advisors can be placed")
	}
	s.council = [colours]uint8{}
	if s.anyPlace() {
		t.Error("every space is taken and no advisor is left")
	}
	for l := range Land(lands) {
		for range s.most[l] {
			s.council[1] = startAdvisors
			s.put(l, Piece{Colour: 1})
		}
	}
	s.council[2] = 1
	if s.anyPlace() {
		t.Error("every space is taken and every court is full")
	}
	if _, f := playLine(s, "-E"); f != nil || !s.Over() {
		t.Errorf("%v, over %v: the game ends with the turn", f, s.Over())
	}
}

func TestPlaceOf(t *testing.T) {
	for _, c := range []struct {
		counts       []int
		n            int
		place, score int
	}{
		{[]int{4, 2, 1}, 4, 1, 7},
		{[]int{4, 2, 1}, 2, 2, 4},
		{[]int{4, 2, 1}, 1, 3, 2},
		{[]int{2, 1, 2}, 2, 1, 5},
		{[]int{2, 1, 2}, 1, 2, 2},
		{[]int{1, 3, 1, 2}, 1, 3, 2},
		{[]int{1, 1, 1, 1, 1}, 1, 1, 5},
	} {
		all, there := 0, uint64(0)
		for _, n := range c.counts {
			all += n
			there |= 1 << n
		}
		if place, score := placeOf(there, c.n, all); place != c.place || score != c.score {
			t.Errorf("%d of %v: place %d, %d points; want %d, %d", c.n, c.counts, place, score, c.place, c.score)
		}
	}
}
