package kingscorner

import "partie/engine"

// weights is the worth in points of what is open at the end of a turn, beside the
// penalty in hand. It is small: it orders turns that shed the same.
type weights struct {
	fit float64 // to another seat: a card of its hand that it could surely lay next
}

// weightTable is the weights, in the order of the fields of weights. Only the sign of
// fit changes what is played: against turns that shed the most and look no further it
// wins 51.7 % (50.5 to 53.0) of 6,000 two-player games of five rounds, with the other
// sign 45.0 %. What the cards that stay in hand could still be laid on, and whether they
// go on one another, was tried too and made no difference.
var weightTable = []engine.Weight{{Name: "fit", Value: 0.05, Low: 0, High: 0.5}}

func weightsOf(values []float64) weights { return weights{fit: values[0]} }

// usual is the weights of weightTable.
func usual() weights { return weights{fit: weightTable[0].Value} }

// outlook is what a seat sees at its turn besides the layout that the turn ends with.
// Of the other hands it sees how many cards they have.
type outlook struct {
	by     weights
	x      engine.Seat // the seat; NoSeat: nobody, or the round is over, and nothing is open
	seats  engine.Seat
	whole  bool              // all cards of x are in the layout
	base   [maxSeats]float64 // what each seat has, without the cards of x in the layout
	held   [maxSeats]float64 // cards of the other seats
	unseen kinds             // cards that x does not see
	hidden float64           // how many those are, at least 1
}

func (s *State) outlook(x engine.Seat, by weights) (o outlook) {
	o.by, o.x, o.seats = by, x, engine.Seat(s.seats)
	for y := range o.seats {
		o.base[y] = -s.expected(y)
	}
	if x == engine.NoSeat || s.phase != playing {
		o.x = engine.NoSeat
		return o
	}
	hand := &s.cards.known[x]
	o.whole = s.cards.unknown[x] == 0
	o.base[x] += float64(hand.len() + (kingPenalty-1)*hand.in(kings))
	on := bag{s.table.on[0], s.table.on[1]}
	for c := range Card(faces) {
		n := s.rules.Packs - on.count(c) - hand.count(c)
		o.unseen.add(c, int8(n))
		o.hidden += float64(n)
	}
	o.hidden = max(1, o.hidden)
	for y := range o.seats {
		if y != x {
			o.held[y] = float64(s.cards.held(y))
		}
	}
	return o
}

// expected is the points of a seat so far and, while its hand is not settled, what that
// costs: unknown cards count as the mean of the unseen ones.
func (s *State) expected(x engine.Seat) float64 {
	points := float64(s.settled[x].min+s.settled[x].max) / 2
	if s.in&bit(x) == 0 || s.phase == ended && s.pending&bit(x) == 0 {
		return points
	}
	k := &s.cards
	known, unknown := &k.known[x], float64(k.unknown[x])
	share := float64(k.unseenIn(kings)) / float64(max(1, k.unseenIn(everyFace)))
	return points + float64(known.len()+(kingPenalty-1)*known.in(kings)) + unknown*(1+(kingPenalty-1)*share)
}

// weigh sets what each seat has if the turn ends with that layout.
func (o *outlook) weigh(y *layout, worth []float64) {
	copy(worth, o.base[:o.seats])
	if o.x == engine.NoSeat {
		return
	}
	left := 0
	fits := 0.0 // unseen cards that go on some pile; then their share
	if y.corners > 0 {
		fits = float64(o.unseen[0][king] + o.unseen[1][king])
	}
	for l := range y.hand {
		hand := &y.hand[l]
		left += int(hand[king])
		worth[o.x] -= kingPenalty * float64(hand[king])
		for r := king - 1; r >= 0; r-- {
			left += int(hand[r])
			worth[o.x] -= float64(hand[r])
			if y.tops[l][r+1] > 0 {
				fits += float64(o.unseen[l][r])
			}
		}
	}
	if left == 0 && o.whole {
		return // x has won the round
	}
	fits /= o.hidden
	for z := range o.seats {
		// A free place takes any card.
		places := min(float64(crosses-y.cross), o.held[z]*(1-fits))
		worth[z] += o.by.fit * (o.held[z]*fits + places)
	}
}

// margin is what the seat has against the mean of all.
func (o *outlook) margin(y *layout) float64 {
	var worth [maxSeats]float64
	o.weigh(y, worth[:o.seats])
	sum := 0.0
	for _, w := range worth[:o.seats] {
		sum += w
	}
	return worth[o.x] - sum/float64(o.seats)
}
