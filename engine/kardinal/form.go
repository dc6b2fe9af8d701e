package kardinal

import (
	"strings"

	"partie/engine"
)

// misformed is that words are not those of a turn of the usual form. What is wrong with
// them is told by readForm.
var misformed = new(engine.Fault)

// The kinds of words in the order in which a turn has them.
const (
	landWord = iota
	pieceWord
	cardsWord
	swapWord
	influenceWord
	drawWord
	refillWord
	wordKinds
)

// form is the words of a turn, sorted by what they are, however many there are and in
// whatever order they stand.
type form struct {
	*State
	words   []string
	placed  []placed
	land    Land // the last one that was named
	pieces  int
	spent   bag
	swapped bag
	laid    [colours]bag
	drawn   [2][]ofWord    // what was drawn and what was turned up
	first   [wordKinds]int // the first word of each kind, counted from 1; 0: there is none
	last    int            // the kind of the last word
	stray   *engine.Fault  // at the first word that stands in the wrong place
	second  *engine.Fault  // at the second land
}

// placed is a piece and its land, or a land alone.
type placed struct {
	land  Land
	piece Piece
	alone bool
	word  int
}

// bag is cards and the first word that names them, counted from 1; 0: there is none.
type bag struct {
	cards
	from int
}

type ofWord struct {
	ply  engine.Ply
	word int
}

// readForm reads words that are not those of a turn of the usual form. Where each can be
// read, t holds them for ~, and the fault says what the rules forbid about them.
func (s *State) readForm(words []string, t *engine.Turn) *engine.Fault {
	f := form{State: s, words: words}
	for i, w := range words {
		fault := f.take(w, i)
		switch {
		case fault != nil && f.second != nil && fault.Code == "no-colour":
			return f.second // in the variant that is what one writes who thinks of two lands
		case fault != nil:
			fault.Word = i
			return fault
		}
	}
	if f.pieces > 0 && f.first[landWord] == 0 {
		i := f.first[pieceWord] - 1
		return hinted(at(fault("unknown-land", words[i]), i, 0, 0), s.hintLands())
	}
	wrong := f.judge(words)
	f.add(t)
	if wrong == nil {
		wrong = hinted(f.stray, msg("hint-word", strings.Join(s.Words(*t, nil), " ")))
	}
	wrong.Form = true
	return wrong
}

// take sorts word i.
func (f *form) take(w string, i int) *engine.Fault {
	kind := -1
	switch w[0] {
	case '<':
		kind = cardsWord
		if c, wrong := f.readCards(w, 0, 1); wrong != nil || !f.spent.add(c, i) {
			return tooMany(wrong, w)
		}
	case '^':
		kind = influenceWord
		colour, c, wrong := f.readInfluence(w)
		if wrong != nil || !f.laid[colour].add(c, i) {
			return tooMany(wrong, w)
		}
	case '+', '/':
		if kind = drawWord; w[0] == '/' {
			kind = refillWord
		}
		for k := 1; k < len(w); k++ {
			p, ok := readCard(w[0], w[k])
			if !ok {
				return f.badCard(w, 0, k)
			}
			drawn := &f.drawn[kind-drawWord]
			if *drawn = append(*drawn, ofWord{p, i}); len(*drawn) > maxCards {
				return fault("trailing", w)
			}
		}
	default:
		if sign := swapSign(w); sign > 0 {
			kind = swapWord
			if c, wrong := f.readCards(w, 0, sign); wrong != nil || !f.swapped.add(c, i) {
				return tooMany(wrong, w)
			}
			break
		}
		var wrong *engine.Fault
		if kind, wrong = f.takePlaced(w, i); wrong != nil {
			return wrong
		}
	}
	if f.stray == nil {
		switch {
		case kind < f.last:
			f.stray = at(fault("word-order"), i, 0, 0)
		case f.first[kind] > 0 && kind != pieceWord:
			f.stray = at(fault("sign-twice", w), i, 0, 0)
		}
	}
	if f.last = kind; f.first[kind] == 0 {
		f.first[kind] = i + 1
	}
	return nil
}

