package kingscorner

// most is the most penalty that the hand can shed in this turn, by any plays in any
// order: exactly, and without trying orders (analysis 3.3).
//
// Kings go to free corners first, for they use nothing that another card needs and
// open a pile. Where corners are short, as with packs=2 corners=4 alone, each way to
// share them out between red and black kings is tried.
func (y *layout) most() int {
	red, black := y.hand[0][king], y.hand[1][king]
	room := min(red+black, y.corners)
	best := 0
	for r := max(0, room-black); r <= min(red, room); r++ {
		trial := *y
		trial.tops[0][king] += r
		trial.tops[1][king] += room - r
		best = max(best, trial.others())
	}
	return kingPenalty*int(room) + best
}

// others is the most cards but kings that can be laid. It uses y up.
func (y *layout) others() int {
	laid, left := y.close()
	if left == 0 || y.cross >= crosses {
		return laid
	}
	return laid + y.start()
}

// close makes the plays that never do harm: first a pile goes on another where it
// fits, then a card. It returns how many cards it laid and how many are left in hand,
// kings not counted.
//
// A pile goes first because it frees a place: the card that wanted the same top can
// still take that place, and if it does the counts are those of laying it on the top
// (analysis 3.2, L3 and L4; but the order matters where all places are taken).
func (y *layout) close() (laid, left int) {
	for l := range y.hand {
		hand, tops, bottoms := &y.hand[l], &y.tops[l], &y.bottoms[l]
		for r := king - 1; r >= 0; r-- {
			n := min(bottoms[r], tops[r+1])
			bottoms[r] -= n
			tops[r+1] -= n
			y.cross -= n
			n = min(hand[r], tops[r+1])
			hand[r] -= n
			tops[r+1] -= n
			tops[r] += n
			laid += int(n)
			left += int(hand[r])
		}
	}
	return laid, left
}

// start is the most cards that can still be laid, once close has been made and a place
// in the cross is free.
//
// Say x(r) cards of step r of a ladder are laid and b(r) piles begin with that step.
// Each of them lies on a card of step r+1 laid now, or begins a pile. So the cross has
// in the end the sum of max(0, x(r)+b(r)−x(r+1)) piles, and whatever leaves at most
// four can be reached: cards that lie under a pile already there are started first,
// which leaves as many piles as before (analysis 3.3).
func (y *layout) start() int {
	var byPiles [2][crosses + 1]int8
	for l := range byPiles {
		byPiles[l] = climb(&y.hand[l], &y.bottoms[l])
	}
	best := int8(0)
	for a, n := range byPiles[0] {
		for b := 0; a+b <= crosses; b++ {
			if m := byPiles[1][b]; n >= 0 && m >= 0 {
				best = max(best, n+m)
			}
		}
	}
	return int(best)
}

// sameKind is how many cards of a kind there are, with two packs.
const sameKind = 4

// climb goes down one ladder from the king and returns for each number of piles the
// most cards laid; -1 where the ladder cannot have so few or many piles.
func climb(hand, bottoms *[king + 1]int8) [crosses + 1]int8 {
	type row [crosses + 1]int8 // by piles so far
	impossible := row{-1, -1, -1, -1, -1}
	above := [sameKind + 1]row{} // by the cards laid of the step above
	for i := range above {
		above[i] = impossible
	}
	above[0][bottoms[king]] = 0 // a king in the cross, laid there against the rules, begins a pile
	most := int8(0)             // cards that may have been laid of the step above
	for r := king - 1; r >= 0; r-- {
		var here [sameKind + 1]row
		for x := int8(0); x <= hand[r]; x++ {
			here[x] = impossible
			for up := int8(0); up <= most; up++ {
				begun := max(0, x+bottoms[r]-up)
				for piles := int8(0); piles+begun <= crosses; piles++ {
					if n := above[up][piles]; n >= 0 {
						here[x][piles+begun] = max(here[x][piles+begun], n+x)
					}
				}
			}
		}
		above, most = here, hand[r]
	}
	best := above[0]
	for x := int8(1); x <= most; x++ {
		for piles, n := range above[x] {
			best[piles] = max(best[piles], n)
		}
	}
	return best
}
