package kardinal

import (
	"strconv"
	"strings"

	"partie/engine"
)

// Words appends the canonical words of a turn.
func (s *State) Words(t engine.Turn, dst []string) []string {
	m := s.rules.Map
	var draws, refills string
	for _, code := range t.Plies {
		p, _ := PlayOf(code)
		switch p.Act {
		case Swap:
			dst = append(dst, "-"+p.Cards.word(m))
		case Place:
			dst = append(dst, m.Lands[p.Land].Code)
			for _, piece := range p.Pieces[:p.N] {
				dst = append(dst, s.pieceWord(piece))
			}
			dst = append(dst, "<"+p.Cards.word(m))
			if p.Laid > 0 {
				dst = append(dst, "^"+colourLetters[p.Colour:p.Colour+1]+"="+strings.Repeat(string(m.Suits[p.Suit].Card), int(p.Laid)))
			}
		case Draw:
			draws += p.cardWord(m)
		case Refill:
			refills += p.cardWord(m)
		}
	}
	if draws != "" {
		dst = append(dst, "+"+draws)
	}
	if refills != "" {
		dst = append(dst, "/"+refills)
	}
	return dst
}

func (s *State) pieceWord(p Piece) string {
	w := ""
	if s.rules.Baldwin {
		w = colourLetters[p.Colour : p.Colour+1]
	}
	if p.Space == 0 {
		return w + "a"
	}
	return w + "c" + strconv.Itoa(int(p.Space))
}

// cardWord is the card that is drawn or turned up.
func (p Play) cardWord(m *Map) string {
	switch {
	case p.Suit >= suits:
		return "?"
	case p.Act == Draw && p.From == Pile:
		return strings.ToLower(string(m.Suits[p.Suit].Card))
	}
	return string(m.Suits[p.Suit].Card)
}
