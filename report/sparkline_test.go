package report

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"partie/lang"
)

// TestSparks holds the steps of a timeline, on a scale of 8 from 0 to 4 points: 2 is step
// 2*7/4 = 3, 3 is step 5, 4 is step 7.
func TestSparks(t *testing.T) {
	rows, least, most := gameOf(t, tileGame, lang.En).sparks(80, 8)
	want := []Spark{
		{Name: "Anna", Levels: []int{0, 0, 0, 0, 5}, Now: []int{0, 3, 3, 5, 5}, Last: Points{3, 3}},
		{Name: "Ben", Levels: []int{0, 0, 7, 7, 7}, Now: []int{0, 0, 7, 7, 7}, Last: Points{4, 4}},
	}
	if d := cmp.Diff(want, rows); d != "" || least != 0 || most != 4 {
		t.Errorf("scale %d to %d (-want +got):\n%s", least, most, d)
	}
	// In two columns stand the second and the last of five moments.
	rows, _, _ = gameOf(t, tileGame, lang.En).sparks(2, 8)
	if d := cmp.Diff([]int{3, 5}, rows[0].Now); d != "" {
		t.Error(d)
	}
}

// TestSparksUnknown holds that a row of what is hardly known is left out: nobody knows the
// hands of this round but at its end.
func TestSparksUnknown(t *testing.T) {
	record := "[Game \"kings-corner\"]\n[Players \"Anna, Ben\"]\n@cross N=9s E=Qd S=Jd W=6c\n1. A: 8hN\n2. B: -\n3. A: -\n@unfinished\n"
	g := gameOf(t, record, lang.En)
	rows, _, _ := g.sparks(80, 8)
	if rows[0].Now != nil || rows[1].Now != nil {
		t.Errorf("%+v", rows)
	}
	var b strings.Builder
	g.writeSparks(&b, Terminal{Width: 80, Unicode: true}, "")
	if s := b.String(); strings.Contains(s, "?") || strings.Contains(s, "if the game were scored") {
		t.Error(s)
	}
}
