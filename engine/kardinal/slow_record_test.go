package kardinal_test

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// unknown stands for a card that the record does not tell.
const unknown = '_'

var (
	slowTag    = regexp.MustCompile(`^\[(\w+) "(.*)"\]$`)
	slowTurn   = regexp.MustCompile(`^(?:(\d+)\. )?(?:([A-Z]): )?(.*)$`)
	slowSuffix = regexp.MustCompile(`^([!?]{1,2}|%\d+:\d\d|=[-0-9/]+|~)$`)
)

// slowRecord is a record played by the slow rules, of which they know the cards that it
// tells. It reads canonical text by itself and stops at the first turn that is wrong.
type slowRecord struct {
	*slow
	deck      []byte // all cards of the game
	tags      map[string]string
	timeline  [][]int  // totals behind each turn
	events    []string // what scored, but for chains
	irregular bool     // a turn with ~ breaks a rule
	errorAt   int      // line of the turn that is wrong, 0: none
	err       error
}

// playRecord plays a record.
func playRecord(text string) *slowRecord {
	s := &slowRecord{tags: map[string]string{}}
	end := ""
	for i, line := range strings.Split(mainLine(text), "\n") {
		line = strings.TrimSpace(line)
		if m := slowTag.FindStringSubmatch(line); m != nil {
			s.tags[m[1]] = m[2]
			continue
		}
		if line == "" || line[0] == '#' || line[0] == '=' {
			continue
		}
		if s.slow == nil {
			s.begin()
		}
		if line == "@end" || line == "@unfinished" {
			end = line
			continue
		}
		if err := s.line(line); err != nil {
			s.errorAt, s.err = i+1, err
			return s
		}
	}
	if s.over || end == "@end" {
		s.finish()
		s.tell(-1, "cloisters_end")
		s.tellAlliances()
	}
	return s
}

