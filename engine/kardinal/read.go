package kardinal

import (
	"strings"

	"partie/engine"
	"partie/lang"
)

// Read reads the words of a turn:
//
//	place = land piece [ piece ] "<" cards [ "^" colour "=" cards ] [ draws ] [ refill ]
//	swap  = "-" card [ draws ] [ refill ]
//
// Case is not looked at but in draws, where a capital is an open card and a small letter
// one from the pile; k and r (Kloster, Rat) stand for c and a.
func (s *State) Read(words []string, t *engine.Turn) *engine.Fault {
	t.Reset()
	if len(words) == 0 {
		return hinted(whole(fault("empty-turn")), msg("hint-words"))
	}
	f := s.readUsual(words, t)
	if f == misformed {
		t.Reset()
		return s.readForm(words, t)
	}
	return f
}

// readUsual reads words of the usual form.
func (s *State) readUsual(words []string, t *engine.Turn) *engine.Fault {
	var p Play
	next, f := s.readDecision(words, &p)
	if f != nil {
		return f
	}
	t.Add(p.Ply(), 0)
	for _, sign := range [2]byte{'+', '/'} {
		if next >= len(words) || words[next][0] != sign {
			continue
		}
		w := words[next]
		if len(w) > 1+maxCards {
			return misformed
		}
		for i := 1; i < len(w); i++ {
			p, ok := readCard(sign, w[i])
			if !ok {
				return s.badCard(w, next, i)
			}
			t.Add(p, next)
		}
		next++
	}
	if next < len(words) {
		return misformed
	}
	return nil
}

// swapSign is the length of the sign of a swap; 0 where the word is none.
func swapSign(w string) int {
	switch {
	case w[0] == '-':
		return 1
	case strings.HasPrefix(w, "–"):
		return len("–")
	}
	return 0
}

// readDecision reads what is placed or swapped, and returns how many words that took.
func (s *State) readDecision(words []string, p *Play) (n int, f *engine.Fault) {
	w := words[0]
	if sign := swapSign(w); sign > 0 {
		c, f := s.readCards(w, 0, sign)
		if f == nil && c.total() != 1 {
			f = misformed
		}
		p.Act, p.Cards = Swap, c
		return 1, f
	}
	l, ok := s.rules.Map.landOf(w)
	if !ok {
		return 0, misformed
	}
	p.Act, p.Land = Place, l
	for n = 1; n < len(words) && words[n][0] != '<'; n++ {
		if p.N == 2 {
			return 0, misformed
		}
		piece, f := s.readPiece(words[n])
		if f != nil {
			return 0, misformed
		}
		p.Pieces[p.N] = piece
		p.N++
	}
	if p.N == 0 || n == len(words) {
		return 0, misformed
	}
	if p.Cards, f = s.readCards(words[n], n, 1); f != nil {
		return 0, f
	}
	if k := p.Cards.total(); k == 0 || k > handSize {
		return 0, misformed
	}
	if n++; n < len(words) && words[n][0] == '^' {
		colour, c, f := s.readInfluence(words[n])
		if f != nil || !layable(c) {
			return 0, misformed
		}
		p.Colour, p.Laid, p.Suit = colour, uint8(c.total()), c.nth(0)
		n++
	}
	return n, nil
}

// maxNumber is the largest number that is read as that of a space: more than any land has.
const maxNumber = 99

// readPiece reads a cloister or an advisor.
func (s *State) readPiece(w string) (Piece, *engine.Fault) {
	piece := Piece{Colour: uint8(min(s.toMove, maxSeats-1))}
	rest, off := strings.ToLower(w), 0
	if s.rules.Baldwin {
		c := strings.IndexByte(colourLetters, rest[0])
		if c < 0 || len(rest) < 2 {
			return piece, hinted(fault("no-colour", w), msg("hint-colours"))
		}
		piece.Colour = uint8(c)
		rest, off = rest[1:], 1
	} else if len(rest) > 1 && strings.IndexByte(colourLetters, rest[0]) >= 0 && strings.IndexByte("ckar", rest[1]) >= 0 {
		return piece, hinted(fault("colour-needless", w), msg("hint-word", rest[1:]))
	}
	switch {
	case rest == "a" || rest == "r":
		return piece, nil
	case rest[0] != 'c' && rest[0] != 'k':
		f := at(fault("bad-piece", w), 0, off, 0)
		if _, wrong := s.readCards(w, 0, 0); wrong == nil {
			return piece, hinted(f, msg("hint-cards-sign", strings.ToUpper(w)))
		}
		return piece, hinted(f, msg("hint-pieces"))
	}
	n := 0
	for _, d := range rest[1:] {
		if d < '0' || d > '9' {
			n = 0
			break
		}
		n = min(10*n+int(d-'0'), maxNumber+1)
	}
	if n == 0 || n > maxNumber {
		return piece, hinted(at(fault("bad-space", w), 0, off+1, 0), msg("hint-pieces"))
	}
	piece.Space = uint8(n)
	return piece, nil
}

// readCards reads the letters of cards from byte off of word w on, which is word i.
func (s *State) readCards(w string, i, off int) (c cards, f *engine.Fault) {
	if len(w) > off+maxCards {
		return 0, at(fault("trailing", w), i, 0, 0)
	}
	for k := off; k < len(w); k++ {
		suit, ok := suitOf(w[k])
		if !ok {
			return c, s.badCard(w, i, k)
		}
		c += some(suit, 1)
	}
	return c, nil
}

// badCard says that from byte off on word w, which is word i, goes on with no card.
func (s *State) badCard(w string, i, off int) *engine.Fault {
	f := at(fault("bad-card", w[off:]), i, off, 0)
	if off > 0 && strings.IndexByte("<^+/-", w[off]) >= 0 {
		return hinted(f, msg("hint-blank", w[:off]+" "+w[off:]))
	}
	return hinted(f, s.hintCards())
}

// readInfluence reads "^g=BB".
func (s *State) readInfluence(w string) (colour uint8, c cards, f *engine.Fault) {
	name, letters, ok := strings.Cut(w[1:], "=")
	k := -1
	if len(name) == 1 {
		k = strings.Index(colourLetters, strings.ToLower(name))
	}
	if !ok || k < 0 || letters == "" {
		return 0, 0, hinted(at(fault("bad-influence", w), 0, 0, 0), msg("hint-influence"))
	}
	c, f = s.readCards(w, 0, len("^g="))
	return uint8(k), c, f
}

// readCard reads a card drawn (+) or turned up (/).
func readCard(sign, c byte) (p engine.Ply, ok bool) {
	suit, from := UnknownCard, Unseen
	if c != '?' {
		if suit, ok = suitOf(c); !ok {
			return 0, false
		}
		if from = Pile; 'A' <= c && c <= 'Z' {
			from = Open
		}
	}
	if sign == '+' {
		return drawPly(from, suit), true
	}
	return refillPly(suit), true
}

func (s *State) hintCards() lang.Msg {
	return msg("hint-cards", oneEach.word(s.rules.Map))
}

func (s *State) hintLands() lang.Msg {
	var list []string
	for _, l := range s.rules.Map.Lands {
		list = append(list, l.Code)
	}
	return msg("hint-one-of", strings.Join(list, " "))
}
