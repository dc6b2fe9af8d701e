package report

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// signs are spellings in ASCII of what the reports use beyond it.
var signs = strings.NewReplacer(
	"ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "ß", "ss",
	"−", "-", "–", "-", "—", "-", "·", "-", "•", "*", "…", "...", "“", `"`, "”", `"`, "„", `"`, "»", `"`, "«", `"`, "’", "'", "‘", "'",
	"♣", "c", "♦", "d", "♥", "h", "♠", "s", "→", "->", "×", "x", "±", "+-", "≥", ">=", "│", "|", "─", "-", "┼", "+", "\u00a0", " ",
)

// ascii is s for a terminal that knows no more: umlauts are spelt out, accents
// dropped, and what has no spelling becomes a question mark.
func ascii(s string) string {
	s = norm.NFKD.String(signs.Replace(norm.NFC.String(s)))
	return strings.Map(func(r rune) rune {
		switch {
		case r < unicode.MaxASCII:
			return r
		case unicode.Is(unicode.Mn, r):
			return -1
		}
		return '?'
	}, s)
}
