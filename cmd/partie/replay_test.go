package main

import (
	"strings"
	"testing"

	"partie/engine/replay"
	"partie/notation"
)

// TestStepperVariation holds that the keys show variations, whole even where the
// terminal is narrow.
func TestStepperVariation(t *testing.T) {
	recs, _ := notation.Parse([]byte("[Game \"sheet\"]\n[Players \"Anna, Ben\"]\nA+1 B+2\n(A+3 B+4 {Ben would not have been so far ahead of her} | A+7)\nA+5\n"))
	a, _, _ := testApp("")
	m := &stepper{app: a, r: replay.Run(recs[0]), width: 40, height: 24}
	m.moveTo(1)
	text := strings.Join(strings.Fields(m.View().Content), " ")
	if want := "Instead: 1. A+3 B+4 {Ben would not have been so far ahead of her} | 2. A+7"; !strings.Contains(text, want) {
		t.Errorf("no %q in\n%s", want, m.View().Content)
	}
}
