package kingscorner

import "strings"

// letters says what an ASCII letter means, in either case: a value, or -1.
type letters [256]int8

func newLetters(list map[string]int8) (t letters) {
	for i := range t {
		t[i] = -1
	}
	for text, value := range list {
		for i := range len(text) {
			t[text[i]], t[text[i]|0x20] = value, value
		}
	}
	return t
}

// Spellings that are read beside the canonical ones. In a card the first letter is
// the rank and the next the suit, so that D is the queen (Dame) and d diamonds; B is
// the jack (Bube), and O is east (Ost).
var (
	rankOf = newLetters(map[string]int8{
		"A": 0, "2": 1, "3": 2, "4": 3, "5": 4, "6": 5, "7": 6, "8": 7, "9": 8, "T": 9, "JB": 10, "QD": 11, "K": 12,
	})
	suitOf        = newLetters(map[string]int8{"C": 0, "D": 1, "H": 2, "S": 3})
	compass       = newLetters(map[string]int8{"N": int8(North), "EO": int8(East), "S": int8(South), "W": int8(West)})
	suitSpellings = []string{"♣", "♦", "♥", "♠", "♧", "♢", "♡", "♤"}
)

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
	rank, n := spellRank(s)
	if n == 0 {
		return 0, 0, "bad-rank"
	}
	suit, m := spellSuit(s[n:])
	if m == 0 {
		return 0, n, "bad-suit"
	}
	n += m
	return NewCard(rank, suit), n + variation(s[n:]), ""
}

func spellRank(s string) (rank, n int) {
	switch {
	case s == "":
		return 0, 0
	case strings.HasPrefix(s, "10"):
		return 9, 2
	case rankOf[s[0]] < 0:
		return 0, 0
	}
	return int(rankOf[s[0]]), 1
}

func spellSuit(s string) (suit, n int) {
	switch {
	case s == "":
		return 0, 0
	case suitOf[s[0]] >= 0:
		return int(suitOf[s[0]]), 1
	}
	for i, sign := range suitSpellings {
		if strings.HasPrefix(s, sign) {
			return i % 4, len(sign)
		}
	}
	return 0, 0
}

// spellPile reads a pile's name at the start of s.
func spellPile(s string) (p Pile, n int) {
	if s == "" || compass[s[0]] < 0 {
		return 0, 0
	}
	p, n = Pile(compass[s[0]]), 1
	if len(s) == 1 || p == East || p == West {
		return p, n
	}
	switch Pile(compass[s[1]]) {
	case East:
		p, n = NorthEast+p/2, 2 // north 0, south 2
	case West:
		p, n = NorthWest-p/2, 2
	}
	if n == 2 && len(s) > 2 && s[2] == '2' {
		p, n = p+4, 3
	}
	return p, n
}

// spellSeat reads a word that is a seat's letter.
func spellSeat(w string, seats uint8) (x uint8, ok bool) {
	if len(w) != 1 {
		return 0, false
	}
	x = w[0]&^0x20 - 'A'
	return x, x < seats
}
