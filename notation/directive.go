package notation

import "bytes"

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
