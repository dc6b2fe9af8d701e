package notation

import (
	"bytes"
	"encoding/binary"
	"math/bits"
	"unicode"
	"unicode/utf8"
)

// turn reads a turn, or a claim on a line of its own, up to the end of the line
// or to a delimiter that ends it.
func (p *parser) turn() {
	p.moved = true
	start := p.pos
	it := Item{Kind: Turn, Seat: NoSeat, word0: int32(len(p.words)), ref: -1}
	p.number(&it)
	p.seat(&it)
	prefix := p.pos
	it.End = int32(max(p.plainWords(), prefix))
	it.words = int32(len(p.words)) - it.word0
	if p.pos == len(p.b) || p.b[p.pos] != '\n' {
		p.restOfTurn(&it)
		if p.short {
			return
		}
	}
	it.Pos = int32(start)
	top := &p.levels[len(p.levels)-1]
	if it.words > 0 {
		top.turn, top.claimable = int32(len(p.items)), it.ref < 0 || p.sufs[it.ref].claim == (Span{})
		p.items = append(p.items, it)
	} else {
		p.wordless(&it, prefix > start, top)
	}
	if len(p.after) > 0 {
		p.items = append(p.items, p.after...)
		p.after = p.after[:0]
	}
}

// restOfTurn reads what plainWords left of a turn: other words, suffixes and
// comments.
func (p *parser) restOfTurn(it *Item) {
	suf := suffixes{clock: NoClock, num0: int32(len(p.nums))}
	found, behind := false, false // a suffix; a suffix or a comment
	for {
		p.blanks()
		if p.pos == len(p.b) {
			p.short = !p.eof
			break
		}
		c := p.b[p.pos]
		if k := class[c]; k == newline || k == delimiter {
			if c != '{' {
				break
			}
			if comment, ok := p.comment(); ok {
				p.after = append(p.after, comment)
				behind = true
			}
		} else {
			s := p.word()
			it.End = s.End
			switch {
			case p.suffix(it, &suf, s, c):
				found, behind = true, true
			case behind:
				p.fault(Error, int(s.Pos), int(s.End), "misplaced-word", "misplaced-word.hint", string(p.b[s.Pos:s.End]))
			default:
				p.words = append(p.words, s)
				it.words++
			}
		}
		if p.short {
			break
		}
	}
	if p.short {
		p.after = p.after[:0]
		return
	}
	if found {
		suf.num1 = int32(len(p.nums))
		it.ref = int32(len(p.sufs))
		p.sufs = append(p.sufs, suf)
	}
}

// wordless deals with a turn that has no words: a claim that belongs to the turn
// before it or stands alone, or else a fault.
func (p *parser) wordless(it *Item, prefixed bool, top *level) {
	var suf suffixes
	if it.ref >= 0 {
		suf = p.sufs[it.ref]
	}
	switch {
	case prefixed:
		p.fault(Error, int(it.Pos), int(it.End), "empty-turn", "empty-turn.hint")
	case suf.claim == (Span{}) || suf.mark1 > suf.mark0 || suf.clock != NoClock || it.Tilde:
		p.fault(Error, int(it.Pos), int(it.End), "suffix-without-turn", "")
	case top.claimable:
		turn := &p.items[top.turn]
		if turn.ref < 0 {
			turn.ref = it.ref
		} else {
			old := &p.sufs[turn.ref]
			old.claim, old.num0, old.num1 = suf.claim, suf.num0, suf.num1
		}
		top.claimable = false
	default:
		it.Kind = ClaimLine
		p.items = append(p.items, *it)
	}
}

// plainWords reads words as long as they are plain ASCII and cannot be suffixes,
// which is nearly all there is, and returns where the last one ends. What it
// leaves, the loop in turn reads with all care.
func (p *parser) plainWords() (end int) {
	b, i, words := p.b, p.pos, p.words
	for {
		for i < len(b) && b[i] == ' ' {
			i++
		}
		j := plainEnd(b, i)
		if j == i || j == len(b) || suffixStart[b[i]] {
			break
		}
		if k := class[b[j]]; k == plain || k >= control {
			break // the word goes on
		}
		words = append(words, Span{int32(i), int32(j)})
		end, i = j, j
	}
	p.pos, p.words = i, words
	return end
}

