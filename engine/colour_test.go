package engine

import (
	"math"
	"strconv"
	"testing"
)

// TestShades holds that a thin line in each colour is seen on a light and a dark ground,
// and text on its fill can be read (WCAG 2.2, 1.4.11 and 1.4.3 for large text).
func TestShades(t *testing.T) {
	for _, c := range palette {
		for _, p := range [][2]string{{c.OnLight, "#ffffff"}, {c.OnDark, "#1b2125"}, {c.Line, c.Fill}} {
			if r := contrast(t, p[0], p[1]); r < 3 {
				t.Errorf("%s: %s on %s has a contrast of %.2f", c.Name, p[0], p[1], r)
			}
		}
	}
}

// TestColourOf holds that a colour is known by all of its names.
func TestColourOf(t *testing.T) {
	for name, want := range map[string]string{
		"lila": "purple", "Violett": "purple", "violet": "purple", " purple ": "purple",
		"gray": "grey", "grey": "grey", "grau": "grey", "GRÜN": "green", "gruen": "green", "mauve": "",
	} {
		if c, ok := ColourOf(name); c.Name != want || ok != (want != "") {
			t.Errorf("%q is %q, want %q", name, c.Name, want)
		}
	}
}

func contrast(t *testing.T, a, b string) float64 {
	la, lb := luminance(t, a), luminance(t, b)
	return (max(la, lb) + .05) / (min(la, lb) + .05)
}

func luminance(t *testing.T, colour string) (sum float64) {
	t.Helper()
	for i, weight := range []float64{.2126, .7152, .0722} {
		n, err := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
		if err != nil {
			t.Fatal(err)
		}
		c := float64(n) / 255
		if c <= .04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}
