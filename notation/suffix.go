package notation

import "bytes"

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
	colon := max(bytes.IndexByte(w, ':'), 1)
	m, okm := digits(w[1:colon])
	seconds := w[min(colon+1, len(w)):]
	sec, oks := digits(seconds)
	if !okm || !oks || len(seconds) != 2 || sec > 59 || m > 1e6 {
		p.fault(Error, int(s.Pos), int(s.End), "bad-clock", "bad-clock.hint", string(w))
		return
	}
	suf.clock = int32(m*60 + sec)
}

// claim reads "=12/-/8" into nums.
func (p *parser) claim(w []byte, s Span) {
	start := 1
	for i := 1; i <= len(w); i++ {
		if i < len(w) && w[i] != '/' {
			continue
		}
		c, ok := readTotal(w[start:i])
		if !ok {
			p.fault(Error, int(s.Pos), int(s.End), "bad-claim", "bad-claim.hint", string(w))
			return
		}
		p.nums = append(p.nums, c)
		start = i + 1
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
