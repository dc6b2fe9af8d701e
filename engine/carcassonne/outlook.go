package carcassonne

import (
	"math"
	"math/bits"
)

// outlook is what all positions with the same tiles in the bag have in common.
type outlook struct {
	by      weights
	bag     bag
	seats   uint8
	left    float64    // tiles in the bag
	turns   float64    // that each seat still has
	earning float64    // how much of what they can a follower or an abbot will still earn
	first   float64    // what the first follower in the supply will
	taken   float64    // the chance that a cell beside a monastery is taken
	allFree [9]float64 // … and that so many are

	fills [1 << 12]float64 // by what a cell needs: the chance that it is filled …
	known [1 << 12]bool    // … once it is reckoned
	draws [1 + maxTiles]float64
	kinds [1 << 12]uint64 // by what a cell needs, the kinds that fit, once they are found; see fitting
	decay float64         // the logarithm of weights.nextFollower

	powers [powerSteps*powerMost + 1]float64 // powers of weights.nextFollower; see power
}

// goBy sets the weights.
func (o *outlook) goBy(by weights) {
	o.by, o.decay = by, math.Log(by.nextFollower)
	for i := range o.powers {
		o.powers[i] = math.Exp(o.decay * float64(i) / powerSteps)
	}
}

// begin prepares for positions with these tiles in the bag.
func (o *outlook) begin(b *bag, seats uint8) {
	if o.seats == seats && o.bag == *b {
		return
	}
	o.bag, o.seats = *b, seats
	o.left = float64(b.total)
	o.turns = o.left / float64(seats)
	o.earning = min(1, o.turns/o.by.season)
	o.first = o.by.firstFollower * math.Sqrt(2/float64(seats)) * o.earning
	o.taken = 1 - math.Exp(-o.left/o.by.settling)
	for n := range o.allFree {
		o.allFree[n] = math.Pow(o.taken, float64(n))
	}
	clear(o.known[:])
	for n := range o.draws {
		o.draws[n] = -1
	}
}

// packed is n as a small number.
func (n needs) packed() int {
	n -= n >> 3 & 0x1111 // water is 7 instead of 8: three bits a side
	return int(n&7 | n>>1&0o70 | n>>2&0o700 | n>>3&0o7000)
}

// filled is the chance that a cell is filled.
func (o *outlook) filled(n needs) float64 {
	i := n.packed()
	if !o.known[i] {
		o.fills[i], o.known[i] = o.drawn(o.fitting(n, i)), true
	}
	return o.fills[i]
}

// fitting is how many tiles of the bag have the edges that are needed, in some rotation.
// Tiles of the River are not looked for.
func (o *outlook) fitting(n needs, packed int) (fit int) {
	if o.kinds[packed] == 0 {
		o.kinds[packed] = looked | kindsFitting(n)
	}
	kinds := o.kinds[packed] &^ looked
	if !o.bag.gardens { // their copies are among the plain ones
		kinds &= 1<<riverFirst - 1
	}
	for ; kinds != 0; kinds &= kinds - 1 {
		fit += int(o.bag.left[bits.TrailingZeros64(kinds)])
	}
	return fit
}

// looked says that the kinds that fit were found, be there any or not.
const looked = 1 << 63

// kindsFitting is a bit set of the kinds, the River's apart, that have the edges that are
// needed, in some rotation.
func kindsFitting(n needs) (kinds uint64) {
	all := lanes(n) * everyLane
	for k := range Kind(Kinds) {
		if !k.River() {
			kinds |= uint64(lanesOf[k].fitAny(all)) << k
		}
	}
	return kinds
}

// drawn is the chance that one of so many tiles is drawn in time and laid where it fits.
func (o *outlook) drawn(fit int) float64 {
	if fit == 0 {
		return 0
	}
	if o.draws[fit] < 0 {
		o.draws[fit] = o.by.use * (1 - math.Exp(math.Log(1-float64(fit)/o.left)*min(o.turns, o.by.patience)))
	}
	return o.draws[fit]
}

// followers is what so many followers in the supply will earn.
func (o *outlook) followers(n float64) float64 {
	return o.first * (1 - o.power(n)) / (1 - o.by.nextFollower)
}

// What is kept of powers: so many to each follower, up to so many followers.
const (
	powerSteps = 64
	powerMost  = 10
)

// power is nextFollower to the power of n: the next one that is kept, and from there four
// terms of the series, of which the next is below 1e-10 for every weight that makes sense.
// It is asked for at every turn that is weighed, and the library's takes four times as long.
func (o *outlook) power(n float64) float64 {
	i := int(n*powerSteps + 0.5)
	if n < 0 || i >= len(o.powers) {
		return math.Exp(o.decay * n)
	}
	y := o.decay * (n - float64(i)/powerSteps)
	return o.powers[i] * (1 + y*(1+y*(1.0/2)*(1+y*(1.0/3)*(1+y*(1.0/4)))))
}

// middle is what a monastery or garden with so many tiles around is worth, and the chance
// that who stands there comes back.
func (o *outlook) middle(around int) (worth, back float64) {
	return float64(1+around) + float64(8-around)*o.taken, o.allFree[8-around]
}