// takePlaced sorts a word that is a land or a piece.
func (f *form) takePlaced(w string, i int) (kind int, wrong *engine.Fault) {
	landed := f.first[landWord] > 0
	l, ok := f.rules.Map.landOf(w)
	if ok && !(landed && f.isPiece(i)) {
		f.takeLand(l, landed, i)
		return landWord, nil
	}
	piece, wrong := f.readPiece(w)
	switch {
	case wrong == nil:
	case f.last >= cardsWord:
		return 0, hinted(fault("trailing", w), msg("hint-words"))
	case !landed && f.pieces == 0:
		return 0, hinted(fault("unknown-land", w), f.hintLands())
	default:
		return 0, wrong
	}
	f.pieces++
	if n := len(f.placed) - 1; n >= 0 && f.placed[n].alone {
		f.placed[n] = placed{f.land, piece, false, i}
	} else {
		f.placed = append(f.placed, placed{f.land, piece, false, i})
	}
	return pieceWord, nil
}

// isPiece reports whether word i, a land behind the first one, is rather a piece: in the
// variant ba is a blue advisor, but Ba with a piece behind it is Bavaria.
func (f *form) isPiece(i int) bool {
	if !f.rules.Baldwin || !strings.EqualFold(f.words[i], "ba") {
		return false
	}
	return f.words[i] != "Ba" || i+1 == len(f.words) || strings.IndexByte("<^+/-", f.words[i+1][0]) >= 0
}

// takeLand takes a land, which is that of the pieces before it where it is the first.
func (f *form) takeLand(l Land, landed bool, i int) {
	switch {
	case landed && l == f.land:
		return
	case landed && f.second == nil:
		m := f.rules.Map
		f.second = at(fault("two-lands", m.land(f.land), m.land(l)), i, 0, 0)
	case !landed && f.pieces > 0:
		for k := range f.placed {
			f.placed[k].land = l
		}
		f.land = l
		return
	}
	f.land = l
	f.placed = append(f.placed, placed{land: l, alone: true, word: i})
}

// add adds the cards of word i, and reports false for more than any deck has.
func (b *bag) add(c cards, i int) bool {
	if b.from == 0 {
		b.from = i + 1
	}
	b.cards += c
	return b.total() <= maxCards
}

// tooMany is what is wrong with cards that cannot be read, or are too many for any deck.
func tooMany(wrong *engine.Fault, w string) *engine.Fault {
	if wrong == nil {
		return fault("trailing", w)
	}
	return wrong
}

// judge says what the rules forbid about the number of the words; nil where only their
// order is wrong.
func (f *form) judge(words []string) *engine.Fault {
	swap, influence := f.first[swapWord]-1, f.first[influenceWord]-1
	places := max(f.first[landWord], f.first[pieceWord], f.first[cardsWord]) - 1
	switch {
	case f.second != nil:
		return f.second
	case swap >= 0 && places >= 0:
		return at(fault("place-and-swap"), max(swap, places), 0, 0)
	case f.pieces > 2:
		return at(fault("three-pieces", f.pieces), f.nth(2), 0, 0)
	case swap >= 0 && f.swapped.total() != 1:
		wrong := at(fault("one-card", f.swapped.total()), swap, swapSign(words[swap]), 0)
		if f.swapped.cards == 0 {
			wrong.Hint = f.hintCards()
		}
		return wrong
	case influence >= 0 && !f.rules.Baldwin:
		return at(f.judgeLay(&Play{}), influence, 0, 0)
	case influence >= 0 && f.pieces == 0 && f.first[landWord] == 0:
		return at(fault("influence-without-piece"), influence, 0, 0)
	case swap >= 0:
		return nil
	case f.pieces == 0 && f.first[landWord] == 0:
		return hinted(whole(fault("nothing-done")), msg("hint-words"))
	case f.pieces == 0:
		return hinted(at(fault("no-piece"), f.first[landWord]-1, 0, 0), msg("hint-pieces"))
	case f.first[cardsWord] == 0:
		return f.noCards(words)
	}
	if k := f.spent.total(); k == 0 || k > handSize {
		return at(fault("card-count", handSize, k), f.first[cardsWord]-1, 0, 0)
	}
	return f.judgeInfluence()
}

// nth is the word of a piece, counted from 0.
func (f *form) nth(n int) int {
	for _, p := range f.placed {
		if !p.alone {
			if n == 0 {
				return p.word
			}
			n--
		}
	}
	return -1
}

// noCards says that the cards are missing, at a word that may be meant for them: an A
// without its sign is an advisor.
func (f *form) noCards(words []string) *engine.Fault {
	if i := f.nth(f.pieces - 1); words[i] == "A" {
		return hinted(at(fault("no-cards"), i, 0, 0), msg("hint-cards-sign", words[i]))
	}
	suit := f.rules.Map.Lands[f.land].Suit
	return hinted(whole(fault("no-cards")), msg("hint-cards-sign", f.cardName(uint8(suit))))
}

