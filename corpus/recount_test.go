package corpus

import (
	"regexp"
	"strings"
	"testing"
)

// recount is a second scorer for Kings in the Corner that shares nothing with the
// program: it goes through the lines of a canonical record, keeps no more than how
// many cards every seat holds and which are named behind @left, and knows of the
// rules only what scoring takes (rule text 5 and 6 and the order of seats).
type recount struct {
	seats, in int    // in: bit set of the seats in this round
	out       int    // reaching so many points is out; 0: nobody
	hand      []int  // cards held, by seat
	left      []bool // the seat's @left of this round was read
	stock     int
	packs     int
	need      bool
	scores    []int
	unknown   []bool // the score cannot be known
	turns     int
	tildes    int
}

var (
	lay  = regexp.MustCompile(`^[A2-9TJQK][cdhs][NESW]`)
	tagQ = regexp.MustCompile(`^\[(\w+) "(.*)"\]$`)
)

// count scores a record.
func count(t *testing.T, text string) *recount {
	t.Helper()
	r := &recount{packs: 1}
	inComment := false
	for line := range strings.SplitSeq(text, "\n") {
		// Comments run to the end of a line, or over several lines.
		if inComment {
			_, rest, closed := strings.Cut(line, "}")
			if inComment = !closed; closed && rest != "" {
				t.Fatalf("text behind a comment: %q", line)
			}
			continue
		}
		var comment string
		line, comment, _ = strings.Cut(line, "{")
		inComment = comment != "" && !strings.HasSuffix(comment, "}")
		w := strings.Fields(line)
		switch {
		case line == "" || line[0] == '#' || line[0] == '(' || line[0] == '=':
		case line[0] == '[':
			r.tag(line)
		case w[0] == "@cross":
			r.newRound(len(w) - 1)
		case w[0] == "@left":
			r.readLeft(w[1][0]-'A', w[2:])
		case w[0] == "@hand" || w[0] == "@unfinished":
		case w[0] == "@round":
			for seat, score := range r.scores {
				if r.out > 0 && score >= r.out {
					r.in &^= 1 << seat
				}
			}
		default:
			r.turn(w)
		}
	}
	// Whoever holds cards and has no line for them has a score that nobody knows.
	for seat, n := range r.hand {
		if r.in>>seat&1 == 1 && n > 0 && !r.left[seat] && !strings.Contains(text, "@unfinished") {
			r.unknown[seat] = true
		}
	}
	return r
}

func (r *recount) tag(line string) {
	m := tagQ.FindStringSubmatch(line)
	switch m[1] {
	case "Players":
		r.seats = strings.Count(m[2], ",") + 1
		r.in = 1<<r.seats - 1
		r.scores, r.unknown = make([]int, r.seats), make([]bool, r.seats)
	case "Rules":
		if strings.Contains(m[2], "to=25") {
			r.out = 25
		}
		if strings.Contains(m[2], "packs=2") {
			r.packs = 2
		}
		r.need = strings.Contains(m[2], "draw=need")
	}
}

// newRound deals seven cards to everyone who is in; up cards are turned up.
func (r *recount) newRound(up int) {
	r.hand, r.left = make([]int, r.seats), make([]bool, r.seats)
	r.stock = 52*r.packs - up
	for seat := range r.seats {
		if r.in>>seat&1 == 1 {
			r.hand[seat] = 7
			r.stock -= 7
		}
	}
}

// turn takes the words of a turn, number and seat first: one card is drawn while
// there is a stock (with draw=need only where a word says so), and every card laid
// leaves the hand.
func (r *recount) turn(w []string) {
	r.turns++
	seat := w[1][0] - 'A'
	if strings.HasPrefix(w[2], "+") || !r.need && r.stock > 0 {
		r.hand[seat]++
		r.stock--
	}
	for _, word := range w[2:] {
		if lay.MatchString(word) {
			r.hand[seat]--
		}
		if word == "~" {
			r.tildes++
		}
	}
}

// readLeft is 10 for a king and 1 for any other card; a card that nobody noted may
// be either.
func (r *recount) readLeft(seat byte, cards []string) {
	r.left[seat] = true
	for _, c := range cards {
		r.scores[seat]++
		switch c[0] {
		case 'K':
			r.scores[seat] += 9
		case '?':
			r.unknown[seat] = true
		}
	}
	if len(cards) != r.hand[seat] {
		r.unknown[seat] = true // the record contradicts the count; never so in the samples
	}
}
