package main

import (
	"bytes"
	"errors"
	"io"

	"partie/foreign"
	"partie/notation"
)

// sniffed is how many bytes of a file tell whether it is notation.
const sniffed = 512

// foreignFile is a file that another program saved, read as notation.
type foreignFile struct{ io.Reader }

func (foreignFile) Close() error { return nil }

// openFile is a file that is read as it is; its first bytes have been looked at.
type openFile struct {
	io.Reader
	io.Closer
}

// asNotation is the text of a file in the notation: the file itself, or what is made
// of a game that another program saved. What that leaves out or sees otherwise is
// printed.
func (a *app) asNotation(name string, f io.ReadCloser) (io.ReadCloser, error) {
	head := make([]byte, sniffed)
	n, err := io.ReadFull(f, head)
	head = head[:n]
	rest := io.Reader(f)
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		rest = bytes.NewReader(nil) // a terminal must not be asked again
	case err != nil:
		rest = failing{err}
	}
	all := io.MultiReader(bytes.NewReader(head), rest)
	if !foreign.IsJSON(head) {
		return openFile{all, f}, nil
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(all, foreign.MaxSize+1))
	if err != nil {
		return nil, a.fileError(name, err)
	}
	g, err := foreign.Convert(text)
	if err != nil {
		return nil, &exit{exitFault, err}
	}
	for _, w := range g.Warnings {
		a.messages().printFileDiagnostic(name, w)
	}
	return foreignFile{bytes.NewReader(g.Text)}, nil
}

// failing is a reader that fails.
type failing struct{ err error }

func (r failing) Read([]byte) (int, error) { return 0, r.err }

// fileFault is what is wrong with a file as a whole, where an error of open is such a
// diagnostic.
func fileFault(err error) (notation.FileDiagnostic, bool) {
	return errors.AsType[notation.FileDiagnostic](err)
}
