package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
	"partie/report"
)

// replayFlags are the flags of "partie replay".
type replayFlags struct {
	at   int
	atOn bool // --at was given
	game int
}

func newReplay(a *app) *cobra.Command {
	var f replayFlags
	c := &cobra.Command{
		Use:               "replay ID|FILE",
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: a.completeIDs,
		RunE: func(c *cobra.Command, args []string) error {
			f.atOn = c.Flags().Changed("at")
			return a.replay(args[0], f)
		},
	}
	c.Flags().IntVar(&f.at, "at", 0, a.text("replay.at"))
	c.Flags().IntVar(&f.game, "game", 0, a.text("replay.game"))
	a.mapFlag(c, "flag.map")
	return c
}

// replay shows a game turn by turn: with keys on a terminal, else as a text.
func (a *app) replay(arg string, f replayFlags) error {
	recs, err := a.records(arg)
	if err != nil {
		return err
	}
	if f.game == 0 && len(recs) > 1 {
		return usagef("%s", a.text("replay.which", clean.Line(arg), len(recs)))
	}
	n := max(f.game, 1)
	if n > len(recs) || f.game < 0 {
		return usagef("%s", a.text("replay.no-game", clean.Line(arg), len(recs)))
	}
	r := replay.Run(recs[n-1])
	if !r.OK() {
		a.messages().printDiagnostics(arg, r.Record, r.Diags)
	}
	if r.Last() == nil {
		return errFault
	}
	switch {
	case f.atOn:
		err = a.replayAt(r, f.at)
	case a.inTTY && a.outTTY && arg != "-":
		err = a.step(r)
	default:
		a.replayAll(r)
	}
	if err == nil && !r.OK() {
		return errFault
	}
	return err
}

// replayAt prints the position after turn n; -1 is the last turn, -2 the one before.
func (a *app) replayAt(r *replay.Replay, n int) error {
	last := len(r.Steps)
	if n < 0 {
		if n += last + 1; n == 0 {
			n = -1 // before the first turn, which is no turn from the end
		}
	}
	if n < 0 || n > last {
		return faultf("%s", a.text("replay.no-turn", last))
	}
	fmt.Fprintf(a.out, "%s\n\n", a.headline(r))
	for _, line := range a.turnLines(r, n) {
		fmt.Fprintln(a.out, line)
	}
	fmt.Fprintln(a.out)
	position(r, n).Text(a.out, a.view(r))
	return nil
}

// replayAll prints every turn with what came of it, and the last position.
func (a *app) replayAll(r *replay.Replay) {
	fmt.Fprintf(a.out, "%s\n\n", a.headline(r))
	for n := 0; n <= len(r.Steps); n++ {
		for _, line := range a.turnLines(r, n) {
			fmt.Fprintln(a.out, line)
		}
	}
	fmt.Fprintln(a.out)
	r.Last().Text(a.out, a.view(r))
}

// position is the position after turn n. The last one holds what the record says
// behind its last turn.
func position(r *replay.Replay, n int) engine.State {
	if n == len(r.Steps) {
		return r.Last()
	}
	return replay.At(r.Record, n)
}

// headline names a game: what, who, when.
func (a *app) headline(r *replay.Replay) string {
	parts := []string{r.Game.Title().In(a.lang)}
	if t := r.Record.Tag("Title"); t != "" {
		parts[0] = t
	}
	parts = append(parts, strings.Join(r.Players, ", "))
	for _, v := range []string{report.Date(a.lang, r.Record.Tag("Date")), r.Record.Tag("Place")} {
		if v != "" {
			parts = append(parts, v)
		}
	}
	sep := " · "
	if !a.unicode() {
		sep = ", "
	}
	return clean.Line(strings.Join(parts, sep))
}

// turnLines is turn n and what came of it: its words with the scribe's marks, the
// scores, the totals, the comments. Turn 0 is what came before the first one; with
// the last turn comes the end.
func (a *app) turnLines(r *replay.Replay, n int) []string {
	var lines []string
	if n > 0 {
		lines = append(lines, a.stepText(r, &r.Steps[n-1]))
	}
	lines = append(lines, a.cameOf(r, n)...)
	if n > 0 {
		if s := &r.Steps[n-1]; len(s.Events) > 0 {
			lines = append(lines, "   "+a.totalsText(r.Players, s.Totals))
		}
		lines = append(lines, a.saidLines(r, &r.Steps[n-1])...)
	}
	if n == len(r.Steps) {
		lines = append(append(lines, a.endLines(r)...), a.resultText(r))
	}
	return lines
}

// cameOf is what came of turn n: the rule it breaks, what it brought besides points, and
// its scores.
func (a *app) cameOf(r *replay.Replay, n int) (lines []string) {
	events := r.Opening
	if n > 0 {
		s := &r.Steps[n-1]
		events = s.Events
		if s.Forced {
			lines = append(lines, "   "+a.brokenRule(s))
		}
		lines = append(lines, a.noticeLines(s)...)
	}
	for _, e := range events {
		lines = append(lines, "   "+a.eventText(r, e))
	}
	return lines
}

// endLines is what the end scoring brought.
func (a *app) endLines(r *replay.Replay) (lines []string) {
	if len(r.Ending) > 0 {
		lines = append(lines, "   "+a.text("replay.ending"))
	}
	for _, e := range r.Ending {
		lines = append(lines, "   "+a.eventText(r, e))
	}
	return lines
}

// resultText is the final totals and how the game ended.
func (a *app) resultText(r *replay.Replay) string {
	return a.totalsText(r.Players, r.Final) + "  " + a.outcome(r)
}

// saidLines is the comments that belong to a turn and its variations, in the order
// of the record.
func (a *app) saidLines(r *replay.Replay, s *replay.Step) []string {
	var lines []string
	variations := s.Lines
	for i := s.Item + 1; i < len(r.Record.Items); i++ {
		switch it := &r.Record.Items[i]; it.Kind {
		case notation.Turn:
			return lines
		case notation.Comment:
			lines = append(lines, "   {"+strings.TrimSpace(clean.Line(r.Record.CommentText(it)))+"}")
		case notation.Variation:
			if len(variations) > 0 {
				lines = append(lines, "   "+a.text("replay.instead", report.Variation(r, &variations[0])))
				variations = variations[1:]
			}
			i = it.Next() - 1
		}
	}
	return lines
}

// stepText is a turn in a line: as the record has it, with the player's name.
func (a *app) stepText(r *replay.Replay, s *replay.Step) string {
	t := turnText(s)
	it := &r.Record.Items[s.Item]
	for _, m := range r.Record.Marks(it, nil) {
		t += " " + m
	}
	if s.Clock != notation.NoClock {
		t += " " + notation.Clock(s.Clock)
	}
	if claim := r.Record.Text(r.Record.Claim(it)); claim != "" {
		t += " " + claim
	}
	if s.Forced {
		t += " ~"
	}
	if s.Seat != engine.NoSeat {
		t += "  (" + r.Players[s.Seat] + ")"
	}
	return clean.Line(t)
}
