package kardinal

import (
	"math/bits"
	"strings"

	"partie/engine"
)

const (
	maxSeats = 5
	colours  = 5 // colours of pieces; without the variant those of the seats
	lands    = 9
)

// Pieces of each colour (rules, Material; The two-player variant).
const (
	startCloisters   = 20
	baldwinCloisters = 18
	startAdvisors    = 8
)

// stack is the influence cards of one player on one colour, all of one suit but for
// those that ~ has put there.
type stack struct {
	suit  uint8
	n     uint8
	other cards // those of n that are of other suits
}

// lay puts cards of a suit onto the stack.
func (st *stack) lay(suit, n uint8) {
	if st.n > 0 && suit != st.suit {
		st.other += some(suit, n)
	} else {
		st.suit = suit
	}
	st.n += n
}

// State is a position.
type State struct {
	rules  Rules
	seats  uint8
	start  engine.Seat
	toMove engine.Seat

	begun    bool  // a turn has begun: the set-up is over
	opened   bool  // @open was given
	told     uint8 // bit set of the seats whose dealt hand is told
	decided  bool  // the turn has placed or swapped
	over     bool
	finished bool // the final scoring is done

	// The board. Colours are seats, in the variant the five colours.
	taken     uint64 // spaces with a cloister
	own       [colours]uint64
	most      [lands]uint8 // cloisters of the colour with the most of them there
	court     [lands]uint8 // advisors there
	advisors  [colours][lands]uint8
	cloisters [colours]uint8 // in supply
	council   [colours]uint8 // advisors in supply

	// The cards.
	all       cards
	hands     [maxSeats]hand
	open      [2]uint8
	discard   cards
	unseen    cards // cards nowhere known to be: in hands, open or in the pile
	pile      uint8
	exhausted uint8       // how often the pile ran out
	last      engine.Seat // whose turn is the last one, once the pile ran out twice
	due       uint8       // cards still to be drawn in this turn
	drew      uint8       // cards drawn in this turn, as far as they were told
	turned    uint8       // bit set of the open cards turned up in this turn
	either    bool        // the last card turned up may be of the old pile or the new one
	deals     *deals      // what is known of the unseen cards beside their numbers; nil: nothing
	stacks    [2][colours]stack

	points  [maxSeats]int32
	fresh   engine.Ply // what the last turn placed or swapped, for drawings; 0: nothing
	freshBy engine.Seat
	gone    uint8 // cards that left the hand for it
}

// New is a game before its first turn. It panics for a number of seats that the rules
// do not allow, which is a mistake of the program, not of a record.
func New(r Rules, seats int, start engine.Seat) *State {
	s := new(State)
	s.reset(r, seats, start)
	return s
}

func (s *State) reset(r Rules, seats int, start engine.Seat) {
	if least, most := r.Seats(); seats < least || seats > most || int(start) >= seats {
		panic("kardinal: seats or start out of range")
	}
	*s = State{rules: r, seats: uint8(seats), start: start, toMove: start, freshBy: engine.NoSeat}
	cloisters := uint8(startCloisters)
	n := seats
	if r.Baldwin {
		cloisters, n = baldwinCloisters, colours
	}
	for c := range n {
		s.cloisters[c], s.council[c] = cloisters, startAdvisors
	}
	for suit := range uint8(suits) {
		s.all += some(suit, max(r.Map.Suits[suit].Cards-r.Removed, 0))
	}
	s.unseen = s.all
	left := s.all.total()
	for x := range seats {
		s.hands[x].unknown = uint8(min(handSize, left))
		left -= int(s.hands[x].unknown)
	}
	for i := range s.open {
		s.open[i] = noCard
		if left > 0 {
			s.open[i] = UnknownCard
			left--
		}
	}
	s.pile = uint8(left)
}

// Clone is an independent copy.
func (s *State) Clone() engine.State {
	c := *s
	return &c
}

// Set makes s equal to from, which must be a *State.
func (s *State) Set(from engine.State) { *s = *from.(*State) }

// Seats is how many seats play.
func (s *State) Seats() int { return int(s.seats) }

// ToMove is the seat whose turn it is, or NoSeat after the end.
func (s *State) ToMove() engine.Seat {
	if s.over {
		return engine.NoSeat
	}
	return s.toMove
}

// Round is 0: the game has no rounds that the record counts.
func (s *State) Round() int { return 0 }

// Over reports that the game has ended.
func (s *State) Over() bool { return s.over }

// Rules is what the game is played by.
func (s *State) Rules() Rules { return s.rules }

// Pile is how many cards are in the pile.
func (s *State) Pile() int { return int(s.pile) }

// Scorings is how often the pile has run out: the mid-game scoring is done from 1 on.
func (s *State) Scorings() int { return int(s.exhausted) }

// CloistersLeft is how many cloisters of a colour are in supply.
func (s *State) CloistersLeft(colour int) int { return int(s.cloisters[colour]) }

// AdvisorsLeft is how many advisors of a colour are in supply.
func (s *State) AdvisorsLeft(colour int) int { return int(s.council[colour]) }

// Hand is the hand of a seat in letters, "?" for each card that is not known.
func (s *State) Hand(x engine.Seat) string {
	h := &s.hands[x]
	return h.known.word(s.rules.Map) + strings.Repeat("?", int(h.unknown))
}

// OpenCards is the open cards in letters, "?" for each that is not known.
func (s *State) OpenCards() (w string) {
	for _, o := range s.open {
		switch {
		case o < suits:
			w += string(s.rules.Map.Suits[o].Card)
		case o == UnknownCard:
			w += "?"
		}
	}
	return w
}

// colours is how many colours of pieces there are.
func (s *State) colours() uint8 {
	if s.rules.Baldwin {
		return colours
	}
	return s.seats
}

// spacesOf is the spaces of a land as a set.
func (s *State) spacesOf(l Land) uint64 { return s.rules.Map.area[l] }

// empty reports whether a land holds no piece: one that ~ has put there counts.
func (s *State) empty(l Land) bool { return s.taken&s.spacesOf(l) == 0 && s.court[l] == 0 }

// space is the number of a space of a land, from 1, as a set of one.
func (s *State) space(l Land, number uint8) uint64 {
	return 1 << (s.rules.Map.Lands[l].First + number - 1)
}

// count is how many cloisters of a colour stand in a land.
func (s *State) count(colour uint8, l Land) int {
	return bits.OnesCount64(s.own[colour] & s.spacesOf(l))
}

// limit is how many advisors a land may hold: as many as the colour with the most
// cloisters there has.
func (s *State) limit(l Land) int { return int(s.most[l]) }

// advisorsIn is how many advisors stand in a land.
func (s *State) advisorsIn(l Land) int { return int(s.court[l]) }

// Totals appends the total of every seat.
func (s *State) Totals(dst []engine.Total) []engine.Total {
	for x := range s.seats {
		dst = append(dst, engine.Exactly(int(s.points[x])))
	}
	return dst
}

// Winners are the seats with the most points; of equal ones those with the most pieces
// left in supply, in the variant all of them.
func (s *State) Winners() []engine.Seat {
	if !s.over {
		return nil
	}
	return engine.Leaders(int(s.seats), s.rank)
}

// left is the pieces of a colour in supply.
func (s *State) left(c uint8) int { return int(s.cloisters[c] + s.council[c]) }

// rank orders the seats at the end: by points, then by pieces left.
func (s *State) rank(x engine.Seat) int {
	left := 0
	if !s.rules.Baldwin {
		left = s.left(uint8(x))
	}
	return int(s.points[x])*1000 + left
}
