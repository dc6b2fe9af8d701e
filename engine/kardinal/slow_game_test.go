package kardinal_test

import (
	"fmt"
	"slices"
	"strings"
)

// slowPiece is a piece on the map: a cloister on a space, or an advisor, with space 0,
// at the coat of arms.
type slowPiece struct {
	colour int
	land   string
	space  int
}

// slow is a game of which every card is known.
type slow struct {
	baldwin bool
	start   int
	mover   int
	hands   [][]byte
	open    []byte
	pile    []byte // the top first
	discard []byte
	pieces  []slowPiece
	stacks  [][][]byte       // of influence cards, by seat and colour
	points  []map[string]int // by seat and breakdown key
	emptied int              // how often the pile has become empty
	over    bool
	ended   bool // the final scoring is done

	shuffle func([]byte) // of the discards into a new pile
}

// newSlow begins a game with a shuffled deck, of which cards have been taken out
// already: the hands are dealt from its top, seat after seat, then two open cards.
func newSlow(rules string, seats, start int, deck []byte, shuffle func([]byte)) *slow {
	s := &slow{start: start, mover: start, shuffle: shuffle}
	s.baldwin = slices.Contains(strings.Fields(rules), "baldwin")
	s.pile = slices.Clone(deck)
	for range seats {
		s.points = append(s.points, map[string]int{})
		s.stacks = append(s.stacks, make([][]byte, len(slowColours)))
		s.hands = append(s.hands, s.top(3))
	}
	s.open = s.top(2)
	return s
}

// top takes so many cards from the top of the pile.
func (s *slow) top(n int) []byte {
	cards := slices.Clone(s.pile[:n])
	s.pile = s.pile[n:]
	return cards
}

// colours is how many colours of pieces there are: one a seat, five in the variant.
func (s *slow) colours() int {
	if s.baldwin {
		return len(slowColours)
	}
	return len(s.hands)
}

// cloisters counts the cloisters of a colour in a land.
func (s *slow) cloisters(land string, colour int) int {
	return s.count(func(p slowPiece) bool { return p.land == land && p.colour == colour && p.space > 0 })
}

// advisors counts the advisors of a colour in a land.
func (s *slow) advisors(land string, colour int) int {
	return s.count(func(p slowPiece) bool { return p.land == land && p.colour == colour && p.space == 0 })
}

// count counts the pieces on the map that are meant.
func (s *slow) count(meant func(slowPiece) bool) (n int) {
	for _, p := range s.pieces {
		if meant(p) {
			n++
		}
	}
	return n
}

// supply is how many cloisters and advisors of a colour are not on the map.
func (s *slow) supply(colour int) (cloisters, advisors int) {
	cloisters, advisors = 20, 8
	if s.baldwin {
		cloisters -= 2 // the markers before the two players
	}
	for _, p := range s.pieces {
		switch {
		case p.colour != colour:
		case p.space > 0:
			cloisters--
		default:
			advisors--
		}
	}
	return cloisters, advisors
}

// fits reports whether a piece may be placed now, as the next one of the turn: its space
// is free or its land has room at the court, and the supply has one. A land whose
// first piece of the turn is this one is not looked at here.
func (s *slow) fits(p slowPiece) bool {
	cloisters, advisors := s.supply(p.colour)
	if p.space > 0 {
		taken := s.count(func(q slowPiece) bool { return q.land == p.land && q.space == p.space })
		return cloisters > 0 && taken == 0
	}
	most, there := 0, 0
	for c := range s.colours() {
		most = max(most, s.cloisters(p.land, c))
		there += s.advisors(p.land, c)
	}
	return advisors > 0 && there+1 <= most
}

// empty reports whether a land holds no piece.
func (s *slow) empty(land string) bool {
	return s.count(func(p slowPiece) bool { return p.land == land }) == 0
}

// choices lists all pieces of a colour that a land has a place for at all.
func (s *slow) choices(land string, colour int) []slowPiece {
	var list []slowPiece
	for n := 1; n <= slowMap.spaces[land]; n++ {
		list = append(list, slowPiece{colour, land, n})
	}
	return append(list, slowPiece{colour, land, 0})
}

// blocked reports whether nobody can place any piece of any colour, whatever the cards.
func (s *slow) blocked() bool {
	for _, land := range slowMap.lands {
		for c := range s.colours() {
			if slices.ContainsFunc(s.choices(land, c), s.fits) {
				return false
			}
		}
	}
	return true
}

