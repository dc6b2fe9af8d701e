package replay

import (
	"fmt"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/notation"
)

// Replays side by side, which hand their positions on to each other, come to what each
// comes to alone.
func TestParallelReplays(t *testing.T) {
	games := sampleGames(t)
	outcome := func(text string) string {
		recs, _ := notation.Parse([]byte(text))
		r := Run(recs[0])
		defer r.Release()
		return fmt.Sprint(r.Final, r.Winners, len(r.Steps), seen(r.Last()), string(r.Canonical(false)))
	}
	want := map[string]string{}
	for name, text := range games {
		want[name] = outcome(text)
	}
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			for name, text := range games {
				if d := cmp.Diff(want[name], outcome(text)); d != "" {
					t.Errorf("%s (-alone +beside others):\n%s", name, d)
				}
			}
		})
	}
	wait.Wait()
}
