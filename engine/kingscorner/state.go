package kingscorner

import (
	"partie/engine"
)

// maxSeats is the most seats of any rules, with two packs.
const maxSeats = 8

// dealt is how many cards each seat gets (rule text 3).
const dealt = 7

// phase is how far a round is.
type phase uint8

const (
	setUp   phase = iota // waiting for @cross
	playing              // turns are made
	ended                // the round is over
)

// State is a position. It is a plain value but for the slots that draw=need asks
// for, so that copying it is cheap.
type State struct {
	rules Rules
	seats uint8
	table table
	cards knowledge

	phase    phase
	begun    bool // @round has opened this round, or something of its set-up came
	finished bool // the players agreed to end the game, @end
	closed   bool // the record is at its end
	closing  bool // the turn that ended the round waits for its EndTurn
	round    int32
	starter  engine.Seat // who starts this round
	toMove   engine.Seat
	winner   engine.Seat // of the round that is over; NoSeat: nobody went out
	in       uint8       // bit set of the seats that play this round
	dealtTo  uint8       // seats whose dealt hand is recorded
	moved    uint8       // seats that had a turn in this round
	passes   uint8       // turns in a row that began with an empty stock and laid no card

	drawn   bool // the seat to move has drawn
	implied bool // … unseen and without a word for it
	played  bool // … has laid or moved
	laid    bool // … has laid a hand card
	fresh   fresh

	settled [maxSeats]total // points that events have told
	pending uint8           // seats whose penalty of this round waits for @left
}

// total is an engine.Total in small.
type total struct{ min, max int32 }

// fresh is what the turn on show did, for the drawings: the turn under way, or the
// last one while the next has not begun.
type fresh struct {
	seat  engine.Seat
	laid  [2]set // cards laid, by pack
	moved [2]set // bottom cards of the piles moved
}

// New is a game before its first round. It panics for a number of seats that the
// rules do not allow, which is a mistake of the program, not of a record.
func New(r Rules, seats int, start engine.Seat) *State {
	if least, most := r.Seats(); seats < least || seats > most || int(start) >= seats {
		panic("kingscorner: seats or start out of range")
	}
	s := &State{rules: r, seats: uint8(seats), round: 1, starter: start, winner: engine.NoSeat, in: 1<<seats - 1}
	s.cards.packs = uint8(r.Packs)
	if r.Need {
		s.cards.slots = new(slots)
	}
	s.clear()
	return s
}

// clear makes the table and hands ready for the set-up of a round.
func (s *State) clear() {
	s.table.clear(s.rules.piles())
	s.cards.clear(s.in)
	s.phase, s.begun, s.closing = setUp, false, false
	s.toMove, s.winner = engine.NoSeat, engine.NoSeat
	s.dealtTo, s.moved, s.passes, s.pending = 0, 0, 0, 0
	s.drawn, s.implied, s.played, s.laid = false, false, false, false
	s.fresh = fresh{seat: engine.NoSeat}
}

// Clone is an independent copy.
func (s *State) Clone() engine.State {
	c := new(State)
	c.Set(s)
	return c
}

// Set makes s equal to from, which must be a *State.
func (s *State) Set(from engine.State) {
	f := from.(*State)
	own := s.cards.slots
	*s = *f
	if f.cards.slots != nil {
		if own == nil {
			own = new(slots)
		}
		own.set(f.cards.slots)
		s.cards.slots = own
	}
}

// Seats is how many seats play, those that are out included.
func (s *State) Seats() int { return int(s.seats) }

// ToMove is the seat whose turn it is, or NoSeat.
func (s *State) ToMove() engine.Seat { return s.toMove }

// Round counts the rounds from 1.
func (s *State) Round() int { return int(s.round) }

// Rules is what the game is played by.
func (s *State) Rules() Rules { return s.rules }

// Stock is how many cards are left in it; 0 before @cross.
func (s *State) Stock() int { return int(s.cards.stock) }

// Held is how many cards the seat holds.
func (s *State) Held(seat engine.Seat) int { return s.cards.held(seat) }

// Unknown is how many of the cards that the seat holds are not known.
func (s *State) Unknown(seat engine.Seat) int { return int(s.cards.unknown[seat]) }

// Known appends the cards that the seat is known to hold, lowest first.
func (s *State) Known(seat engine.Seat, dst []Card) []Card {
	s.cards.known[seat].each(func(c Card) { dst = append(dst, c) })
	return dst
}

// Pile appends the cards of a pile, the bottom one first.
func (s *State) Pile(p Pile, dst []Card) []Card {
	n := len(dst)
	for id := s.table.top[p]; id != none; id = s.table.under[id] {
		dst = append(dst, id.card())
	}
	for i, j := n, len(dst)-1; i < j; i, j = i+1, j-1 {
		dst[i], dst[j] = dst[j], dst[i]
	}
	return dst
}

// next is the seat after x that plays this round.
func (s *State) next(x engine.Seat) engine.Seat { return nextIn(s.in, x, engine.Seat(s.seats)) }

// nextIn is the seat after x in turn that is in; in is not empty.
func nextIn(in uint8, x, seats engine.Seat) engine.Seat {
	for {
		x++
		if x >= seats {
			x = 0
		}
		if in&bit(x) != 0 {
			return x
		}
	}
}

func bit(x engine.Seat) uint8 { return 1 << x }
