package lang

import (
	"strconv"
	"strings"
)

// Decimal is a number with one digit behind the point of the language.
type Decimal float64

// In is the number in l.
func (d Decimal) In(l Lang) string {
	s := strconv.FormatFloat(float64(d), 'f', 1, 64)
	if l == De {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s
}
