package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"

	"partie/clean"
	"partie/store"
)

// tally counts the outcomes of an import.
type tally struct {
	counts [4]int
	code   int // the exit status that unreadable files call for
}

func (t *tally) add(o store.Outcome) {
	t.counts[o.Verdict]++
	if o.Verdict == store.Failed {
		t.code = max(t.code, status(failed(o.Err)))
	}
}

func (t *tally) games() int {
	return t.counts[store.Stored] + t.counts[store.Known] + t.counts[store.Refused]
}

// status is the exit status of an import that came to its end.
func (t *tally) status() error {
	switch {
	case t.code > 0:
		return &exit{code: t.code}
	case t.counts[store.Refused] > 0:
		return errFault
	}
	return nil
}

// importText prints the refused games as they come, and then a summary.
type importText struct {
	*app
	tally
	dry    bool
	passed int // .json files of folders
	bar    *progress
	ids    []string // of the first games stored
}

// maxShownIDs is how many stored games the summary lists; after a larger import
// "partie list" is the place to look.
const maxShownIDs = 10

func (w *importText) outcome(o store.Outcome) {
	w.add(o)
	for _, d := range o.Remarks {
		w.bar.clear()
		w.messages().printFileDiagnostic(o.File, d)
	}
	switch o.Verdict {
	case store.Stored:
		if o.Twin != "" {
			w.bar.clear()
			w.complain(w.text("import.twin", o.File, o.Twin))
		}
		if len(w.ids) <= maxShownIDs {
			w.ids = append(w.ids, o.ID)
		}
	case store.Refused:
		w.bar.clear()
		w.messages().printFileDiagnostic(o.File, o.Fault)
	case store.Failed:
		w.bar.clear()
		w.complain(clean.Line(w.readError(o).Error()))
	}
	w.bar.at(o.Bytes, w.games())
}

func (w *importText) end() error {
	w.bar.clear()
	key := "import.summary"
	if w.dry {
		key = "import.summary-dry"
	}
	line := w.text(key, w.counts[store.Stored], w.counts[store.Known], w.counts[store.Refused])
	if w.passed > 0 {
		line += "; " + w.text("import.passed", w.passed)
	}
	fmt.Fprintln(w.out, w.fit(line, 2))
	if !w.dry && len(w.ids) <= maxShownIDs {
		for _, id := range w.ids {
			fmt.Fprintf(w.out, "  %s\n", id)
		}
	}
	return nil
}

// readError is why a file could not be read, in the user's language.
func (a *app) readError(o store.Outcome) error {
	var e *exit
	if errors.As(o.Err, &e) {
		return e
	}
	return a.fileError(o.File, o.Err)
}

// importJSON writes one object with every outcome and the counts, as it goes.
type importJSON struct {
	*app
	tally
	dry    bool
	passed int // as in importText
	w      *bufio.Writer
}

func newImportJSON(a *app, dry bool, passed int) *importJSON {
	w := &importJSON{app: a, dry: dry, passed: passed, w: bufio.NewWriter(a.out)}
	w.w.WriteString(`{"games":[`)
	return w
}

// importedJSON is one outcome of an import.
type importedJSON struct {
	File    string `json:"file"`
	Verdict string `json:"verdict"`
	ID      string `json:"id,omitempty"`
	Twin    string `json:"twin,omitempty"` // the same turns on another map
	Line    int    `json:"line,omitempty"`
	Col     int    `json:"col,omitempty"`
	Code    string `json:"code,omitempty"`
	Message string `json:"message,omitempty"`
}

var verdicts = [...]string{store.Stored: "stored", store.Known: "known", store.Refused: "refused", store.Failed: "failed"}

func (w *importJSON) outcome(o store.Outcome) {
	if w.games()+w.counts[store.Failed] > 0 {
		w.w.WriteByte(',')
	}
	w.add(o)
	j := importedJSON{File: o.File, Verdict: verdicts[o.Verdict], ID: o.ID, Twin: o.Twin}
	for _, d := range o.Remarks {
		w.messages().printFileDiagnostic(o.File, d)
	}
	switch o.Verdict {
	case store.Refused:
		j.Line, j.Col, j.Code, j.Message = o.Fault.Position.Line, o.Fault.Position.Col, o.Fault.Code, o.Fault.Message(w.lang)
	case store.Failed:
		j.Message = w.readError(o).Error()
	}
	b, _ := json.Marshal(j) // strings and numbers: cannot fail
	w.w.WriteByte('\n')
	w.w.Write(b)
}

func (w *importJSON) end() error {
	fmt.Fprintf(w.w, "],\n\"dry_run\":%t,\"stored\":%d,\"known\":%d,\"refused\":%d,\"failed\":%d,\"passed_over\":%d}\n",
		w.dry, w.counts[store.Stored], w.counts[store.Known], w.counts[store.Refused], w.counts[store.Failed], w.passed)
	return failed(w.w.Flush())
}