// plainEnd is the first byte at or behind i that may end a plain word. It looks at
// eight bytes at a time: words are short, and a loop over their bytes would
// mostly wait for a branch that was guessed wrong.
func plainEnd(b []byte, i int) int {
	const ones, tops = 0x0101010101010101, 0x8080808080808080
	for len(b)-i >= 8 {
		x := binary.LittleEndian.Uint64(b[i:])
		y := (x | ones) ^ ones*')' // zero where a parenthesis stands
		// The lowest set bit is right; carries can only spoil those above it.
		m := (x-ones*0x21)&^x | x | (x + ones*(0x80-'{')) | (y-ones)&^y
		if m &= tops; m != 0 {
			return i + bits.TrailingZeros64(m)>>3
		}
		i += 8
	}
	for i < len(b) && class[b[i]] == plain {
		i++
	}
	return i
}

// suffixStart marks the bytes that a suffix can start with.
var suffixStart = [256]bool{'=': true, '%': true, '~': true, '!': true, '?': true}

// number reads "12." if it stands at pos.
func (p *parser) number(it *Item) {
	i, n := p.pos, 0
	for i < len(p.b) && p.b[i]-'0' <= 9 {
		n = min(n*10+int(p.b[i]-'0'), 1e9)
		i++
	}
	if i == p.pos || i == len(p.b) || p.b[i] != '.' {
		return
	}
	if n == 0 || n >= 1e9 {
		p.fault(Error, p.pos, i, "bad-turn-number", "")
	} else {
		it.Number = int32(n)
	}
	p.pos = i + 1
	for p.pos < len(p.b) && class[p.b[p.pos]] == blank {
		p.pos++
	}
}

// seat reads "B:" if it stands at pos.
func (p *parser) seat(it *Item) {
	if p.pos+1 >= len(p.b) || p.b[p.pos+1] != ':' {
		return
	}
	c := p.b[p.pos] &^ 0x20
	if c < 'A' || c > 'Z' {
		return
	}
	it.Seat = int8(c - 'A')
	p.pos += 2
}

// blanks skips spaces, tabs, other languages' blanks and the CR of a CRLF.
func (p *parser) blanks() {
	for p.pos < len(p.b) {
		switch class[p.b[p.pos]] {
		case blank:
		case high:
			n := wideBlank(p.b[p.pos:])
			if n == 0 {
				return
			}
			p.pos += n
			continue
		case control:
			if p.b[p.pos] != '\r' {
				return
			}
			if p.pos+1 == len(p.b) {
				p.short = !p.eof
				return
			}
			if p.b[p.pos+1] != '\n' {
				return
			}
		default:
			return
		}
		p.pos++
	}
}

// wideBlank is the length of the blank beyond ASCII that b starts with, such as the
// no-break space of a text pasted from a page; 0 where it starts with none.
func wideBlank(b []byte) int {
	if r, size := utf8.DecodeRune(b); unicode.IsSpace(r) {
		return size
	}
	return 0
}

// word reads the word at pos, which is there: at least one byte.
func (p *parser) word() Span {
	start := p.pos
	i := start
	for i < len(p.b) {
		k := class[p.b[i]]
		if k == plain {
			i++
			continue
		}
		if k == control {
			if p.b[i] == '\r' && i > start && (i+1 == len(p.b) || p.b[i+1] == '\n') {
				break
			}
			p.controlFault(Error, i)
			i++
			continue
		}
		if k != high {
			break
		}
		if r, size := utf8.DecodeRune(p.b[i:]); r != utf8.RuneError || size > 1 {
			if unicode.IsSpace(r) {
				break
			}
			i += size
		} else {
			if !p.eof && !utf8.FullRune(p.b[i:]) {
				p.short = true
				break
			}
			p.fault(Error, i, i+1, "invalid-utf8", "invalid-utf8.hint")
			i++
		}
	}
	p.pos = i
	return Span{int32(start), int32(i)}
}

// suffix reads the word s, which starts with c, as a mark, clock, claim or ~ of
// the turn. It reports false where it is none.
func (p *parser) suffix(it *Item, suf *suffixes, s Span, c byte) bool {
	w := p.b[s.Pos:s.End]
	twice := false
	switch c {
	case '=':
		if twice = suf.claim != (Span{}); !twice {
			suf.claim = s
			p.claim(w, s)
		}
	case '%':
		if twice = suf.clock != NoClock; !twice {
			p.clock(suf, w, s)
		}
	case '~':
		if len(w) != 1 {
			return false
		}
		if twice = it.Tilde; !twice {
			it.Tilde, suf.tilde = true, s.Pos
		}
	case '!', '?':
		if len(w) > 2 || (len(w) == 2 && w[1] != '!' && w[1] != '?') {
			return false
		}
		if suf.mark1 == 0 {
			suf.mark0 = int32(len(p.words))
		}
		p.words = append(p.words, s)
		suf.mark1 = int32(len(p.words))
	default:
		return false
	}
	if twice {
		p.fault(Error, int(s.Pos), int(s.End), "duplicate-suffix", "", string(w))
	}
	return true
}

