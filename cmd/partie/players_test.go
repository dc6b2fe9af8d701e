package main

import (
	"path/filepath"
	"strings"
	"testing"
)

// Names and annotations that nobody could read are refused in plain words.
func TestUnreadable(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.db")
	a, _, msgs := testApp("[Game \"sheet\"]\n[Players \"Anna, Ben\"]\n[Group \"Wed\"]\nA+1\n@end\n")
	if run([]string{"--db", path, "import", "-"}, a) != exitOK {
		t.Fatal(msgs)
	}
	for _, c := range []struct {
		args []string
		code int
		says string
	}{
		{[]string{"players", "rename", "Anna", "A\x1b[31mX"}, exitFault, "control characters"},
		{[]string{"players", "rename", "Anna", "A\nX"}, exitFault, "line ends"},
		{[]string{"players", "rename", "Anna", "A\xff"}, exitFault, "not UTF-8"},
		{[]string{"players", "alias", "Anna", "A\u202eX"}, exitFault, "control characters"},
		{[]string{"groups", "rename", "Wed", strings.Repeat("ü", 201)}, exitFault, "200 characters"},
		{[]string{"groups", "rename", "Wed", strings.Repeat("ü", 200)}, exitOK, ""},
		{[]string{"players", "rename", "Anna", "Anna 李"}, exitOK, ""},
		{[]string{"annotate", "x", "1", "A\xff"}, exitFault, "not UTF-8"},
		{[]string{"annotate", "x", "1", "--author", "A\xff", "fine"}, exitFault, "not UTF-8"},
	} {
		a, _, msgs := testApp("")
		if code := run(append([]string{"--db", path}, c.args...), a); code != c.code || !strings.Contains(msgs.String(), c.says) {
			t.Errorf("%q: status %d, %s", c.args, code, msgs)
		}
	}
}
