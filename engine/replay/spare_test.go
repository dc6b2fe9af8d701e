package replay_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/notation"
)

// A released position is used again by the next replay of its game, whose outcome is
// what it would have been.
func TestRelease(t *testing.T) {
	const head = "[Game \"carcassonne\"]\n[Players \"A, B\"]\n"
	texts := []string{
		head + "E2@n1 cS\nU1@e1 fNE\n@end\n",
		head + "[Rules \"river abbot\"]\nrA@0\nrD@s1\n@unfinished\n",
		head + "B@s1 m\n(E2@n1 cS | U1@e1)\nE2@n1 cS\n(U1@e1 (U1@w1))\n@end\n",
	}
	var want [][]byte
	for range 3 {
		for i, text := range texts {
			recs, _ := notation.Parse([]byte(text))
			r := replay.Run(recs[0])
			if !r.OK() {
				t.Fatalf("%s: %v", text, r.Diags)
			}
			got := []byte(cmp.Diff(nil, r.Final) + string(r.Canonical(false)))
			if r.Release(); r.Last() != nil {
				t.Error("a released replay still has its last position")
			}
			if len(want) < len(texts) {
				want = append(want, got)
			} else if d := cmp.Diff(string(want[i]), string(got)); d != "" {
				t.Error(d)
			}
		}
	}
}
