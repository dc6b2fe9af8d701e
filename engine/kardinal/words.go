package kardinal

import (
	"strconv"

	"partie/engine"
)

// pieceWords is an advisor, and a cloister on each of the first spaces.
var pieceWords = [...]string{"a", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"}

// Words appends the canonical words of a turn.
func (s *State) Words(t engine.Turn, dst []string) []string {
	m := s.rules.Map
	var room, drawRoom, refillRoom [16]byte
	draws, refills := append(drawRoom[:0], '+'), append(refillRoom[:0], '/')
	from := len(dst)
	// add appends a word, as it was read where that is the same.
	add := func(w []byte) {
		if i := len(dst) - from; i < len(t.Said) && t.Said[i] == string(w) {
			dst = append(dst, t.Said[i])
		} else {
			dst = append(dst, string(w))
		}
	}
	var swapped cards
	swap, extra := false, false
	for _, code := range t.Plies {
		if from, suit, ok := cardOf(code); ok { // most plies are these
			if Act(code&7) == Draw {
				draws = append(draws, m.drawn(from, suit))
			} else {
				refills = append(refills, m.drawn(Open, suit))
			}
			continue
		}
		var p Play
		p.read(code)
		switch p.Act {
		case Swap:
			swap = !extra
			swapped += p.Cards
		case Extra:
			if !extra {
				extra = true
				dst = s.appendForm(dst, t.Plies)
			}
		case Place:
			dst = append(dst, m.Lands[p.Land].Code)
			for _, piece := range p.Pieces[:p.N] {
				if w := piece.Space; !s.rules.Baldwin && int(w) < len(pieceWords) {
					dst = append(dst, pieceWords[w])
				} else {
					add(s.appendPiece(room[:0], piece))
				}
			}
			add(p.Cards.append(append(room[:0], '<'), m))
			if p.Laid > 0 {
				w := append(room[:0], '^', colourLetters[p.Colour], '=')
				for range p.Laid {
					w = append(w, m.Suits[p.Suit].Card)
				}
				add(w)
			}
		}
	}
	if swap {
		add(swapped.append(append(room[:0], '-'), m))
	}
	for _, w := range [2][]byte{draws, refills} {
		if len(w) > 1 {
			add(w)
		}
	}
	return dst
}

func (s *State) appendPiece(w []byte, p Piece) []byte {
	if s.rules.Baldwin {
		w = append(w, colourLetters[p.Colour])
	}
	if p.Space == 0 {
		return append(w, 'a')
	}
	return strconv.AppendUint(append(w, 'c'), uint64(p.Space), 10)
}

// drawn is the letter of a card: a small one for a card from the pile.
func (m *Map) drawn(from From, suit uint8) byte {
	switch {
	case suit >= suits:
		return '?'
	case from == Pile:
		return m.Suits[suit].Card | 0x20
	}
	return m.Suits[suit].Card
}
