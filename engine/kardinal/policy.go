package kardinal

import (
	"math/bits"
	"math/rand/v2"

	"partie/engine"
)

// Policy chooses among the legal plies of the seat to move: what to place or swap, or
// what to draw.
type Policy func(s *State, legal []engine.Ply) engine.Ply

// Random plays any legal ply, each as likely.
func Random(rng *rand.Rand) Policy {
	return func(_ *State, legal []engine.Ply) engine.Ply { return legal[rng.IntN(len(legal))] }
}

// What is worth something beside points, in points.
const (
	worthPlayable = 0.3 // a known card in the hand that names a land with a free space or room at its court
	worthUnknown  = 0.2 // a card from the pile: playable as a rule
	worthPair     = 0.2 // two equal cards: two pieces in one turn, or any land
	worthRoad     = 0.4 // a road between two own cloisters, which may become part of a chain
	worthAdvisor  = 0.3 // an advisor in a land of an alliance, whoever leads there
)

// equal is how far two worths may differ by the rounding of sums alone.
const equal = 1e-9

// Sensible plays as people do who know the game and do not calculate: it makes the turn
// behind which its own worth, were everything scored now, is furthest above the mean of
// the others, and draws what it can place. Cloisters count twice as long as both
// scorings of them are to come. Of equal turns it takes the first. The policy keeps
// memory and must not be used by two goroutines at once.
func Sensible() Policy {
	var a appraiser
	return func(s *State, legal []engine.Ply) engine.Ply {
		x := s.toMove
		best, most := legal[0], 0.0
		for i, p := range legal {
			a.next.Set(s)
			if _, f := a.next.Apply(p, a.ev[:0]); f != nil {
				continue
			}
			m := a.next.handWorth(x)
			if !s.decided {
				m += a.margin(x)
			}
			if i == 0 || m > most+equal {
				best, most = p, m
			}
		}
		return best
	}
}

// appraiser is the memory of a policy.
type appraiser struct {
	next State // the position behind the ply that is looked at
	ev   []engine.Event
}

// handWorth is what the cards of a seat are worth.
func (s *State) handWorth(x engine.Seat) (w float64) {
	h := &s.hands[x]
	for suit := range uint8(suits) {
		n := h.known.of(suit)
		if n > 0 && s.playable(Suit(suit)) {
			w += worthPlayable * float64(n)
		}
		if n > 1 {
			w += worthPair
		}
	}
	return w + worthUnknown*float64(h.unknown)
}

// playable reports whether some land that a card names has room.
func (s *State) playable(suit Suit) bool {
	for l := range Land(lands) {
		if s.rules.Map.Lands[l].Suit == suit && (s.taken&s.spacesOf(l) != s.spacesOf(l) || s.court[l] < s.most[l]) {
			return true
		}
	}
	return false
}

// margin is how far a seat is above the mean of the others in the next position, which
// it uses up.
func (a *appraiser) margin(x engine.Seat) float64 {
	s := &a.next
	a.ev = s.scoreLands(keyEnd, a.ev[:0])
	if s.exhausted == 0 {
		a.ev = s.scoreLands(keyMid, a.ev)
	}
	for i := range s.rules.Map.Alliances {
		a.ev = s.scoreAlliance(i, a.ev)
	}
	own, others := 0.0, 0.0
	for c := range s.colours() {
		o := s.owner(c)
		if o == engine.NoSeat {
			continue
		}
		w := s.promise(c) + float64(chainPoints(&s.rules.Map.adj, s.own[c]))
		if o == x {
			own += w
		} else {
			others += w
		}
	}
	for y, n := range s.points[:s.seats] {
		if engine.Seat(y) == x {
			own += float64(n)
		} else {
			others += float64(n)
		}
	}
	return own - others/float64(s.seats-1)
}

// promise is what the pieces of a colour may come to score.
func (s *State) promise(c uint8) float64 {
	roads := 0
	for own := s.own[c]; own != 0; own &= own - 1 {
		roads += bits.OnesCount64(s.rules.Map.adj[bits.TrailingZeros64(own)] & s.own[c])
	}
	return worthRoad*float64(roads)/2 + worthAdvisor*float64(startAdvisors-s.council[c])
}
