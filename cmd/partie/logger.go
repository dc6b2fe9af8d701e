package main

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
	"partie/store"
)

// maxLine is how long a line of input may be.
const maxLine = 1 << 20

// logger records one game: it takes lines, judges each against the game so far, and
// confirms it only when it is on the disk.
type logger struct {
	*app
	db     *store.DB
	draft  store.Draft // as it stands on the disk
	saved  bool        // it stands there
	sheet  sheet
	r      *replay.Replay // of the sheet
	input  int            // lines read
	wrong  bool           // a line was refused
	ended  bool           // no more lines are taken
	warned bool           // that totals are open was said when the game was to be stored
	boards bool           // the position is drawn after every turn
}

// errDone ends the recording.
var errDone = errors.New("done")

// run takes lines until the game is stored or the input ends.
func (l *logger) run() error {
	l.showStatus()
	in := l.lines()
	for {
		line, err := in.line(l.prompt())
		if err == io.EOF {
			return l.endOfInput()
		}
		if err == bufio.ErrTooLong {
			l.sayKept()
			return faultf("%s", l.text("log.long-line", l.input+1))
		}
		if err != nil {
			return l.fileError("-", err)
		}
		l.input++
		err = l.take(strings.TrimSpace(line))
		switch {
		case err == errDone:
			return l.verdict()
		case err != nil && (!l.inTTY || store.KindOf(err) == store.Changed):
			l.ended = true
			return l.draftError(err)
		case err != nil:
			l.complain(clean.Terminal(l.draftError(err).Error()))
		}
	}
}

// take takes one line.
func (l *logger) take(line string) error {
	switch {
	case line == "":
		return nil
	case line[0] == ':':
		return l.command(line[1:])
	case line[0] == '[':
		return l.enterTag(line)
	}
	return l.enter(line)
}

// enter adds a line to the record, all of it or, where something in it is wrong,
// nothing.
func (l *logger) enter(line string) error {
	lines := splitTurns(line)
	if len(lines) == 0 {
		return nil
	}
	next := l.sheet.with(lines)
	r, err := next.replay()
	if err != nil {
		return l.refuse("log.two-games")
	}
	if len(r.Record.Tags) != len(l.r.Record.Tags) {
		return l.refuse("log.two-games")
	}
	new, result := behind(len(l.sheet.text())), l.unheard(r)
	if l.report(r, func(d notation.Diagnostic) bool { return new(d) || d.Code == "wrong-result" && result(d) }) {
		l.wrong = true
		return nil
	}
	dropped := len(l.sheet.undone)
	before := l.r
	if err := l.keep(next, r); err != nil {
		return err
	}
	if dropped > 0 {
		l.note("log.redo-dropped", dropped)
	}
	l.showNew(before)
	l.showPosition()
	return nil
}

// enterTag takes a tag as a file has it. Here it is only read; whether it is right
// shows in the head, beside the other tags.
func (l *logger) enterTag(line string) error {
	recs, _ := notation.Parse([]byte(line))
	if len(recs) == 1 && len(recs[0].Tags) == 0 && l.badTag(recs[0]) {
		return nil
	}
	if len(recs) != 1 || len(recs[0].Tags) != 1 || len(recs[0].Items) > 0 {
		return l.refuse("log.bad-tag")
	}
	if strings.EqualFold(recs[0].Tags[0].Name, "Game") {
		return l.refuse("log.two-games")
	}
	return l.setTag(recs[0].Tags[0].Name, recs[0].Tags[0].Value)
}

// badTag says what keeps a line from being a tag.
func (l *logger) badTag(rec *notation.Record) bool {
	for _, d := range rec.Diags {
		if d.Code == "bad-tag" {
			l.wrong = true
			l.printAt(rec, d)
			return true
		}
	}
	return false
}

// setTag sets a tag of the head, unless the game so far does not fit it.
func (l *logger) setTag(name, value string) error {
	next := l.sheet
	next.setTag(name, value)
	r, err := next.replay()
	if err != nil {
		return l.refuse("log.bad-tag")
	}
	if l.report(r, l.unheard(r)) {
		l.wrong = true
		return nil
	}
	if err := keepMap(l.db, r); err != nil {
		return err
	}
	if err := l.keep(next, r); err != nil {
		return err
	}
	l.note("log.tag-set", name, value)
	return nil
}

// behind tells the warnings behind byte from of the text.
func behind(from int) func(notation.Diagnostic) bool {
	return func(d notation.Diagnostic) bool { return int(d.Pos) >= from }
}

// unheard tells the warnings of a replay that the record did not give so far. A new
// tag moves all that is below it, so the words must tell.
func (l *logger) unheard(next *replay.Replay) func(notation.Diagnostic) bool {
	key := func(d notation.Diagnostic) string { return d.Code + " " + d.Msg.In(l.lang) }
	early := func(r *replay.Replay, d notation.Diagnostic) bool { // the points are still to come
		return d.Code == "wrong-result" && !r.Last().Over() && !r.Broken
	}
	heard := map[string]bool{}
	for _, d := range l.r.Diags {
		heard[key(d)] = heard[key(d)] || !early(l.r, d)
	}
	return func(d notation.Diagnostic) bool { return !early(next, d) && !heard[key(d)] }
}

// report prints the errors of a replay, or if there are none the warnings that are
// news. It reports whether there are errors.
func (l *logger) report(r *replay.Replay, news func(notation.Diagnostic) bool) bool {
	bad := notation.HasErrors(r.Diags)
	for _, d := range r.Diags {
		if (d.Severity == notation.Error) != bad || !bad && !news(d) {
			continue
		}
		l.printAt(r.Record, d)
	}
	return bad
}

// printAt prints a diagnostic with the line of the record that it is about.
func (l *logger) printAt(rec *notation.Record, d notation.Diagnostic) {
	out := l.messages()
	line, start := rec.Line(d.Pos)
	out.printDiagnostic(l.where(), d)
	out.printExcerpt(line, int(d.Pos-start), int(d.End-start))
	out.printHint(d)
}

// where names the line of the input to who does not see it.
func (l *logger) where() string {
	if l.inTTY {
		return ""
	}
	return l.text("log.line", l.input) + " "
}

// refuse says why a line was not taken.
func (l *logger) refuse(key string, args ...any) error {
	l.wrong = true
	fmt.Fprintln(l.err, l.messages().fit(clean.Line(l.where()+l.text(key, args...)), 2))
	return nil
}

// keep makes the sheet the draft, on the disk first.
func (l *logger) keep(next sheet, r *replay.Replay) error {
	d := store.Draft{ID: l.draft.ID, Text: next.text(), Redo: next.redo()}
	var err error
	if l.saved {
		err = l.db.ReplaceDraft(l.draft, d)
	} else {
		err = l.db.SaveDraft(d)
	}
	if err != nil {
		return err
	}
	l.draft, l.saved, l.sheet, l.r, l.warned = d, true, next, r, false
	return nil
}

// draftError puts an error of the store into the user's language.
func (l *logger) draftError(err error) error {
	var e *store.Error
	if errors.As(err, &e) {
		switch e.Kind {
		case store.Changed:
			return &exit{exitFailed, errors.New(l.text("log.changed", l.draft.ID, l.program()))}
		case store.Exists:
			key := "log.exists"
			if l.ended {
				key = "log.exists-kept"
			}
			return faultf("%s", l.text(key, strings.Join(e.IDs, ", "), l.draft.ID, l.program()))
		}
	}
	return l.storeError(err)
}

// seatName is the name of the player at a seat.
func (l *logger) seatName(s engine.Seat) string { return clean.Line(l.r.Players[s]) }
