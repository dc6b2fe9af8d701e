package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"partie/engine/replay"
	"partie/notation"
	"partie/report"
)

func newCheck(a *app) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:  "check FILE...",
		Args: cobra.MinimumNArgs(1),
		RunE: func(_ *cobra.Command, files []string) error { return a.check(files, asJSON) },
	}
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// check parses and replays files and prints what is wrong with them. It keeps one
// game in memory at a time.
func (a *app) check(files []string, asJSON bool) error {
	ok := true
	var w checkWriter = &checkText{app: a}
	if asJSON {
		w = report.NewCheckJSON(a.out, a.lang)
	}
	for _, name := range files {
		f, err := a.open(name)
		if err != nil {
			return err
		}
		w.File(name)
		rd := notation.NewReader(f)
		rd.Reuse()
		for rd.Next() {
			r := replay.Run(rd.Record())
			ok = ok && r.OK()
			w.Game(r)
		}
		f.Close()
		if err := rd.Err(); err != nil {
			return a.fileError(name, err)
		}
		ok = ok && len(rd.Diagnostics()) == 0
		w.EndFile(rd.Diagnostics())
	}
	if err := w.Close(); err != nil {
		return failed(err)
	}
	if !ok {
		return errFault
	}
	return nil
}

// checkWriter prints the outcome of a check as it goes.
type checkWriter interface {
	File(name string)
	Game(*replay.Replay)
	EndFile([]notation.FileDiagnostic)
	Close() error
}

// checkText prints diagnostics for people, and a line of summary a file.
type checkText struct {
	*app
	name          string
	games, faulty int
}

func (w *checkText) File(name string) { w.name, w.games, w.faulty = name, 0, 0 }

func (w *checkText) Game(r *replay.Replay) {
	w.games++
	if !r.OK() {
		w.faulty++
	}
	w.printDiagnostics(w.name, r.Record, r.Diags)
}

func (w *checkText) EndFile(ds []notation.FileDiagnostic) {
	for _, d := range ds {
		w.printFileDiagnostic(w.name, d)
	}
	if !w.quiet {
		fmt.Fprintln(w.out, w.text("check.summary", w.name, w.games, w.games-w.faulty, w.faulty))
	}
}

func (w *checkText) Close() error { return nil }
