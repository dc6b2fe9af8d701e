package replay

import (
	"testing"

	"partie/engine"
	"partie/notation"
)

// A variation that goes on as the game did has the game's positions behind its turns.
func TestEachLine(t *testing.T) {
	for name, text := range sampleGames(t) {
		t.Run(name, func(t *testing.T) {
			plain, _ := notation.Parse([]byte(mainLineOf(t, text)))
			recs, _ := notation.Parse([]byte(branched(plain[0], 3, 2)))
			var main []string
			behind := map[int]string{}
			r := EachLine(recs[0], func(_ int, st engine.State) { main = append(main, seen(st)) },
				func(item int, st engine.State) { behind[item] = seen(st) })
			want := 0
			var compare func(lines []Line)
			compare = func(lines []Line) {
				for _, l := range lines {
					for i := range l.Steps {
						s := &l.Steps[i]
						want++
						if behind[s.Item] != main[s.Number] {
							t.Errorf("turn %d in a variation: (-game +variation)\n%s%s", s.Number, main[s.Number], behind[s.Item])
						}
						compare(s.Lines)
					}
				}
			}
			for i := range r.Steps {
				compare(r.Steps[i].Lines)
			}
			if want == 0 || len(behind) != want {
				t.Errorf("%d positions behind %d turns", len(behind), want)
			}
		})
	}
}
