package carcassonne

import (
	"math/bits"
	"math/rand/v2"

	"partie/engine"
)

// RandomPly is a legal ply chosen at random: the tile drawn, or where none is told one
// that the bag gives; of its placements each as likely as the other; and of those who
// may be set on it or taken back, nobody included, each as likely as the other. A tile
// that fits nowhere is set aside. Without a tile to lay it is 0: the turn ends.
//
// It enumerates no more than the choice needs, which is what playing games to their
// end by the thousand asks for.
func (s *State) RandomPly(rng *rand.Rand) engine.Ply {
	if s.over || s.laid || s.bag.total == 0 {
		return 0
	}
	k := s.drawn
	if k == NoKind {
		k = s.bag.any(rng)
	}
	place, rot, ok := s.anyLaying(rng, k)
	if !ok {
		return Play{Act: Discard, Kind: k}.Ply()
	}
	at := &s.places[place]
	var room [1 + maxSegs + 2]engine.Ply
	room[0] = Play{Act: Place, Kind: k, Rot: rot, Cell: at.cell, Man: NoMan}.Ply()
	list := room[:1]
	if s.followers[s.toMove] > 0 {
		list = s.manned(k, 0, list)
	}
	if s.rules.Abbot {
		list = s.withAbbot(k, list[:1], list)
	}
	return list[below(rng, len(list))]
}

// tries is how often a place and rotation are guessed before all of them are looked
// at: most tiles fit soon.
const tries = 32

// anyLaying is a place and rotation for a tile, each that fits as likely as the other;
// ok reports whether there is one.
func (s *State) anyLaying(rng *rand.Rand, k Kind) (place int, rot uint8, ok bool) {
	for range tries / 2 {
		r := rng.Uint64() // enough for two guesses
		for range 2 {
			n := int(r >> 32 * 4 * uint64(s.open) >> 32)
			if s.rotations(k, n>>2).has(uint8(n & 3)) {
				return n >> 2, uint8(n & 3), true
			}
			r <<= 32
		}
	}
	ways := 0
	for i := range int(s.open) {
		ways += bits.OnesCount64(uint64(s.rotations(k, i)))
	}
	if ways == 0 {
		return 0, 0, false
	}
	n := below(rng, ways)
	for i := 0; ; i++ {
		rots := s.rotations(k, i)
		if here := bits.OnesCount64(uint64(rots)); n >= here {
			n -= here
			continue
		}
		for ; n > 0; n-- {
			rots &= rots - 1
		}
		return i, uint8(rots.rotation()), true
	}
}

// any is a tile of the bag, each as likely as the other, as the River's order allows.
func (b *bag) any(rng *rand.Rand) Kind {
	first, end, n := Kind(0), riverFirst, int(b.total)
	switch {
	case b.river > 0 && b.left[riverStart] > 0:
		return riverStart
	case b.river == 1 && b.left[riverEnd] > 0:
		return riverEnd
	case b.river > 0:
		first, end, n = riverStart+1, riverEnd, int(b.river-b.left[riverEnd])
	}
	n = below(rng, n)
	for k := first; k < end; k++ {
		if n -= int(b.left[k]); n < 0 {
			return k
		}
	}
	for k := gardenFirst; int(k) < Kinds; k++ { // where they are kinds of their own
		if n -= int(b.left[k]); n < 0 {
			return k
		}
	}
	return NoKind
}

// below is a number from 0 to n-1.
func below(rng *rand.Rand, n int) int {
	high, _ := bits.Mul64(rng.Uint64(), uint64(n))
	return int(high)
}
