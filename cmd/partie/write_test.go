//go:build unix

package main

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestNotWritable: a file that may not be written is no fault of the input, whatever
// step of writing it is that fails.
func TestNotWritable(t *testing.T) {
	for _, err := range []error{
		fs.ErrPermission,
		&fs.PathError{Op: "open", Path: "x", Err: syscall.EROFS},
		&os.LinkError{Op: "rename", Old: "a", New: "b", Err: syscall.EPERM},
	} {
		a, _, _ := testApp("")
		got := a.writeError("x.md", err)
		if status(got) != exitFailed || got.Error() != "x.md may not be written" {
			t.Errorf("%v: status %d, %q", err, status(got), got)
		}
	}
	if os.Geteuid() == 0 {
		return // who may write everywhere
	}
	dir := t.TempDir()
	name := filepath.Join(dir, "a.partie")
	os.WriteFile(name, []byte("[Game \"sheet\"]\n[Players \"A, B\"]\nA+1\n"), 0o644)
	os.Chmod(dir, 0o555)
	defer os.Chmod(dir, 0o755)
	for _, args := range [][]string{{"fmt", "-w", name}, {"report", name, "-o", filepath.Join(dir, "x.md")}} {
		a, _, msgs := testApp("")
		if got := run(args, a); got != exitFailed || !strings.Contains(msgs.String(), "may not be written") {
			t.Errorf("%q: status %d: %s", args, got, msgs)
		}
	}
}

// TestFormatPipe: what is no file is not rewritten, and nobody waits for it.
func TestFormatPipe(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o644); err != nil {
		t.Skip(err)
	}
	done := make(chan int, 1)
	a, _, msgs := testApp("")
	a.out = io.Discard
	go func() { done <- run([]string{"fmt", "-w", pipe}, a) }()
	select {
	case got := <-done:
		if got != exitFault || !strings.Contains(msgs.String(), "is no ordinary file") {
			t.Errorf("status %d: %s", got, msgs)
		}
	case <-time.After(5 * time.Second):
		t.Fatal("it waits for the pipe")
	}
}
