package review_test

import (
	"testing"

	"partie/notation"
	"partie/review"
	"partie/testdata"
)

// BenchmarkReview reviews recorded games: of Carcassonne with 72 tiles as people played
// it, of the others samples.
func BenchmarkReview(b *testing.B) {
	for _, name := range []string{"bga1", "kardinal-first", "kc-five-rounds"} {
		b.Run(name, func(b *testing.B) {
			text, err := testdata.Games.ReadFile("games/" + name + ".partie")
			if err != nil {
				b.Fatal(err)
			}
			recs, _ := notation.Parse(text)
			turns := 0
			for b.Loop() {
				rv, ok := review.Of(recs[0], nil)
				if !ok {
					b.Skip("no judge")
				}
				turns = len(rv.Findings)
			}
			b.ReportMetric(float64(turns), "turns")
		})
	}
}
