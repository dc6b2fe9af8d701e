package kardinal

import "testing"

// With eight of each suit taken out there are 5 A, 4 B, 3 I, 2 E and 1 F, and with three
// seats a pile of 4. The last turn of each line after those before it: legal (""), or the
// code of what is wrong.
func TestDeals(t *testing.T) {
	four := "Fk c1 <A|Fk c2 <A|Fk c3 c4 <AA|-I|-I" // in the third turn four A become the new pile
	swaps := "-A|-A|-A|-A"                         // in the fourth
	for _, c := range []struct{ before, turn, code string }{
		// Who has drawn nothing since has none of the new pile.
		{four, "Fk c5 c6 <AA", "drawn-nothing-since"},
		{four, "Fk c5 <A", ""},
		{four + "|-E|Fk c5 <A", "Fk c6 <A", ""}, // A has drawn since
		{four + "|-E +a", "-A", ""},
		{swaps, "Fk c1 <A", ""},
		{swaps, "-F", ""},

		// What the new pile was not made of does not come from it.
		{swaps, "-I +f", "not-in-new-pile"},
		{swaps, "-I +a", ""},
		{swaps, "-I +F /A", ""},
		{swaps, "-I +B /F", "not-in-new-pile"},
		{swaps + "|-I +a|-I +a|-I +a", "-E +a", ""},

		// The draws come before what is turned up, and to the new pile with it.
		{"-A|-A", "Fr c1 <BB +?? /B", "no-gap"},
		{"-A|-A|-A", "Fr c1 <BB +a /I", "not-in-new-pile"},
		{"-A|-A|-A", "Fr c1 <BB +a /B", ""},

		// An open card that may have been drawn is in that hand or still open.
		{"@open EF|-A", "-F", "no-deal-fits"},
		{"@open EF|-A", "-A +F", ""},
		{"@open EF|-A|-A", "-F", "no-deal-fits"},
		{"@open EF|-A|-A|-B", "-F", ""},
		{"@open EF|-A|-A +F", "-I +F", "open-not-there"},
		{"@open EF|-A /B", "-A +F", ""},
	} {
		s := playedLines(t, "removed=8", 3, c.before)
		code := ""
		if _, f := playLine(s, c.turn); f != nil {
			code = f.Code
		}
		if code != c.code {
			t.Errorf("%s, then %s: %q, want %q", c.before, c.turn, code, c.code)
		}
	}
}

// An influence card that stays on its stack is not in the new pile, and one that is
// discarded is.
func TestDealsBehindInfluence(t *testing.T) {
	for _, c := range []struct{ before, turn, code string }{
		{"Fk gc1 <A ^y=F|-A|-A|-A|-A|-B", "-B +f", "card-used-up"},
		{"Fk gc1 <A ^y=F|Fk gc2 <A ^y=B|-A|-A|-B", "-B +f", ""},
	} {
		s := playedLines(t, "baldwin removed=8", 2, c.before)
		code := ""
		if _, f := playLine(s, c.turn); f != nil {
			code = f.Code
		}
		if code != c.code {
			t.Errorf("%s, then %s: %q, want %q", c.before, c.turn, code, c.code)
		}
	}
}

// What a turn has certainly taken of the open cards is known, though it does not tell.
func TestTakenForCertain(t *testing.T) {
	for _, c := range []struct{ turns, hand, open string }{
		{"@open BB|-A /E", "B??", "EB"},
		{"@open BE|-A /A", "???", "A?"},
		{"@open BE|Fr c1 <BB /AI", "BE?", "AI"},
		{"@open BE|Fr c1 <BB +B /AI", "BE?", "AI"},
		{"@open BE|Fr c1 <BB /A", "???", "A?"},
		{"@open B?|Fr c1 <II /AI", "B??", "AI"},
	} {
		s := playedLines(t, "", 3, c.turns)
		if s.Hand(0) != c.hand || s.OpenCards() != c.open {
			t.Errorf("%s: %s in hand and %s open, want %s and %s", c.turns, s.Hand(0), s.OpenCards(), c.hand, c.open)
		}
	}
}

// A copy of a position keeps its own deals.
func TestDealsAreShared(t *testing.T) {
	s := playedLines(t, "removed=8", 3, "-A|-A|-A|-A")
	c := s.Clone().(*State)
	for _, line := range []string{"-B +a", "-B +a", "-B +a"} {
		if _, f := playLine(c, line); f != nil {
			t.Fatal(line, f)
		}
	}
	if _, f := playLine(s, "-F"); f != nil {
		t.Errorf("the other copy has played, and here is %v", f)
	}
}

// Where every card is told nothing is kept beside the numbers.
func TestDealsOfKnownCards(t *testing.T) {
	s := playedLines(t, "removed=8", 3, "@hand A AAB|@hand B AIB|@hand C AEF|@open BE|-A +b|-A +a|-A +i|-A +i|-I +a")
	if s.deals != nil || s.Scorings() != 1 {
		t.Errorf("%+v behind %d scorings", s.deals, s.Scorings())
	}
}
