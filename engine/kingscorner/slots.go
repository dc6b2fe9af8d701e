package kingscorner

import (
	"math/bits"

	"partie/engine"
)

// slots is the unknown cards of all hands under draw=need, one slot each, with the
// faces that each may be.
//
// Under that rule a draw says that nothing in the hand could be played (rule text
// 8), so the faces that were playable then leave every slot of the hand. Whatever
// else is known of a card is known of no single slot. The slots of one hand are
// therefore nested, the oldest the narrowest: a card that comes out of the unknown
// part may be taken from the narrowest slot that allows it, for any deal in which it
// was in a wider slot gives one in which the two cards are exchanged. Whether a deal
// exists is a matching of all slots to the unseen cards; the stock takes the rest.
//
// A seat that ends its turn without a draw says that it could have played something:
// if no card that is known could, one of the unknown ones can. Such a claim is kept
// until a card that bears it out is seen; it is refuted when every unknown card of
// the hand has been seen and none did. That refuses no record that some deal fits.
type slots struct {
	n    int
	may  [2 * faces]set
	seat [2 * faces]engine.Seat // of each hand, in order of age

	claims int
	claim  [maxClaims]claim
}

// claim is that a card of the set is among the unknown ones of the seat.
type claim struct {
	seat engine.Seat
	of   set
}

// maxClaims is how many claims are kept; with more the oldest is forgotten.
const maxClaims = 16

// promise notes a claim.
func (s *slots) promise(x engine.Seat, of set) {
	if s.claims == maxClaims {
		copy(s.claim[:], s.claim[1:])
		s.claims--
	}
	s.claim[s.claims] = claim{x, of}
	s.claims++
}

// keep holds the seat's claims to a card that was seen. It reports false where the
// last unknown card leaves one refuted.
func (s *slots) keep(x engine.Seat, c Card) bool {
	kept, hidden := 0, false
	for i := range s.n {
		hidden = hidden || s.seat[i] == x
	}
	for _, p := range s.claim[:s.claims] {
		if p.seat == x && p.of.has(c) {
			continue
		}
		if p.seat == x && !hidden {
			return false
		}
		s.claim[kept] = p
		kept++
	}
	s.claims = kept
	return true
}

func (s *slots) set(from *slots) {
	s.n = from.n
	copy(s.may[:s.n], from.may[:s.n])
	copy(s.seat[:s.n], from.seat[:s.n])
	s.claims = from.claims
	copy(s.claim[:s.claims], from.claim[:s.claims])
}

// add is a new slot that may be any card.
func (s *slots) add(x engine.Seat) {
	s.may[s.n], s.seat[s.n] = everyFace, x
	s.n++
}

// take removes the narrowest slot of the seat that may be c. It reports false where
// there is none, or where that refutes what the seat claimed.
func (s *slots) take(x engine.Seat, c Card) bool {
	for i := range s.n {
		if s.seat[i] == x && s.may[i].has(c) {
			copy(s.may[i:], s.may[i+1:s.n])
			copy(s.seat[i:], s.seat[i+1:s.n])
			s.n--
			return s.keep(x, c)
		}
	}
	return false
}

// forbid says that none of the seat's unknown cards is of the set.
func (s *slots) forbid(x engine.Seat, not set) {
	for i := range s.n {
		if s.seat[i] == x {
			s.may[i] &^= not
		}
	}
}

// room is how many of the seat's slots may be of the set.
func (s *slots) room(x engine.Seat, of set) (n int) {
	for i := range s.n {
		if s.seat[i] == x && s.may[i]&of != 0 {
			n++
		}
	}
	return n
}

// allows reports whether in some deal the seat has c among its unknown cards.
func (s *slots) allows(k *knowledge, x engine.Seat, c Card) bool {
	trial, after := *s, *k
	after.seen.add(c)
	return trial.take(x, c) && trial.feasible(&after)
}

// feasible reports whether all slots can be filled with the unseen cards: a
// bipartite matching by augmenting paths, faces having as many places as cards of
// them are unseen.
func (s *slots) feasible(k *knowledge) bool {
	m := matching{slots: s, open: k.open()}
	for i := range s.n {
		m.face[i] = faces
	}
	for c := range Card(faces) {
		m.left[c] = int8(k.unseen(c))
	}
	for i := range s.n {
		m.tried = 0
		if !m.place(i) {
			return false
		}
	}
	return true
}

type matching struct {
	slots *slots
	open  set
	tried set
	left  [faces]int8
	face  [2 * faces]Card // of each slot; faces: none yet
}

// place finds a face for slot i, moving other slots to another face if need be.
func (m *matching) place(i int) bool {
	for may := m.slots.may[i] & m.open; may != 0; may &= may - 1 {
		c := Card(bits.TrailingZeros64(uint64(may)))
		if m.left[c] > 0 {
			m.left[c]--
			m.face[i] = c
			return true
		}
	}
	for {
		may := m.slots.may[i] & m.open &^ m.tried
		if may == 0 {
			return false
		}
		c := may.first()
		m.tried |= only(c)
		for j := range m.slots.n {
			if m.face[j] == c && m.place(j) {
				m.face[i] = c
				return true
			}
		}
	}
}
