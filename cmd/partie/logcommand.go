package main

import (
	"fmt"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
)

// commandNames leads the other names of commands, short or German, to those of
// command.
var commandNames = map[string]string{
	"u": "undo", "zurück": "undo", "zurueck": "undo",
	"r": "redo", "wieder": "redo",
	"b": "board", "brett": "board",
	"t": "text",
	"l": "legal", "möglich": "legal", "moeglich": "legal",
	"c": "comment", "kommentar": "comment",
	"ende":        "end",
	"abgebrochen": "unfinished",
	"save":        "done", "fertig": "done", "speichern": "done",
	"q": "quit", "schluss": "quit",
	"verwerfen": "discard",
	"h":         "help", "?": "help", "hilfe": "help",
}

// command runs a line that began with a colon.
func (l *logger) command(line string) error {
	name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	rest = strings.TrimSpace(rest)
	command := strings.ToLower(name)
	if full, ok := commandNames[command]; ok {
		command = full
	}
	switch command {
	case "undo":
		return l.turnBack(sheet.undo, "log.undone", "log.nothing-to-undo")
	case "redo":
		return l.turnBack(sheet.again, "log.redone", "log.nothing-to-redo")
	case "board":
		return l.board(rest)
	case "text":
		fmt.Fprint(l.out, clean.Terminal(string(l.r.Canonical(false))))
	case "legal":
		l.showLegal(strings.Fields(rest))
	case "tag":
		tag, value, ok := strings.Cut(rest, " ")
		if !ok || strings.ContainsAny(tag, "[]\"") {
			return l.refuse("log.bad-tag")
		}
		return l.enterTag(tagLine(tag, unquote(strings.TrimSpace(value))))
	case "comment":
		if rest == "" || strings.ContainsAny(rest, "{}") {
			return l.refuse("log.bad-comment")
		}
		return l.enter("{" + rest + "}")
	case "end":
		return l.end("@end")
	case "unfinished":
		return l.end("@unfinished")
	case "done":
		return l.finish()
	case "quit":
		l.sayKept()
		return errDone
	case "discard":
		return l.discard(rest)
	case "help":
		l.help()
	default:
		return l.refuse("log.no-command", name)
	}
	return nil
}

// help says how a turn of this game is written, and which commands there are.
func (l *logger) help() {
	text := l.r.Game.Brief(l.lang) + "\n" + strings.ReplaceAll(l.text("log.help", l.program(), l.r.Game.Name()), `\n`, "\n")
	fmt.Fprintln(l.out, fillText(text, l.textWidth()))
}

// board draws the position now, or from now on after every turn.
func (l *logger) board(when string) error {
	switch strings.ToLower(when) {
	case "":
		l.r.Last().Text(l.out, l.view(l.r))
	case "on", "an":
		l.boards = true
		l.r.Last().Text(l.out, l.view(l.r))
	case "off", "aus":
		l.boards = false
	default:
		return l.refuse("log.bad-board")
	}
	return nil
}

// unquote takes away the quotes around a value that was typed as a file has it.
func unquote(s string) string {
	if n := len(s); n > 1 && s[0] == '"' && s[n-1] == '"' {
		return s[1 : n-1]
	}
	return s
}

// end ends the record here, unless the game has: the directive would only earn a
// warning whenever the record is read.
func (l *logger) end(directive string) error {
	if l.r.Last().Over() || l.r.Broken {
		return l.refuse("log.is-over")
	}
	return l.enter(directive)
}

// turnBack goes a line back or forward again.
func (l *logger) turnBack(step func(sheet) (sheet, bool), done, nothing string) error {
	next, ok := step(l.sheet)
	if !ok {
		return l.refuse(nothing)
	}
	line := ""
	if n := len(l.sheet.lines); len(next.lines) < n {
		line = l.sheet.lines[n-1]
	} else {
		line = next.lines[n]
	}
	r, err := next.replay()
	if err != nil {
		return failed(err)
	}
	if l.report(r, behind(len(next.text()))) {
		l.wrong = true
		return nil // a tag was changed since the line was undone
	}
	if err := l.keep(next, r); err != nil {
		return err
	}
	l.note(done, line)
	l.showPosition()
	return nil
}

// discard throws the draft away; the word yes is asked for, since nothing brings it
// back.
func (l *logger) discard(word string) error {
	if !strings.EqualFold(word, l.text("log.yes")) && word != "yes" {
		return l.refuse("log.discard-how")
	}
	if l.saved {
		if err := l.db.DeleteDraft(l.draft.ID); err != nil {
			return err
		}
	}
	l.note("log.discarded")
	return errDone
}

// sayKept says how to go on later.
func (l *logger) sayKept() {
	if !l.saved {
		l.note("log.nothing-kept")
		return
	}
	l.note("log.kept", l.draft.ID, l.program())
}

// view says how positions of a replay are drawn here.
func (a *app) view(r *replay.Replay) engine.View {
	v := engine.View{Lang: a.lang, Colours: r.Colours, Colour: a.colour(), Unicode: a.unicode(), Width: a.width}
	for _, name := range r.Players {
		v.Names = append(v.Names, clean.Line(name))
	}
	return v
}
