package kingscorner

import "partie/engine"

// knowledge is what the record tells of the cards that do not lie on the table.
type knowledge struct {
	packs   uint8
	stock   uint8
	seen    bag           // on the table or known to be in a hand
	known   [maxSeats]bag // in hand and known
	unknown [maxSeats]uint8
	slots   *slots // what may be the unknown cards; with draw=need only
}

// clear deals unknown hands to the seats in the round; the stock is counted when the
// cross is turned up.
func (k *knowledge) clear(in uint8) {
	k.stock, k.seen = 0, bag{}
	if k.slots != nil {
		k.slots.n, k.slots.claims = 0, 0
	}
	for x := range k.known {
		k.known[x], k.unknown[x] = bag{}, 0
		if in>>x&1 == 0 {
			continue
		}
		k.unknown[x] = dealt
		if k.slots != nil {
			for range dealt {
				k.slots.add(engine.Seat(x))
			}
		}
	}
}

func (k *knowledge) held(x engine.Seat) int { return k.known[x].len() + int(k.unknown[x]) }

// unseen is how many cards of that face are neither on the table nor known.
func (k *knowledge) unseen(c Card) int { return int(k.packs) - k.seen.count(c) }

// unseenIn is how many unseen cards are of the set.
func (k *knowledge) unseenIn(s set) int { return int(k.packs)*s.len() - k.seen.in(s) }

// open is the faces of which a card is unseen.
func (k *knowledge) open() set {
	if k.packs == 2 {
		return everyFace &^ k.seen.two
	}
	return everyFace &^ k.seen.one
}

// turnUp takes a card from the unseen ones to the table. It reports false where no
// deal fits.
func (k *knowledge) turnUp(c Card) bool {
	if k.unseen(c) == 0 {
		return false
	}
	k.seen.add(c)
	return k.slots == nil || k.slots.feasible(k)
}

// reveal names a card of the unknown part of a hand.
func (k *knowledge) reveal(x engine.Seat, c Card) bool {
	if k.unknown[x] == 0 || k.unseen(c) == 0 {
		return false
	}
	k.seen.add(c)
	k.known[x].add(c)
	k.unknown[x]--
	return k.slots == nil || k.slots.take(x, c) && k.slots.feasible(k)
}

// mayHold reports whether some deal gives the seat such a card, with extra unknown
// cards that a draw not yet made will bring.
func (k *knowledge) mayHold(x engine.Seat, c Card, extra uint8) bool {
	if k.known[x].count(c) > 0 {
		return true
	}
	if k.unknown[x]+extra == 0 || k.unseen(c) == 0 {
		return false
	}
	return k.slots == nil || k.slots.allows(k, x, c)
}

// lay takes a card out of a hand, onto the table: a known one where there is one,
// which leaves most open. The caller knows that the seat may hold it.
func (k *knowledge) lay(x engine.Seat, c Card) {
	if k.known[x].count(c) > 0 {
		k.known[x].remove(c) // it stays seen
		return
	}
	k.seen.add(c)
	k.unknown[x]--
	if k.slots != nil {
		k.slots.take(x, c)
	}
}

// drawUnseen moves a card from the stock to the unknown part of a hand.
func (k *knowledge) drawUnseen(x engine.Seat) {
	k.stock--
	k.unknown[x]++
	if k.slots != nil {
		k.slots.add(x)
	}
}

// kingsHeld is the least and the most kings among the seat's cards. What the slots
// of draw=need say is used for the most only, and for each hand by itself: the
// bounds always hold, and are not always the closest.
func (k *knowledge) kingsHeld(x engine.Seat) (least, most int) {
	known, n := k.known[x].in(kings), int(k.unknown[x])
	room := n
	if k.slots != nil {
		room = k.slots.room(x, kings)
	}
	return known + max(0, n-k.unseenIn(others)), known + min(room, k.unseenIn(kings))
}

// holder is a seat that is known to hold such a card; NoSeat where none is.
func (k *knowledge) holder(c Card) engine.Seat {
	for x := range k.known {
		if k.known[x].count(c) > 0 {
			return engine.Seat(x)
		}
	}
	return engine.NoSeat
}

// trial is a copy of what is known, to try facts on that may fit no deal.
func (k *knowledge) trial() knowledge {
	c := *k
	if k.slots != nil {
		own := *k.slots
		c.slots = &own
	}
	return c
}

// adopt makes k what the trial t became.
func (k *knowledge) adopt(t knowledge) {
	own := k.slots
	if own != nil {
		own.set(t.slots)
	}
	*k = t
	k.slots = own
}