// placings lists the rows of pieces, in the order in which they are placed, that the
// seat to move may place in a land, whatever its cards.
func (s *slow) placings(land string) [][]slowPiece {
	var rows [][]slowPiece
	for c := range s.colours() {
		if !s.baldwin && c != s.mover {
			continue
		}
		for _, p := range s.choices(land, c) {
			if !s.fits(p) {
				continue
			}
			rows = append(rows, []slowPiece{p})
			if s.empty(land) {
				continue
			}
			s.pieces = append(s.pieces, p)
			for _, q := range s.choices(land, c) {
				twoCloisters := p.space > 0 && q.space > 0
				if s.fits(q) && (!twoCloisters || p.space < q.space) {
					rows = append(rows, []slowPiece{p, q})
				}
			}
			s.pieces = s.pieces[:len(s.pieces)-1]
		}
	}
	return rows
}

// payments lists the cards that pay for so many pieces in a land, in the order of suits.
func payments(land string, pieces int) (list []string) {
	names := string(slowMap.suit[land])
	if pieces == 1 {
		list = append(list, names)
	} else {
		list = append(list, names+names)
	}
	for _, pair := range []byte(slowSuits) {
		if pair == names[0] {
			continue
		}
		joker := string([]byte{pair, pair})
		if pieces == 1 {
			list = append(list, joker)
		} else {
			list = append(list, inSuitOrder(joker+names))
		}
	}
	return list
}

// inSuitOrder sorts cards by suit.
func inSuitOrder(cards string) string {
	b := []byte(cards)
	slices.SortStableFunc(b, func(x, y byte) int {
		return strings.IndexByte(slowSuits, x) - strings.IndexByte(slowSuits, y)
	})
	return string(b)
}

// without is a hand without those cards; ok is false where it does not hold them.
func without(hand []byte, cards string) (rest []byte, ok bool) {
	rest = slices.Clone(hand)
	for _, card := range []byte(cards) {
		i := slices.Index(rest, card)
		if i < 0 {
			return nil, false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return rest, true
}

// legal lists what the seat to move may decide, in canonical words without what it
// draws.
func (s *slow) legal() (list []string) {
	if s.over {
		return nil
	}
	hand := s.hands[s.mover]
	for _, land := range slowMap.lands {
		for _, row := range s.placings(land) {
			for _, pay := range payments(land, len(row)) {
				rest, ok := without(hand, pay)
				if !ok {
					continue
				}
				turn := s.written(row) + " <" + pay
				list = append(list, turn)
				for _, influence := range s.influences(rest) {
					list = append(list, turn+" "+influence)
				}
			}
		}
	}
	for _, suit := range []byte(slowSuits) {
		if slices.Contains(hand, suit) {
			list = append(list, "-"+string(suit))
		}
	}
	return list
}

// written is a land and the pieces placed there as words.
func (s *slow) written(row []slowPiece) string {
	words := row[0].land
	for _, p := range row {
		words += " "
		if s.baldwin {
			words += slowColours[p.colour : p.colour+1]
		}
		if p.space > 0 {
			words += fmt.Sprint("c", p.space)
		} else {
			words += "a"
		}
	}
	return words
}

// influences lists what the seat to move may lay onto one of its stacks from the rest of
// its hand: one or two cards of a suit, that of the stack if it has one, and not that of
// another stack of the seat.
func (s *slow) influences(rest []byte) (list []string) {
	if !s.baldwin {
		return nil
	}
	for c := range s.colours() {
		for _, suit := range []byte(slowSuits) {
			if !s.stackTakes(c, suit) {
				continue
			}
			for _, cards := range []string{string(suit), string([]byte{suit, suit})} {
				if _, ok := without(rest, cards); ok {
					list = append(list, "^"+slowColours[c:c+1]+"="+cards)
				}
			}
		}
	}
	return list
}

// stackTakes reports whether the seat to move may lay that suit onto its stack of that
// colour.
func (s *slow) stackTakes(colour int, suit byte) bool {
	for c, stack := range s.stacks[s.mover] {
		same := len(stack) > 0 && stack[0] == suit
		if c == colour && len(stack) > 0 && !same || c != colour && same {
			return false
		}
	}
	return true
}
