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
	in, starter := s.in, s.starter
	if s.phase == ended {
		_, in = s.stillIn()
		starter = nextIn(in, starter, engine.Seat(s.seats))
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
