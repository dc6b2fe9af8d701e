package main

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"partie/clean"
	"partie/store"
)

// annotateFlags are the flags of "partie annotate".
type annotateFlags struct {
	mark, author string
	remove       int
	list, json   bool
}

func newAnnotate(a *app) *cobra.Command {
	var f annotateFlags
	c := &cobra.Command{
		Use:               "annotate ID [TURN [TEXT...]]",
		Args:              cobra.MinimumNArgs(1),
		ValidArgsFunction: a.completeID,
		RunE: func(c *cobra.Command, args []string) error {
			switch {
			case f.list && len(args) == 1:
				return a.listAnnotations(args[0], f.json)
			case c.Flags().Changed("delete") && len(args) == 1:
				return a.withDB(func(db *store.DB) error { return db.DeleteAnnotation(args[0], f.remove) })
			case f.list || c.Flags().Changed("delete") || len(args) < 2:
				return usagef("%s", a.text("annotate.usage"))
			}
			return a.annotate(args[0], args[1], strings.Join(args[2:], " "), f)
		},
	}
	c.Flags().StringVar(&f.mark, "mark", "", a.text("annotate.mark"))
	c.Flags().StringVar(&f.author, "author", "", a.text("annotate.author"))
	c.Flags().IntVar(&f.remove, "delete", 0, a.text("annotate.delete"))
	c.Flags().BoolVar(&f.list, "list", false, a.text("annotate.list"))
	c.Flags().BoolVar(&f.json, "json", false, a.text("flag.json"))
	c.RegisterFlagCompletionFunc("mark", cobra.FixedCompletions(store.Marks, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// annotate adds an annotation to a turn, or for turn 0 to the game.
func (a *app) annotate(id, turn, text string, f annotateFlags) error {
	n, err := strconv.Atoi(turn)
	text = strings.TrimSpace(text)
	switch {
	case err != nil || n < 0:
		return usagef("%s", a.text("annotate.bad-turn", turn))
	case f.mark != "" && !slices.Contains(store.Marks, f.mark):
		return usagef("%s", a.text("annotate.bad-mark", f.mark, strings.Join(store.Marks, " ")))
	case f.mark != "" && n == 0:
		return usagef("%s", a.text("annotate.mark-needs-turn"))
	case f.mark == "" && text == "":
		return usagef("%s", a.text("annotate.empty"))
	case !utf8.ValidString(text) || !utf8.ValidString(f.author):
		return faultf("%s", a.text("annotate.utf8"))
	}
	return a.withDB(func(db *store.DB) error {
		n, err := db.Annotate(id, store.Annotation{Turn: n, Mark: f.mark, Text: clean.Terminal(text), Author: clean.Line(f.author)})
		if err == nil && !a.quiet {
			fmt.Fprintln(a.out, a.text("annotate.done", n))
		}
		return err
	})
}

func (a *app) listAnnotations(id string, asJSON bool) error {
	return a.readDB(func(db *store.DB) error {
		g, as, err := annotated(db, id)
		if err != nil {
			return err
		}
		if asJSON {
			return a.printJSON(append([]annotationJSON{}, newGameJSON(g, as).Annotations...))
		}
		t := table{head: strings.Split(a.text("annotate.head"), "|"), right: []bool{true, true}}
		for _, n := range as {
			t.add(strconv.Itoa(n.N), strconv.Itoa(n.Turn), n.Mark, n.Text, n.Author)
		}
		a.printTable(&t)
		return nil
	})
}
