// Package clean makes text from strangers harmless. Names and comments of a
// record are data: they may hold escape sequences that would drive a terminal,
// bidi controls that would turn a line around, or the signs of another language
// such as Markdown.
package clean

import (
	"html"
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

// Markdown is s as one line of Markdown text, a block of its own, that reads as s
// but for blanks around it: signs that mean something where they stand are escaped.
func Markdown(s string) string {
	s = strings.Trim(Line(s), " ")
	return markdown(s, startSign(s))
}

// MarkdownCell is Markdown for the cell of a table, which never starts a line.
func MarkdownCell(s string) string { return markdown(strings.Trim(Line(s), " "), -1) }

// startSign is where the sign stands that would make a line that begins with s
// something else than a paragraph, or -1.
func startSign(s string) int {
	digits := len(s) - len(strings.TrimLeft(s, "0123456789"))
	rest := s[digits:]
	if rest == "" {
		return -1
	}
	switch c := rest[0]; {
	case digits > 0: // a number of a list
		if (c == '.' || c == ')') && blankAt(rest, 1) {
			return digits
		}
	case c == '>' || c == ':': // a quotation, a definition
		return 0
	case c == '-' || c == '+': // an item of a list, a line across the page
		if blankAt(rest, 1) || strings.Trim(rest, "- ") == "" {
			return 0
		}
	}
	return -1
}

func blankAt(s string, i int) bool { return i < 0 || i >= len(s) || s[i] == ' ' }

// markdown escapes s, and the sign at start in any case.
func markdown(s string, start int) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '&' && isEntity(s[i:]):
			b.WriteString("&amp;") // some programs resolve an escaped one
			continue
		case i == start || means(s, i):
			b.WriteByte('\\')
		}
		b.WriteByte(s[i])
	}
	return b.String()
}

// means reports whether the byte at i would mean something wherever the line stands.
func means(s string, i int) bool {
	switch s[i] {
	case '\\', '`', '*', '_', '[', ']', '<', '|':
		return true
	case '~':
		return !blankAt(s, i-1) || !blankAt(s, i+1)
	case '#': // a heading, or the end of one
		return blankAt(s, i-1) && blankAt(strings.TrimLeft(s[i:], "#"), 0)
	case ':': // an address that becomes a link
		return strings.HasPrefix(s[i:], "://")
	case '.':
		return i >= 3 && strings.EqualFold(s[i-3:i], "www")
	case '@':
		return !blankAt(s, i-1) && strings.Contains(s[i:], ".")
	}
	return false
}

// isEntity reports whether the & that s begins with starts an entity.
func isEntity(s string) bool {
	if end := strings.IndexByte(s[1:], '&'); end >= 0 {
		s = s[:end+1]
	}
	return html.UnescapeString(s) != s
}
