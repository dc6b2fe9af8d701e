package notation

import (
	"bytes"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// MaxPlayers is how many players a record can name: the seats A to Z.
const MaxPlayers = 26

// maxTags is how many tags one game may have.
const maxTags = 1000

// tag reads the tag line at pos.
func (p *parser) tag() {
	end := p.lineEnd(p.pos)
	if end < 0 {
		return
	}
	if len(p.tags) == 0 {
		p.lead = len(p.items)
	}
	start := p.pos
	stop := end
	for stop > start && (class[p.b[stop-1]] == blank || p.b[stop-1] == '\r') {
		stop--
	}
	p.pos = end
	bad := func(at int) {
		p.fault(Error, min(at, stop-1), stop, "bad-tag", tagHint(p.b[start:stop]))
	}
	i := skipBlanks(p.b, start+1)
	name := i
	for i < stop && class[p.b[i]] == plain && p.b[i] != '"' && p.b[i] != ']' {
		i++
	}
	if !isName(p.b[name:i]) {
		bad(name)
		return
	}
	t := Tag{Span: Span{int32(start), int32(stop)}, name: Span{int32(name), int32(i)}}
	i = skipBlanks(p.b, i)
	if i >= stop || p.b[i] != '"' {
		bad(i)
		return
	}
	i++
	t.Val.Pos = int32(i)
	for i < stop && p.b[i] != '"' {
		if p.b[i] == '\\' && i+1 < stop {
			t.escaped = true
			i++
		}
		i++
	}
	if i >= stop {
		bad(i)
		return
	}
	t.Val.End = int32(i)
	if j := skipBlanks(p.b, i+1); j != stop-1 || p.b[j] != ']' {
		bad(i + 1)
		return
	}
	p.checkText(start, stop)
	for _, u := range p.tags {
		if bytes.EqualFold(p.b[u.name.Pos:u.name.End], p.b[name:t.name.End]) {
			p.fault(Error, start, stop, "duplicate-tag", "", string(p.b[name:t.name.End]))
			return
		}
	}
	p.tags = append(p.tags, t)
}

// strayTag skips what would be a tag if it started its line.
func (p *parser) strayTag() {
	end := p.lineEnd(p.pos)
	if end < 0 {
		return
	}
	p.fault(Error, p.pos, p.pos+1, "stray-tag", "")
	p.pos = end
}

func skipBlanks(b []byte, i int) int {
	for i < len(b) && class[b[i]] == blank {
		i++
	}
	return i
}

// tagHint is the hint for a line that is no tag: what text programs do to one, or how
// a tag is written.
func tagHint(line []byte) string {
	switch {
	case bytes.IndexByte(line, '\r') >= 0:
		return "bad-tag.cr.hint"
	case bytes.ContainsAny(line, "“”„‟«»"):
		return "bad-tag.quotes.hint"
	}
	return "bad-tag.hint"
}

// unescape resolves \" and \\; a backslash before anything else stands for
// itself.
func unescape(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && (s[i+1] == '"' || s[i+1] == '\\') {
			i++
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// checkText looks at b[pos:end], which people read as text: a tag, a comment or a
// remark.
func (p *parser) checkText(pos, end int) {
	for i := pos; i < end; {
		switch c := p.b[i]; class[c] {
		case high:
			r, size := utf8.DecodeRune(p.b[i:end])
			switch {
			case r == utf8.RuneError && size == 1:
				p.fault(Error, i, i+1, "invalid-utf8", "invalid-utf8.hint")
			case invisible(r):
				p.fault(Warning, i, i+size, "control-character", "", fmt.Sprintf("U+%04X", r))
			}
			i += size
			continue
		case control:
			if c != '\r' || i+1 >= len(p.b) || p.b[i+1] != '\n' {
				p.controlFault(Warning, i)
			}
		}
		i++
	}
}

func (p *parser) controlFault(sev Severity, i int) {
	if p.b[i] == 0 {
		p.fault(Error, i, i+1, "nul-byte", "")
		return
	}
	p.fault(sev, i, i+1, "control-character", "", fmt.Sprintf("U+%04X", p.b[i]))
}

// invisible reports whether r is a format character that nobody sees and that makes
// names look like others, such as the bidi controls. Joiners, which emoji and some
// scripts need, and the soft hyphen are none.
func invisible(r rune) bool {
	return unicode.In(r, unicode.Cc, unicode.Cf) && r != '\u200c' && r != '\u200d' && r != '\u00ad'
}

// Players is the names of the Players tag in seat order.
func (r *Record) Players() []string { return r.players }

// Colours is the values of the Colours tag in seat order.
func (r *Record) Colours() []string { return list(r.Tag("Colours")) }

// list is the values of a tag that holds several, separated by commas.
func list(value string) []string {
	if strings.TrimSpace(value) == "" {
		return nil
	}
	names := strings.Split(value, ",")
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return names
}

// Start is the seat of the Start tag, 0 where there is none.
func (r *Record) Start() int {
	v := strings.TrimSpace(r.Tag("Start"))
	if len(v) != 1 {
		return 0
	}
	if s := int(v[0]&^0x20) - 'A'; s >= 0 && s < MaxPlayers {
		return s
	}
	return 0
}

// Result is the totals of the Result tag in seat order, nil where there is none
// or it cannot be read.
func (r *Record) Result() []Claim {
	v := strings.TrimSpace(r.Tag("Result"))
	if v == "" {
		return nil
	}
	var cs []Claim
	for one := range strings.SplitSeq(v, "/") {
		c, ok := readTotal([]byte(strings.TrimSpace(one)))
		if !ok {
			return nil
		}
		cs = append(cs, c)
	}
	return cs
}

// checkHead looks at the tags whose form the notation fixes.
func (r *Record) checkHead() {
	if r.tag("Game") == nil && !r.badTag() {
		r.headFault(Error, Span{}, "missing-game", "missing-game.hint")
	}
	players := r.checkPlayers()
	if t := r.tag("Colours"); t != nil && len(r.Colours()) != players {
		r.headFault(Warning, t.Val, "colours-count", "", len(r.Colours()), players)
	}
	if t := r.tag("Start"); t != nil {
		v := strings.TrimSpace(t.Value)
		if len(v) != 1 || !isName([]byte(v)) || r.Start() >= max(players, 1) {
			r.headFault(Error, t.Val, "bad-start", "", t.Value, players)
		}
	}
	if t := r.tag("Date"); t != nil && !validDate(t.Value) {
		r.headFault(Error, t.Val, "bad-date", "bad-date.hint", t.Value)
	}
	if t := r.tag("Result"); t != nil && len(r.Result()) != players {
		r.headFault(Error, t.Val, "bad-result", "bad-result.hint", t.Value, players)
	}
}

// checkPlayers looks at the Players tag and returns how many it names.
func (r *Record) checkPlayers() int {
	r.players = list(r.Tag("Players"))
	names := r.players
	if len(names) == 0 && !r.badTag() {
		r.headFault(Error, r.TagSpan("Players"), "missing-players", "missing-players.hint")
	}
	if len(names) > MaxPlayers {
		r.headFault(Error, r.playerSpan(MaxPlayers), "too-many-players", "", len(names), MaxPlayers)
	}
	for i, n := range names[:min(len(names), MaxPlayers)] {
		if n == "" {
			r.headFault(Error, r.playerSpan(i), "empty-name", "missing-players.hint")
			continue
		}
		for _, m := range names[:i] {
			if strings.EqualFold(n, m) {
				r.headFault(Error, r.playerSpan(i), "duplicate-name", "duplicate-name.hint", n)
				break
			}
		}
	}
	return len(names)
}

// badTag reports that some line of the head could not be read: it may be the tag that
// is missing.
func (r *Record) badTag() bool {
	for _, d := range r.Diags {
		if d.Code == "bad-tag" {
			return true
		}
	}
	return false
}

// playerSpan is where the name of seat i stands in the Players tag; that of an empty
// name is the comma behind it, or the closing quote.
func (r *Record) playerSpan(i int) Span {
	val := r.TagSpan("Players")
	names := strings.Split(r.Text(val), ",") // no escape holds a comma
	pos := val.Pos
	for _, n := range names[:i] {
		pos += int32(len(n) + 1)
	}
	name := names[i]
	start := pos + int32(len(name)-len(strings.TrimLeft(name, " \t")))
	return Span{start, max(start+1, pos+int32(len(strings.TrimRight(name, " \t"))))}
}

func (r *Record) headFault(sev Severity, s Span, code, hint string, args ...any) {
	d := Diagnostic{Span: s, Severity: sev, Code: code, Msg: texts.Msg(code, args...)}
	if hint != "" {
		d.Hint = texts.Msg(hint, args...)
	}
	r.Diags = append(r.Diags, d)
}

// validDate reports whether v is a date of the calendar, possibly partial: 2026,
// 2026-11 or 2026-11-14.
func validDate(v string) bool {
	part := func(from, to int) int {
		if len(v) < to || from > 0 && v[from-1] != '-' {
			return -1
		}
		n, ok := digits([]byte(v[from:to]))
		if !ok {
			return -1
		}
		return n
	}
	year, month, day := part(0, 4), 1, 1
	switch len(v) {
	case 4:
	case 7:
		month = part(5, 7)
	case 10:
		month, day = part(5, 7), part(8, 10)
	default:
		return false
	}
	if year < 1 || month < 1 || month > 12 || day < 1 {
		return false
	}
	return time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Day() == day
}
