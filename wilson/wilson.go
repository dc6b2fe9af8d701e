// Package wilson tells how sure a share is that was counted in so many cases.
package wilson

import "math"

// Interval is a share and what it may be in truth.
type Interval struct{ Share, Low, High float64 }

// z is that of an interval which holds the truth 95 times of 100.
const z = 1.959963984540054

// Of is won of n, by Wilson's score interval at 95 % (E. B. Wilson, Journal of the
// American Statistical Association 22, 1927, 209–212). Wins may be split, so that won need
// not be whole. Of no cases the interval is everything.
func Of(won, n float64) Interval {
	if n <= 0 {
		return Interval{0, 0, 1}
	}
	p := won / n
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return Interval{p, max(mid-half, 0), min(mid+half, 1)}
}