// clock reads "%m:ss".
func (p *parser) clock(suf *suffixes, w []byte, s Span) {
	minutes, seconds, ok := bytes.Cut(w[1:], []byte(":"))
	m, okm := digits(minutes)
	sec, oks := digits(seconds)
	if !ok || !okm || !oks || len(seconds) != 2 || sec > 59 || m > 1e6 {
		p.fault(Error, int(s.Pos), int(s.End), "bad-clock", "bad-clock.hint", string(w))
		return
	}
	suf.clock = int32(m*60 + sec)
}

// claim reads "=12/-/8" into nums.
func (p *parser) claim(w []byte, s Span) {
	rest := w[1:]
	for more := true; more; {
		var one []byte
		one, rest, more = bytes.Cut(rest, []byte("/"))
		c, ok := readTotal(one)
		if !ok {
			p.fault(Error, int(s.Pos), int(s.End), "bad-claim", "bad-claim.hint", string(w))
			return
		}
		p.nums = append(p.nums, c)
	}
}

// readTotal reads one total of a claim: "12", "-3", "+4", or "-" for a seat that
// nobody wrote down.
func readTotal(b []byte) (Claim, bool) {
	if len(b) == 1 && b[0] == '-' {
		return Claim{}, true
	}
	sign := 1
	if len(b) > 0 && (b[0] == '-' || b[0] == '+') {
		if b[0] == '-' {
			sign = -1
		}
		b = b[1:]
	}
	n, ok := digits(b)
	return Claim{Points: sign * n, Known: true}, ok
}

// digits is the number that b writes; not ok where b is empty, holds anything but
// digits or has more than nine of them.
func digits(b []byte) (n int, ok bool) {
	for _, c := range b {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, len(b) > 0 && len(b) <= 9
}

// directive reads "@name words", "@unfinished" or "@end".
func (p *parser) directive() {
	p.moved = true
	start := p.pos
	p.pos++
	it := Item{Kind: Directive, Seat: NoSeat, word0: int32(len(p.words)), ref: -1}
	end := p.pos
	for !p.short {
		if p.pos > start+1 {
			p.blanks()
		}
		if p.pos == len(p.b) {
			p.short = !p.eof
			break
		}
		if k := class[p.b[p.pos]]; k == newline || k == delimiter || k == blank {
			break
		}
		s := p.word()
		if s.End == s.Pos {
			break // a wide blank directly behind the @
		}
		p.words = append(p.words, s)
		end = p.pos
	}
	if p.short {
		return
	}
	it.Span = Span{int32(start), int32(end)}
	it.words = int32(len(p.words)) - it.word0
	if it.words == 0 || !isName(p.b[p.words[it.word0].Pos:p.words[it.word0].End]) {
		p.fault(Error, start, end, "bad-directive", "")
		p.words = p.words[:it.word0]
		return
	}
	name := p.words[it.word0]
	switch {
	case bytes.EqualFold(p.b[name.Pos:name.End], []byte("unfinished")):
		it.Kind = Unfinished
	case bytes.EqualFold(p.b[name.Pos:name.End], []byte("end")):
		it.Kind = End
	}
	if it.Kind != Directive && it.WordCount() > 1 {
		s := p.words[it.word0+1]
		p.fault(Error, int(s.Pos), int(s.End), "misplaced-word", "misplaced-word.hint", string(p.b[s.Pos:s.End]))
	}
	p.levels[len(p.levels)-1].claimable = false
	p.items = append(p.items, it)
}

// isName reports whether b can be the name of a tag or directive.
func isName(b []byte) bool {
	for i, c := range b {
		letter := c|0x20 >= 'a' && c|0x20 <= 'z'
		if !letter && (i == 0 || (c < '0' || c > '9') && c != '-' && c != '_') {
			return false
		}
	}
	return len(b) > 0
}
