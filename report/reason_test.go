package report

import (
	"bytes"
	"strings"
	"testing"

	"partie/lang"
)

// TestNoReason holds that a score without a reason is shown without one.
func TestNoReason(t *testing.T) {
	const bare = "[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n1. A+12 B-3\n2. A+1 =14/-3\n"
	for _, tt := range []struct {
		record string
		want   []string
		not    []string
	}{
		{bare, []string{"| turn 1 | Anna | +12 |\n", "| Anna +12; Ben −3 |", "Anna has 13, not 14: 12 (turn 1); 1 (turn 2)"}, []string{"other", "Reason"}},
		{strings.Replace(bare, "B-3", "B-3:floor", 1), []string{"| turn 1 | Anna | +12 |  |\n", "| Anna +12; Ben −3 (floor) |", "| other | 13 | 0 |", "| Reason |"}, nil},
	} {
		var b bytes.Buffer
		if err := Markdown(&b, []*Game{gameOf(t, tt.record, lang.En)}); err != nil {
			t.Fatal(err)
		}
		for _, want := range tt.want {
			if !strings.Contains(b.String(), want) {
				t.Errorf("no %q in\n%s", want, b.String())
			}
		}
		for _, not := range tt.not {
			if strings.Contains(b.String(), not) {
				t.Errorf("%q in\n%s", not, b.String())
			}
		}
	}
	g := gameOf(t, bare, lang.En)
	if s := g.Scores[0]; s.Key != "other" || s.Kind != "other" || s.Reason != "" {
		t.Errorf("%+v", s)
	}
}
