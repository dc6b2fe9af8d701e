// Package draw is what the drawings of all games share.
package draw

import (
	"html"
	"math"
	"strconv"
	"strings"

	"github.com/mattn/go-runewidth"
)

// Columns measures text as it stands on a screen, where some characters take two
// columns and some none. It is fixed, so that a drawing does not depend on the locale
// of who makes it.
var Columns = &runewidth.Condition{StrictEmojiNeutral: true}

// Num is a coordinate with at most one decimal.
func Num(f float64) string { return string(AppendNum(nil, f)) }

// AppendNum appends what Num is.
func AppendNum(dst []byte, f float64) []byte {
	tenths := int64(math.RoundToEven(10 * f))
	if tenths < 0 {
		dst, tenths = append(dst, '-'), -tenths
	}
	dst = strconv.AppendInt(dst, tenths/10, 10)
	if tenths%10 != 0 {
		dst = append(dst, '.', byte('0'+tenths%10))
	}
	return dst
}

// Escape makes text of strangers harmless in an SVG: the signs of XML are written as
// entities, and characters that XML forbids are replaced.
func Escape(t string) string {
	if plain(t) {
		return t
	}
	t = strings.Map(func(r rune) rune {
		if r < 0x20 && r != '\t' && r != '\n' || r == 0xFFFE || r == 0xFFFF {
			return '\uFFFD'
		}
		return r
	}, t)
	return html.EscapeString(strings.ToValidUTF8(t, "\uFFFD"))
}

// plain reports whether a text is nothing but printable ASCII without signs of XML, as
// most texts of a drawing are.
func plain(t string) bool {
	for i := range len(t) {
		if c := t[i]; c < ' ' || c >= 0x7f || c == '<' || c == '>' || c == '&' || c == '"' || c == '\'' {
			return false
		}
	}
	return true
}
