package draw

import "testing"

func TestEscape(t *testing.T) {
	for in, want := range map[string]string{
		`<b a="1">&'`:     "&lt;b a=&#34;1&#34;&gt;&amp;&#39;",
		"a\x00\x1b\ufffe": "a\ufffd\ufffd\ufffd",
		"ä\xff\t\n":       "ä\ufffd\t\n",
	} {
		if got := Escape(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
	}
}

func TestNum(t *testing.T) {
	for in, want := range map[float64]string{3: "3", -2.25: "-2.2", 0.96: "1", 7.5: "7.5", -0.96: "-1", -0.3: "-0.3", -0.04: "0", 10.04: "10"} {
		if got := Num(in); got != want {
			t.Errorf("%v: %s, want %s", in, got, want)
		}
	}
}
