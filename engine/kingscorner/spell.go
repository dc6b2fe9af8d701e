package kingscorner

import "strings"

// Spellings that are read beside the canonical ones. In a card the first letter is
// the rank and the next the suit, so that D is the queen (Dame) and d diamonds.
var (
	rankSpellings = []spelling{
		{"10", 9}, {"A", 0}, {"2", 1}, {"3", 2}, {"4", 3}, {"5", 4}, {"6", 5}, {"7", 6}, {"8", 7}, {"9", 8},
		{"T", 9}, {"J", 10}, {"B", 10}, {"Q", 11}, {"D", 11}, {"K", 12},
	}
	suitSpellings = []spelling{
		{"C", 0}, {"D", 1}, {"H", 2}, {"S", 3}, {"♣", 0}, {"♦", 1}, {"♥", 2}, {"♠", 3}, {"♧", 0}, {"♢", 1}, {"♡", 2}, {"♤", 3},
	}
	// O is east (Ost); longer names stand before their beginnings.
	pileSpellings = []spelling{
		{"NE2", 8}, {"SE2", 9}, {"SW2", 10}, {"NW2", 11}, {"NO2", 8}, {"SO2", 9},
		{"NE", 4}, {"SE", 5}, {"SW", 6}, {"NW", 7}, {"NO", 4}, {"SO", 5},
		{"N", 0}, {"E", 1}, {"S", 2}, {"W", 3}, {"O", 1},
	}
)

type spelling struct {
	text  string
	value int
}

// spell finds the spelling that s begins with, in either case, and how many bytes it
// takes; 0 where there is none.
func spell(s string, list []spelling) (value, n int) {
	for _, sp := range list {
		if n := len(sp.text); len(s) >= n && strings.EqualFold(s[:n], sp.text) {
			return sp.value, n
		}
	}
	return 0, 0
}

// variation is the mark that some keyboards put behind a suit to make it a picture
// or a plain sign.
func variation(s string) int {
	if strings.HasPrefix(s, "\uFE0E") || strings.HasPrefix(s, "\uFE0F") {
		return len("\uFE0F")
	}
	return 0
}

// spellCard reads a card at the start of s. Where there is none, bad is the code of
// what is wrong and n is where it stands.
func spellCard(s string) (c Card, n int, bad string) {
	rank, n := spell(s, rankSpellings)
	if n == 0 {
		return 0, 0, "bad-rank"
	}
	suit, m := spell(s[n:], suitSpellings)
	if m == 0 {
		return 0, n, "bad-suit"
	}
	n += m
	return NewCard(rank, suit), n + variation(s[n:]), ""
}

// spellPile reads a pile's name at the start of s.
func spellPile(s string) (p Pile, n int) {
	v, n := spell(s, pileSpellings)
	return Pile(v), n
}

// spellSeat reads a word that is a seat's letter.
func spellSeat(w string, seats uint8) (x uint8, ok bool) {
	if len(w) != 1 {
		return 0, false
	}
	x = w[0]&^0x20 - 'A'
	return x, x < seats
}
