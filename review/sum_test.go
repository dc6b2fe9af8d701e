package review

import "testing"

// What stays undone is lost once: 5 points are missed, missed again, and 2 more with them;
// made good but for one, of which nothing is new; and the next round begins anew.
func TestLeftUndone(t *testing.T) {
	var l left
	for i, c := range []struct {
		round        int
		missed, lost float64
	}{{1, 5, 5}, {1, 5, 0}, {1, 7, 2}, {1, 1, 0}, {1, 3, 2}, {2, 3, 3}} {
		if got := l.more(c.round, c.missed); got != c.lost {
			t.Errorf("turn %d: %v lost, want %v", i+1, got, c.lost)
		}
	}
}
