package kardinal

import (
	"math"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"partie/engine"
)

// set puts pieces onto the board: "Fk c1" of colour 0 is "Fk0c1", an advisor "Fk0a".
func (s *State) set(t *testing.T, pieces string) {
	t.Helper()
	for _, w := range strings.Fields(pieces) {
		l, ok := s.rules.Map.landOf(w[:2])
		if !ok {
			t.Fatal(w)
		}
		p := Piece{Colour: w[2] - '0'}
		if w[3] == 'c' {
			p.Space = w[4] - '0'
		}
		s.put(l, p)
	}
}

// holds gives the seat to move this hand, all of it known.
func (s *State) holds(t *testing.T, letters string) {
	t.Helper()
	c, f := s.readCards(letters, 0, 0)
	if f != nil {
		t.Fatal(f)
	}
	s.hands[s.toMove] = hand{known: c}
	s.unseen -= c
}

// The best turn of each position is certain, and worked out by hand. A margin is the
// points of A less the mean of all if everything were scored behind the turn; the points
// of a land are given in the order of the places.
func TestBestTurns(t *testing.T) {
	for _, c := range []struct {
		name, rules, board, hand, best string
		want                           float64
	}{
		// Fk A2 B1: 3 and 2, so 3 - 5/3. One cloister there is a tie, 2 - 4/3; one in an empty
		// land 1 - 2/3.
		{"two cloisters lead a land", "", "Fk1c1", "AEE", `Fk c\d c\d <AEE`, 3 - 5./3},
		// Fk A2 B2: 4 each, 4 - 8/3. One is second: 2 points for the leader's 2, B 3: 2 - 5/3.
		{"two cloisters catch up", "", "Fk1c1 Fk1c2", "AAB", `Fk c\d c\d <AA`, 4 - 8./3},
		// Fk A2 B2 C1: 5, 5, and 2 to C for a leader's 2: 5 - 12/3. One cloister shares the
		// second place: 2 - 8/3; elsewhere 1 - 6/3.
		{"catching up leaves the third behind", "", "Fk1c1 Fk1c2 Fk2c3", "AAF", `Fk c\d c\d <AA`, 1},
		// Ba B3 A1: 4 and 3, 3 - 7/3. A land of its own is worth 1 and leaves B his 3: 1 - 4/3.
		{"the second place behind many is worth more than a first alone", "", "Ba1c1 Ba1c2 Ba1c3", "B", `Ba c\d <B`, 3 - 7./3},
		// En is full: B 5, A 3. A cloister in Sw brings 1: 4 - 9/3; an advisor, of whom three
		// may be in En, nothing: 3 - 8/3.
		{"a full land", "", "En0c1 En0c2 En1c3 En1c4 En1c5", "E", `Sw c\d <E`, 1},
		// A has an advisor in En and one cloister each in En and Fr. A second advisor in Fr
		// makes the alliance of 2: 1 + 1 + 2; a cloister there makes Fr 2: 1 + 2.
		{"an alliance is closed", "", "En0c1 En0a Fr0c1", "F", `Fr a <F`, 4 - 4./3},
		// Fr A2 B1 and both advisors of the alliance are B's: 3 for A, 2 + 1 + 2 for B. An
		// advisor beside his only makes his alliance larger: 3 - (3 + 6)/3. A cloister: Fr 4
		// and 3, B 3 + 1 + 2: 4 - 10/3.
		{"an advisor would feed the alliance of another", "", "En1c1 En1a Fr0c1 Fr0c2 Fr1c3 Fr1a", "F", `Fr c\d <F`, 4 - 10./3},
		// It1 to It4 are a chain of 4 and a land of 4: 8 - 8/3. It5 and It6 leave a gap, so
		// that there is no chain: 4 - 4/3.
		{"the fourth of a chain", "", "It0c1 It0c2 It0c3", "I", `It c4 <I`, 8 - 8./3},
		// It4 joins It5 and It6 to It1, It2, It3: land 6 and chain 6, 12 - 12/3. Otherwise the
		// land has 5 and no row is of four.
		{"two short rows are joined", "", "It0c1 It0c2 It0c3 It0c5 It0c6", "I", `It c4 <I`, 12 - 12./3},
		// Nobody controls yellow, which has four cloisters in a row in Ba. With a card on its
		// stack and the fifth of the row it brings 5 for the land and 5 for the chain: 10 - 10/2.
		// The sixth space leaves the chain at 4, another colour has 4 points for yellow's 4.
		{"influence decides whose the points are", "baldwin", "Ba0c1 Ba0c2 Ba0c3 Ba0c4", "BE", `Ba yc5 <B \^y=E`, 10 - 10./2},
	} {
		t.Run(c.name, func(t *testing.T) {
			seats := 3
			if c.rules != "" {
				seats = 2
			}
			rules, f := ReadRules(strings.Fields(c.rules), seats)
			if f != nil {
				t.Fatal(f)
			}
			s := New(rules, seats, 0)
			s.set(t, c.board)
			s.holds(t, c.hand)
			best, margin := s.bestTurns(func(r *reviewer, _, after *State, _ []engine.Event) float64 {
				worth := make([]float64, seats)
				r.Now(after, worth, nil)
				sum := 0.
				for _, w := range worth {
					sum += w
				}
				return worth[0] - sum/float64(seats)
			})
			checkBest(t, best, c.best, margin, c.want)
		})
	}
}

