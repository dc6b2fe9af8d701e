package review

import (
	"encoding/json"

	"partie/engine/replay"
)

// Read reads a review that was kept as JSON. It reports false where the text is no review
// of this version and of the game that was replayed: it may have been changed.
func Read(text []byte, r *replay.Replay) (*Review, bool) {
	rv := new(Review)
	if json.Unmarshal(text, rv) != nil || !rv.fits(r) {
		return nil, false
	}
	return rv, true
}

// fits reports whether every finding is of its turn and every number points at something.
func (rv *Review) fits(r *replay.Replay) bool {
	seats := len(r.Players)
	finding := func(i int) bool { return i >= -1 && i < len(rv.Findings) }
	fits := rv.Version == Version(r.Game) && rv.Primary < Levels && len(rv.Findings) == len(r.Steps) && len(rv.Seats) == seats
	for i := range rv.Findings {
		if !fits {
			return false
		}
		f, step := &rv.Findings[i], &r.Steps[i]
		fits = f.Turn == step.Number && f.Seat == step.Seat && f.Class < Classes
		for _, list := range [][]float64{f.Helped, f.Before, f.After} {
			judged := f.Unjudged == Text{}
			fits = fits && (len(list) == seats || !judged && len(list) == 0)
		}
		for _, list := range [][]Reason{f.Missed, f.Got} {
			for _, reason := range list {
				fits = fits && int(reason.Seat) < seats
			}
		}
		fits = fits && (f.Later == nil || int(f.Later.Seat) < seats)
	}
	for _, s := range rv.Seats {
		fits = fits && finding(s.Best) && finding(s.Worst) && len(s.Helped) == seats
	}
	for _, i := range rv.Turning {
		fits = fits && i >= 0 && finding(i) && len(rv.Findings[i].After) == seats && len(rv.Findings[i].Before) == seats
	}
	for _, f := range rv.Forgot {
		fits = fits && int(f.Seat) < seats
	}
	return fits
}
