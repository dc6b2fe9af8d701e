package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"partie/store"
	"partie/testdata"
)

// demoGame is the sample that the demo reports on, demoBoard one of Carcassonne and
// demoMap one of Kardinal & König that it makes pages of besides.
const (
	demoGame  = "kc-five-rounds.partie"
	demoBoard = "carcassonne-first.partie"
	demoMap   = "kardinal-first.partie"
	demoTurn  = 27 // of demoMap, that is shown
)

func newDemo(a *app) *cobra.Command {
	var dir string
	c := &cobra.Command{
		Use:  "demo",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return a.demo(dir) },
	}
	c.Flags().StringVar(&dir, "dir", "", a.text("demo.dir"))
	c.MarkFlagDirname("dir")
	return c
}

// demo puts the sample games and a database of them into a folder, reports on some,
// and says what to try next.
func (a *app) demo(dir string) error {
	dir, err := a.demoDir(dir)
	if err != nil {
		return err
	}
	a.db = filepath.Join(dir, "partie.db")
	games := filepath.Join(dir, "games")
	if err := a.writeSamples(games); err != nil {
		return err
	}
	if err := a.importFiles([]string{games}, false, false); err != nil {
		return err
	}
	sample, page := filepath.Join(games, demoGame), filepath.Join(dir, "report.html")
	board, boardPage := filepath.Join(games, demoBoard), filepath.Join(dir, "carcassonne.html")
	lands, landsPage := filepath.Join(games, demoMap), filepath.Join(dir, "kardinal.html")
	fmt.Fprintln(a.out)
	if err := a.report(sample, reportFlags{}); err != nil {
		return err
	}
	for _, p := range [][2]string{{sample, page}, {board, boardPage}, {lands, landsPage}} {
		if err := a.report(p[0], reportFlags{out: p[1]}); err != nil {
			return err
		}
	}
	group := filepath.Join(dir, "group.html")
	if err := a.stats(store.Filter{}, reportFlags{out: group}); err != nil {
		return err
	}
	fmt.Fprintf(a.out, "\n%s\n\n", a.text("demo.step"))
	if err := a.replay(lands, replayFlags{at: demoTurn, atOn: true}); err != nil {
		return err
	}
	id, err := a.firstID()
	if err != nil {
		return err
	}
	next := a.text("demo.next", shellWord(dir), shellWord(a.db), shellWord(sample), id, shellWord(page), a.program(), shellWord(board), shellWord(boardPage), shellWord(lands), shellWord(landsPage), shellWord(group))
	fmt.Fprintln(a.out, strings.ReplaceAll(next, `\n`, "\n"))
	return nil
}

// demoDir is the folder for the demo: the one that was named, made where it is
// missing, or a new one for temporary files. A database in it is left alone.
func (a *app) demoDir(dir string) (string, error) {
	if dir == "" {
		dir, err := os.MkdirTemp("", "partie-demo-")
		return dir, failed(err)
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return "", a.fileError(dir, err)
	}
	if _, err := os.Lstat(filepath.Join(dir, "partie.db")); !errors.Is(err, fs.ErrNotExist) {
		return "", faultf("%s", a.text("demo.taken", dir))
	}
	return dir, nil
}

// writeSamples writes the sample games as files into a folder.
func (a *app) writeSamples(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return a.fileError(dir, err)
	}
	list, err := testdata.Games.ReadDir("games")
	if err != nil {
		return failed(err)
	}
	for _, f := range list {
		text, err := testdata.Games.ReadFile(path.Join("games", f.Name()))
		if err != nil {
			return failed(err)
		}
		name := filepath.Join(dir, f.Name())
		if err := os.WriteFile(name, text, 0o644); err != nil {
			return a.fileError(name, err)
		}
	}
	return nil
}

// firstID is the id of the first game of the database.
func (a *app) firstID() (id string, err error) {
	err = a.readDB(func(db *store.DB) error {
		for g, err := range db.Games(store.Filter{Limit: 1}) {
			if err != nil {
				return err
			}
			id = g.ID
		}
		return nil
	})
	return id, err
}

// shellWord is a path as one word of a command line.
func shellWord(s string) string {
	if strings.Trim(s, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+:,@%") == "" {
		return s
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
