package main

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"partie/store"
)

func newImport(a *app) *cobra.Command {
	var dry, asJSON bool
	c := &cobra.Command{
		Use:  "import FILE|DIR...",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, names []string) error { return a.importFiles(names, dry, asJSON) },
	}
	c.Flags().BoolVar(&dry, "dry-run", false, a.text("import.dry-run"))
	a.mapFlag(c, "flag.map")
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// importFiles stores the games of files and folders. An interrupt ends it after the
// transaction at hand.
func (a *app) importFiles(names []string, dry, asJSON bool) error {
	files, size, passed, err := a.gameFiles(names)
	if err != nil {
		return err
	}
	// An import makes much garbage and keeps little: collecting it more seldom saves a
	// sixth of the time for some tens of megabytes.
	defer debug.SetGCPercent(debug.SetGCPercent(400))
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	var out importWriter = &importText{app: a, dry: dry, passed: passed, bar: a.newProgress(size, "import.games")}
	if asJSON {
		out = newImportJSON(a, dry, passed)
	}
	into := func(sink store.Sink) error {
		err := store.Import(ctx, sink, files, a.openOnMap, out.outcome)
		return errors.Join(out.end(), err)
	}
	if dry {
		err = a.rehearse(into)
	} else {
		err = a.withDB(func(db *store.DB) error {
			if a.onto != nil {
				if err := db.KeepMap(a.onto.Board()); err != nil {
					return err
				}
			}
			w := db.NewWriter()
			return errors.Join(into(w), w.Close())
		})
	}
	if err != nil {
		return err
	}
	return out.status()
}

// rehearse runs an import that stores nothing. The database need not be there.
func (a *app) rehearse(into func(store.Sink) error) error {
	path, err := a.dbPath()
	if err != nil {
		return err
	}
	err = a.readDB(func(db *store.DB) error { return into(store.NewRehearsal(db)) })
	if _, missing := os.Stat(path); errors.Is(missing, fs.ErrNotExist) {
		return a.storeError(into(store.NewRehearsal(nil)))
	}
	return err
}

// gameFiles lists the files that names name, those of folders in name order, and
// how many bytes they have. It counts the files of folders that it passed over
// although they may hold games.
func (a *app) gameFiles(names []string) (files []string, size int64, passed int, err error) {
	add := func(name string) error {
		files = append(files, name)
		st, err := os.Stat(name)
		if name == "-" || errors.Is(err, fs.ErrNotExist) {
			return nil // opening it will tell
		}
		if err != nil {
			return err
		}
		size += st.Size()
		return nil
	}
	for _, name := range names {
		st, err := os.Stat(name)
		if err != nil || !st.IsDir() {
			if err := add(name); err != nil {
				return nil, 0, 0, a.fileError(name, err)
			}
			continue
		}
		found := len(files)
		err = filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
			if err == nil && !d.IsDir() && strings.EqualFold(filepath.Ext(path), ".json") {
				passed++
			}
			if err != nil || d.IsDir() || !gameFile(path) {
				return err
			}
			if st, err := os.Stat(path); err != nil || !st.Mode().IsRegular() {
				return nil
			}
			return add(path)
		})
		if err != nil {
			return nil, 0, 0, a.fileError(name, err)
		}
		if len(files) == found {
			return nil, 0, 0, faultf("%s", a.text("import.empty-folder", name))
		}
	}
	return files, size, passed, nil
}

// gameFile reports whether a file of a folder is one of games, by its name. Logs of
// Board Game Arena have no ending of their own and are named one by one.
func gameFile(path string) bool {
	ext := filepath.Ext(path)
	return strings.EqualFold(ext, ".partie") || strings.EqualFold(ext, ".jcz")
}

// importWriter prints what becomes of an import as it goes.
type importWriter interface {
	outcome(store.Outcome)
	end() error
	status() error
}
