package main

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// testApp is an app that reads in and writes to buffers.
func testApp(in string) (a *app, out, msgs *bytes.Buffer) {
	out, msgs = new(bytes.Buffer), new(bytes.Buffer)
	return &app{
		in: strings.NewReader(in), out: out, err: msgs, width: 80,
		env: func(string) string { return "" },
		now: func() time.Time { return time.Date(2026, 11, 14, 20, 0, 0, 0, time.UTC) },
	}, out, msgs
}

// TestStatus holds the exit statuses that other programs rely on.
func TestStatus(t *testing.T) {
	dir := t.TempDir()
	file := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := file("good.partie", "[Game \"sheet\"]\n[Players \"A, B\"]\nA+1\n")
	bad := file("bad.partie", "[Game \"sheet\"]\n[Players \"A, B\"]\nfrob\n")
	for _, c := range []struct {
		args string
		want int
	}{
		{"", exitOK},
		{"--help", exitOK},
		{"--version", exitOK},
		{"check " + good, exitOK},
		{"check " + bad, exitFault},
		{"check --json " + bad, exitFault},
		{"check " + good + " " + filepath.Join(dir, "none"), exitFault},
		{"check " + dir, exitFault},
		{"fmt " + bad, exitFault},
		{"fmt -l " + good, exitOK},
		{"replay " + bad, exitFault},
		{"replay " + good + " --at 9", exitFault},
		{"replay " + good + " --at -1", exitOK},
		{"replay " + good + " --at -2", exitFault},
		{"chek", exitUsage},
		{"check", exitUsage},
		{"check --frob", exitUsage},
		{"fmt -w -", exitUsage},
		{"list --db=", exitUsage},
		{"log kings-corner", exitUsage},
		{"log frob --players A,B", exitUsage},
		{"log kings-corner --players A", exitUsage},
		{"replay " + good + " --at x", exitUsage},
		{"replay " + good + " --game 2", exitUsage},
		{"rules frob", exitUsage},
		{"help frob", exitUsage},
		{"completion frob", exitUsage},
	} {
		a, out, msgs := testApp("")
		if got := run(strings.Fields(c.args), a); got != c.want {
			t.Errorf("partie %s: status %d, want %d\n%s%s", c.args, got, c.want, out, msgs)
		}
	}
}

// badReader panics or fails when it is read.
type badReader struct{ err error }

func (r badReader) Read([]byte) (int, error) {
	if r.err == nil {
		panic("index out of range\x1b[2J")
	}
	return 0, r.err
}

// TestPanic: a fault of the program is told in plain words, without a stack.
func TestPanic(t *testing.T) {
	a, _, msgs := testApp("")
	a.in = badReader{}
	if got := run([]string{"check", "-"}, a); got != exitFailed {
		t.Errorf("status %d, want %d", got, exitFailed)
	}
	if s := msgs.String(); !strings.Contains(s, "the program is at fault") || strings.Contains(s, "goroutine") || strings.Contains(s, "\x1b") {
		t.Errorf("message: %q", s)
	}
}

func TestReadFails(t *testing.T) {
	for _, args := range []string{"check -", "check --json - none", "fmt - none", "replay -"} {
		a, _, msgs := testApp("")
		a.in = badReader{errors.New("the disk is on fire")}
		if got := run(strings.Fields(args), a); got != exitFailed || !strings.Contains(msgs.String(), "the disk is on fire") {
			t.Errorf("%s: status %d, want %d: %s", args, got, exitFailed, msgs)
		}
	}
}

// brokenWriter takes some bytes and then fails, as a full disk does.
type brokenWriter struct{ room int }

func (w *brokenWriter) Write(p []byte) (int, error) {
	if len(p) > w.room {
		return 0, errors.New("no space left")
	}
	w.room -= len(p)
	return len(p), nil
}

func TestOutputFails(t *testing.T) {
	for _, args := range []string{"--help", "check --json -", "fmt -", "rules sheet", "completion bash", "log"} {
		a, _, msgs := testApp("[Game \"sheet\"]\n[Players \"A, B\"]\nA+1\n")
		a.out = &brokenWriter{}
		args = "--db " + filepath.Join(t.TempDir(), "x.db") + " " + args
		if got := run(strings.Fields(args), a); got != exitFailed || !strings.Contains(msgs.String(), "no space left") {
			t.Errorf("%s: status %d, want %d: %s", args, got, exitFailed, msgs)
		}
	}
}
