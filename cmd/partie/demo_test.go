package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDemoName: the hints call the program as it was called.
func TestDemoName(t *testing.T) {
	a, out, msgs := testApp("")
	a.name = "bin/partie"
	if status := run([]string{"demo", "--dir", filepath.Join(t.TempDir(), "demo")}, a); status != exitOK {
		t.Fatalf("status %d: %s", status, msgs)
	}
	if s := out.String(); !strings.Contains(s, "\n  bin/partie list\n") || strings.Contains(s, "\n  partie ") {
		t.Errorf("the hints:\n%s", s)
	}
}

// TestCalledAs: a program of the same name elsewhere in the PATH is another one.
func TestCalledAs(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name string
		put  func(path string) error
		want string
	}{
		{"nothing", func(string) error { return nil }, "./partie"},
		{"another", func(p string) error { return os.WriteFile(p, []byte("#!/bin/sh\n"), 0o755) }, "./partie"},
		{"itself", func(p string) error { return os.Symlink(self, p) }, "partie"},
	} {
		dir := t.TempDir()
		if err := c.put(filepath.Join(dir, "partie")); err != nil {
			t.Fatal(err)
		}
		t.Setenv("PATH", dir)
		if got := calledAs("./partie"); got != c.want {
			t.Errorf("%s in the PATH: %q, want %q", c.name, got, c.want)
		}
	}
}
