package carcassonne

import "partie/engine"

// maxSeats is the most seats of the base game.
const maxSeats = 5

// Followers each seat begins with (rules, Set-up).
const startFollowers = 7

// figure is a follower or an abbot on the board.
type figure struct {
	node   uint16 // the segment it stands on
	tile   uint8
	seat   uint8
	abbot  bool
	middle bool // it stands on a monastery or garden
}

// maxFigures is all that can stand on the board at once.
const maxFigures = maxSeats * (startFollowers + 1)

// course is where the game stands beside the board: small values alone.
type course struct {
	rules    Rules
	bag      bag
	seats    uint8
	toMove   engine.Seat
	begun    bool // a turn has begun: the set-up is over
	started  bool // @start was given
	laid     bool // the tile of this turn lies
	over     bool
	finished bool // the end scoring is done
	drawn    Kind // the tile drawn for this turn, where it is told before it is laid

	followers [maxSeats]uint8 // in supply
	abbots    uint8           // bit set of the seats whose abbot is in supply
	points    [maxSeats]int32
	river     river
	figures   [maxFigures]figure
	figured   uint8 // how many figures …
	monks     uint8 // … and of these on monasteries and gardens
}

// State is a position. It holds no pointers; only what is in use of it is copied.
type State struct {
	course
	board
	features
}

// New is a game before its first turn. It panics for a number of seats that the
// rules do not allow, which is a mistake of the program, not of a record.
func New(r Rules, seats int, start engine.Seat) *State {
	s := new(State)
	s.reset(r, seats, start)
	return s
}

func (s *State) reset(r Rules, seats int, start engine.Seat) {
	if least, most := r.Seats(); seats < least || seats > most || int(start) >= seats {
		panic("carcassonne: seats or start out of range")
	}
	s.course = course{rules: r, seats: uint8(seats), toMove: start, drawn: NoKind}
	s.bag = newBag(r)
	for x := range seats {
		s.followers[x] = startFollowers
	}
	if r.Abbot {
		s.abbots = 1<<seats - 1
	}
	s.features.clear()
	s.board.clear()
	s.board.start()
	if r.River {
		s.river = river{cell: Origin, side: none}
	} else {
		s.lay(Play{Kind: startKind, Cell: Origin})
	}
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
	s.course = f.course
	s.board.set(&f.board)
	s.features.set(&f.features, f.board.n)
}

// Seats is how many seats play.
func (s *State) Seats() int { return int(s.seats) }

// ToMove is the seat whose turn it is, or NoSeat after the end.
func (s *State) ToMove() engine.Seat {
	if s.over {
		return engine.NoSeat
	}
	return s.toMove
}

// Round is 0: Carcassonne has none.
func (s *State) Round() int { return 0 }

// Over reports that the last tile was laid or set aside, or that the players ended
// the game.
func (s *State) Over() bool { return s.over }

// Rules is what the game is played by.
func (s *State) Rules() Rules { return s.rules }

// Left is how many tiles of a kind are in the bag. Where gardens are only pictures
// the copies with one are counted with the plain ones, and Left of a garden kind is
// how many of those may still show one.
func (s *State) Left(k Kind) int { return int(s.bag.left[k]) }

// Bag is how many tiles are in the bag.
func (s *State) Bag() int { return int(s.bag.total) }

// Drawable reports whether k can be the next tile by what is in the bag.
func (s *State) Drawable(k Kind) bool { return s.bag.may(k) }

// Drawn is the tile that is drawn and does not lie yet, NoKind where none is told.
func (s *State) Drawn() Kind { return s.drawn }

// Laid reports whether the tile of the turn under way lies.
func (s *State) Laid() bool { return s.laid }

// Followers is how many followers the seat has in supply, the abbot apart.
func (s *State) Followers(seat engine.Seat) int { return int(s.followers[seat]) }

// HasAbbot reports whether the seat's abbot is in supply.
func (s *State) HasAbbot(seat engine.Seat) bool { return s.abbots&(1<<seat) != 0 }

// Totals appends the total of every seat.
func (s *State) Totals(dst []engine.Total) []engine.Total {
	for x := range s.seats {
		dst = append(dst, engine.Exactly(int(s.points[x])))
	}
	return dst
}

// Winners are the seats with the most points; equal totals share the win.
func (s *State) Winners() []engine.Seat {
	if !s.over {
		return nil
	}
	return engine.Leaders(int(s.seats), func(x engine.Seat) int { return int(s.points[x]) })
}
