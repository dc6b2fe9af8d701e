package notation

import (
	"bytes"
	"unicode/utf8"
)

// turn reads a turn, or a claim on a line of its own, up to the end of the line
// or to a delimiter that ends it.
func (p *parser) turn() {
	p.moved = true
	start := p.pos
	it := Item{Kind: Turn, Seat: NoSeat, Clock: NoClock, SeatPos: -1, TildePos: -1}
	it.word0 = int32(len(p.words))
	it.num0 = int32(len(p.nums))
	p.number(&it)
	p.seat(&it)
	prefixed := p.pos > start
	end := p.pos
	p.after = p.after[:0]

	suffixes := 0
	if words := p.plainWords(); words > end {
		end = words
	}
	words := len(p.words) - int(it.word0)
	for !p.short {
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
			comment, ok := p.comment()
			if ok {
				p.after = append(p.after, comment)
				suffixes++
			}
			continue
		}
		s := p.word()
		end = int(s.End)
		switch {
		case p.suffix(&it, s, c):
			suffixes++
		case suffixes > 0:
			p.fault(Error, int(s.Pos), int(s.End), "misplaced-word", "misplaced-word.hint", string(p.b[s.Pos:s.End]))
		default:
			p.words = append(p.words, s)
			words++
		}
	}
	if p.short {
		return
	}
	it.Span = Span{int32(start), int32(end)}
	it.word1 = it.word0 + int32(words)
	it.mark1 = int32(len(p.words))
	it.num1 = int32(len(p.nums))

	top := &p.levels[len(p.levels)-1]
	suffixed := it.mark1 > it.word1 || it.Clock != NoClock || it.Tilde
	switch {
	case words > 0:
		top.turn, top.claimable = int32(len(p.items)), it.Claim == (Span{})
		p.items = append(p.items, it)
	case prefixed:
		p.fault(Error, start, end, "empty-turn", "empty-turn.hint")
	case suffixed:
		p.fault(Error, start, end, "suffix-without-turn", "")
	case it.Claim != (Span{}) && top.claimable:
		turn := &p.items[top.turn]
		turn.Claim, turn.num0, turn.num1 = it.Claim, it.num0, it.num1
		top.claimable = false
	case it.Claim != (Span{}):
		it.Kind = ClaimLine
		p.items = append(p.items, it)
	}
	p.items = append(p.items, p.after...)
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
		j := i
		for j < len(b) && class[b[j]] == plain {
			j++
		}
		if j == i || j == len(b) || class[b[j]] >= control || suffixStart[b[i]] {
			break
		}
		words = append(words, Span{int32(i), int32(j)})
		end, i = j, j
	}
	p.pos, p.words = i, words
	return end
}

// suffixStart marks the bytes that a suffix can start with.
var suffixStart = [256]bool{'=': true, '%': true, '~': true, '!': true, '?': true}

// number reads "12." if it stands at pos.
func (p *parser) number(it *Item) {
	i, n := p.pos, 0
	for i < len(p.b) && p.b[i]-'0' <= 9 {
		if n < 1e8 {
			n = n*10 + int(p.b[i]-'0')
		} else {
			n = 1e9
		}
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
	p.blanks()
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
	it.Seat, it.SeatPos = int8(c-'A'), int32(p.pos)
	p.pos += 2
}

// blanks skips spaces, tabs and the CR of a CRLF.
func (p *parser) blanks() {
	for p.pos < len(p.b) {
		switch class[p.b[p.pos]] {
		case blank:
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
func (p *parser) suffix(it *Item, s Span, c byte) bool {
	w := p.b[s.Pos:s.End]
	twice := false
	switch c {
	case '=':
		if twice = it.Claim != (Span{}); !twice {
			it.Claim = s
			p.claim(w, s)
		}
	case '%':
		if twice = it.Clock != NoClock; !twice {
			p.clock(it, w, s)
		}
	case '~':
		if len(w) != 1 {
			return false
		}
		if twice = it.Tilde; !twice {
			it.Tilde, it.TildePos = true, s.Pos
		}
	case '!', '?':
		if len(w) > 2 || (len(w) == 2 && w[1] != '!' && w[1] != '?') {
			return false
		}
		p.words = append(p.words, s)
	default:
		return false
	}
	if twice {
		p.fault(Error, int(s.Pos), int(s.End), "duplicate-suffix", "", string(w))
	}
	return true
}

// clock reads "%m:ss".
func (p *parser) clock(it *Item, w []byte, s Span) {
	minutes, seconds, ok := bytes.Cut(w[1:], []byte(":"))
	m, okm := digits(minutes)
	sec, oks := digits(seconds)
	if !ok || !okm || !oks || len(seconds) != 2 || sec > 59 || m > 1e6 {
		p.fault(Error, int(s.Pos), int(s.End), "bad-clock", "bad-clock.hint", string(w))
		return
	}
	it.Clock = int32(m*60 + sec)
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
	it := Item{Kind: Directive, Seat: NoSeat, Clock: NoClock}
	it.word0 = int32(len(p.words))
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
		p.words = append(p.words, s)
		end = p.pos
	}
	if p.short {
		return
	}
	it.Span = Span{int32(start), int32(end)}
	it.word1 = int32(len(p.words))
	it.mark1 = it.word1
	if it.word1 == it.word0 || !isName(p.b[p.words[it.word0].Pos:p.words[it.word0].End]) {
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
