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

// Integer is a number in the form of the language, thousands set apart.
type Integer int

// In is the number in l.
func (n Integer) In(l Lang) string {
	digits := strconv.Itoa(int(n))
	sign := ""
	if n < 0 {
		sign, digits = "−", digits[1:]
	}
	mark := ","
	if l == De {
		mark = "."
	}
	for i := len(digits) - 3; i > 0; i -= 3 {
		digits = digits[:i] + mark + digits[i:]
	}
	return sign + digits
}
