package lab

import "testing"

// Complete games for two, one after the other: of static against itself, and of the
// greedy, which shows what the rest costs.
func BenchmarkStatic(b *testing.B) { benchmark(b, Static) }
func BenchmarkGreedy(b *testing.B) { benchmark(b, Greedy) }

func benchmark(b *testing.B, policy string) {
	for _, s := range settings() {
		b.Run(s.game.Name(), func(b *testing.B) {
			m := s.match(b, policy, policy, b.N, 1)
			b.ReportAllocs()
			b.ResetTimer()
			mustRun(b, m)
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
