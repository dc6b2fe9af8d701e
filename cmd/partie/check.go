package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"partie/clean"
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
	a.mapFlag(c, "flag.map")
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// check parses and replays files and prints what is wrong with them. It keeps one
// game in memory at a time.
func (a *app) check(files []string, asJSON bool) error {
	code := exitOK
	var w checkWriter = &checkText{app: a}
	if asJSON {
		w = checkJSON{report.NewCheckJSON(a.out, a.lang)}
	}
	for _, name := range files {
		code = max(code, a.checkFile(name, w))
	}
	if err := w.Close(); err != nil {
		return failed(err)
	}
	return statusError(code)
}

// checkFile checks one file and returns the exit status that it calls for. That a
// file cannot be read keeps no other from being checked.
func (a *app) checkFile(name string, w checkWriter) int {
	code := exitOK
	w.File(name)
	f, err := a.open(name)
	if d, ok := fileFault(err); ok {
		w.EndFile([]notation.FileDiagnostic{d})
		return exitFault
	}
	if err != nil {
		return a.unreadable(err, w)
	}
	defer f.Close()
	rd := notation.NewReader(f)
	rd.Reuse()
	for rd.Next() {
		rec := rd.Record()
		rec.Diags = append(rec.Diags, a.onMap(rec)...)
		r := replay.Run(rec)
		if !r.OK() {
			code = exitFault
		}
		w.Game(r)
		r.Release()
	}
	if err := rd.Err(); err != nil {
		return a.unreadable(a.fileError(name, err), w)
	}
	if len(rd.Diagnostics()) > 0 {
		code = exitFault
	}
	w.EndFile(rd.Diagnostics())
	return code
}

// unreadable ends the entry of a file that could not be read, or not to its end.
func (a *app) unreadable(err error, w checkWriter) int {
	w.Unreadable(err)
	return a.sayError(err)
}

// checkWriter prints the outcome of a check as it goes. A file ends with EndFile or
// with Unreadable.
type checkWriter interface {
	File(name string)
	Game(*replay.Replay)
	EndFile([]notation.FileDiagnostic)
	Unreadable(error)
	Close() error
}

// checkJSON prints one object. The error of a file stands in it too, for who reads
// nothing else.
type checkJSON struct{ *report.CheckJSON }

func (w checkJSON) Unreadable(err error) {
	d := notation.Diagnostic{Severity: notation.Error, Code: "unreadable-file", Msg: texts.Msg("error.unreadable", err)}
	w.EndFile([]notation.FileDiagnostic{{Diagnostic: d, Position: notation.Position{Line: 1, Col: 1}}})
}

// checkText prints diagnostics for people, and a line of summary a file.
type checkText struct {
	*app
	name                  string
	games, faulty, forced int
}

func (w *checkText) File(name string) { w.name, w.games, w.faulty, w.forced = name, 0, 0, 0 }

func (w *checkText) Game(r *replay.Replay) {
	w.games++
	if !r.OK() {
		w.faulty++
	}
	w.printDiagnostics(w.name, r.Record, r.Diags)
	for i := range r.Steps {
		s := &r.Steps[i]
		if !s.Forced {
			continue
		}
		w.forced++
		if !w.quiet {
			at := place(w.name, r.Record.Position(r.Record.Items[s.Item].Pos))
			fmt.Fprintln(w.out, w.fit(at+clean.Line(turnText(s))+" ~ "+w.brokenRule(s), 2))
		}
	}
}

func (w *checkText) EndFile(ds []notation.FileDiagnostic) {
	for _, d := range ds {
		w.printFileDiagnostic(w.name, d)
	}
	if w.quiet || w.games == 0 {
		return // that there is no game has been said
	}
	key := "check.fine"
	switch {
	case w.faulty > 0 && w.games == 1:
		key = "check.faulty-one"
	case w.faulty > 0:
		key = "check.faulty"
	}
	line := w.text(key, w.name, w.games, w.faulty)
	if w.forced > 0 {
		line += ", " + w.text("check.forced", w.forced)
	}
	fmt.Fprintln(w.out, clean.Line(line))
}

// Unreadable prints nothing: the error is no result.
func (w *checkText) Unreadable(error) {}

func (w *checkText) Close() error { return nil }
