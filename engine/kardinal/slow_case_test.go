package kardinal_test

import (
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"
	"testing"

	"partie/testdata"
)

// recordTexts is the records of Kardinal & König in a folder, by name.
func recordTexts(t *testing.T, files fs.FS, pattern string) map[string]string {
	t.Helper()
	names, err := fs.Glob(files, pattern)
	if err != nil || len(names) == 0 {
		t.Fatal(len(names), err)
	}
	texts := map[string]string{}
	for _, name := range names {
		b, err := fs.ReadFile(files, name)
		if err != nil {
			t.Fatal(err)
		}
		texts[strings.TrimSuffix(path.Base(name), ".partie")] = string(b)
	}
	return texts
}

// slowExpectation is what a case names of the outcome, as far as the slow rules tell it.
type slowExpectation struct {
	Turns     *int
	Complete  *bool
	Irregular *bool
	Scores    []int
	Winners   []string
	Breakdown []map[string]int
	Last      []int         `json:"timeline_last"`
	Every     map[int][]int `json:"timeline_every"`
	ErrorAt   int           `json:"error_line"`
}

// The cases, worked by hand from the rules, hold for the slow rules too.
func TestSlowCases(t *testing.T) {
	for name, text := range recordTexts(t, testdata.Cases, "cases/kardinal/*.partie") {
		t.Run(name, func(t *testing.T) {
			text, expected, _ := strings.Cut(text, "#= ")
			var want slowExpectation
			if err := json.Unmarshal([]byte(expected), &want); err != nil {
				t.Fatal(err)
			}
			s := playRecord(text)
			if s.errorAt != want.ErrorAt {
				t.Fatalf("error on line %d: %v; want one on line %d", s.errorAt, s.err, want.ErrorAt)
			}
			s.compare(t, want)
		})
	}
}

// compare compares what was played with what is expected.
func (s *slowRecord) compare(t *testing.T, want slowExpectation) {
	t.Helper()
	if want.Turns != nil && len(s.timeline) != *want.Turns {
		t.Errorf("%d turns, want %d", len(s.timeline), *want.Turns)
	}
	if want.Complete != nil && s.ended != *want.Complete {
		t.Errorf("complete: %v", s.ended)
	}
	if want.Irregular != nil && s.irregular != *want.Irregular {
		t.Errorf("irregular: %v", s.irregular)
	}
	if want.Scores != nil && !slices.Equal(s.totals(), want.Scores) {
		t.Errorf("scores %v, want %v: %v", s.totals(), want.Scores, s.points)
	}
	for seat, keys := range want.Breakdown {
		for key, n := range keys {
			if s.points[seat][key] != n {
				t.Errorf("seat %d has %d by %s, want %d", seat, s.points[seat][key], key, n)
			}
		}
	}
	if want.Winners != nil && !slices.Equal(s.won(), want.Winners) {
		t.Errorf("%v win, want %v", s.won(), want.Winners)
	}
	if n := len(s.timeline); want.Last != nil && (n == 0 || !slices.Equal(s.timeline[n-1], want.Last)) {
		t.Errorf("the timeline is %v, want %v at its end", s.timeline, want.Last)
	}
	for n, totals := range want.Every {
		if n > len(s.timeline) || !slices.Equal(s.timeline[n-1], totals) {
			t.Errorf("the timeline is %v, want %v behind turn %d", s.timeline, totals, n)
		}
	}
}
