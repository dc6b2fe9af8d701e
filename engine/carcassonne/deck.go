package carcassonne

import "math/rand/v2"

// Deck is the tiles of a game in the order in which they will be drawn.
type Deck struct {
	tiles [maxTiles]Kind
	n     uint8 // how many tiles
	next  uint8 // the first that is not drawn yet
}

// Shuffle puts the tiles that the bag of s holds now into a random order. What is left
// of the River comes first, its source at the head of it and its lake at the end.
func (d *Deck) Shuffle(rng *rand.Rand, s *State) {
	d.n, d.next = 0, 0
	for k := riverFirst; k < gardenFirst; k++ {
		d.add(k, s.bag.left[k])
	}
	from, to := uint8(0), d.n
	if s.bag.left[riverStart] > 0 {
		from++
	}
	if s.bag.left[riverEnd] > 0 {
		to--
	}
	if from < to {
		shuffle(rng, d.tiles[from:to])
	}
	river := d.n
	for k := range riverFirst {
		d.add(k, s.bag.left[k])
	}
	if s.bag.gardens { // elsewhere the copies with gardens are among the plain ones
		for k := gardenFirst; int(k) < Kinds; k++ {
			d.add(k, s.bag.left[k])
		}
	}
	shuffle(rng, d.tiles[river:d.n])
}

func (d *Deck) add(k Kind, n uint8) {
	for range n {
		d.tiles[d.n] = k
		d.n++
	}
}

func shuffle(rng *rand.Rand, tiles []Kind) {
	rng.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
}

// Next draws the next tile; ok reports whether there was one.
func (d *Deck) Next() (k Kind, ok bool) {
	if d.next == d.n {
		return NoKind, false
	}
	k = d.tiles[d.next]
	d.next++
	return k, true
}
