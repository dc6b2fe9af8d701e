package main

import (
	"fmt"
	"io"

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
	return c
}

// fmt prints the canonical form of files, or rewrites or lists those that differ
// from it.
func (a *app) fmt(files []string, f fmtFlags) error {
	ok := true
	for _, name := range files {
		if name == "-" && f.write {
			return usagef("%s", a.text("fmt.stdin"))
		}
	}
	for _, name := range files {
		good, err := a.fmtFile(name, f)
		if err != nil {
			return err
		}
		ok = ok && good
	}
	if !ok {
		return errFault
	}
	return nil
}

// fmtFile formats one file and reports whether it is without error.
func (a *app) fmtFile(name string, f fmtFlags) (ok bool, err error) {
	src, err := a.open(name)
	if err != nil {
		return false, err
	}
	defer src.Close()
	if !f.write && !f.list {
		pr := &formatter{app: a, name: name}
		err = pr.format(src, a.out)
		return pr.ok, err
	}
	same := &sameness{}
	pr := &formatter{app: a, name: name}
	if err := pr.format(io.TeeReader(src, same.original()), same); err != nil {
		return false, err
	}
	if same.same() || !pr.whole {
		return pr.ok, nil
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
			return (&formatter{app: &silent, name: name}).format(again, w)
		})
	}
	return pr.ok, err
}

// formatter formats one stream, a game at a time.
type formatter struct {
	*app
	name  string
	ok    bool // without error
	whole bool // every game of the stream could be read
}

// format writes the canonical form of src to dst, a blank line between games. A
// game whose syntax is broken is not understood, so it passes as it is.
func (f *formatter) format(src io.Reader, dst io.Writer) error {
	f.ok = true
	games := 0
	gap := false // the output so far ends with a blank line
	rd := notation.NewReader(src)
	for rd.Next() {
		rec := rd.Record()
		r := replay.Run(rec)
		f.messages().printDiagnostics(f.name, rec, r.Diags)
		f.ok = f.ok && r.OK()
		if games > 0 && !gap {
			if _, err := io.WriteString(dst, "\n"); err != nil {
				return failed(err)
			}
		}
		games++
		text := r.Canonical(false)
		if notation.HasErrors(rec.Diags) {
			text = verbatim(rec.Src)
		}
		gap = endsBlank(text)
		if _, err := dst.Write(text); err != nil {
			return failed(err)
		}
	}
	if err := rd.Err(); err != nil {
		return f.fileError(f.name, err)
	}
	f.whole = len(rd.Diagnostics()) == 0
	f.ok = f.ok && f.whole
	for _, d := range rd.Diagnostics() {
		f.messages().printFileDiagnostic(f.name, d)
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
