package main

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"partie/clean"
)

// reportFormats are the values of --format.
var reportFormats = []string{"term", "md", "html", "json", "csv"}

// formatOf is the format that a file's name asks for.
var formatOf = map[string]string{".html": "html", ".htm": "html", ".md": "md", ".markdown": "md", ".json": "json", ".csv": "csv", ".txt": "term"}

// reportFormat is the format to write: that of --format, else JSON where it is asked for,
// else that of the file's name, else the one for people at a terminal.
func (a *app) reportFormat(f reportFlags) (string, error) {
	format := strings.ToLower(f.format)
	switch {
	case f.json && format != "" && format != "json":
		return "", usagef("%s", a.text("report.two-formats"))
	case f.json && format == "":
		if named, ok := formatOf[strings.ToLower(filepath.Ext(f.out))]; ok && named != "json" {
			return "", usagef("%s", a.text("report.not-json", clean.Line(f.out)))
		}
		return "json", nil
	case format != "" && !slices.Contains(reportFormats, format):
		return "", usagef("%s", a.text("report.bad-format", clean.Line(f.format)))
	case format != "":
		return format, nil
	case f.out == "" || f.out == "-":
		return "term", nil
	}
	format, ok := formatOf[strings.ToLower(filepath.Ext(f.out))]
	if !ok {
		return "", usagef("%s", a.text("report.bad-suffix", clean.Line(f.out)))
	}
	return format, nil
}

// writeResult writes a result to a file, or to the standard output where name is
// empty or "-". A file is there whole or not at all; what was there before stays
// until then. What is no file, such as a pipe, is written to.
func (a *app) writeResult(name string, write func(io.Writer) error) error {
	if name == "" || name == "-" {
		return failed(a.paged(write))
	}
	st, err := os.Stat(name)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return a.create(name, write)
	case err != nil:
		return a.fileError(name, err)
	case st.IsDir():
		return faultf("%s", a.text("error.directory", name))
	case st.Mode().IsRegular():
		return a.rewrite(name, write)
	}
	f, err := os.OpenFile(name, os.O_WRONLY, 0)
	if err == nil {
		err = errors.Join(write(f), f.Close())
	}
	if err != nil {
		return a.writeError(name, err)
	}
	return nil
}

// checkTarget refuses to write a result over what it is made from: the inputs, the
// database and the files beside it.
func (a *app) checkTarget(name string, inputs ...string) error {
	if name == "" || name == "-" {
		return nil
	}
	db, err := a.dbPath()
	for _, suffix := range []string{"", "-wal", "-shm", "-journal"} {
		if err == nil && sameFile(name, db+suffix) { // err: there is none
			return usagef("%s", a.text("report.over-database", clean.Line(name)))
		}
	}
	for _, input := range inputs {
		same := input != "-" && sameFile(name, input)
		if in, ok := a.in.(*os.File); ok && input == "-" {
			st, err := in.Stat()
			to, terr := os.Stat(name)
			same = err == nil && terr == nil && st.Mode().IsRegular() && os.SameFile(st, to)
		}
		if same {
			return usagef("%s", a.text("report.over-input", clean.Line(name)))
		}
	}
	return nil
}

// sameFile reports whether two names are those of one file, which need not be there
// yet.
func sameFile(name, other string) bool {
	one, err := os.Stat(name)
	two, err2 := os.Stat(other)
	if err == nil && err2 == nil {
		return os.SameFile(one, two)
	}
	return resolved(name) == resolved(other)
}

// resolved is the path that a name leads to.
func resolved(name string) string {
	if path, err := filepath.EvalSymlinks(name); err == nil {
		name = path
	} else if dir, err := filepath.EvalSymlinks(filepath.Dir(name)); err == nil {
		name = filepath.Join(dir, filepath.Base(name))
	}
	if abs, err := filepath.Abs(name); err == nil {
		return abs
	}
	return name
}

// create makes a file with what write writes, or none.
func (a *app) create(name string, write func(io.Writer) error) error {
	f, err := os.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o666)
	if dir := filepath.Dir(name); errors.Is(err, fs.ErrNotExist) {
		return faultf("%s", a.text("report.no-folder", clean.Line(dir)))
	}
	if err != nil {
		return a.writeError(name, err)
	}
	if err = f.Close(); err == nil {
		err = a.rewrite(name, write)
	}
	if err != nil {
		os.Remove(name)
	}
	return err
}