// judgeInfluence says what is wrong with the number of influence cards.
func (f *form) judgeInfluence() *engine.Fault {
	stacks, last := 0, 0
	for _, b := range f.laid {
		switch {
		case b.from == 0:
			continue
		case !layable(b.cards):
			return at(fault("influence-cards", b.cards.word(f.rules.Map)), b.from-1, len("^g="), 0)
		}
		stacks, last = stacks+1, max(last, b.from)
	}
	if stacks > 1 {
		return at(fault("influence-once"), last-1, 0, 0)
	}
	return nil
}

// layable reports whether so many cards may go onto an influence stack in one turn.
func layable(c cards) bool {
	n := c.total()
	return n > 0 && n <= 2 && c.of(c.nth(0)) == n
}

// add gives t the plies: those of the usual form where the words are only out of order,
// else one for each piece and each card.
func (f *form) add(t *engine.Turn) {
	swap := f.first[swapWord] > 0
	switch {
	case !swap && f.usual():
		p := Play{Act: Place, Land: f.land, Cards: f.spent.cards}
		for _, one := range f.placed {
			p.Pieces[p.N] = one.piece
			p.N++
		}
		for c, b := range f.laid {
			if b.from > 0 {
				p.Colour, p.Suit, p.Laid = uint8(c), b.nth(0), uint8(b.total())
			}
		}
		t.Add(p.Ply(), 0)
	default:
		f.addExtras(t)
		if f.swapped.cards == 0 && (swap || len(t.Plies) == 0) {
			t.Add(Play{Act: Swap}.Ply(), max(f.first[swapWord]-1, 0))
		}
		f.swapped.each(func(suit uint8) {
			t.Add(Play{Act: Swap, Cards: some(suit, 1)}.Ply(), f.swapped.from-1)
		})
	}
	for _, list := range f.drawn {
		for _, d := range list {
			t.Add(d.ply, d.word)
		}
	}
}

// usual reports whether what is placed and paid makes one ply.
func (f *form) usual() bool {
	k := f.spent.total()
	return f.second == nil && f.pieces > 0 && f.pieces <= 2 && k > 0 && k <= handSize && f.judgeInfluence() == nil
}

// addExtras adds a ply for each piece, each card that was played and each that was laid.
func (f *form) addExtras(t *engine.Turn) {
	for _, one := range f.placed {
		p := Play{Act: Extra, Land: one.land}
		if !one.alone {
			p.N, p.Pieces[0] = 1, one.piece
		}
		t.Add(p.Ply(), one.word)
	}
	f.spent.each(func(suit uint8) {
		t.Add(Play{Act: Extra, Cards: some(suit, 1)}.Ply(), f.spent.from-1)
	})
	for c, b := range f.laid {
		b.each(func(suit uint8) {
			t.Add(Play{Act: Extra, Colour: uint8(c), Laid: 1, Suit: suit}.Ply(), b.from-1)
		})
	}
}

// each calls do with the suit of every card.
func (c cards) each(do func(suit uint8)) {
	for suit := range uint8(suits) {
		for range c.of(suit) {
			do(suit)
		}
	}
}

// appendForm appends the words of the plies that addExtras makes, and of swaps.
func (s *State) appendForm(dst []string, plies []engine.Ply) []string {
	m := s.rules.Map
	land := Land(lands)
	swap := false
	var spent, swapped cards
	var laid [colours]cards
	for _, code := range plies {
		p, _ := PlayOf(code)
		switch {
		case p.Act == Swap:
			swap = true
			swapped += p.Cards
		case p.Act != Extra:
		case p.Cards != 0:
			spent += p.Cards
		case p.Laid > 0:
			laid[p.Colour] += some(p.Suit, 1)
		default:
			if p.Land != land {
				land = p.Land
				dst = append(dst, m.Lands[land].Code)
			}
			if p.N > 0 {
				dst = append(dst, string(s.appendPiece(nil, p.Pieces[0])))
			}
		}
	}
	if spent != 0 {
		dst = append(dst, "<"+spent.word(m))
	}
	if swap {
		dst = append(dst, "-"+swapped.word(m))
	}
	for c, set := range laid {
		if set != 0 {
			dst = append(dst, "^"+colourLetters[c:c+1]+"="+set.word(m))
		}
	}
	return dst
}