// mainLine is a record without its comments and variations; lines stay where they are.
func mainLine(text string) string {
	var b strings.Builder
	comment, depth := false, 0
	for _, r := range text {
		switch {
		case comment:
			comment = r != '}'
		case r == '{':
			comment = true
		case r == '(':
			depth++
		case r == ')':
			depth--
		case depth == 0:
			b.WriteRune(r)
			continue
		}
		if r == '\n' {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// begin deals unknown cards.
func (s *slowRecord) begin() {
	seats := strings.Count(s.tags["Players"], ",") + 1
	removed := map[int]int{3: 2, 4: 1}[seats]
	if _, given, ok := strings.Cut(s.tags["Rules"], "removed="); ok {
		removed = int(given[0] - '0')
	}
	start := 0
	if s.tags["Start"] != "" {
		start = int(s.tags["Start"][0] - 'A')
	}
	s.deck = slowDeck(removed)
	hide := func(pile []byte) {
		for i := range pile {
			pile[i] = unknown
		}
		s.tell(len(s.timeline)+1, "cloisters_mid") // the discards become a pile right behind the scoring
	}
	s.slow = newSlow(s.tags["Rules"], seats, start, bytes.Repeat([]byte{unknown}, len(s.deck)), hide)
}

// line plays a directive or a turn.
func (s *slowRecord) line(line string) error {
	if words, ok := strings.CutPrefix(line, "@open "); ok {
		s.open = []byte(strings.ReplaceAll(words, "?", string(unknown)))
		return nil
	}
	if words, ok := strings.CutPrefix(line, "@hand "); ok {
		seat, cards, _ := strings.Cut(words, " ")
		s.hands[seat[0]-'A'] = []byte(strings.ReplaceAll(cards, "?", string(unknown)))
		return nil
	}
	m := slowTurn.FindStringSubmatch(line)
	if m[1] != "" && m[1] != strconv.Itoa(len(s.timeline)+1) || m[2] != "" && m[2] != seatLetter(s.mover) {
		return fmt.Errorf("this is turn %d, of %s", len(s.timeline)+1, seatLetter(s.mover))
	}
	if err := s.turn(strings.Fields(m[3])); err != nil {
		return err
	}
	if err := s.countCards(); err != nil {
		return err
	}
	s.timeline = append(s.timeline, s.totals())
	return nil
}

func seatLetter(seat int) string { return string(rune('A' + seat)) }

// turn plays the words of a turn.
func (s *slowRecord) turn(words []string) error {
	var decision []string
	spent, draws, refill, tilde := "", "", "", false
	for i, w := range words {
		switch {
		case slowSuffix.MatchString(w):
			tilde = tilde || w == "~"
			continue
		case w[0] == '+':
			draws = w[1:]
			continue
		case w[0] == '/':
			refill = w[1:]
			continue
		case w[0] == '<' || w[0] == '-' && i == 0:
			spent += w[1:]
		case w[0] == '^':
			spent += w[3:]
		}
		decision = append(decision, w)
	}
	if err := s.hold(spent); err != nil {
		return err
	}
	mover := s.mover
	d := &slowDraws{record: s, told: draws, turnedUp: len(refill)}
	play := s.play
	if tilde && !slices.Contains(s.legal(), strings.Join(decision, " ")) {
		s.irregular, play = true, s.make
	}
	drawn, err := play(strings.Join(decision, " "), d.choose)
	switch {
	case err != nil:
		return err
	case d.told != "":
		return fmt.Errorf("%s is drawn too much", d.told)
	}
	for _, card := range d.known {
		rename(s.hands[mover], card)
	}
	return s.turnUp(refill, len(cut(drawn, " /")))
}

// hold makes sure that the seat to move holds the cards that it spends: those not known
// to be there are some of those that nobody has told.
func (s *slowRecord) hold(spent string) error {
	hand := s.hands[s.mover]
	for _, suit := range []byte(slowSuits) {
		for bytes.Count(hand, []byte{suit}) < strings.Count(spent, string(suit)) {
			if !slices.Contains(hand, unknown) {
				return fmt.Errorf("the hand %s has not %s", hand, spent)
			}
			rename(hand, suit)
		}
	}
	return nil
}

// rename says which card one of the unknown is.
func rename(cards []byte, card byte) {
	if at := slices.Index(cards, unknown); at >= 0 {
		cards[at] = card
	}
}

// turnUp tells the last open cards, of which so many were turned up.
func (s *slowRecord) turnUp(refill string, n int) error {
	if len(refill) > n {
		return fmt.Errorf("%s is turned up, and there is room for %d", refill, n)
	}
	for i, card := range []byte(refill) {
		if card != '?' {
			s.open[len(s.open)-n+i] = card
		}
	}
	return nil
}

// countCards holds that no more of a suit are told than there are.
func (s *slowRecord) countCards() error {
	for _, suit := range []byte(slowSuits) {
		if n := s.placed(suit); n > bytes.Count(s.deck, []byte{suit}) {
			return fmt.Errorf("there are %d cards %c", n, suit)
		}
	}
	return nil
}

// placed is how many cards of a suit are known to lie elsewhere than in the pile.
func (s *slowRecord) placed(suit byte) int {
	all := slices.Concat(s.open, s.discard)
	for seat := range s.hands {
		all = append(all, s.hands[seat]...)
		for _, stack := range s.stacks[seat] {
			all = append(all, stack...)
		}
	}
	return bytes.Count(all, []byte{suit})
}

// slowDraws draws what a turn tells of it. What it leaves out comes from the pile, as far
// as there is one, but for as many cards as were turned up in the place of open ones.
type slowDraws struct {
	record   *slowRecord
	told     string
	turnedUp int
	known    []byte // cards from the pile that are told
}

func (d *slowDraws) choose(s *slow) byte {
	if d.told == "" {
		for i := range s.open {
			s.open[i] = unknown // any may have been taken
		}
		if len(s.pile) == 0 || d.turnedUp > 2-len(s.open) && len(s.open) > 0 {
			return unknown
		}
		return '?'
	}
	card := d.told[0]
	d.told = d.told[1:]
	switch {
	case card == '?':
	case card >= 'a':
		suit := card - 'a' + 'A'
		if d.record.placed(suit)+bytes.Count(d.known, []byte{suit}) == bytes.Count(d.record.deck, []byte{suit}) {
			return card // which is not there
		}
		d.known = append(d.known, suit)
		card = '?'
	case !slices.Contains(s.open, card):
		rename(s.open, card)
	}
	return card
}

// won is the letters of the seats that won; none in a game that is not over.
func (s *slowRecord) won() (list []string) {
	if !s.ended {
		return nil
	}
	for _, seat := range s.winners() {
		list = append(list, seatLetter(seat))
	}
	return list
}
