package notation

import (
	"bytes"
	"strings"
)

// MaxDepth is how many levels deep variations may be nested: far deeper than anybody
// writes, and each level keeps a position while it is replayed.
const MaxDepth = 1000

// maxItems is how many items and how many words one game may have. It bounds the
// memory that a game takes, together with MaxGame; the longest real games have a
// few thousand.
const maxItems = 100000

// class says what a byte can be; zero is a plain character of a word.
var class = func() (t [256]uint8) {
	for c := range 0x20 {
		t[c] = control
	}
	t[0x7f] = control
	for c := 0x80; c < 256; c++ {
		t[c] = high
	}
	t[' '], t['\t'] = blank, blank
	t['\n'] = newline
	for _, c := range "{}()|" {
		t[c] = delimiter
	}
	return t
}()

const (
	plain uint8 = iota
	blank
	newline
	delimiter
	control
	high // part of a character beyond ASCII
)

// parser reads one game after another from b. Its slices are scratch memory that
// serves all games; record copies out what a game needs, unless told to reuse it.
type parser struct {
	b     []byte
	pos   int
	eof   bool // b ends where the file ends
	short bool // b ends within the game: the caller must bring more

	tags   []Tag
	items  []Item
	words  []Span
	sufs   []suffixes
	nums   []Claim
	diags  []Diagnostic
	rec    Record
	after  []Item // comments met within a turn, written behind it
	levels []level

	lead     int
	moved    bool // movetext that closes the head was met
	tooDeep  int  // variations open beyond MaxDepth
	unclosed Span // a comment that starts in here is never closed
	more     int  // diagnostics beyond MaxDiagnostics
	large    bool // more than maxItems or maxTags
}

// level is one open variation, or the game itself at the bottom.
type level struct {
	open      int32 // index of its Variation item
	turn      int32 // the last turn on this level; -1: none yet
	claimable bool  // a claim line now belongs to that turn
}

// game reads the game that starts at b[0] and returns how many bytes it takes.
func (p *parser) game() int {
	p.reset()
	if bytes.HasPrefix(p.b, []byte("\ufeff")) {
		p.pos = 3
	}
	line, lineStart := true, 0 // line: nothing but blanks since the line started
	for !p.short {
		if len(p.items) > maxItems || len(p.words) > maxItems || len(p.tags) > maxTags {
			p.large = true
			break
		}
		if p.pos == len(p.b) {
			p.short = !p.eof
			break
		}
		c := p.b[p.pos]
		switch class[c] {
		case newline:
			p.pos++
			line, lineStart = true, p.pos
			continue
		case blank:
			p.pos++
			continue
		case high:
			if n := wideBlank(p.b[p.pos:]); n > 0 {
				p.pos += n
				continue
			}
		case control:
			if c == '\r' && p.pos+1 < len(p.b) && p.b[p.pos+1] == '\n' {
				p.pos++
				continue
			}
			if c == '\r' && p.pos+1 == len(p.b) && !p.eof {
				p.short = true
				continue
			}
		}
		switch {
		case c == '[' && line:
			if p.startsNext() {
				return lineStart
			}
			if !p.short {
				p.tag()
			}
		case c == '[':
			p.strayTag()
		case c == '#':
			p.remark()
		case c == '{':
			if it, ok := p.comment(); ok {
				p.items = append(p.items, it)
			}
		case c == '}':
			p.fault(Error, p.pos, p.pos+1, "stray-brace", "")
			p.pos++
		case c == '(':
			p.openVariation()
		case c == ')':
			p.closeVariation()
		case c == '|':
			p.pos++
		case c == '@':
			p.directive()
		default:
			p.turn()
		}
		line = false
	}
	return p.pos
}

func (p *parser) reset() {
	p.pos, p.short, p.large = 0, false, false
	p.tags, p.items, p.words, p.sufs = p.tags[:0], p.items[:0], p.words[:0], p.sufs[:0]
	p.nums, p.diags = p.nums[:0], p.diags[:0]
	p.levels = append(p.levels[:0], level{open: -1, turn: -1})
	p.lead, p.moved, p.tooDeep, p.more = 0, false, 0, 0
	p.unclosed = Span{}
}

// record makes the Record of the game that was just read, which took n bytes.
// With reuse it lives in the parser's memory until the next game is read.
func (p *parser) record(n int, base Position, reuse bool) *Record {
	if p.tooDeep > 0 || len(p.levels) > 1 {
		p.closeAll()
	}
	if p.more > 0 {
		last := &p.diags[len(p.diags)-1]
		*last = Diagnostic{Span: last.Span, Code: "too-many-errors", Msg: texts.Msg("too-many-errors", p.more+1)}
	}
	r := &p.rec
	*r = Record{
		Src: string(p.b[:n]), Base: base, Tags: p.tags, Items: p.items, Lead: p.lead,
		Diags: p.diags, words: p.words, sufs: p.sufs, nums: p.nums,
	}
	if !reuse {
		r = r.clone()
	}
	for i := range r.Tags {
		t := &r.Tags[i]
		t.Name, t.Value = r.Text(t.name), r.Text(t.Val)
		if t.escaped {
			t.Value = unescape(t.Value)
		}
	}
	r.checkHead()
	SortDiagnostics(r.Diags)
	return r
}

// clone copies r out of the parser's memory.
func (r *Record) clone() *Record {
	c := *r
	c.Tags = append([]Tag(nil), r.Tags...)
	c.Items = append([]Item(nil), r.Items...)
	c.Diags = append([]Diagnostic(nil), r.Diags...)
	c.words = append([]Span(nil), r.words...)
	c.sufs = append([]suffixes(nil), r.sufs...)
	c.nums = append([]Claim(nil), r.nums...)
	return &c
}

