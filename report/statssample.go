package report

import (
	"math"

	"partie/wilson"
)

// sample is numbers of which the mean and the spread are wanted.
type sample struct {
	n            int
	sum, squares float64
}

func (s *sample) add(x float64) {
	s.n++
	s.sum += x
	s.squares += x * x
}

// mean is nil of no numbers.
func (s *sample) mean() *float64 { return ratio(s.sum, float64(s.n)) }

// spread is the standard deviation of what the numbers are a sample of; nil of fewer than
// two.
func (s *sample) spread() *float64 {
	if s.n < 2 {
		return nil
	}
	n := float64(s.n)
	x := cents(math.Sqrt(max(s.squares-s.sum*s.sum/n, 0) / (n - 1)))
	return &x
}

// ratio is a/b, nil where b is 0.
func ratio(a, b float64) *float64 {
	if b == 0 {
		return nil
	}
	x := cents(a / b)
	return &x
}

// cents is x with two digits behind the point.
func cents(x float64) float64 { return math.Round(x*100) / 100 }

// Interval is a share and what it may be in truth: Wilson's interval, which holds the
// truth 95 times of 100.
type Interval struct {
	Share float64 `json:"share"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
}

// intervalOf is won of n; nil of no cases.
func intervalOf(won float64, n int) *Interval {
	if n == 0 {
		return nil
	}
	w := wilson.Of(won, float64(n))
	round := func(x float64) float64 { return math.Round(x*1e4) / 1e4 }
	return &Interval{round(w.Share), round(w.Low), round(w.High)}
}

// A Verdict is what a share of wins says beside what chance alone would give.
type Verdict string

// The verdicts. Of fewer games than fewGames none is dared.
const (
	Few    Verdict = "few"
	Chance Verdict = "chance" // the interval holds it
	More   Verdict = "more"
	Less   Verdict = "less"
)

const fewGames = 10

// judge compares a share over n games with the one by chance.
func judge(i *Interval, n int, chance float64) Verdict {
	switch {
	case n < fewGames:
		return Few
	case i.Low > chance:
		return More
	case i.High < chance:
		return Less
	}
	return Chance
}
