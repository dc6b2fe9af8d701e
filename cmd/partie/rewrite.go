package main

import (
	"bufio"
	"bytes"
	"io"
	"io/fs"
	"os"
	"path/filepath"
)

// sameness tells whether what is written to it equals an original that is read
// meanwhile. It keeps only what of the original is still to be compared.
type sameness struct {
	rest    bytes.Buffer
	differs bool
}

// original is where the original goes while it is read.
func (s *sameness) original() io.Writer {
	return writerFunc(func(p []byte) (int, error) {
		if s.differs {
			return len(p), nil
		}
		return s.rest.Write(p)
	})
}

func (s *sameness) Write(p []byte) (int, error) {
	if !s.differs && !bytes.Equal(s.rest.Next(len(p)), p) {
		s.differs = true
		s.rest = bytes.Buffer{}
	}
	return len(p), nil
}

func (s *sameness) same() bool { return !s.differs && s.rest.Len() == 0 }

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

// rewrite replaces a file by what write writes, at once: whoever reads the file, and
// whatever happens meanwhile, sees the old text or the new one and never a part. A
// link stays a link.
func (a *app) rewrite(name string, write func(io.Writer) error) error {
	name, err := filepath.EvalSymlinks(name)
	if err != nil {
		return a.fileError(name, err)
	}
	st, err := os.Stat(name)
	if err != nil {
		return a.fileError(name, err)
	}
	return a.writeWhole(name, st.Mode().Perm(), write)
}

// writeWhole makes a file of what write writes, or leaves what was there.
func (a *app) writeWhole(name string, perm fs.FileMode, write func(io.Writer) error) (err error) {
	tmp, err := os.CreateTemp(filepath.Dir(name), ".partie-*")
	if err != nil {
		return a.writeError(name, err)
	}
	defer func() {
		if err != nil {
			tmp.Close()
			os.Remove(tmp.Name())
			err = a.writeError(name, err)
		}
	}()
	w := bufio.NewWriter(tmp)
	if err := write(w); err != nil {
		return err
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if err := tmp.Chmod(perm); err != nil {
		return err
	}
	if err := tmp.Sync(); err != nil {
		return err
	}
	if err := tmp.Close(); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}
