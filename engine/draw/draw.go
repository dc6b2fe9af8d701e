// Package draw is what the drawings of all games share.
package draw

import (
	"html"
	"strconv"
	"strings"

	"github.com/mattn/go-runewidth"
)

// Columns measures text as it stands on a screen, where some characters take two
// columns and some none. It is fixed, so that a drawing does not depend on the locale
// of who makes it.
var Columns = &runewidth.Condition{StrictEmojiNeutral: true}

// Num is a coordinate with at most one decimal.
func Num(f float64) string {
	return strings.TrimSuffix(strconv.FormatFloat(f, 'f', 1, 64), ".0")
}

// Escape makes text of strangers harmless in an SVG: the signs of XML are written as
// entities, and characters that XML forbids are replaced.
func Escape(t string) string {
	t = strings.Map(func(r rune) rune {
		if r < 0x20 && r != '\t' && r != '\n' || r == 0xFFFE || r == 0xFFFF {
			return '\uFFFD'
		}
		return r
	}, t)
	return html.EscapeString(strings.ToValidUTF8(t, "\uFFFD"))
}
