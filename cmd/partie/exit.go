package main

import (
	"errors"
	"fmt"
)

// The exit statuses that other programs rely on.
const (
	exitOK     = 0
	exitFault  = 1 // the input or the record is at fault; diagnostics were printed
	exitUsage  = 2 // the command line is wrong
	exitFailed = 3 // the program or the machine failed
)

// exit is an error that knows its exit status. A nil err is silent: all there is
// to say has been printed.
type exit struct {
	code int
	err  error
}

func (e *exit) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit status %d", e.code)
	}
	return e.err.Error()
}

func (e *exit) Unwrap() error { return e.err }

// errFault ends a run whose diagnostics have been printed.
var errFault = &exit{code: exitFault}

// statusError ends a run with a status; all there is to say has been printed.
func statusError(code int) error {
	if code == exitOK {
		return nil
	}
	return &exit{code: code}
}

// faultf is an error in what the user gave, beyond the command line's form.
func faultf(format string, args ...any) error {
	return &exit{exitFault, fmt.Errorf(format, args...)}
}

// usagef is an error in the command line's form.
func usagef(format string, args ...any) error {
	return &exit{exitUsage, fmt.Errorf(format, args...)}
}

// failed is a failure of the program or the machine. An error that knows its exit
// status keeps it.
func failed(err error) error {
	var e *exit
	if err == nil || errors.As(err, &e) {
		return err
	}
	return &exit{exitFailed, err}
}

// status is the exit status that an error calls for: the error's own, or that of a
// wrong command line, which is what cobra's own errors are about.
func status(err error) int {
	var e *exit
	switch {
	case err == nil:
		return exitOK
	case errors.As(err, &e):
		return e.code
	}
	return exitUsage
}
