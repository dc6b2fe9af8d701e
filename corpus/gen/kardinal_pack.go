package main

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"partie/engine"
	"partie/engine/kardinal"
)

// pack is the cards of a game of Kardinal & König as they lie on the table, apart from the
// engine: a sample stays what it is, however the engine keeps them.
type pack struct {
	rng      *rand.Rand
	pile     []byte             // letters; the last is on top
	played   []byte             // the discards
	stacks   [2]map[byte][]byte // influence cards, by seat and letter of the colour
	shuffled bool
	again    bool // the discards have become the pile
}

func newPack(rng *rand.Rand, rules kardinal.Rules) *pack {
	p := &pack{rng: rng, stacks: [2]map[byte][]byte{{}, {}}}
	for _, s := range rules.Map.Suits {
		p.pile = append(p.pile, strings.Repeat(string(s.Card), s.Cards-rules.Removed)...)
	}
	return p
}

// top takes so many cards from the pile. With its last card the discards become the
// pile, once.
func (p *pack) top(n int) (cards string) {
	for range n {
		if !p.shuffled {
			p.rng.Shuffle(len(p.pile), func(i, j int) { p.pile[i], p.pile[j] = p.pile[j], p.pile[i] })
			p.shuffled = true
		}
		last := len(p.pile) - 1
		cards += string(p.pile[last])
		if p.pile = p.pile[:last]; last == 0 && !p.again {
			p.sweep()
		}
	}
	return cards
}

// sweep makes the discards the pile, sorted until somebody draws from it. Of the influence
// cards one stays on each stack that is higher than the other player's.
func (p *pack) sweep() {
	p.again, p.shuffled = true, false
	for _, colour := range []byte("yrgbp") {
		var high [2]int
		for x := range high {
			high[x] = len(p.stacks[x][colour])
		}
		for x := range high {
			keep := 0
			if high[x] > high[1-x] {
				keep = 1
			}
			p.played = append(p.played, p.stacks[x][colour][keep:]...)
			p.stacks[x][colour] = p.stacks[x][colour][:keep]
		}
	}
	p.pile, p.played = p.played, nil
	slices.SortFunc(p.pile, func(a, b byte) int { return suitOf(a) - suitOf(b) })
}

// suit is the number of a letter.
func suitOf(card byte) int { return strings.IndexByte("ABIEF", card) }

// deal deals the hands, seat after seat, and the open cards.
func (p *pack) deal(st *kardinal.State) error {
	for x := range st.Seats() {
		if _, _, f := st.Directive("hand", []string{engine.Seat(x).String(), p.top(3)}, nil); f != nil {
			return f
		}
	}
	_, _, f := st.Directive("open", []string{p.top(2)}, nil)
	return orNil(f)
}

// lay takes what the words of a turn of seat x spend.
func (p *pack) lay(x engine.Seat, words []string) {
	for _, w := range words {
		switch w[0] {
		case '<', '-':
			p.played = append(p.played, w[1:]...)
		case '^':
			p.stacks[x][w[1]] = append(p.stacks[x][w[1]], w[3:]...)
		}
	}
}

// fromTop is a ply that draws or turns up the top card.
func (p *pack) fromTop(act kardinal.Act) engine.Ply {
	play := kardinal.Play{Act: act, Suit: uint8(suitOf(p.top(1)[0]))}
	if act == kardinal.Draw {
		play.From = kardinal.Pile
	}
	return play.Ply()
}

// order sorts decisions by what they lay, pay and place, whatever their codes.
func order(st *kardinal.State, plies []engine.Ply) {
	keys := map[engine.Ply]string{}
	for _, ply := range plies {
		play, _ := kardinal.PlayOf(ply)
		cards := ""
		for _, w := range st.Words(engine.Turn{Plies: []engine.Ply{ply}}, nil) {
			if w[0] == '<' || w[0] == '-' {
				cards = w[1:]
			}
		}
		pay := 0
		for i, card := range []byte(cards) {
			pay |= (suitOf(card) + 1) << (3 * i)
		}
		keys[ply] = fmt.Sprintf("%d %d %d %03d %d %3d %3d %2d", play.Suit, play.Laid, play.Colour, pay, play.N,
			placed(play.Pieces[1]), placed(play.Pieces[0]), play.Land)
	}
	slices.SortFunc(plies, func(a, b engine.Ply) int { return cmp.Compare(keys[a], keys[b]) })
}

// placed numbers a piece by its space, then its colour.
func placed(p kardinal.Piece) int { return int(p.Space)*8 + int(p.Colour) }
