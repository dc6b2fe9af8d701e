package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/engine"
	"partie/engine/replay"
	"partie/notation"
	"partie/store"
)

func newShow(a *app) *cobra.Command {
	var asJSON bool
	c := &cobra.Command{
		Use:               "show ID",
		Args:              cobra.ExactArgs(1),
		ValidArgsFunction: a.completeID,
		RunE:              func(_ *cobra.Command, args []string) error { return a.show(args[0], asJSON) },
	}
	c.Flags().BoolVar(&asJSON, "json", false, a.text("flag.json"))
	return c
}

// show prints one game with its annotations.
func (a *app) show(id string, asJSON bool) error {
	return a.readDB(func(db *store.DB) error {
		g, as, err := annotated(db, id)
		if err != nil {
			return err
		}
		if asJSON {
			j := newGameJSON(g, as)
			j.Text = g.Text
			return a.printJSON(j)
		}
		r, err := a.replayed(g)
		if err != nil {
			return err
		}
		a.showHead(g, r)
		a.showTurns(r, as)
		return nil
	})
}

// showHead prints what the head of the record says, and the result.
func (a *app) showHead(g *store.Game, r *replay.Replay) {
	title := g.Title
	if title == "" {
		title = r.Game.Title().In(a.lang)
	}
	fmt.Fprintf(a.out, "%s  %s\n", g.ID, clean.Line(title))
	line := func(key, value string) {
		if value != "" {
			fmt.Fprintf(a.out, "  %s %s\n", a.text("show."+key), clean.Line(value))
		}
	}
	line("game", strings.TrimSpace(g.Game+" "+g.Rules))
	line("date", strings.TrimSpace(g.Date+" "+g.Time))
	line("place", g.Place)
	line("group", g.Group)
	line("event", g.Event)
	line("scribe", g.Scribe)
	line("result", a.standings(g))
	switch {
	case g.Broken:
		line("state", a.text("show.broken"))
	case !g.Complete:
		line("state", a.text("show.incomplete"))
	}
	if g.Irregular {
		line("state", a.text("show.irregular"))
	}
}

// showTurns prints the turns with the comments of the record and the annotations.
func (a *app) showTurns(r *replay.Replay, as []store.Annotation) {
	fmt.Fprintln(a.out)
	note := func(text string) {
		for l := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
			fmt.Fprintf(a.out, "      %s\n", clean.Line(l))
		}
	}
	annotations := func(turn int) {
		for _, n := range as {
			if n.Turn == turn {
				note(a.annotation(n))
			}
		}
	}
	annotations(0)
	var comments []string
	for _, s := range r.Steps {
		it := &r.Record.Items[s.Item]
		words := append([]string{fmt.Sprintf("%d.", s.Number), s.Seat.String() + ":"}, s.Words...)
		if s.Seat == engine.NoSeat {
			words = append(words[:1], s.Words...)
		}
		words = r.Record.Marks(it, words)
		if s.Clock != notation.NoClock {
			words = append(words, notation.Clock(s.Clock))
		}
		if s.Forced {
			words = append(words, "~")
		}
		fmt.Fprintf(a.out, "  %s\n", clean.Line(strings.Join(words, " ")))
		comments = r.Record.Comments(s.Item, comments[:0])
		for _, c := range comments {
			note(c)
		}
		annotations(s.Number)
	}
}

// annotation is an annotation on one line: its number, which --delete wants, mark,
// text and author.
func (a *app) annotation(n store.Annotation) string {
	words := []string{fmt.Sprintf("[%d]", n.N)}
	for _, s := range []string{n.Mark, n.Text} {
		if s != "" {
			words = append(words, s)
		}
	}
	if n.Author != "" {
		words = append(words, "– "+n.Author)
	}
	return strings.Join(words, " ")
}

// completeID completes the ids of stored games, and nothing else.
func (a *app) completeID(c *cobra.Command, args []string, start string) ([]string, cobra.ShellCompDirective) {
	ids, _ := a.completeIDs(c, args, start)
	return ids, cobra.ShellCompDirectiveNoFileComp
}
