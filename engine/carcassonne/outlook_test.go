package carcassonne

import (
	"math"
	"testing"
)

// The powers are those of the library.
func TestPower(t *testing.T) {
	for _, base := range []float64{0.1, 0.5, 0.8, 0.99} {
		by := usual()
		by.nextFollower = base
		var o outlook
		o.goBy(by)
		for n := 0.; n < 12; n += 0.0137 {
			if got, want := o.power(n), math.Pow(base, n); math.Abs(got-want) > 1e-9 {
				t.Errorf("%v to the power of %v: %v, want %v", base, n, got, want)
			}
		}
	}
}
