package kardinal

import (
	"strconv"
	"strings"
	"testing"

	"partie/lang"
)

// Reasons name whose pieces bring the points.
func TestReasons(t *testing.T) {
	for _, c := range []struct{ lines, reason string }{
		{"Fk c1 <A", "A +1: Franconia: place 1 with one cloister, 1 for the only one there"},
		{"Fk c1 <A|Fk c2 <A|-E|Fk c3 c4 <AA", "B +3: Franconia: place 2 with one cloister, 1 for each of the 3 cloisters of A"},
		{"Fk c1 <A|Fk c2 <A|Fk c5 <A|Fk c3 <A|Fk c4 <A", "C +2: Franconia: place 2 with one cloister, 1 for each of the 2 cloisters that A and B have each"},
		{"Fk c1 <A|Ba c1 <B|-E|Fk c2 a <AA|-E|-E|Ba a <B", "A +2: alliance 11, most advisors in both Bavaria (A 1) and Franconia (A 1)"},
	} {
		s := playedLines(t, "", 3, c.lines)
		var said []string
		for _, e := range s.Finish(nil) {
			said = append(said, e.Seat.String()+" +"+strconv.Itoa(e.Points.Max)+": "+s.Explain(e).In(lang.En))
		}
		if text := strings.Join(said, "\n"); !strings.Contains(text, c.reason) {
			t.Errorf("%s: %s is missing in\n%s", c.lines, c.reason, text)
		}
	}
}

// Equal points are told with the pieces that decide them.
func TestTieBreak(t *testing.T) {
	for _, c := range []struct {
		points [3]int32
		less   uint8 // pieces that A has fewer than the others
		text   string
	}{
		{[3]int32{5, 4, 3}, 0, ""},
		{[3]int32{5, 5, 3}, 2, "equal points go by the pieces left in supply: A 26, B 28"},
		{[3]int32{5, 3, 5}, 0, "equal points go by the pieces left in supply, and there are as many: A 28, C 28"},
	} {
		s := begunWith(t, "", 3)
		copy(s.points[:], c.points[:])
		s.cloisters[0] -= c.less
		if s.TieBreak().In(lang.En) != "" {
			t.Error("told before the end")
		}
		s.over = true
		if got := s.TieBreak().In(lang.En); got != c.text {
			t.Errorf("%v: %q", c.points, got)
		}
	}
}
