package main

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"partie/notation"
	"partie/testdata"
)

// FuzzCheck runs "partie check" and "partie fmt" on arbitrary bytes: they end with a
// status of theirs, what they print is harmless, the JSON is JSON, and the canonical
// form of a canonical form is the same.
func FuzzCheck(f *testing.F) {
	for _, set := range []struct {
		files fs.FS
		dir   string
	}{{testdata.Games, "games"}, {testdata.Broken, "broken"}} {
		list, err := fs.Glob(set.files, set.dir+"/*.partie")
		if err != nil || len(list) == 0 {
			f.Fatalf("no seeds in %s: %v", set.dir, err)
		}
		for _, name := range list {
			text, err := fs.ReadFile(set.files, name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text)
		}
	}
	f.Add([]byte("\xff\xfe[\x00G\x00"))
	f.Add([]byte("\xef\xbb\xbf[Game \"sheet\"]\r\n[Players \"\x1b[2J, B\"]\r\nA+1\x00\r\n"))
	f.Add([]byte("[Game \"sheet\"]\n[Players \"A, B\"]\nA+1 =1" + strings.Repeat("0", 1000) + "\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		in := string(text)
		a, out, msgs := testApp(in)
		status := run([]string{"check", "-"}, a)
		if status != exitOK && status != exitFault {
			t.Fatalf("check: status %d: %s", status, msgs)
		}
		mustBeHarmless(t, out.String()+msgs.String())

		a, out, msgs = testApp(in)
		if got := run([]string{"check", "--json", "--lang", "de", "-"}, a); got != status {
			t.Fatalf("check --json: status %d, without --json %d: %s", got, status, msgs)
		}
		if !json.Valid(out.Bytes()) {
			t.Fatalf("check --json is no JSON: %s", out)
		}

		a, out, msgs = testApp(in)
		if got := run([]string{"fmt", "-"}, a); got != status {
			t.Fatalf("fmt: status %d, check %d: %s", got, status, msgs)
		}
		if status != exitOK {
			return
		}
		once := out.String()
		a, out, msgs = testApp(once)
		if got := run([]string{"fmt", "-"}, a); got != exitOK || out.String() != once {
			t.Fatalf("fmt of fmt: status %d, %q, want %q\n%s", got, out, once, msgs)
		}
	})
}

// mustBeHarmless fails where a text holds something that a terminal obeys.
func mustBeHarmless(t *testing.T, s string) {
	t.Helper()
	if !utf8.ValidString(s) {
		t.Fatalf("the output is no UTF-8: %q", s)
	}
	for _, r := range s {
		if r < 0x20 && r != '\n' && r != '\t' || r == 0x7f || r == '\u202e' {
			t.Fatalf("the output holds %q: %q", r, s)
		}
	}
}

// TestDeep: variations as deep as the notation allows are read by every command
// that reads files, and deeper ones are a diagnostic.
func TestDeep(t *testing.T) {
	for depth, want := range map[int]int{notation.MaxDepth: exitOK, 2 * notation.MaxDepth: exitFault} {
		text := "[Game \"sheet\"]\n[Players \"A, B\"]\nA+1\n" + strings.Repeat("(A+1\n", depth) + strings.Repeat(")", depth) + "\n"
		name := filepath.Join(t.TempDir(), "deep.partie")
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"check", name}, {"check", "--json", name}, {"fmt", name}, {"replay", name}} {
			a, _, msgs := testApp("")
			if got := run(args, a); got != want {
				t.Errorf("%v, depth %d: status %d, want %d: %.300s", args, depth, got, want, msgs)
			}
		}
	}
}
