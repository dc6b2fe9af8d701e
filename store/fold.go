package store

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/cases"
	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// Fold is s as names are compared and texts are searched: without case and accents,
// every run of blanks one blank. SQL knows it as fold().
func Fold(s string) string {
	s = strings.Join(strings.Fields(s), " ")
	ascii := true
	for i := range len(s) {
		ascii = ascii && s[i] < utf8.RuneSelf
	}
	if ascii {
		return strings.ToLower(s)
	}
	t := transform.Chain(norm.NFKD, runes.Remove(runes.In(unicode.Mn)), cases.Fold(), norm.NFC)
	if out, _, err := transform.String(t, s); err == nil {
		return out
	}
	return strings.ToLower(s)
}
