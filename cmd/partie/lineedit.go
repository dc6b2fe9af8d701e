package main

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/term"
)

// lineReader gives lines of input, each after a prompt; io.EOF ends them.
type lineReader interface {
	line(prompt string) (string, error)
}

// lines is where the recorder's lines come from: on a terminal they can be edited,
// and the arrow keys bring back earlier ones.
func (a *app) lines() lineReader {
	in, ok := a.in.(*os.File)
	if ok && a.inTTY && a.outTTY && a.env("TERM") != "dumb" {
		return &editor{in, newTerminal(in, a.out)}
	}
	s := bufio.NewScanner(a.in)
	s.Buffer(nil, maxLine)
	return &plainLines{s: s, w: a.out, ask: a.inTTY}
}

// plainLines is lines as they come.
type plainLines struct {
	s   *bufio.Scanner
	w   io.Writer
	ask bool // a person is asked for them
}

func (p *plainLines) line(prompt string) (string, error) {
	if p.ask {
		io.WriteString(p.w, prompt)
	}
	if !p.s.Scan() {
		if err := p.s.Err(); err != nil {
			return "", err
		}
		return "", io.EOF
	}
	return p.s.Text(), nil
}

// editor is lines that are edited on a terminal. The terminal is raw only while a
// line is typed, so that all other output, a panic's too, finds it as it was.
type editor struct {
	in *os.File
	t  *term.Terminal
}

func newTerminal(r io.Reader, w io.Writer) *term.Terminal {
	return term.NewTerminal(struct {
		io.Reader
		io.Writer
	}{keys{r}, w}, "")
}

func (e *editor) line(prompt string) (string, error) {
	fd := int(e.in.Fd())
	if w, h, err := term.GetSize(fd); err == nil && w > 0 {
		e.t.SetSize(w, h)
	}
	e.t.SetPrompt(prompt)
	old, err := term.MakeRaw(fd)
	if err != nil {
		return "", err
	}
	var line string
	func() {
		defer term.Restore(fd, old)
		defer onEnd(func() { term.Restore(fd, old) })()
		line, err = e.t.ReadLine()
	}()
	if errors.Is(err, errInterrupt) {
		raise(os.Interrupt)
	}
	return line, err
}

// errInterrupt says that Ctrl-C was typed.
var errInterrupt = errors.New("interrupted")

// raise sends the program a signal, as the terminal does for Ctrl-C when it is not
// raw, and waits for its end.
func raise(sig os.Signal) {
	if p, err := os.FindProcess(os.Getpid()); err == nil && p.Signal(sig) == nil {
		select {}
	}
}

// onEnd calls f before a signal from outside ends the program. What it returns takes
// that back.
func onEnd(f func()) (stop func()) {
	c, done := make(chan os.Signal, 1), make(chan struct{})
	signal.Notify(c, syscall.SIGTERM, syscall.SIGHUP)
	go func() {
		select {
		case sig := <-c:
			f()
			signal.Reset(sig)
			raise(sig)
		case <-done:
		}
	}()
	return func() {
		signal.Stop(c)
		close(done)
	}
}

// keys is a keyboard on which Ctrl-C stands out: the editor takes it for the end of
// the input.
type keys struct{ r io.Reader }

func (k keys) Read(p []byte) (int, error) {
	n, err := k.r.Read(p)
	for _, c := range p[:n] {
		if c == 3 {
			return 0, errInterrupt
		}
	}
	return n, err
}
