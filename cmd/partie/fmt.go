package main

import (
	"errors"
	"fmt"
	"io"
	"os"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine/replay"
	"partie/notation"
)

// fmtFlags are the flags of "partie fmt".
type fmtFlags struct{ write, list bool }

func newFmt(a *app) *cobra.Command {
	var f fmtFlags
	c := &cobra.Command{
		Use:  "fmt FILE...",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, files []string) error { return a.fmt(files, f) },
	}
	c.Flags().BoolVarP(&f.write, "write", "w", false, a.text("fmt.write"))
	c.Flags().BoolVarP(&f.list, "list", "l", false, a.text("fmt.list"))
	a.mapFlag(c, "flag.map")
	return c
}

// fmt prints the canonical form of files, or rewrites or lists those that differ
// from it.
func (a *app) fmt(files []string, f fmtFlags) error {
	code := exitOK
	for _, name := range files {
		if name == "-" && f.write {
			return usagef("%s", a.text("fmt.stdin"))
		}
	}
	out := &formatter{app: a}
	for _, name := range files {
		good, err := a.fmtFile(name, f, out)
		var lost *outputError
		switch {
		case errors.As(err, &lost):
			return err // so would all that is still to come
		case err != nil:
			code = max(code, a.sayError(err))
		case !good:
			code = max(code, exitFault)
		}
	}
	return statusError(code)
}

// fmtFile formats one file, to out where it is neither to be rewritten nor listed,
// and reports whether it is without error.
func (a *app) fmtFile(name string, f fmtFlags, out *formatter) (ok bool, err error) {
	if st, err := os.Stat(name); f.write && err == nil && !st.IsDir() && !st.Mode().IsRegular() {
		return false, faultf("%s", a.text("fmt.no-file", name))
	}
	src, err := a.open(name)
	if d, ok := fileFault(err); ok {
		a.messages().printFileDiagnostic(name, d)
		return false, nil
	}
	if err != nil {
		return false, err
	}
	defer src.Close()
	if _, alien := src.(foreignFile); alien && f.write {
		return false, faultf("%s", a.text("fmt.foreign", name))
	} else if alien && f.list {
		fmt.Fprintln(a.out, clean.Line(name)) // it is not in the notation at all
		return true, nil
	}
	if !f.write && !f.list {
		err = out.format(name, src, a.out)
		return out.ok, err
	}
	same := &sameness{}
	trial := &formatter{app: a}
	if err := trial.format(name, io.TeeReader(src, same.original()), same); err != nil {
		return false, err
	}
	if same.same() || !trial.whole {
		return trial.ok, nil
	}
	if f.list {
		fmt.Fprintln(a.out, clean.Line(name))
	}
	if f.write {
		err = a.rewrite(name, func(w io.Writer) error {
			again, err := a.open(name)
			if err != nil {
				return err
			}
			defer again.Close()
			silent := *a
			silent.err = io.Discard
			return (&formatter{app: &silent}).format(name, again, w)
		})
	}
	return trial.ok, err
}

// formatter formats streams, a game at a time.
type formatter struct {
	*app
	due   bool // a blank line goes before the next game
	ok    bool // the last stream was without error
	whole bool // and every game of it could be read
}

// format writes the canonical form of src to dst, a blank line between games. A
// game whose syntax is broken is not understood, so it passes as it is.
func (f *formatter) format(name string, src io.Reader, dst io.Writer) error {
	f.ok = true
	rd := notation.NewReader(src)
	for rd.Next() {
		rec := rd.Record()
		rec.Diags = append(rec.Diags, f.onMap(rec)...)
		r := replay.Run(rec)
		f.messages().printDiagnostics(name, rec, r.Diags)
		f.ok = f.ok && r.OK()
		if f.due {
			if _, err := io.WriteString(dst, "\n"); err != nil {
				return failed(err)
			}
		}
		text := r.Canonical(false)
		if notation.HasErrors(rec.Diags) {
			text = verbatim(rec.Src)
		}
		f.due = !endsBlank(text)
		if _, err := dst.Write(text); err != nil {
			return failed(err)
		}
	}
	if err := rd.Err(); err != nil {
		return f.fileError(name, err)
	}
	f.whole = len(rd.Diagnostics()) == 0
	f.ok = f.ok && f.whole
	for _, d := range rd.Diagnostics() {
		f.messages().printFileDiagnostic(name, d)
	}
	return nil
}

// verbatim is a text that ends with a line end.
func verbatim(s string) []byte {
	b := []byte(s)
	if n := len(b); n == 0 || b[n-1] != '\n' {
		b = append(b, '\n')
	}
	return b
}

// endsBlank reports whether the text ends with a blank line.
func endsBlank(b []byte) bool {
	lines := 0
	for i := len(b) - 1; i >= 0; i-- {
		switch b[i] {
		case '\n':
			lines++
		case ' ', '\t', '\r':
		default:
			return lines > 1
		}
	}
	return true
}
