package clean

import "testing"

func TestTerminal(t *testing.T) {
	for in, want := range map[string]string{
		"Jürgen ♥ 你\n\tx":         "Jürgen ♥ 你\n\tx",
		"\x1b]0;title\x07\x1b[2J": "\ufffd]0;title\ufffd\ufffd[2J",
		"a\u202eb\u2066c":         "a\ufffdb\ufffdc",
		"\u009b31m":               "\ufffd31m", // the C1 form of ESC [
		"a\xffb\x00\x7f":          "a\ufffdb\ufffd\ufffd",
		"👩‍👧":                     "👩‍👧",
		"\r\nx":                   "\ufffd\nx",
	} {
		if got := Terminal(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestMarkdown(t *testing.T) {
	if got, want := Markdown("a|b\n`<x>`*\x1b"), "a\\|b \\`\\<x\\>\\`\\*\ufffd"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
