package store

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
)

var (
	errReadOnlyFS error = syscall.EROFS
	errNoSpace    error = syscall.ENOSPC
)

// Backup copies the database to the file name while others go on using it. The file
// is complete when it appears under that name; one that is there already is only
// replaced if force is set. Errors: Exists, NoFolder, ReadOnly, Full,
// Corrupt.
func (d *DB) Backup(ctx context.Context, name string, force bool) error {
	if _, err := os.Lstat(name); err == nil && !force {
		return &Error{Kind: Exists, Name: name}
	}
	if same, err := sameFile(name, d.path); same || err != nil {
		return errors.Join(err, &Error{Kind: Exists, Name: name})
	}
	f, err := os.CreateTemp(filepath.Dir(name), filepath.Base(name)+".part-*")
	if err != nil {
		return folderError(name, err)
	}
	temp := f.Name()
	defer os.Remove(temp) // fails once it has its name, as it should
	if err := f.Close(); err != nil {
		return fileError(name, err)
	}
	if err := d.copyTo(ctx, temp); err != nil {
		return wrap(name, err)
	}
	if err := moveDurably(temp, name); err != nil {
		return fileError(name, err)
	}
	return nil
}

// sameFile reports whether the two names are one file.
func sameFile(a, b string) (bool, error) {
	sa, err := os.Stat(a)
	if errors.Is(err, fs.ErrNotExist) {
		return false, nil
	} else if err != nil {
		return false, fileError(a, err)
	}
	sb, err := os.Stat(b)
	return err == nil && os.SameFile(sa, sb), err
}

// copyTo copies the database into the empty file temp.
func (d *DB) copyTo(ctx context.Context, temp string) (err error) {
	abs, err := filepath.Abs(temp)
	if err != nil {
		return err
	}
	pool, err := connect(ownDriver, abs, toCopyTo, d.opts.Busy)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, pool.Close()) }()
	to, err := pool.Conn(ctx)
	if err != nil {
		return err
	}
	defer to.Close()
	from, err := d.r.Conn(ctx)
	if err != nil {
		return err
	}
	defer from.Close()
	return copyDatabase(ctx, to, from)
}

// moveDurably renames a file so that a power cut leaves the old state or the new.
func moveDurably(from, to string) error {
	f, err := os.Open(from)
	if err != nil {
		return err
	}
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		return err
	}
	if err := os.Rename(from, to); err != nil {
		return err
	}
	dir, err := os.Open(filepath.Dir(to))
	if err != nil {
		return err
	}
	return errors.Join(dir.Sync(), dir.Close())
}
