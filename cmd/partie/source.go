package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"syscall"

	"partie/clean"
	"partie/notation"
)

// open opens a file of games for reading; "-" is the standard input. What another
// program saved is read as the notation that is made of it. That a file is not there
// or cannot be read is the fault of whoever named it.
func (a *app) open(name string) (io.ReadCloser, error) {
	f, err := a.openPlain(name)
	if err != nil {
		return nil, err
	}
	return a.asNotation(name, f)
}

// openPlain opens a file as it is.
func (a *app) openPlain(name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(a.in), nil
	}
	f, err := os.Open(name)
	if err != nil {
		return nil, a.fileError(name, err)
	}
	if st, err := f.Stat(); err == nil && st.IsDir() {
		f.Close()
		return nil, faultf("%s", a.text("error.directory", name))
	}
	return f, nil
}

// fileError puts what is wrong with a file into the user's language.
func (a *app) fileError(name string, err error) error {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return faultf("%s", a.text("error.no-file", name))
	case errors.Is(err, fs.ErrPermission):
		return faultf("%s", a.text("error.no-access", name))
	}
	return failed(fmt.Errorf("%s: %w", clean.Line(name), reason(err)))
}

// writeError is fileError for a file that is written. That it may not be is no fault
// of what was given.
func (a *app) writeError(name string, err error) error {
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, syscall.EROFS) {
		return &exit{exitFailed, errors.New(a.text("error.no-write", name))}
	}
	if _, said := errors.AsType[*exit](err); said {
		return err
	}
	return a.fileError(name, err)
}

// reason is the cause in an error of package os, without the operation and the path
// that a message names anyhow.
func reason(err error) error {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	if l, ok := errors.AsType[*os.LinkError](err); ok {
		return l.Err
	}
	return err
}

// records is the games that an argument ID|FILE names: those of the file if there
// is one of this name or it is "-", else the stored game with this id, with its
// annotations. Diagnostics of the file as a whole are printed.
func (a *app) records(arg string) ([]*notation.Record, error) {
	if _, err := os.Stat(arg); arg != "-" && errors.Is(err, fs.ErrNotExist) {
		if a.onto != nil {
			return nil, usagef("%s", a.text("map.stored", arg))
		}
		rec, err := a.stored(arg)
		if err != nil {
			return nil, err
		}
		return []*notation.Record{rec}, nil
	}
	f, err := a.open(arg)
	if d, ok := fileFault(err); ok {
		a.messages().printFileDiagnostic(arg, d)
		return nil, errFault
	}
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var recs []*notation.Record
	rd := notation.NewReader(f)
	for rd.Next() {
		rec := rd.Record()
		a.messages().printDiagnostics(arg, rec, a.onMap(rec))
		recs = append(recs, rec)
	}
	if err := rd.Err(); err != nil {
		return nil, a.fileError(arg, err)
	}
	for _, d := range rd.Diagnostics() {
		a.messages().printFileDiagnostic(arg, d)
	}
	if len(recs) == 0 {
		return nil, errFault
	}
	return recs, nil
}

// messages is the app with the standard error in the place of its output: for
// diagnostics beside a result.
func (a *app) messages() *app {
	b := *a
	b.out, b.outTTY = a.err, a.errTTY
	return &b
}
