package main

import (
	"fmt"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"partie/clean"
	"partie/notation"
)

// printDiagnostics prints what is wrong with a record, with the line and a caret
// under the place:
//
//	game.partie:4:7: error: 8♣ does not go onto 9♠: both are black [wrong-colour]
//	    1. A: 8cN
//	          ^~~
//	  hint: it would fit on E
func (a *app) printDiagnostics(file string, rec *notation.Record, ds []notation.Diagnostic) {
	for _, d := range ds {
		line, start := rec.Line(d.Pos)
		a.printDiagnostic(place(file, rec.Position(d.Pos)), d)
		a.printExcerpt(line, int(d.Pos-start), int(d.End-start))
		a.printHint(d)
	}
}

func (a *app) printFileDiagnostic(file string, d notation.FileDiagnostic) {
	a.printDiagnostic(place(file, d.Position), d.Diagnostic)
	a.printHint(d.Diagnostic)
}

// sayError prints an error that does not end the run, and returns the exit status
// that it calls for.
func (a *app) sayError(err error) int {
	a.complain(clean.Terminal(err.Error()))
	return status(err)
}

// complain prints an error.
func (a *app) complain(text string) {
	out := a.messages()
	for line := range strings.SplitSeq("partie: "+text, "\n") {
		fmt.Fprintln(out.out, out.fit(line, 2))
	}
}

// place is a place in a file as the start of a message.
func place(file string, p notation.Position) string {
	return fmt.Sprintf("%s:%d:%d: ", clean.Line(file), p.Line, p.Col)
}

// printDiagnostic prints the message behind the place that it is about.
func (a *app) printDiagnostic(place string, d notation.Diagnostic) {
	severity, on, off := a.text("severity."+d.Severity.String()), "", ""
	if a.colour() {
		on, off = "\x1b[1;31m", "\x1b[0m"
		if d.Severity == notation.Warning {
			on = "\x1b[1;33m"
		}
	}
	line := fmt.Sprintf("%s%s%s:%s %s [%s]", place, on, severity, off, clean.Line(d.Msg.In(a.lang)), d.Code)
	fmt.Fprintln(a.out, a.fit(line, 2))
}

// printExcerpt prints a line with marks under its bytes from to to.
func (a *app) printExcerpt(line string, from, to int) {
	from = min(from, len(line))
	to = min(max(to, from+1), len(line))
	shown, lead, mark := excerpt(line, from, to, a.excerptPart(line))
	fmt.Fprintf(a.out, "    %s\n    %s%s\n", shown, lead, mark)
}

func (a *app) printHint(d notation.Diagnostic) {
	if !d.Hint.IsZero() {
		fmt.Fprintln(a.out, a.fit("  "+a.text("diag.hint")+" "+clean.Line(d.Hint.In(a.lang)), 4))
	}
}

// excerptPart is how much of a long line is shown before a fault, of the fault and
// behind it: on a terminal where the line is too wide, less.
func (a *app) excerptPart(line string) int {
	const part = 50
	if room := a.width - 4; a.outTTY && ansi.StringWidth(clean.Line(line)) > room {
		return max(min((room-2)/3, part), 8)
	}
	return part
}

// excerpt is the part of a line around bytes from to to, cleaned for the terminal,
// with the blanks and the marks that go below it.
func excerpt(line string, from, to, part int) (shown, lead, mark string) {
	before := []rune(clean.Line(line[:from]))
	at := []rune(clean.Line(line[from:to]))
	after := []rune(clean.Line(line[to:]))
	if len(before) > part {
		before = append([]rune("…"), before[len(before)-part:]...)
	}
	if len(at) > part {
		at, after = append(at[:part:part], '…'), nil
	}
	if len(after) > part {
		after = append(after[:part:part], '…')
	}
	shown = string(before) + string(at) + string(after)
	return shown, strings.Repeat(" ", len(before)), "^" + strings.Repeat("~", max(len(at)-1, 0))
}
