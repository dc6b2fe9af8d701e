package main

import "io"

// output is the standard output, which remembers that it failed: a full disk must
// not end in a good exit status, and no command has to look at every print. A
// closed pipe never gets here: the system ends the program then.
type output struct {
	w   io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.w.Write(p)
	if err != nil {
		o.err = &outputError{err}
	}
	return n, o.err
}

// outputError is why the standard output could not be written.
type outputError struct{ error }

func (e *outputError) Unwrap() error { return e.error }
