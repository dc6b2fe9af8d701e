package replay

import (
	"os"
	"testing"

	"partie/notation"
)

// BenchmarkRun replays a recorded game of 113 turns, with hands unknown, from its
// parsed text.
func BenchmarkRun(b *testing.B) {
	text, err := os.ReadFile("../../testdata/games/kc-five-rounds.partie")
	if err != nil {
		b.Fatal(err)
	}
	rs, _ := notation.Parse(text)
	turns := 0
	b.ReportAllocs()
	for b.Loop() {
		turns += len(Run(rs[0]).Steps)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(turns), "ns/turn")
}
