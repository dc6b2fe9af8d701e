package notation

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