// fault notes what is wrong with b[pos:end]. The message is that of the code; the
// hint has its own key, "" for none, and the same arguments.
func (p *parser) fault(sev Severity, pos, end int, code, hint string, args ...any) {
	if len(p.diags) == MaxDiagnostics {
		p.more++
		return
	}
	d := Diagnostic{Span: Span{int32(pos), int32(end)}, Severity: sev, Code: code, Msg: texts.Msg(code, args...)}
	if hint != "" {
		d.Hint = texts.Msg(hint, args...)
	}
	p.diags = append(p.diags, d)
}

// startsNext reports whether the tag at pos is the first of the next game.
func (p *parser) startsNext() bool {
	if p.moved || len(p.levels) > 1 {
		return true
	}
	if len(p.tags) == 0 || int(p.lead) == len(p.items) {
		return false
	}
	// Only remarks and comments since the last tag.
	end := p.lineEnd(p.pos)
	if end < 0 {
		return false
	}
	if !isGameTag(p.b[p.pos:end]) {
		return false
	}
	for _, t := range p.tags {
		if strings.EqualFold(string(p.b[t.name.Pos:t.name.End]), "Game") {
			return true
		}
	}
	return false
}

// lineEnd is where the line around pos ends, without its LF; -1 where b does not
// reach that far, which is then short.
func (p *parser) lineEnd(pos int) int {
	if i := bytes.IndexByte(p.b[pos:], '\n'); i >= 0 {
		return pos + i
	}
	if !p.eof {
		p.short = true
		return -1
	}
	return len(p.b)
}

func (p *parser) remark() {
	end := p.lineEnd(p.pos)
	if end < 0 {
		return
	}
	stop := end
	for stop > p.pos && (class[p.b[stop-1]] == blank || p.b[stop-1] == '\r') {
		stop--
	}
	p.checkText(p.pos, stop)
	p.items = append(p.items, Item{Span: Span{int32(p.pos), int32(stop)}, Kind: Remark, ref: -1})
	p.pos = end
}

// comment reads the comment at pos. It reports false where b is short.
func (p *parser) comment() (Item, bool) {
	end := -1
	if int32(p.pos) >= p.unclosed.End {
		end = p.closing(p.pos)
		if p.short {
			return Item{}, false
		}
	}
	if end < 0 {
		stop := p.lineEnd(p.pos)
		if stop < 0 {
			return Item{}, false
		}
		for stop > p.pos+1 && p.b[stop-1] == '\r' {
			stop--
		}
		p.fault(Error, p.pos, p.pos+1, "unclosed-comment", "unclosed-comment.hint")
		it := Item{Span: Span{int32(p.pos), int32(stop)}, Kind: Comment, ref: -1}
		p.pos = stop
		return it, true
	}
	p.checkText(p.pos, end)
	it := Item{Span: Span{int32(p.pos), int32(end)}, Kind: Comment, ref: -1}
	p.pos = end
	return it, true
}

// closing is the byte behind the brace that closes the comment at pos; -1 where
// none does before the file, or the game, ends. What it found out then it keeps
// in unclosed, so that many open braces do not cost a search each.
func (p *parser) closing(pos int) int {
	end := len(p.b)
	i := bytes.IndexByte(p.b[pos:], '}')
	if i >= 0 {
		end = pos + i
	} else if !p.eof {
		p.short = true
		return -1
	}
	for at := pos; ; {
		nl := bytes.IndexByte(p.b[at:end], '\n')
		if nl < 0 {
			break
		}
		at += nl + 1
		if isGameTag(p.b[at:end]) {
			p.unclosed = Span{int32(pos), int32(at)}
			return -1
		}
	}
	if i < 0 {
		p.unclosed = Span{int32(pos), int32(end)}
		return -1
	}
	return end + 1
}

// isGameTag reports whether a line starts a Game tag.
func isGameTag(line []byte) bool {
	line = bytes.TrimLeft(line, " \t")
	const tag = "[game"
	if len(line) <= len(tag) || !strings.EqualFold(string(line[:len(tag)]), tag) {
		return false
	}
	return class[line[len(tag)]] == blank || line[len(tag)] == '"'
}

func (p *parser) openVariation() {
	top := &p.levels[len(p.levels)-1]
	p.moved = true
	if top.turn < 0 {
		p.fault(Error, p.pos, p.pos+1, "variation-without-turn", "")
	}
	if len(p.levels) > MaxDepth {
		if p.tooDeep == 0 {
			p.fault(Error, p.pos, p.pos+1, "variation-too-deep", "", MaxDepth)
		}
		p.tooDeep++
		p.pos++
		return
	}
	p.levels = append(p.levels, level{open: int32(len(p.items)), turn: -1})
	p.items = append(p.items, Item{Span: Span{int32(p.pos), int32(p.pos + 1)}, Kind: Variation})
	p.pos++
}

func (p *parser) closeVariation() {
	p.moved = true
	switch {
	case p.tooDeep > 0:
		p.tooDeep--
	case len(p.levels) == 1:
		p.fault(Error, p.pos, p.pos+1, "stray-parenthesis", "")
	default:
		p.pop(p.pos + 1)
	}
	p.pos++
}

// pop closes the innermost variation, which ends before byte end.
func (p *parser) pop(end int) {
	open := p.levels[len(p.levels)-1].open
	p.items[open].ref = int32(len(p.items))
	p.items[open].End = int32(end)
	p.levels = p.levels[:len(p.levels)-1]
}

// closeAll closes the variations that the game left open.
func (p *parser) closeAll() {
	first := int(p.items[p.levels[1].open].Pos)
	p.fault(Error, first, first+1, "unclosed-variation", "")
	for len(p.levels) > 1 {
		p.pop(p.pos)
	}
}
