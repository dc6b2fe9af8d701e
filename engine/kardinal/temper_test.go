package kardinal_test

import (
	"math/rand/v2"
	"strings"
)

// temper is what the players of a game like: each is the weight of one thing about a
// turn beside chance, and a colour they like in the variant.
type temper struct {
	place, two, advisor, joker, influence, chain, colour, open float64

	favourite string
}

func someTemper(rng *rand.Rand) temper {
	like := temper{
		place: rng.Float64() * 3, two: rng.Float64() * 3, advisor: rng.Float64()*2 - 1, joker: rng.Float64()*2 - 1.5,
		influence: rng.Float64()*2 - .5, open: rng.Float64(),
	}
	if rng.IntN(2) == 0 {
		like.chain = rng.Float64() * 3
	}
	if rng.IntN(2) == 0 {
		like.colour = rng.Float64() * 3
	}
	c := rng.IntN(len(slowColours))
	like.favourite = slowColours[c : c+1]
	return like
}

// value is how much the players like a turn.
func (like temper) value(rng *rand.Rand, s *slow, turn string) float64 {
	v := rng.Float64() * 2
	words := strings.Fields(turn)
	if words[0][0] == '-' {
		return v
	}
	v += like.place
	for _, w := range words[1:] {
		switch {
		case w[0] == '<' && len(w) > 3:
			v += like.joker
		case w[0] == '^':
			v += like.influence
		case w[0] != '<':
			v += like.pieceValue(s, s.piece(words[0], w))
			if s.baldwin && w[:1] == like.favourite {
				v += like.colour
			}
		}
	}
	return v
}

// pieceValue is how much the players like a piece, above one piece in a turn.
func (like temper) pieceValue(s *slow, p slowPiece) float64 {
	if p.space == 0 {
		return like.two + like.advisor
	}
	v := like.two
	for _, next := range slowMap.roads[slowSpace{p.land, p.space}] {
		if s.count(func(q slowPiece) bool { return q == slowPiece{p.colour, next.land, next.n} }) > 0 {
			v += like.chain
		}
	}
	return v
}

// best is the turn that the players like best.
func (like temper) best(rng *rand.Rand, s *slow, turns []string) (best string) {
	most := -100.0
	for _, turn := range turns {
		if v := like.value(rng, s, turn); v > most {
			best, most = turn, v
		}
	}
	return best
}

// draw is how the players draw.
func (like temper) draw(rng *rand.Rand) slowChoice {
	return func(s *slow) byte {
		if len(s.open) > 0 && (len(s.pile) == 0 || rng.Float64() < like.open) {
			return s.open[rng.IntN(len(s.open))]
		}
		return '?'
	}
}
