package main

import (
	"bytes"
	"errors"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"
)

// paged writes a result to the standard output; on a terminal that it is too long for,
// through the reader's pager.
func (a *app) paged(write func(io.Writer) error) error {
	if !a.outTTY || a.height == 0 {
		return write(a.out)
	}
	screen, text := a.out, new(bytes.Buffer)
	a.out = text
	err := write(text)
	a.out = screen
	if err != nil {
		return err
	}
	if bytes.Count(text.Bytes(), []byte("\n")) >= a.height && a.pageOut(text.Bytes()) {
		return nil
	}
	_, err = screen.Write(text.Bytes())
	return err
}

// pageOut shows a text in the pager: that of $PAGER, else less if it is there. It reports
// false where nothing was shown. That the reader leaves it early is no fault.
func (a *app) pageOut(text []byte) bool {
	pager, set := os.LookupEnv("PAGER")
	if pager = strings.TrimSpace(pager); set && pager == "" || a.env("TERM") == "dumb" {
		return false
	}
	if !set {
		pager = "less"
		if _, err := exec.LookPath(pager); err != nil {
			return false
		}
	}
	c := exec.Command("sh", "-c", pager)
	c.Stdin, c.Stdout, c.Stderr = bytes.NewReader(text), os.Stdout, a.err
	if a.env("LESS") == "" {
		c.Env = append(os.Environ(), "LESS=FRX") // leave at once what fits, show colours, keep the screen
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, os.Interrupt) // is for the pager, which must not be left alone
	defer signal.Stop(signals)
	err := c.Run()
	exit, ended := errors.AsType[*exec.ExitError](err)
	return err == nil || ended && exit.ExitCode() != notFound && exit.ExitCode() != notRun
}

// notRun and notFound are the exit statuses of a shell for what it could not run.
const (
	notRun   = 126
	notFound = 127
)
