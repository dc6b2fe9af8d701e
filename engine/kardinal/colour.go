package kardinal

import "partie/engine"

// pieceColours is the colours of the pieces: those of the seats, in the variant its own
// five.
func (s *State) pieceColours(v engine.View) (list [colours]engine.Colour) {
	if !s.rules.Baldwin {
		copy(list[:], engine.SeatColours(Game, v.Colours, maxSeats))
		return list
	}
	for c, name := range colourNames {
		list[c], _ = engine.ColourOf(name)
	}
	return list
}

// pieceLetter is what stands on a piece: its seat's letter, in the variant its colour's.
func (s *State) pieceLetter(c uint8) string {
	if s.rules.Baldwin {
		return colourLetters[c : c+1]
	}
	return engine.Seat(c).String()
}

// colourAt is whose cloister stands on a space; ok reports whether there is one.
func (s *State) colourAt(at int) (c uint8, ok bool) {
	for c := range s.colours() {
		if s.own[c]>>at&1 != 0 {
			return c, true
		}
	}
	return 0, false
}

// leaders is the colours that have the most advisors in both lands of an alliance.
func (s *State) leaders(i int) (list []uint8) {
	a := &s.rules.Map.Alliances[i]
	var most [2]uint8
	for c := range s.colours() {
		most[0] = max(most[0], s.advisors[c][a.A])
		most[1] = max(most[1], s.advisors[c][a.B])
	}
	for c := range s.colours() {
		if most[0] > 0 && most[1] > 0 && s.advisors[c][a.A] == most[0] && s.advisors[c][a.B] == most[1] {
			list = append(list, c)
		}
	}
	return list
}

// freshSpaces is the spaces that the last turn put cloisters on, and freshAdvisor
// reports whether it put an advisor of this colour into that land.
func (s *State) freshSpaces() (set uint64) {
	fresh, _ := PlayOf(s.fresh)
	for _, p := range fresh.Pieces[:fresh.N] {
		if p.Space > 0 && p.Space <= s.rules.Map.Lands[fresh.Land].N {
			set |= s.space(fresh.Land, p.Space)
		}
	}
	return set & s.taken
}

func (s *State) freshAdvisor(c uint8, l Land) bool {
	fresh, _ := PlayOf(s.fresh)
	if fresh.Act != Place || fresh.Land != l {
		return false
	}
	for _, p := range fresh.Pieces[:fresh.N] {
		if p.Space == 0 && p.Colour == c {
			return true
		}
	}
	return false
}

// lastWords is the last turn as far as it placed or swapped; "" before the first one.
func (s *State) lastWords() string {
	if s.freshBy == engine.NoSeat {
		return ""
	}
	word := s.freshBy.String()
	for _, w := range s.Words(engine.Turn{Plies: []engine.Ply{s.fresh}}, nil) {
		word += " " + w
	}
	return word
}
