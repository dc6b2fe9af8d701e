package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"partie/clean"
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

// headTags are the tags that showHead has words for; it prints others as they stand.
var headTags = []string{"Game", "Rules", "Players", "Title", "Date", "Time", "Place", "Group", "Event", "Scribe"}

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
	line("map", store.MapTag(g.Board))
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
	for _, t := range r.Record.Tags {
		if g.Board.Hash != "" && strings.EqualFold(t.Name, "Map") {
			continue
		}
		if !slices.ContainsFunc(headTags, func(name string) bool { return strings.EqualFold(name, t.Name) }) {
			fmt.Fprintf(a.out, "  %s\n", clean.Line(r.Record.Text(t.Span)))
		}
	}
}

// showTurns prints the record behind its head, line by line in its canonical
// spelling. What belongs to a turn stands indented below it: comments, variations,
// and the annotations.
func (a *app) showTurns(r *replay.Replay, as []store.Annotation) {
	fmt.Fprintln(a.out)
	lines := func(indent, text string) {
		for l := range strings.SplitSeq(strings.TrimSpace(text), "\n") {
			fmt.Fprintln(a.out, indent+clean.Line(l))
		}
	}
	const below = "      "
	annotations := func(turn int) {
		for _, n := range as {
			if n.Turn == turn {
				lines(below, a.annotation(n))
			}
		}
	}
	recs, _ := notation.Parse(r.Canonical(false))
	rec := recs[0]
	turn, done := 0, false // done: the annotations of the turn are printed
	for i := 0; i < len(rec.Items); i++ {
		it := &rec.Items[i]
		belongs := it.Kind == notation.Comment || it.Kind == notation.Variation
		if !done && !belongs && i >= rec.Lead {
			annotations(turn)
			done = true
		}
		switch it.Kind {
		case notation.Turn:
			lines("  ", rec.Text(it.Span))
			turn, done = turn+1, false
		case notation.Comment:
			lines(below, rec.CommentText(it))
		case notation.Variation:
			lines(below, rec.Text(it.Span))
			i = it.Next() - 1
		default:
			lines("  ", rec.Text(it.Span))
		}
	}
	if !done {
		annotations(turn)
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
