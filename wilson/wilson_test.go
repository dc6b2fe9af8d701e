package wilson

import (
	"math"
	"testing"
)

// The figures are those of a table of Wilson intervals: 0 of 10 up to z²/(n+z²), and
// 5 of 10 is 0.5 ± z/(2·√(n+z²)), both of which follow from the formula by hand.
func TestOf(t *testing.T) {
	for _, c := range []struct{ won, n, share, low, high float64 }{
		{0, 0, 0, 0, 1},
		{0, 10, 0, 0, 0.27753},
		{10, 10, 1, 0.72247, 1},
		{5, 10, 0.5, 0.23659, 0.76341},
		{950, 1000, 0.95, 0.934687, 0.961870},
	} {
		i := Of(c.won, c.n)
		for _, d := range []float64{i.Share - c.share, i.Low - c.low, i.High - c.high} {
			if math.Abs(d) > 1e-5 {
				t.Errorf("%v of %v: %v, want %v %v %v", c.won, c.n, i, c.share, c.low, c.high)
			}
		}
	}
}
