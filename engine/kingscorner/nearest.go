package kingscorner

import (
	"strings"

	"partie/lang"
)

// nearest is a hint that offers the known word closest to w, or all of them where
// none is close.
func nearest(w string, known []string) lang.Msg {
	best, least := "", 3
	for _, k := range known {
		if d := distance(w, k); d < least {
			best, least = k, d
		}
	}
	if best != "" {
		return msg("hint-word", best)
	}
	return msg("hint-one-of", strings.Join(known, ", "))
}

// distance counts the letters to insert, drop or change between a and b. Words far
// longer than any known one are not measured.
func distance(a, b string) int {
	if len(a) > 20 {
		return len(a)
	}
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			d := diagonal
			if a[i] != b[j] {
				d = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], d
		}
	}
	return row[len(b)]
}
