package kingscorner

import (
	"math/bits"

	"partie/engine"
	"partie/lang"
)

// The reasons of events.
const (
	wentOut  = 1 + iota // the winner of a round, no points
	leftOver            // penalty for the cards in hand; Data below
)

// Places in Event.Data.
const (
	dataRound = iota
	dataCards
	dataKingsMin
	dataKingsMax
)

func seatsIn(in uint8) int { return bits.OnesCount8(in) }

// endRound ends the round. The winner, if there is one, takes no points; everyone
// else counts the cards in hand (rule text 6).
func (s *State) endRound(winner engine.Seat, ev []engine.Event) []engine.Event {
	s.phase, s.winner, s.toMove = ended, winner, engine.NoSeat
	s.drawn, s.implied, s.played, s.laid = false, false, false, false
	s.pending = s.in
	if winner != engine.NoSeat {
		s.pending &^= bit(winner)
		e := engine.Event{Seat: winner, Kind: wentOut, Key: roundKey(s.round)}
		e.Data[dataRound] = s.round
		ev = append(ev, e)
	}
	return s.settle(false, ev)
}

// settle tells the penalties that are known; with all set, the others too, as far
// as the record knows them.
func (s *State) settle(all bool, ev []engine.Event) []engine.Event {
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		if s.pending&bit(x) == 0 {
			continue
		}
		p := s.penalty(x)
		if !p.Known() && !all {
			continue
		}
		s.pending &^= bit(x)
		s.settled[x].min += int32(p.Min)
		s.settled[x].max += int32(p.Max)
		least, most := s.cards.kingsHeld(x)
		e := engine.Event{Seat: x, Points: p, Kind: leftOver, Key: roundKey(s.round)}
		e.Data = [6]int32{dataRound: s.round, dataCards: int32(s.cards.held(x)), dataKingsMin: int32(least), dataKingsMax: int32(most)}
		ev = append(ev, e)
	}
	return ev
}

// penalty is 10 for each king and 1 for any other card in hand (rule text 6).
func (s *State) penalty(x engine.Seat) engine.Total {
	least, most := s.cards.kingsHeld(x)
	n := s.cards.held(x)
	return engine.Total{Min: n + 9*least, Max: n + 9*most}
}

// Totals appends the total of every seat: what events have told and what is still
// open of the round that is over.
func (s *State) Totals(dst []engine.Total) []engine.Total {
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		dst = append(dst, s.total(x))
	}
	return dst
}

func (s *State) total(x engine.Seat) engine.Total {
	t := engine.Total{Min: int(s.settled[x].min), Max: int(s.settled[x].max)}
	if s.pending&bit(x) != 0 {
		t = t.Plus(s.penalty(x))
	}
	return t
}

// Over reports that the game has ended: by @end, after the agreed rounds, or with
// "to" when at most one seat can still be in (rule text 4 and 8).
func (s *State) Over() bool {
	switch {
	case s.finished:
		return true
	case s.phase != ended:
		return false
	case s.rules.Rounds > 0 && int(s.round) >= s.rules.Rounds:
		return true
	}
	maybe, _ := s.stillIn()
	return seatsIn(maybe) <= 1
}

// stillIn is the seats that may be in the next round and those that surely are.
func (s *State) stillIn() (maybe, surely uint8) {
	if s.rules.To == 0 {
		return s.in, s.in
	}
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		if s.in&bit(x) == 0 {
			continue
		}
		t := s.total(x)
		if t.Min < s.rules.To {
			maybe |= bit(x)
		}
		if t.Max < s.rules.To {
			surely |= bit(x)
		}
	}
	return maybe, surely
}

// leftNeeded is a fault where the record leaves open who is in the next round.
func (s *State) leftNeeded() *engine.Fault {
	maybe, surely := s.stillIn()
	if maybe == surely {
		return nil
	}
	x := engine.Seat(bits.TrailingZeros8(maybe &^ surely))
	t := s.total(x)
	return hinted(whole(fault("left-needed", x, t.Min, t.Max, s.rules.To, s.round)), msg("hint-left", x))
}

// Finish ends the game because the players agreed to. A round under way ends with
// it: nobody has won it, and all count their cards.
func (s *State) Finish(ev []engine.Event) []engine.Event {
	if s.Over() {
		return ev
	}
	s.finished = true
	if s.phase == playing {
		return s.endRound(engine.NoSeat, ev)
	}
	s.toMove = engine.NoSeat
	return ev
}

// Close settles as unknown what the record leaves open.
func (s *State) Close(ev []engine.Event) []engine.Event {
	s.closed = true
	return s.settle(true, ev)
}

// Winners are the seats whose total is certainly the lowest, shared where equal.
// With "to" only those count that were in the last round: the last one left has the
// lowest total of them, and if all go over at once the lowest wins (decision).
func (s *State) Winners() []engine.Seat {
	if !s.Over() {
		return nil
	}
	var list []engine.Seat
	for x := engine.Seat(0); x < engine.Seat(s.seats); x++ {
		if s.in&bit(x) != 0 && s.surelyLowest(x) {
			list = append(list, x)
		}
	}
	return list
}

func (s *State) surelyLowest(x engine.Seat) bool {
	most := s.total(x).Max
	for y := engine.Seat(0); y < engine.Seat(s.seats); y++ {
		if y != x && s.in&bit(y) != 0 && s.total(y).Min < most {
			return false
		}
	}
	return true
}

// Explain puts the reason of an event into words.
func (s *State) Explain(e engine.Event) lang.Msg {
	cards, least, most := e.Data[dataCards], e.Data[dataKingsMin], e.Data[dataKingsMax]
	switch {
	case e.Kind == wentOut:
		return msg("ev-out")
	case least != most:
		return msg("ev-left-open", cards, least, most)
	case least == 0:
		return msg("ev-left", cards)
	default:
		return msg("ev-left-kings", cards, least)
	}
}
