package corpus

import (
	"encoding/json"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/engine/replay"
	"partie/lang"
	"partie/notation"
	"partie/report"
	"partie/testdata"
)

// result is what a case expects of its first game; see cases/README.md. What a case
// does not name is not compared.
type result struct {
	OK        *bool             `json:"ok"`
	Complete  *bool             `json:"complete"`
	Irregular *bool             `json:"irregular"`
	Turns     *int              `json:"turns"`
	Scores    []*int            `json:"scores"`
	Winners   *[]string         `json:"winners"`
	Breakdown []map[string]*int `json:"breakdown"`
	Last      []*int            `json:"timeline_last"`
	Every     map[int][]*int    `json:"timeline_every"`
	ErrorAt   int               `json:"error_line"`
	WarningAt int               `json:"warning_line"`
	Code      string            `json:"code"`
}

// splitCase takes the expectation out of a case, so that the program does not see it;
// its line stays, empty.
func splitCase(t *testing.T, text string) (game string, want result) {
	t.Helper()
	var lines []string
	expects := false
	for line := range strings.SplitSeq(text, "\n") {
		if rest, ok := strings.CutPrefix(line, "#="); ok {
			dec := json.NewDecoder(strings.NewReader(rest))
			dec.DisallowUnknownFields()
			if err := dec.Decode(&want); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			line = ""
			expects = true
		}
		lines = append(lines, line)
	}
	if !expects {
		t.Fatal("the case expects nothing")
	}
	return strings.Join(lines, "\n"), want
}

func TestCases(t *testing.T) {
	files, err := fs.Glob(testdata.Cases, "cases/*/*.partie")
	if err != nil || len(files) == 0 {
		t.Fatal(len(files), err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(path.Base(name), ".partie"), func(t *testing.T) {
			b, err := fs.ReadFile(testdata.Cases, name)
			if err != nil {
				t.Fatal(err)
			}
			text, want := splitCase(t, string(b))
			rs, _ := notation.Parse([]byte(text))
			got := report.NewCheck(replay.Run(rs[0]), lang.En)
			compare(t, want, got)
			for _, d := range got.Diagnostics {
				t.Logf("%d:%d %s %s: %s", d.Line, d.Col, d.Severity, d.Code, d.Message)
			}
		})
	}
}

// compare compares what the case names.
func compare(t *testing.T, want result, got report.Check) {
	t.Helper()
	same := func(what string, named bool, want, got any) {
		t.Helper()
		if d := cmp.Diff(want, got); named && d != "" {
			t.Errorf("%s (-want +got):\n%s", what, d)
		}
	}
	same("ok", want.OK != nil, want.OK, &got.OK)
	same("complete", want.Complete != nil, want.Complete, &got.Complete)
	same("irregular", want.Irregular != nil, want.Irregular, &got.Irregular)
	same("turns", want.Turns != nil, want.Turns, &got.Turns)
	same("scores", want.Scores != nil, want.Scores, got.Scores)
	same("winners", want.Winners != nil, want.Winners, &got.Winners)
	for seat, kinds := range want.Breakdown {
		for key, points := range kinds {
			had := new(int)
			if p, ok := got.Breakdown[seat][key]; ok {
				had = p
			}
			same(fmt.Sprintf("breakdown of seat %d, %s", seat, key), true, points, had)
		}
	}
	entry := func(n int) []*int {
		if n < 1 || n > len(got.Timeline) {
			return nil
		}
		return got.Timeline[n-1]
	}
	same("last entry of the timeline", want.Last != nil, want.Last, entry(len(got.Timeline)))
	for n, totals := range want.Every {
		same(fmt.Sprintf("timeline after turn %d", n), true, totals, entry(n))
	}
	for severity, line := range map[string]int{"error": want.ErrorAt, "warning": want.WarningAt} {
		if line > 0 && !stands(got.Diagnostics, severity, line, want.Code) {
			t.Errorf("no %s %s on line %d", severity, want.Code, line)
		}
	}
}

// stands reports whether a diagnostic of that severity stands on the line, with the
// code where one is given.
func stands(list []report.Diag, severity string, line int, code string) bool {
	for _, d := range list {
		if d.Severity == severity && d.Line == line && (code == "" || d.Code == code) {
			return true
		}
	}
	return false
}
