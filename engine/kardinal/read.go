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
		for i := 1; i < len(w); i++ {
			p, ok := readCard(sign, w[i])
			if !ok {
				return hinted(at(fault("bad-card", w[i:]), next, i, 0), s.hintCards())
			}
			t.Add(p, next)
		}
		next++
	}
	if next < len(words) {
		return hinted(at(fault("trailing", words[next]), next, 0, 0), msg("hint-words"))
	}
	return nil
}

// readDecision reads what is placed or swapped, and returns how many words that took.
func (s *State) readDecision(words []string, p *Play) (n int, f *engine.Fault) {
	w := words[0]
	rest, swap := strings.CutPrefix(w, "-")
	if !swap {
		rest, swap = strings.CutPrefix(w, "–")
	}
	if swap {
		c, f := s.readCards(rest, 0, 1)
		if f != nil {
			return 0, f
		}
		if c.total() != 1 {
			return 0, hinted(at(fault("one-card"), 0, 1, 0), s.hintCards())
		}
		p.Act, p.Cards = Swap, c
		return 1, nil
	}
	l, ok := s.rules.Map.landOf(w)
	if !ok {
		return 0, hinted(at(fault("unknown-land", w), 0, 0, 0), s.hintLands())
	}
	p.Act, p.Land = Place, l
	for n = 1; n < len(words) && words[n][0] != '<'; n++ {
		if p.N == 2 {
			return 0, at(fault("three-pieces"), n, 0, 0)
		}
		piece, f := s.readPiece(words[n])
		if f != nil {
			f.Word = n
			return 0, f
		}
		p.Pieces[p.N] = piece
		p.N++
	}
	switch {
	case p.N == 0:
		return 0, hinted(at(fault("no-piece"), 0, 0, 0), msg("hint-pieces"))
	case n == len(words):
		return 0, hinted(whole(fault("no-cards")), msg("hint-cards-sign", string(s.rules.Map.Suits[s.rules.Map.Lands[l].Suit].Card)))
	}
	if p.Cards, f = s.readCards(words[n][1:], n, 1); f != nil {
		return 0, f
	}
	if k := p.Cards.total(); k == 0 || k > handSize {
		return 0, at(fault("card-count", handSize, k), n, 0, 0)
	}
	if n++; n < len(words) && words[n][0] == '^' {
		if f := s.readInfluence(words[n], p); f != nil {
			f.Word = n
			return 0, f
		}
		n++
	}
	return n, nil
}

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
		return piece, hinted(at(fault("bad-piece", w), 0, off, 0), msg("hint-pieces"))
	}
	n := 0
	for _, d := range rest[1:] {
		if d < '0' || d > '9' {
			n = 0
			break
		}
		n = min(10*n+int(d-'0'), 99)
	}
	if n == 0 {
		return piece, hinted(at(fault("bad-space", w), 0, off+1, 0), msg("hint-pieces"))
	}
	piece.Space = uint8(n)
	return piece, nil
}

// readCards reads the letters of cards from byte off of word w on.
func (s *State) readCards(letters string, w, off int) (c cards, f *engine.Fault) {
	for i := range len(letters) {
		suit, ok := suitOf(letters[i])
		if !ok {
			return c, hinted(at(fault("bad-card", letters[i:]), w, off+i, 0), s.hintCards())
		}
		if c.of(suit) < maxSuitCards {
			c += some(suit, 1)
		}
	}
	return c, nil
}

// readInfluence reads "^g=BB".
func (s *State) readInfluence(w string, p *Play) *engine.Fault {
	colour, letters, ok := strings.Cut(w[1:], "=")
	c := -1
	if len(colour) == 1 {
		c = strings.Index(colourLetters, strings.ToLower(colour))
	}
	if !ok || c < 0 {
		return hinted(at(fault("bad-influence", w), 0, 0, 0), msg("hint-influence"))
	}
	set, f := s.readCards(letters, 0, len(colour)+2)
	if f != nil {
		return f
	}
	n := set.total()
	for suit := range uint8(suits) {
		if n > 0 && n <= 2 && set.of(suit) == n {
			p.Colour, p.Laid, p.Suit = uint8(c), uint8(n), suit
			return nil
		}
	}
	return at(fault("influence-cards"), 0, len(colour)+2, 0)
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
