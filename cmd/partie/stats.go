package main

import (
	"io"

	"github.com/spf13/cobra"

	"partie/report"
	"partie/store"
)

func newStats(a *app) *cobra.Command {
	var filter store.Filter
	var f reportFlags
	c := &cobra.Command{
		Use:  "stats",
		Args: cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error { return a.stats(filter, f) },
	}
	a.filterFlags(c, &filter)
	c.Flags().StringVarP(&f.out, "output", "o", "", a.text("report.output"))
	c.Flags().StringVar(&f.format, "format", "", a.text("report.format"))
	c.Flags().BoolVar(&f.json, "json", false, a.text("flag.json"))
	c.RegisterFlagCompletionFunc("format", cobra.FixedCompletions(reportFormats, cobra.ShellCompDirectiveNoFileComp))
	return c
}

// stats counts the stored games that the filter chooses, by game and person.
func (a *app) stats(filter store.Filter, f reportFlags) error {
	if err := a.checkFilter(&filter); err != nil {
		return err
	}
	format, err := a.reportFormat(f)
	if err != nil {
		return err
	}
	if err := a.checkTarget(f.out); err != nil {
		return err
	}
	var t report.Tally
	err = a.readDB(func(db *store.DB) error {
		for g, err := range db.Played(filter, reviewVersions()) {
			if err != nil {
				return err
			}
			t.Add(played(g))
		}
		return nil
	})
	if err != nil {
		return err
	}
	s := t.Stats(choice(filter), a.lang)
	return a.writeResult(f.out, func(w io.Writer) error {
		switch format {
		case "json":
			return s.JSON(w)
		case "md":
			return s.Markdown(w)
		case "html":
			return s.HTML(w)
		case "csv":
			return s.CSV(w)
		}
		return s.Text(w, a.terminal(w))
	})
}

// choice is a filter as the statistics tell it.
func choice(f store.Filter) report.Choice {
	if f.Title != "" {
		f.Game = f.Title
	}
	return report.Choice{
		Game: f.Game, Player: f.Player, Group: f.Group, Place: f.Place, Since: f.Since, Until: f.Until, Players: f.Players, Text: f.Text,
	}
}
