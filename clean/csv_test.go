package clean

import "testing"

func TestCSVCell(t *testing.T) {
	for in, want := range map[string]string{"": "", "Anna": "Anna", "=1+1": "'=1+1", "+1": "'+1", "-1": "'-1", "@x": "'@x", "\t=1": "' =1", "a=1": "a=1",
		"- li": "'- li", "＝1": "'＝1", "Jürgen": "Jürgen", "a\x1b[31m\u202eb": "a\ufffd[31m\ufffdb", "\r=1": "'\ufffd=1"} {
		if got := CSVCell(in); got != want {
			t.Errorf("%q: %q", in, got)
		}
	}
}
