package kardinal

import (
	"math/bits"

	"partie/engine"
)

// outlook says what a position is worth to each seat, in points: what everything scores
// if it is scored now, cloisters twice as long as both scorings of them are to come, and
// by weights what pieces and cards may come to score.
type outlook struct {
	by     weights
	chains map[uint64]int // the points of sets of cloisters that were met
	adj    *[64]uint64    // on this map
}

// chainsKept bounds the memory of an outlook.
const chainsKept = 1 << 14

func newOutlook(by weights) outlook { return outlook{by: by} }

// chainPoints is that of a set, which a turn seldom changes.
func (o *outlook) chainPoints(m *Map, own uint64) int {
	if o.adj != &m.adj || len(o.chains) > chainsKept {
		o.adj, o.chains = &m.adj, map[uint64]int{}
	}
	n, ok := o.chains[own]
	if !ok {
		n = chainPoints(&m.adj, own)
		o.chains[own] = n
	}
	return n
}

// scored sets what each seat would have if everything were scored now, cloisters so many
// times.
func (o *outlook) scored(s *State, times int, worth []float64) {
	var points [colours]int
	for l := range Land(lands) {
		all := bits.OnesCount64(s.taken & s.spacesOf(l))
		if all == 0 {
			continue
		}
		counts, there := s.countsIn(l)
		for c, n := range counts[:s.colours()] {
			if n > 0 {
				_, p := placeOf(there, n, all)
				points[c] += times * p
			}
		}
	}
	for i := range s.rules.Map.Alliances {
		leaders, there := s.leadersOf(&s.rules.Map.Alliances[i])
		for ; leaders != 0; leaders &= leaders - 1 {
			points[bits.TrailingZeros8(leaders)] += there
		}
	}
	for x := range worth {
		worth[x] = float64(s.points[x])
	}
	for c := range s.colours() {
		if x := s.owner(c); x != engine.NoSeat {
			worth[x] += float64(points[c] + o.chainPoints(s.rules.Map, s.own[c]))
		}
	}
}

// weigh sets the worth of every seat, but for the cards in hand.
func (o *outlook) weigh(s *State, worth []float64) {
	times := 1
	if s.exhausted == 0 {
		times = 2
	}
	o.scored(s, times, worth)
	for c := range s.colours() {
		if x := s.owner(c); x != engine.NoSeat {
			worth[x] += o.promise(s, c)
		}
	}
}

// promise is what the pieces of a colour may come to score.
func (o *outlook) promise(s *State, c uint8) float64 {
	roads := 0
	for own := s.own[c]; own != 0; own &= own - 1 {
		roads += bits.OnesCount64(s.rules.Map.adj[bits.TrailingZeros64(own)] & s.own[c])
	}
	return o.by.road*float64(roads)/2 + o.by.advisor*float64(startAdvisors-s.council[c])
}

// hand is what the cards of a seat are worth.
func (o *outlook) hand(s *State, x engine.Seat) (w float64) {
	h := &s.hands[x]
	for suit := range uint8(suits) {
		n := h.known.of(suit)
		if n > 0 && s.playable(Suit(suit)) {
			w += o.by.playable * float64(n)
		}
		if n > 1 {
			w += o.by.pair
		}
	}
	return w + o.by.unknown*float64(h.unknown)
}

// lead is how far a seat is above the mean of the others, but for the cards in hand.
func (o *outlook) lead(s *State, x engine.Seat) float64 {
	var room [maxSeats]float64
	worth := room[:s.seats]
	o.weigh(s, worth)
	others := 0.0
	for y, w := range worth {
		if engine.Seat(y) != x {
			others += w
		}
	}
	return worth[x] - others/float64(s.seats-1)
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
