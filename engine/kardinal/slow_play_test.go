package kardinal_test

import (
	"fmt"
	"slices"
	"strings"
)

// slowChoice says which card is drawn next: the suit of an open card, or '?' for the
// top of the pile.
type slowChoice func(s *slow) byte

// play makes a turn given in canonical words without what is drawn, if it is legal.
func (s *slow) play(turn string, choose slowChoice) (drawn string, err error) {
	if !slices.Contains(s.legal(), turn) {
		return "", fmt.Errorf("%s is not legal", turn)
	}
	return s.make(turn, choose)
}

// make makes a legal turn; choose says what is drawn. It returns the draws and the refill
// in words.
func (s *slow) make(turn string, choose slowChoice) (drawn string, err error) {
	land := ""
	for i, w := range strings.Fields(turn) {
		switch {
		case i == 0 && w[0] != '-':
			land = w
		case w[0] == '-':
			s.spend(w[1:])
			s.discard = append(s.discard, w[1])
		case w[0] == '<':
			s.spend(w[1:])
			s.discard = append(s.discard, w[1:]...)
		case w[0] == '^':
			c := strings.IndexByte(slowColours, w[1])
			s.spend(w[3:])
			s.stacks[s.mover][c] = append(s.stacks[s.mover][c], w[3:]...)
		default:
			s.pieces = append(s.pieces, s.piece(land, w))
		}
	}
	drawn, err = s.fill(choose)
	if err != nil {
		return "", err
	}
	neighbour := (s.start + len(s.hands) - 1) % len(s.hands)
	if s.emptied >= 2 && s.mover == neighbour || s.blocked() {
		s.over = true
	}
	s.mover = (s.mover + 1) % len(s.hands)
	for range s.hands { // who holds no card has no turn
		if len(s.pile) > 0 || len(s.hands[s.mover]) > 0 {
			return drawn, nil
		}
		s.over = s.over || s.emptied >= 2 && s.mover == neighbour
		s.mover = (s.mover + 1) % len(s.hands)
	}
	s.over = true
	return drawn, nil
}

// spend takes cards out of the hand of the seat to move.
func (s *slow) spend(cards string) { s.hands[s.mover], _ = without(s.hands[s.mover], cards) }

// piece is the piece that a canonical word means.
func (s *slow) piece(land, word string) slowPiece {
	p := slowPiece{s.mover, land, 0}
	if s.baldwin {
		p.colour = strings.IndexByte(slowColours, word[0])
		word = word[1:]
	}
	if word[0] == 'c' {
		p.space = int(word[1] - '0')
	}
	return p
}

// fill fills the hand of the seat to move as far as there are cards, then the open cards.
func (s *slow) fill(choose slowChoice) (words string, err error) {
	hand := &s.hands[s.mover]
	draws, refill := "", ""
	for len(*hand) < 3 && len(s.open)+len(s.pile) > 0 {
		from := choose(s)
		i := slices.Index(s.open, from)
		switch {
		case i >= 0:
			s.open = slices.Delete(s.open, i, i+1)
			*hand = append(*hand, from)
			draws += string(from)
		case from == '?' && len(s.pile) > 0:
			card := s.take()
			*hand = append(*hand, card)
			draws += strings.ToLower(string(card))
		default:
			return "", fmt.Errorf("%c is not there to be drawn", from)
		}
	}
	for len(s.open) < 2 && len(s.pile) > 0 {
		card := s.take()
		s.open = append(s.open, card)
		refill += string(card)
	}
	if draws != "" {
		words += " +" + draws
	}
	if refill != "" {
		words += " /" + refill
	}
	return words, nil
}

// take takes the top of the pile. If that was the last card the first time, the
// cloisters are scored there and then, and the discards become a new pile.
func (s *slow) take() byte {
	card := s.top(1)[0]
	if len(s.pile) > 0 {
		return card
	}
	s.emptied++
	if s.emptied == 1 {
		owners := s.owners()
		s.scoreCloisters("cloisters_mid", owners)
		s.clearStacks(owners)
		s.pile, s.discard = s.discard, nil
		s.shuffle(s.pile)
	}
	return card
}

// clearStacks discards the influence cards but for one on each stack that won its colour.
func (s *slow) clearStacks(owners []int) {
	for seat := range s.stacks {
		for c, stack := range s.stacks[seat] {
			keep := 0
			if s.baldwin && owners[c] == seat {
				keep = 1
			}
			s.discard = append(s.discard, stack[min(keep, len(stack)):]...)
			s.stacks[seat][c] = stack[:min(keep, len(stack))]
		}
	}
}
