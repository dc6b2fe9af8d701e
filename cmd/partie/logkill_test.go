//go:build !man

package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// recorder is "partie log" as a process of its own, to talk to and to kill.
type recorder struct {
	t     *testing.T
	cmd   *exec.Cmd
	in    io.WriteCloser
	out   *bufio.Scanner
	err   strings.Builder
	lines []string
}

func startRecorder(t *testing.T, db string, args ...string) *recorder {
	t.Helper()
	// testscript.Main has put the program into the PATH.
	r := &recorder{t: t, cmd: exec.Command("partie", append([]string{"--db", db, "log"}, args...)...)}
	r.cmd.Env = append(os.Environ(), "LANG=en_US.UTF-8")
	r.cmd.Stderr = &r.err
	var err error
	if r.in, err = r.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := r.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	r.out = bufio.NewScanner(out)
	if err := r.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { r.cmd.Process.Kill(); r.cmd.Wait() })
	return r
}

// say enters a line.
func (r *recorder) say(line string) { fmt.Fprintln(r.in, line) }

// hear reads until a line holds want.
func (r *recorder) hear(want string) {
	r.t.Helper()
	for r.out.Scan() {
		r.lines = append(r.lines, r.out.Text())
		if strings.Contains(r.out.Text(), want) {
			return
		}
	}
	r.t.Fatalf("no %q in:\n%s\n%s", want, strings.Join(r.lines, "\n"), r.err.String())
}

// TestLogKill kills the recording at every turn: what was confirmed is there.
func TestLogKill(t *testing.T) {
	db := filepath.Join(t.TempDir(), "partie.db")
	const turns = 12
	for n := 1; n <= turns; n++ {
		args := []string{"--resume"}
		if n == 1 {
			args = []string{"sheet", "--players", "Anna, Ben"}
		}
		r := startRecorder(t, db, args...)
		if n > 1 {
			r.hear(fmt.Sprintf("Anna %d ", n-1))
		}
		r.say("A+1 B+2")
		r.hear(fmt.Sprintf("%d. A+1 B+2", n))
		if err := r.cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		r.cmd.Wait()
	}
	r := startRecorder(t, db, "--resume")
	r.hear(fmt.Sprintf("after %d turns", turns))
	r.say(":end")
	r.in.Close()
	r.hear("Stored as")
}

// TestLogTwice: two processes go on with one draft; the second to write is told, and
// the first one's turn stays.
func TestLogTwice(t *testing.T) {
	db := filepath.Join(t.TempDir(), "partie.db")
	r := startRecorder(t, db, "sheet", "--players", "Anna, Ben")
	r.say("A+1")
	r.hear("1. A+1")
	r.say(":quit")
	r.hear("Kept")
	one, two := startRecorder(t, db, "--resume"), startRecorder(t, db, "--resume")
	one.hear("Anna 1 ")
	two.hear("Anna 1 ")
	one.say("A+5")
	one.hear("2. A+5")
	two.say("A+7")
	if err := two.cmd.Wait(); err == nil || two.cmd.ProcessState.ExitCode() != exitFailed {
		t.Errorf("the second process ends with %v, want status %d", err, exitFailed)
	}
	if !strings.Contains(two.err.String(), "another process has gone on with the draft") {
		t.Errorf("the second process says %q", two.err.String())
	}
	one.in.Close()
	one.hear("Anna 6 ")
}
