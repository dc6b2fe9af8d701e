package engine

import "github.com/agnivade/levenshtein"

// Nearest is the known word that w was probably meant to be, "" where none comes
// close. Words far longer than any known one are not measured.
func Nearest(w string, known []string) string {
	best, least := "", 3
	if len(w) > 20 {
		return best
	}
	for _, k := range known {
		if d := levenshtein.ComputeDistance(w, k); d < least {
			best, least = k, d
		}
	}
	return best
}
