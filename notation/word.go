package notation

import (
	"encoding/binary"
	"math/bits"
	"unicode"
	"unicode/utf8"
)

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