// The pile has one card left: what is played decides what the mid-game scoring brings at
// once. Fk A2 B1 is 3 for A; one cloister there 2, one elsewhere 1.
func TestBestAtOnce(t *testing.T) {
	rules, _ := ReadRules(nil, 3)
	s := New(rules, 3, 0)
	s.set(t, "Fk1c1")
	s.holds(t, "AEE")
	s.pile = 1
	best, gain := s.bestTurns(func(r *reviewer, before, after *State, ev []engine.Event) float64 {
		return r.Gain(0, before, after, ev)
	})
	checkBest(t, best, `Fk c\d c\d <AEE`, gain, 3)
}

// bestTurns is the turns with the highest value, of all that Choices lists.
func (s *State) bestTurns(value func(r *reviewer, before, after *State, ev []engine.Event) float64) (best []string, most float64) {
	r := &reviewer{outlook: newOutlook(usual())}
	var c engine.Choices
	before := s.Clone().(*State)
	r.Choices(before, nil, engine.Later{}, &c)
	most = math.Inf(-1)
	for i := range c.Len() {
		after := before.Clone().(*State)
		var ev []engine.Event
		for _, p := range c.At(i) {
			ev, _ = after.Apply(p, ev)
		}
		ev, _ = after.EndTurn(ev)
		v := value(r, before, after, ev)
		words := strings.Join(before.Words(engine.Turn{Plies: c.At(i)}, nil), " ")
		switch {
		case v > most+equal:
			best, most = []string{words}, v
		case v >= most-equal:
			best = append(best, words)
		}
	}
	return best, most
}

func checkBest(t *testing.T, best []string, pattern string, value, want float64) {
	t.Helper()
	if len(best) == 0 || math.Abs(value-want) > equal {
		t.Fatalf("%v are worth %v, want %v", best, value, want)
	}
	for _, w := range best {
		if !regexp.MustCompile("^" + pattern + "$").MatchString(w) {
			t.Errorf("%q is best, want %s", w, pattern)
		}
	}
}

// What the outlook says of scoring is what the final scoring says, in all positions of
// random games; and the judge sees nothing of other hands.
func TestScoredIsFinish(t *testing.T) {
	for _, at := range []struct {
		rules string
		seats int
	}{{"", 3}, {"", 5}, {"baldwin", 2}} {
		rules, _ := ReadRules(strings.Fields(at.rules), at.seats)
		r := &reviewer{outlook: newOutlook(usual())}
		s := New(rules, at.seats, 0)
		d := new(dealer)
		rng := rand.New(rand.NewPCG(11, 1))
		d.Deal(s, rng)
		got, want := make([]float64, at.seats), make([]float64, at.seats)
		for !s.over {
			for p := s.RandomPly(rng); p != 0; p = s.RandomPly(rng) {
				s.Apply(p, nil)
			}
			s.EndTurn(nil)
			r.Scored(s, got)
			r.Now(s.Clone(), want, nil)
			for x := range got {
				if got[x] != want[x] {
					t.Fatalf("%v: %v, by the final scoring %v", at, got, want)
				}
			}
			hidden := s.Clone().(*State)
			hidden.forget()
			for x := range s.seats {
				if h := hidden.hands[x]; engine.Seat(x) != s.toMove && (h.known != 0 || h.total() != s.hands[x].total()) {
					t.Fatalf("the hand of %v is known: %s", engine.Seat(x), h.known.word(rules.Map))
				}
			}
		}
	}
}
