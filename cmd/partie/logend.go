package main

import (
	"fmt"
	"io"
	"strings"

	"partie/clean"
	"partie/engine/replay"
	"partie/notation"
	"partie/store"
)

// verdict is the outcome of a recording that ended well: bad where a program or a
// file gave lines that had to be refused.
func (l *logger) verdict() error {
	if l.wrong && !l.inTTY {
		return errFault
	}
	return nil
}

// endOfInput stores the game if the record says that it is over; else the draft
// waits. A score sheet could be complete after every turn, so there it takes @end.
func (l *logger) endOfInput() error {
	if l.inTTY {
		io.WriteString(l.out, "\n")
	}
	if whole := l.whole(); l.saved && (l.r.Last().Over() && whole.Complete || whole.Broken) {
		l.ended, l.warned = true, true // there is nobody to ask
		if err := l.finish(); err != errDone {
			return l.draftError(err)
		}
		return l.verdict()
	}
	l.sayKept()
	return l.verdict()
}

// whole is the replay of the record if nothing more is to come.
func (l *logger) whole() *replay.Replay {
	recs, _ := notation.Parse(l.r.Canonical(false))
	return replay.Run(recs[0])
}

// finish stores the game. It returns errDone where it is done.
func (l *logger) finish() error {
	whole := l.whole()
	open := openTotals(whole)
	switch {
	case !l.saved:
		return l.refuse("log.nothing")
	case !whole.Complete && !whole.Broken:
		return l.refuse("log.not-over")
	case len(open) > 0 && !l.warned:
		l.warned = true
		return l.refuse("log.open-store", strings.Join(open, ", "))
	}
	e, ok := store.NewEntry(whole)
	if !ok {
		return failed(fmt.Errorf("the canonical form of draft %s has errors", l.draft.ID))
	}
	id, err := l.db.FinishDraft(l.draft.ID, e)
	if err != nil {
		return err
	}
	l.showResult(whole)
	l.note("log.stored", id, l.program(), l.draft.ID)
	return errDone
}

// openTotals is the names of the players whose total the record leaves open.
func openTotals(r *replay.Replay) []string {
	var names []string
	for i, t := range r.Final {
		if !t.Known() {
			names = append(names, clean.Line(r.Players[i]))
		}
	}
	return names
}
