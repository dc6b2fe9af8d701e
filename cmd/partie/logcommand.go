package main

import (
	"fmt"
	"strings"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
)

// command runs a line that began with a colon.
func (l *logger) command(line string) error {
	name, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	rest = strings.TrimSpace(rest)
	switch strings.ToLower(name) {
	case "u", "undo":
		return l.turnBack(sheet.undo, "log.undone", "log.nothing-to-undo")
	case "r", "redo":
		return l.turnBack(sheet.again, "log.redone", "log.nothing-to-redo")
	case "b", "board":
		l.r.Last().Text(l.out, l.view(l.r))
	case "t", "text":
		fmt.Fprint(l.out, clean.Terminal(string(l.r.Canonical(false))))
	case "l", "legal":
		l.showLegal()
	case "tag":
		tag, value, ok := strings.Cut(rest, " ")
		if !ok || strings.ContainsAny(tag, "[]\"") {
			return l.refuse("log.bad-tag")
		}
		return l.enterTag(tagLine(tag, unquote(strings.TrimSpace(value))))
	case "c", "comment":
		if rest == "" || strings.ContainsAny(rest, "{}") {
			return l.refuse("log.bad-comment")
		}
		return l.enter("{" + rest + "}")
	case "end":
		return l.end("@end")
	case "unfinished":
		return l.end("@unfinished")
	case "done", "save":
		return l.finish()
	case "q", "quit":
		l.sayKept()
		return errDone
	case "discard":
		return l.discard(rest)
	case "h", "help", "?":
		fmt.Fprintln(l.out, fillText(strings.ReplaceAll(l.text("log.help"), `\n`, "\n"), l.textWidth()))
	default:
		return l.refuse("log.no-command", name)
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
	l.showStatus()
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

// maxLegal is up to how many plies ":legal" spells out.
const maxLegal = 60

// showLegal lists what the seat to move can do as far as its cards are known.
func (l *logger) showLegal() {
	st := l.r.Last()
	plies := st.Legal(nil)
	switch {
	case st.Over() || l.r.Broken:
		fmt.Fprintln(l.out, l.text("log.over"))
	case waitsFor(st) != nil:
		fmt.Fprintln(l.out, clean.Line(waitsFor(st).Msg.In(l.lang)))
	case len(plies) == 0:
		fmt.Fprintln(l.out, l.text("log.legal-none"))
	case len(plies) > maxLegal:
		fmt.Fprintln(l.out, l.text("log.legal-many", len(plies)))
	default:
		var words []string
		for _, p := range plies {
			words = st.Words(engine.Turn{Plies: []engine.Ply{p}, Words: []int{0}}, words)
		}
		fmt.Fprintln(l.out, strings.Join(words, "  "))
	}
}

// view says how positions of a replay are drawn here.
func (a *app) view(r *replay.Replay) engine.View {
	v := engine.View{Lang: a.lang, Colours: r.Colours, Colour: a.colour(), Unicode: a.unicode(), Width: a.width}
	for _, name := range r.Players {
		v.Names = append(v.Names, clean.Line(name))
	}
	return v
}
