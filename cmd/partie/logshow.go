package main

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/lang"
)

// note tells a person something beside the results; -q keeps it away.
func (a *app) note(key string, args ...any) {
	if !a.quiet {
		fmt.Fprintln(a.out, a.fit(clean.Line(a.text(key, args...)), 0))
	}
}

// fit wraps a line for who reads it on a terminal.
func (a *app) fit(line string, indent int) string {
	width := max(a.width, 20)
	if !a.outTTY || ansi.StringWidth(line) <= width {
		return line
	}
	return wrap(line, width, indent)
}

// prompt asks a person for the next line.
func (l *logger) prompt() string {
	st := l.r.Last()
	p := strconv.Itoa(len(l.r.Steps) + 1)
	switch seat := st.ToMove(); {
	case st.Over() || l.r.Broken || l.r.Complete:
		p = l.text("log.over-prompt")
	case seat != engine.NoSeat:
		p += ". " + seat.String() + " " + l.seatName(seat)
	case waitsFor(st) != nil:
		p = "@"
	}
	if l.colour() {
		p = "\x1b[1m" + p + "\x1b[0m"
	}
	return p + "> "
}

// waitsFor says why no turn can be made; nil where one can.
func waitsFor(st engine.State) *engine.Fault {
	_, f := st.Clone().EndTurn(nil)
	if st.ToMove() != engine.NoSeat {
		return nil // the seat may have something to do before it ends its turn
	}
	return f
}

// showNew prints the turns that came since, each with what it scored.
func (l *logger) showNew(before *replay.Replay) {
	shown := len(before.Steps)
	turns := func(to int) {
		for ; shown < to; shown++ {
			s := &l.r.Steps[shown]
			line := clean.Line(turnText(s))
			if s.Forced {
				line += " ~\n" + l.fit("   "+l.brokenRule(s), 6)
			}
			fmt.Fprintln(l.out, line)
			for _, notice := range l.noticeLines(s) {
				fmt.Fprintln(l.out, l.fit(notice, 6))
			}
		}
	}
	seen := 0
	before.EachEvent(func(int, engine.Event) { seen++ })
	l.r.EachEvent(func(turn int, e engine.Event) {
		if turn < 0 {
			turn = len(l.r.Steps) // the end scoring
		}
		if seen--; seen < 0 {
			turns(turn)
			fmt.Fprintln(l.out, "   "+l.eventText(l.r, e))
		}
	})
	turns(len(l.r.Steps))
}

// turnText is a turn in a line, as the record has it.
func turnText(s *replay.Step) string {
	t := strconv.Itoa(s.Number) + ". "
	if s.Seat != engine.NoSeat {
		t += s.Seat.String() + ": "
	}
	return t + strings.Join(s.Words, " ")
}

// brokenRule says which rule a forced turn breaks.
func (a *app) brokenRule(s *replay.Step) string {
	return a.text("game.forced", clean.Line(s.Fault.Msg.In(a.lang)))
}

// noticeLines is what a turn brought besides points, a line each.
func (a *app) noticeLines(s *replay.Step) (lines []string) {
	for _, n := range s.Notices {
		lines = append(lines, "   "+clean.Line(n.In(a.lang)))
	}
	return lines
}

// eventText is an event in a line: who, how much and, where there is a reason, what
// for.
func (a *app) eventText(r *replay.Replay, e engine.Event) string {
	t := r.Players[e.Seat] + " " + points(e.Points, true)
	if why := r.Explain(e); !why.IsZero() {
		t += ": " + why.In(a.lang)
	}
	return clean.Line(t)
}

// points is a number of points, or the range that is open.
func points(t engine.Total, sign bool) string {
	form := "%d"
	if sign {
		form = "%+d"
	}
	if t.Known() {
		return fmt.Sprintf(form, t.Min)
	}
	return fmt.Sprintf(form+"…%d", t.Min, t.Max)
}

// totalsText is the totals of all in a line.
func (a *app) totalsText(players []string, totals []engine.Total) string {
	sep := " · "
	if !a.unicode() {
		sep = ", "
	}
	var parts []string
	for i, t := range totals {
		parts = append(parts, clean.Line(players[i])+" "+points(t, false))
	}
	return strings.Join(parts, sep)
}

// showPosition prints what a person wants to see after a turn.
func (l *logger) showPosition() {
	if l.boards {
		l.r.Last().Text(l.out, l.view(l.r))
	}
	l.showStatus()
}

// showStatus prints the totals and who is next, or what the record still needs.
func (l *logger) showStatus() {
	st := l.r.Last()
	totals := st.Totals(nil)
	line := "   " + l.totalsText(l.r.Players, totals)
	switch seat := st.ToMove(); {
	case st.Over() && len(l.r.Winners) > 0:
		line += "  " + l.text("log.over-won", l.outcome(l.r))
	case st.Over():
		line += "  " + l.text("log.over")
	case l.r.Broken: // the line below says it
	case seat != engine.NoSeat && !l.inTTY: // the prompt says it to people
		line += "  " + l.text("log.next", l.seatName(seat))
	}
	fmt.Fprintln(l.out, line)
	if l.r.Broken {
		l.hint("log.broken")
		return
	}
	var open []string
	for i, t := range totals {
		if !t.Known() {
			open = append(open, clean.Line(l.r.Players[i]))
		}
	}
	if len(open) > 0 {
		l.hint("log.open", strings.Join(open, ", "))
	}
	switch f := waitsFor(st); {
	case st.Over():
		l.hint("log.done")
	case f != nil && f.Hint.IsZero():
		l.hint("log.waits", f.Msg)
	case f != nil:
		l.hint("log.waits-hint", f.Msg, f.Hint)
	}
}

// hint is a line about what can be entered next.
func (l *logger) hint(key string, args ...any) {
	if !l.quiet {
		fmt.Fprintln(l.out, l.fit("   "+clean.Line(l.text(key, args...)), 3))
	}
}

// showResult prints the final totals and who won.
func (l *logger) showResult(r *replay.Replay) {
	fmt.Fprintln(l.out, l.resultText(r))
}

// outcome is how a game ended, in words.
func (a *app) outcome(r *replay.Replay) string {
	var winners []string
	for _, w := range r.Winners {
		winners = append(winners, clean.Line(r.Players[w]))
	}
	switch {
	case r.Broken:
		return a.text("game.broken")
	case !r.Complete:
		return a.text("game.incomplete")
	case len(winners) == 0:
		return a.text("game.open")
	}
	won := a.text("game.won", lang.Plain(strings.Join(winners, ", ")), len(winners))
	if tie := r.TieBreak(); !tie.IsZero() {
		won += " (" + clean.Line(tie.In(a.lang)) + ")"
	}
	return won
}
