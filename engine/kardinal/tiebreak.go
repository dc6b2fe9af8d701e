package kardinal

import "partie/lang"

// TieBreak tells the pieces left in supply where the most points are equal, whether they
// decide it or not. In the variant they do not count.
func (s *State) TieBreak() lang.Msg {
	if !s.over || s.rules.Baldwin {
		return lang.Msg{}
	}
	most, n := s.points[0], 0
	for _, points := range s.points[1:s.seats] {
		most = max(most, points)
	}
	left := s.counts(func(c uint8) int {
		if s.points[c] < most {
			return 0
		}
		n++
		return s.left(c)
	})
	switch {
	case n < 2:
		return lang.Msg{}
	case len(s.Winners()) > 1:
		return msg("tie-shared", left)
	}
	return msg("tie-left", left)
}
