// Package clean makes text from strangers harmless. Names and comments of a
// record are data: they may hold escape sequences that would drive a terminal,
// bidi controls that would turn a line around, or the signs of another language
// such as Markdown.
package clean

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Terminal is s with nothing in it that a terminal obeys: control characters
// except for line ends and tabs, bidi controls, and other invisible format
// characters become "�", as does what is not UTF-8. Joiners within emoji stay.
func Terminal(s string) string {
	ok := true
	for _, r := range s {
		if bad(r) {
			ok = false
			break
		}
	}
	if ok && utf8.ValidString(s) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if bad(r) {
			return utf8.RuneError
		}
		return r
	}, strings.ToValidUTF8(s, "\ufffd"))
}

func bad(r rune) bool {
	if r < 0x80 {
		return r < 0x20 && r != '\n' && r != '\t' || r == 0x7f
	}
	return unicode.Is(unicode.Cc, r) || r == '\u2028' || r == '\u2029' ||
		unicode.Is(unicode.Cf, r) && r != '\u200c' && r != '\u200d' && r != '\u00ad'
}

// Line is Terminal on one line: line ends and tabs become blanks.
func Line(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return ' '
		}
		return r
	}, Terminal(s))
}

// Markdown is s as one line of Markdown text that reads as s: signs that mean
// something there are escaped.
func Markdown(s string) string {
	var b strings.Builder
	for _, r := range Line(s) {
		if strings.ContainsRune("\\`*_{}[]<>()#+-.!|~&$^=:", r) {
			b.WriteByte('\\')
		}
		b.WriteRune(r)
	}
	return b.String()
}
