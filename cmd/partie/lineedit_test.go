package main

import (
	"errors"
	"io"
	"strings"
	"testing"
)

// TestEditor: arrow keys edit and bring back, Ctrl-D ends, and Ctrl-C is told from it.
func TestEditor(t *testing.T) {
	const up, left = "\x1b[A", "\x1b[D"
	for _, c := range []struct {
		typed string
		want  []string
		end   error
	}{
		{"A+1\r" + up + "\r\x04", []string{"A+1", "A+1"}, io.EOF},
		{"A+1" + left + "2\r\x04", []string{"A+21"}, io.EOF},
		{":tag Place K\u00f6ln\n\n\x04", []string{":tag Place K\u00f6ln", ""}, io.EOF},
		{"A+\x03", nil, errInterrupt},
	} {
		ed := newTerminal(strings.NewReader(c.typed), io.Discard)
		for _, want := range c.want {
			if got, err := ed.ReadLine(); got != want || err != nil {
				t.Errorf("%q: %q, %v; want %q", c.typed, got, err, want)
			}
		}
		if got, err := ed.ReadLine(); !errors.Is(err, c.end) {
			t.Errorf("%q: %q, %v at the end; want %v", c.typed, got, err, c.end)
		}
	}
}
